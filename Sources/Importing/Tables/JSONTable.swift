import ByteTools

/// Converts JSON objects to a table.
///
/// Each object is a row. If it holds an array of lines, each line is a row, and the fields around
/// the array are repeated on every row. A row has the line number of its object in the JSON file,
/// if each object begins on a line of its own.
struct JSONTable {
  /// The largest supported JSON file in bytes; the whole file is read into memory.
  static let byteLimit = 64 << 20

  private var columns: [String] = []
  private var places: [String: Int] = [:]
  private var rows: [(line: Int, cells: [(column: Int, text: String)])] = []
  private var line = 1
  private var counted = 0
  /// The number of objects with amounts in lists that are not imported, by the name of the list.
  private var leftOut: [String: Int] = [:]

  /// Returns true if the text begins like a JSON object or an array of objects.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    let text = bytes[LooseJSON.start(of: bytes[...])...]
    if text.first == UInt8(ascii: "{") {
      // Not `{1:F01BANK…`, which opens messages of SWIFT.
      guard let next = text.dropFirst().first(where: { $0 > 0x20 }) else { return false }
      return "\"'}/_$".utf8.contains(next) || next | 0x20 &- UInt8(ascii: "a") < 26
    }
    return text.first == UInt8(ascii: "[")
      && text.dropFirst().first { $0 > 0x20 } == UInt8(ascii: "{")
  }

  /// Returns the table and notices about lists that it leaves out, or nil if the file is not valid
  /// JSON.
  static func rewritten(
    _ source: FileSource, from start: Int, in folder: String
  ) throws(ImportError) -> (table: FileSource, notices: [ImportNotice])? {
    guard source.byteCount <= byteLimit else { return nil }
    let bytes = try source.bytes(at: start, count: source.byteCount - start)
    let table = JSONTable(bytes) ?? JSONTable(LooseJSON.strict(bytes))
    return try table?.written(for: source, in: folder)
  }

  /// Returns the table of one object, or nil if it has no columns.
  static func rewritten(
    _ value: JSONValue, for source: FileSource, in folder: String
  ) throws(ImportError) -> (table: FileSource, notices: [ImportNotice])? {
    var table = JSONTable()
    table.add(value)
    return try table.written(for: source, in: folder)
  }

  private init() {}

  /// Returns nil if the bytes are not JSON.
  private init?(_ bytes: [UInt8]) {
    guard bytes.withUnsafeBufferPointer({ (try? read($0)) != nil }) else { return nil }
  }

  private func written(
    for source: FileSource, in folder: String
  ) throws(ImportError) -> (table: FileSource, notices: [ImportNotice])? {
    guard columns.count > 1 else { return nil }
    let target = try FileSource(temporaryFor: source.path, in: folder)
    try target.append(text)
    let notices = leftOut.sorted { $0.key < $1.key }.map { name, count in
      ImportNotice("the list '\(name)' of \(count) objects with amounts is left out")
    }
    return (target, notices)
  }

  private mutating func read(_ bytes: Bytes) throws(JSONFault) {
    var scanner = JSONScanner(bytes)
    scanner.skipBlanks()
    // Reads the elements of one array, or objects that follow each other (JSON Lines).
    if bytes[scanner.offset] == UInt8(ascii: "[") {
      var table = self
      try scanner.elements { (inner) throws(JSONFault) in try table.add(&inner) }
      self = table
      return try scanner.finish()
    }
    while scanner.offset < bytes.count {
      try add(&scanner)
      scanner.skipBlanks()
      if scanner.take(",") { scanner.skipBlanks() }
    }
  }

  /// Adds the rows of the next object.
  private mutating func add(_ scanner: inout JSONScanner) throws(JSONFault) {
    for byte in scanner.bytes[counted..<scanner.offset] where byte == 0x0A { line += 1 }
    counted = scanner.offset
    add(try JSONValue(&scanner))
  }

  private mutating func add(_ value: JSONValue) {
    guard case .object(let members) = value else { return }
    if let rows = Self.rowsBelowColumns(members) {
      for cells in rows { add(cells) }
    } else {
      expand(value, around: [])
    }
  }

  /// Returns the rows of an object with one array of column names and one array of cell arrays.
  ///
  /// Example: `{"columns": ["day", "item"], "rows": [["2026-10-03", "Milk"]]}`.
  private static func rowsBelowColumns(
    _ members: [JSONMember]
  ) -> [[(header: String, text: String)]]? {
    for names in members {
      guard case .array(let headers) = names.value, headers.count > 1 else { continue }
      let titles = headers.compactMap { if case .text = $0 { $0.cell } else { nil } }
      guard titles.count == headers.count else { continue }
      for member in members {
        guard case .array(let rows) = member.value, !rows.isEmpty else { continue }
        let cells = rows.compactMap { row -> [JSONValue]? in
          if case .array(let cells) = row, cells.count == titles.count { cells } else { nil }
        }
        guard cells.count == rows.count else { continue }
        return cells.map { row in
          zip(titles, row).compactMap { title, cell in cell.cell.map { (title, $0) } }
        }
      }
    }
    return nil
  }

  /// A value and the keys on the path to it.
  struct Leaf {
    let path: [String]
    let value: JSONValue

    var count: Int {
      if case .array(let elements) = value { elements.count } else { 0 }
    }

    /// The keys of the first object in a list.
    var keys: [String]? {
      guard case .array(let elements) = value, case .object(let members)? = elements.first else {
        return nil
      }
      return members.map(\.key).sorted()
    }

    /// The column header: the last two keys of the path.
    var header: String { path.suffix(2).joined(separator: " ") }
  }

  /// Adds a row for an object, or a row per line if it has an array of lines.
  private mutating func expand(
    _ object: JSONValue, around: [(header: String, text: String)], isLine: Bool = false
  ) {
    var leaves: [Leaf] = []
    var lists: [Leaf] = []
    Self.collect(object, [], &leaves, &lists)
    let isWhole = Self.namesItemAndAmount(leaves)
    guard let list = Self.lines(among: lists, isLine: isLine, besidesAmount: isWhole) else {
      if !isLine { noteLeftOut(lists) }
      var taken = Set(leaves.map(\.header))
      var cells = around.map { outer in
        (
          header: taken.insert(outer.header).inserted ? outer.header : "receipt \(outer.header)",
          outer.text
        )
      }
      cells += leaves.compactMap { leaf in leaf.value.cell.map { (leaf.header, $0) } }
      cells += Self.discounts(among: lists)
      add(cells)
      return
    }
    var outer = around
    for leaf in leaves {
      guard let text = leaf.value.cell else { continue }
      // A discount on the whole receipt belongs to no line.
      if leaf.value.isNumber, RoleWords.score(HeaderWords(leaf.header), .discount) >= 5 { continue }
      // Numbers next to the array of lines are totals of the whole receipt.
      let isOfWhole = leaf.value.isNumber && !leaf.header.lowercased().contains("receipt")
      outer.append((isOfWhole ? "receipt \(leaf.header)" : leaf.header, text))
    }
    let isOfLines = list.path.last.map { Self.lineNames.contains(HeaderWords.normal($0)) } ?? false
    let alike = lists.filter { Self.areAlike($0, list) }
    let rest = lists.filter { !Self.areAlike($0, list) }
    let lines = alike.flatMap { list -> [JSONValue] in
      if case .array(let elements) = list.value { elements } else { [] }
    }
    let charges = Self.charges(leaves, rest, lines)
    noteLeftOut(rest.filter { !charges.lists.contains($0.path.joined(separator: ".")) })
    for list in alike {
      guard case .array(let elements) = list.value else { continue }
      // If several lists have the same form, the keys of each become the category of its lines.
      let keys = alike.count > 1 ? list.path.suffix(2) : []
      let sections = zip(["category", "section"], keys.reversed()).map { (header: $0, text: $1) }
      for element in elements { expand(element, around: outer + sections, isLine: isOfLines) }
    }
    guard !charges.rows.isEmpty else { return }
    // What a line has under the same name is the receipt's beside it.
    let own = Set(lines.flatMap(Self.headers))
    let whole = outer.map {
      (header: own.contains($0.header) ? "receipt \($0.header)" : $0.header, $0.text)
    }
    for row in charges.rows { add(whole + row) }
  }

  /// Whether the objects of two lists have the same keys, or one of them lacks some that are not always there.
  private static func areAlike(_ one: Leaf, _ other: Leaf) -> Bool {
    guard let own = one.keys, let others = other.keys else { return one.keys == other.keys }
    if own == others { return true }
    let (fewer, more) = own.count < others.count ? (own, Set(others)) : (others, Set(own))
    return one.path.count == other.path.count && one.path.last == other.path.last
      && fewer.count > 1 && more.isSuperset(of: fewer)
  }

  /// Counts the objects of lists with amounts that are not imported.
  private mutating func noteLeftOut(_ lists: [Leaf]) {
    for list in lists where Self.holdsAmounts(list) {
      let name = list.path.joined(separator: ".")
      leftOut[name, default: 0] += list.count
    }
  }

  /// Returns true if one object names both the item and its total.
  private static func namesItemAndAmount(_ leaves: [Leaf]) -> Bool {
    func names(_ roles: [Role]) -> Bool {
      leaves.contains { leaf in
        let header = HeaderWords(leaf.path.last ?? "")
        return roles.contains { RoleWords.score(header, $0) >= 5 }
      }
    }
    return names([.item]) && names([.total])
  }

  /// Collects the scalar values of an object and of the objects in it, and its arrays of objects.
  static func collect(
    _ value: JSONValue, _ path: [String], _ leaves: inout [Leaf], _ lists: inout [Leaf]
  ) {
    switch value {
    case .object(let members):
      if let read = JSONReading.value(of: members) {
        return leaves.append(Leaf(path: path, value: read))
      }
      if let elements = elementsByKey(members) ?? amountsByName(members, path) {
        return lists.append(Leaf(path: path, value: .array(elements)))
      }
      var members = members
      if let (elements, rest) = JSONParallelLists.joined(members) {
        lists.append(Leaf(path: path + ["items"], value: .array(elements)))
        members = rest
      }
      for member in JSONMoney.inMainUnits(members) where !describesBuyer(member) {
        collect(member.value, path + [member.key], &leaves, &lists)
      }
    case .array(let elements) where value.cell == nil:
      let objects = elements.flatMap(objects)
      let isList = objects.allSatisfy { if case .object = $0 { true } else { false } }
      if isList { lists.append(Leaf(path: path, value: .array(objects))) }
    case .absent, .number, .text, .array: leaves.append(Leaf(path: path, value: value))
    }
  }

  /// Returns true for an object that describes the buyer; it has no facts of the purchase.
  private static func describesBuyer(_ member: JSONMember) -> Bool {
    guard case .object = member.value else { return false }
    return buyers.contains(HeaderWords.normal(member.key))
  }

  private static let buyers: Set<String> = [
    "buyer", "buyer trade party", "ship to trade party", "invoicee trade party", "customer",
    "client", "purchaser", "bill to", "ship to", "accounting customer party",
    "receptor", "destinatario", "dest", "cessionario committente", "comprador", "cliente", "kunde",
    "käufer", "acheteur", "покупатель",
  ]

  /// What an array holds, however many arrays stand around it.
  private static func objects(in value: JSONValue) -> [JSONValue] {
    if case .array(let elements) = value { elements.flatMap(objects) } else { [value] }
  }

  /// The objects of one that holds nothing but objects of the same form, each under a key of its own.
  private static func elementsByKey(_ members: [JSONMember]) -> [JSONValue]? {
    guard members.count > 1 else { return nil }
    var form: [String]?
    var elements: [JSONValue] = []
    for member in members {
      guard case .object(let inner) = member.value, inner.count > 1,
        inner.contains(where: \.value.isNumber), JSONReading.value(of: inner) == nil
      else { return nil }
      let keys = inner.map(\.key)
      if let form, form != keys { return nil }
      form = keys
      elements.append(.object([JSONMember(key: "key", value: .text(member.key))] + inner))
    }
    return elements
  }

  /// The lines of an object of which each key is the name of what has the amount, alone or among other cells.
  ///
  /// Example: `{"Leeks 500 g": ["Vegetables", 1.39], "Milk": ["Dairy", 1.20]}`.
  private static func amountsByName(_ members: [JSONMember], _ path: [String]) -> [JSONValue]? {
    let rows = members.map { member in
      if case .array(let cells) = member.value { cells } else { [member.value] }
    }
    guard members.count > 2, let width = rows.first?.count, (1...6).contains(width),
      rows.allSatisfy({ $0.count == width && $0.count(where: \.isNumber) == 1 }),
      rows.joined().allSatisfy({ $0.cell != nil }),
      members.count(where: { RoleWords.isKnown(HeaderWords($0.key)) }) * 4 < members.count,
      width > 1 || path.last.map({ lineNames.contains(HeaderWords.normal($0)) }) ?? true
    else { return nil }
    return zip(members, rows).map { member, cells in
      let named = cells.enumerated().map { place, value in
        JSONMember(key: value.isNumber ? "amount" : "text \(place + 1)", value: value)
      }
      return .object([JSONMember(key: "item", value: .text(member.key))] + named)
    }
  }

  static func namesDiscounts(_ list: Leaf) -> Bool {
    RoleWords.score(HeaderWords(list.path.last ?? ""), .discount) >= 5
  }

  /// Returns the discounts on a line, one column each, from an array such as `discounts`.
  private static func discounts(among lists: [Leaf]) -> [(header: String, text: String)] {
    var amounts: [String] = []
    for list in lists where namesDiscounts(list) {
      guard case .array(let elements) = list.value else { continue }
      for element in elements {
        var (leaves, inner): ([Leaf], [Leaf]) = ([], [])
        collect(element, [], &leaves, &inner)
        let amount = leaves.first { leaf in
          leaf.value.cell.map { cell in
            withBytes(of: cell) { NumberCell($0)?.isBare == true }
          } ?? false
        }
        if let text = amount?.value.cell { amounts.append(text) }
      }
    }
    return amounts.enumerated().map { ($0 == 0 ? "discount" : "discount \($0 + 1)", $1) }
  }

  /// Returns the array with the lines.
  ///
  /// It is the one with a known name, or else the longest one whose objects hold a text and a
  /// number.
  private static func lines(among lists: [Leaf], isLine: Bool, besidesAmount: Bool) -> Leaf? {
    let named = lists.filter { list in
      list.path.last.map { name in
        // `receiptUiItems`
        names.contains(HeaderWords.normal(name))
          || HeaderWords.split(name).last.map(lineNames.contains) ?? false
      } ?? false
    }
    // Lists inside a line are discounts, taxes or options, not lines.
    if isLine { return nil }
    // What keeps until a day is a list of its own among others of the pantry.
    if let dated = longest(lists.filter(namesExpiry)) { return dated }
    // If the object has an amount, an unknown list may only split that amount between people.
    return longest(named) ?? longest(lists.filter { holdsAmounts($0, namesItems: besidesAmount) })
  }

  /// The headers of the scalars of a line.
  private static func headers(of line: JSONValue) -> [String] {
    var (leaves, lists): ([Leaf], [Leaf]) = ([], [])
    collect(line, [], &leaves, &lists)
    return leaves.map(\.header)
  }

  private static func namesExpiry(_ list: Leaf) -> Bool {
    list.keys?.contains { RoleWords.score(HeaderWords($0), .expires) >= 6 } ?? false
  }

  private static func longest(_ lists: [Leaf]) -> Leaf? {
    lists.enumerated().max { ($0.element.count, -$0.offset) < ($1.element.count, -$1.offset) }?
      .element
  }

  private static func holdsAmounts(_ list: Leaf) -> Bool { holdsAmounts(list, namesItems: false) }

  /// Returns true if the objects of a list look like lines: a text and a number, or lists of their
  /// own.
  ///
  /// With `namesItems`, the objects must name an item and a total.
  private static func holdsAmounts(_ list: Leaf, namesItems: Bool) -> Bool {
    guard case .array(let elements) = list.value, !elements.isEmpty, !namesDiscounts(list) else {
      return false
    }
    var leaves: [Leaf] = []
    var lists: [Leaf] = []
    // The first of them may be a title.
    for element in elements.prefix(20) { collect(element, [], &leaves, &lists) }
    if namesItems, !namesItemAndAmount(leaves) { return false }
    if !lists.isEmpty { return true }
    let isRest =
      list.path.last.map { HeaderWords.split($0).contains(where: others.contains) } ?? false
    return !isRest && leaves.contains { $0.value.isNumber || isMoney($0.value) }
      && leaves.contains { !$0.value.isNumber }
  }

  /// True for a text such as `1,19`.
  private static func isMoney(_ value: JSONValue) -> Bool {
    guard case .text(let text) = value, text.utf8.count < 16 else { return false }
    return withBytes(of: text) { bytes in
      NumberCell(bytes).map { $0.isBare && $0.core.contains { $0 == 0x2C || $0 == 0x2E } } ?? false
    }
  }

  /// Names of arrays of lines, and of arrays of receipts.
  private static let names: Set<String> = lineNames.union([
    "entries", "purchases", "receipts", "orders", "transactions", "tickets", "basket", "cart",
    "rows", "expenses",
  ])

  private static let lineNames: Set<String> = [
    "items", "item", "lines", "line items", "lineitems", "items line", "item lines", "products",
    "positions", "articles", "goods", "artikel", "positionen", "posten", "artículos", "articulos",
    "productos", "itens",
    "produtos",
    "articoli", "righe", "prodotti", "articles achetés", "lignes", "produits", "varer", "varor",
    "rader",
    "tuotteet", "rivit", "pozycje", "produkty", "položky", "товары", "позиции", "items list",
    "item list", "item array", "items array",
    // Electronic invoices of Mexico, Brazil, Italy, Chile, and in UBL.
    "concepto", "conceptos", "det", "dettaglio linee", "detalle", "invoice line", "invoice lines",
    "credit note line", "included supply chain trade line item", "fa wiersz",
  ]
  /// Names of arrays with amounts that are not lines.
  private static let others: Set<String> = [
    "tax", "taxes", "vat", "payments", "payment", "tenders", "tender", "totals",
  ]

  private mutating func add(_ cells: [(header: String, text: String)]) {
    let placed = cells.map { (header, text) in
      let place = places[header] ?? columns.count
      if place == columns.count {
        columns.append(header)
        places[header] = place
      }
      return (place, text)
    }
    rows.append((line, placed))
  }

  /// The table as CSV.
  ///
  /// The header is line 0, so that each row keeps the line number that its object has in the JSON
  /// file.
  private var text: [UInt8] {
    var text = Array(columns.map(CellText.quoted).joined(separator: ",").utf8) + [0x0A]
    var next = 1
    for row in rows {
      while next < row.line {
        text.append(0x0A)
        next += 1
      }
      var cells = [String](repeating: "", count: columns.count)
      for (column, cell) in row.cells { cells[column] = cell }
      text += Array(cells.map(CellText.quoted).joined(separator: ",").utf8) + [0x0A]
      next += 1
    }
    return text
  }
}
