/// XML as a tree of objects and lists, to be read as JSON is.
///
/// An element's attributes and the elements in it are the members of an object. Elements of one name are a list,
/// and an element with nothing but a text is that text; attributes beside a text are members beside it.
enum MarkupTree {
  /// Deeper files are not data.
  private static let mostLevels = 64

  /// Returns the root element's content; nil if the text is no XML with an element in its root.
  static func value(_ bytes: [UInt8]) -> JSONValue? {
    var tags = MarkupScanner(bytes)
    var open: [Element] = []
    while let tag = tags.next() {
      if tag.name.first.map({ "?!".contains($0) }) ?? true { continue }
      if tag.isEnd {
        guard let place = open.lastIndex(where: { $0.name == tag.name }) else { continue }
        while open.count > place + 1 { close(&open) }
        if open.count == 1 { return document(open[0]) }
        close(&open)
        continue
      }
      guard open.count < mostLevels else { return nil }
      open.append(Element(tag))
      if tag.isEmpty { close(&open) }
    }
    return nil
  }

  /// The root element's content, with the currency of a form that has only one.
  private static func document(_ root: Element) -> JSONValue {
    guard let currency = currencies[root.name], case .object(let members) = root.value else {
      return root.value
    }
    return .object(members + [JSONMember(key: "currency", value: .text(currency))])
  }

  /// Electronic invoices that state no currency.
  ///
  /// Sources: Manual de Orientação do Contribuinte da NF-e (`moeda` is real); Formato de Documentos Tributarios
  /// Electrónicos of the SII (amounts in pesos).
  private static let currencies = [
    "nfeProc": "BRL", "NFe": "BRL", "CFe": "BRL", "DTE": "CLP", "EnvioDTE": "CLP",
  ]

  private static func close(_ open: inout [Element]) {
    guard open.count > 1 else { return }
    let element = open.removeLast()
    open[open.count - 1].take(element)
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
      attributes = tag.attributes.map { JSONMember(key: $0.name, value: .text($0.value)) }
    }

    mutating func take(_ element: Element) {
      guard let place = places[element.name] else {
        places[element.name] = members.count
        return members.append(Member(name: element.name, elements: [element]))
      }
      members[place].elements.append(element)
    }

    var value: JSONValue {
      if attributes.isEmpty, members.isEmpty { return .text(text) }
      let inner = members.flatMap { member in
        member.elements.count > 1
          ? [JSONMember(key: member.name, value: .array(member.elements.map(\.value)))]
          : member.elements[0].asMembers
      }
      return .object(
        attributes + inner + (text.isEmpty ? [] : [JSONMember(key: "value", value: .text(text))]))
    }

    /// The only element of its name: `<Amount currency="EUR">1.50</Amount>` has an amount and its currency.
    private var asMembers: [JSONMember] {
      guard members.isEmpty, !text.isEmpty else { return [JSONMember(key: name, value: value)] }
      return [JSONMember(key: name, value: .text(text))]
        + attributes.map { JSONMember(key: "\(name) \($0.key)", value: $0.value) }
    }
  }
}
