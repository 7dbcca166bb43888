import GroceryModel
import Importing
import Projections

/// A file of things to buy: plain lines, a CSV with a column `item`, or what `shopping export` wrote.
struct ListFile {
  /// One line of the file, and where it belongs if the file says so.
  struct Row {
    var addition: ListAddition
    var state: ListEntry.State = .open
    /// The columns of an exported list by name.
    var list: [String: String] = [:]
  }

  private(set) var rows: [Row] = []
  /// The lists that an exported file names, in the order of the file; nil for any other file.
  private(set) var listNames: [String]?
  /// The definitions of those lists: their columns by name.
  private(set) var definitions: [String: [String: String]] = [:]

  /// - Throws: `Failure` for a file that cannot be read or has nothing to buy, after naming its faults.
  init(_ name: String, _ session: Session) throws {
    let copy = name == "-" ? try InputCopy(session.world) : nil
    let path = copy?.path ?? session.world.resolve(name)
    try withExtendedLifetime(copy) {
      let table: CellTable
      do throws(ImportError) {
        table = try CellTable(path: path)
      } catch {
        throw Failure(error, reading: ImportFile(name: name, path: path))
      }
      if table.header.contains("list"), table.header.contains("item") {
        try readExport(table, name)
      } else if table.header.contains(where: { ["item", "product", "name"].contains($0) }) {
        try readItems(try ShoppingListFile(path: path), name, session)
      } else {
        readLines(table.lines)
      }
    }
    guard !rows.isEmpty || listNames != nil else {
      throw Failure(
        Diagnostic(
          .error, "the file has no entries", file: name,
          expected: "one entry a line, or a CSV with a column item"), .badInput)
    }
  }

  private mutating func readLines(_ lines: [String]) {
    for text in lines {
      guard !text.hasPrefix("#"), let line = PlainLine(text) else { continue }
      // The totals below a list that shopping show -f md printed.
      if text.contains(" to buy, ") || text.hasSuffix(" to buy") { continue }
      var addition = ListAddition(item: line.item)
      (addition.quantity, addition.unit, addition.note) = (line.quantity, line.unit, line.note)
      addition.from = "import"
      rows.append(Row(addition: addition, state: line.isChecked ? .checked : .open))
    }
  }

  private mutating func readItems(
    _ file: ShoppingListFile, _ name: String, _ session: Session
  ) throws {
    for fault in file.faults {
      session.console.say(
        Diagnostic(
          .error, fault.found, file: name, line: fault.line,
          expected: fault.column.map { "\(fault.expected), in column \($0)" } ?? fault.expected))
    }
    guard file.faults.isEmpty else {
      throw Failure(
        Diagnostic(
          .error, "\(counted(file.faults.count, "row")) cannot be read", file: name,
          hint: "correct them and import again; nothing was recorded"), .badInput)
    }
    rows = file.entries.map { entry in
      var addition = ListAddition(item: entry.item)
      addition.quantity = entry.quantity
      addition.unit = entry.unit?.symbol ?? entry.container
      addition.from = "import"
      return Row(addition: addition)
    }
  }

  private mutating func readExport(_ table: CellTable, _ name: String) throws {
    var names: [String] = []
    for (line, cells) in table.records {
      let values = Dictionary(
        zip(table.header, cells).filter { !$1.isEmpty }, uniquingKeysWith: { first, _ in first })
      guard let list = values["list"] else {
        throw Failure(
          Diagnostic(
            .error, "the list's name is missing", file: name, line: line, expected: "its name"),
          .badInput)
      }
      if definitions[list] == nil {
        names.append(list)
        definitions[list] = values
      }
      guard let item = values["item"] else { continue }
      var row = Row(addition: ListAddition(item: item), list: values)
      try row.read(values, name, line)
      rows.append(row)
    }
    listNames = names
  }
}

extension ListFile.Row {
  fileprivate mutating func read(
    _ values: [String: String], _ file: String, _ line: Int
  ) throws {
    func number(_ column: String) throws -> ExactDecimal? {
      guard let text = values[column] else { return nil }
      guard let value = ExactDecimal(text), !value.isNegative else {
        throw Failure(
          Diagnostic(
            .error, "'\(text)' in column \(column)", file: file, line: line,
            expected: "a number such as 2.50, not below zero"), .badInput)
      }
      return value
    }
    addition.quantity = try number("quantity")
    addition.unit = values["unit"].map { ListSession.unit($0) }
    (addition.variant, addition.note, addition.store) = (
      values["variant"], values["note"], values["store"]
    )
    if let total = try number("total") {
      addition.cost = .total(total)
    } else if let price = try number("price") {
      addition.cost = .price(price)
    }
    state = values["state"].flatMap { ListEntry.State(rawValue: $0) } ?? .open
    addition.from = "import"
  }
}

extension ListSession {
  /// Records what an exported file says: its lists, and what they lack.
  func restore(_ file: ListFile, _ names: [String]) throws -> ExitCode {
    var facts: [TypedFact] = []
    for name in names {
      let known = book.state.list(named: name)
      let values = file.definitions[name] ?? [:]
      if known == nil {
        facts.append(
          fact(
            .listDefined,
            [
              "list": name, "template": values["template"] == "yes" ? "true" : nil,
              "currency": values["list_currency"].flatMap { Currency($0)?.code },
              "budget": values["list_budget"], "store": values["list_store"],
              "note": values["list_note"],
            ]))
      }
      let open = file.rows.filter { $0.list["list"] == name && $0.state == .open }
      facts += self.facts(
        adding: open.map(\.addition), to: known ?? ShoppingList(empty: name))
    }
    return try record(
      facts, on: names.first ?? "",
      "imported \(counted(names.count, "list")) with \(counted(facts.count, "event"))")
  }
}
