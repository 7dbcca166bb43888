/// XML as a tree of objects and lists, to be read as JSON is.
///
/// An element's attributes and the elements in it are the members of an object. Elements of one name are a list,
/// and an element with nothing but a text is that text; attributes beside a text are members beside it.
enum MarkupTree {
  /// Deeper files are not data.
  private static let mostLevels = 64

  /// Returns the root element's content; nil if the text is not XML, or its root has no element.
  static func value(_ bytes: [UInt8]) -> JSONValue? {
    var tags = MarkupScanner(bytes)
    var open: [Element] = []
    var lists = lines
    while let tag = tags.next() {
      if tag.name.first.map({ "?!".contains($0) }) ?? true { continue }
      if tag.isEnd {
        guard let place = open.lastIndex(where: { $0.name == tag.name }) else { continue }
        while open.count > place + 1 { close(&open, &lists) }
        if open.count == 1 { return document(open[0], lists) }
        close(&open, &lists)
        continue
      }
      guard open.count < mostLevels else { return nil }
      open.append(Element(tag))
      if tag.isEmpty { close(&open, &lists) }
    }
    return nil
  }

  /// The root element's content, with the currency of a form that has only one.
  private static func document(_ root: Element, _ lists: Set<String>) -> JSONValue {
    let value = root.value(lists, isDocument: true)
    guard case .object(var members) = value else { return value }
    if let currency = currencies[root.name] {
      members.append(JSONMember(key: "currency", value: .text(currency)))
    }
    return .object(members)
  }

  /// The lines of electronic invoices, which are lists also where there is one.
  private static let lines: Set<String> = [
    "Conceptos/Concepto", "infNFe/det", "DatiBeniServizi/DettaglioLinee", "Invoice/InvoiceLine",
    "CreditNote/CreditNoteLine", "Fa/FaWiersz", "Documento/Detalle",
    "SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem",
  ]

  /// The codes of credit notes by the elements that hold them.
  ///
  /// Sources: UNTDID 1001 (381), the technical rules of FatturaPA (TD04), NF-e (`finNFe` 4: a return).
  private static let creditNotes = [
    "InvoiceTypeCode": "381", "TypeCode": "381", "TipoDocumento": "TD04", "finNFe": "4",
    "TipoDeComprobante": "E",
  ]

  /// Codes of forms, states and tax payers, which look like numbers of receipts, and the tax of each line.
  private static let codes: Set<String> = [
    "cUF", "IdCodice", "WariantFormularza", "TypeCode", "InvoiceTypeCode", "CompanyID", "CNPJ",
    "Rfc", "ProgressivoInvio", "NIP", "FormaPago", "LugarExpedicion", "Traslados", "Retenciones",
  ]

  /// What electronic invoices call a fact, in words.
  private static let names = [
    "nNF": "receipt number", "Numero": "receipt number", "Folio": "receipt number",
    "P_2": "receipt number", "P_7": "item name", "P_8B": "quantity",
    "P_9A": "unit price", "P_9B": "unit price", "P_11": "line total", "P_11A": "line total",
    "P_15": "receipt total", "P_1": "invoice date", "Podmiot2": "buyer", "Descripcion": "item name",
  ]

  /// Electronic invoices that state no currency.
  ///
  /// Sources: Manual de Orientação do Contribuinte da NF-e (`moeda` is real); Formato de Documentos Tributarios
  /// Electrónicos of the SII (amounts in pesos).
  private static let currencies = [
    "nfeProc": "BRL", "NFe": "BRL", "CFe": "BRL", "DTE": "CLP", "EnvioDTE": "CLP",
  ]

  /// Adds the last open element to the one around it, and notes which names repeat in which.
  private static func close(_ open: inout [Element], _ lists: inout Set<String>) {
    guard open.count > 1 else { return }
    let element = open.removeLast()
    if open[open.count - 1].take(element) {
      lists.insert("\(open[open.count - 1].name)/\(element.name)")
    }
  }

  private struct Element {
    let name: String
    private let text: String
    private let attributes: [JSONMember]
    private var members: [Member] = []
    private var places: [String: Int] = [:]

    private struct Member {
      let name: String
      var elements: [Element]
    }

    init(_ tag: MarkupScanner.Tag) {
      name = tag.name
      text = tag.text
      attributes = tag.attributes.filter { !codes.contains($0.name) }.map {
        JSONMember(key: names[$0.name] ?? $0.name, value: .text($0.value))
      }
    }

    /// Adds an element, and returns true if it is not the first of its name.
    mutating func take(_ element: Element) -> Bool {
      guard let place = places[element.name] else {
        places[element.name] = members.count
        members.append(Member(name: element.name, elements: [element]))
        return false
      }
      members[place].elements.append(element)
      return true
    }

    /// Returns true if it has the code of a credit note, also in an element that is not one of a list.
    private func isCreditNote(_ lists: Set<String>) -> Bool {
      creditNotes[name] == text && !text.isEmpty
        || attributes.contains { creditNotes[$0.key] == $0.value.cell }
        || members.contains {
          !lists.contains("\(name)/\($0.name)") && $0.elements[0].isCreditNote(lists)
        }
    }

    /// Returns the content; what repeats in some element, as named in `lists`, is a list in all of its name.
    ///
    /// A whole document, or one of a list of them, also says whether it is a credit note.
    func value(_ lists: Set<String>, isDocument: Bool = false) -> JSONValue {
      if attributes.isEmpty, members.isEmpty { return .text(text) }
      let type =
        name == "CreditNote" || isDocument && isCreditNote(lists)
        ? [JSONMember(key: "document type", value: .text("credit note"))] : []
      let inner = members.flatMap { member in
        lists.contains("\(name)/\(member.name)") && !codes.contains(member.name)
          ? [
            JSONMember(
              key: names[member.name] ?? member.name,
              value: .array(member.elements.map { $0.value(lists, isDocument: true) }))
          ] : member.elements[0].asMembers(lists)
      }
      return .object(
        attributes + inner + type
          + (text.isEmpty ? [] : [JSONMember(key: "value", value: .text(text))]))
    }

    /// The only element of its name: `<Amount currency="EUR">1.50</Amount>` has an amount and its currency.
    private func asMembers(_ lists: Set<String>) -> [JSONMember] {
      if codes.contains(name) { return [] }
      let name = names[name] ?? name
      guard members.isEmpty, !text.isEmpty else {
        return [JSONMember(key: name, value: value(lists))]
      }
      return [JSONMember(key: name, value: .text(text))]
        + attributes.map { JSONMember(key: "\(name) \($0.key)", value: $0.value) }
    }
  }
}
