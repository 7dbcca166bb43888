import GroceryModel

/// Makes the short view of a table.
public struct ScreenView: Sendable {
  private let screen: Screen
  private let ownCurrency: String?
  private let say: PhraseBook

  /// - Parameters:
  ///   - screen: What is shown.
  ///   - ownCurrency: The household's own; nil for the one that most rows are in.
  ///   - language: The language of headings and totals; the table's own words are in it already.
  public init(_ screen: Screen, ownCurrency: String?, in language: Language = .english) {
    self.screen = screen
    self.ownCurrency = ownCurrency
    say = PhraseBook(language)
  }

  /// Returns the screen's view of some rows of a table.
  ///
  /// A currency shared by all rows moves into the title; columns without values are left out. Among
  /// several currencies the household's own comes first.
  ///
  /// - Parameters:
  ///   - table: The rows to show, in their order.
  ///   - whole: All rows of the answer, for the total row.
  ///   - keepsOrder: True to keep the order of the rows even with several currencies.
  /// - Returns: The view.
  public func view(of table: Table, outOf whole: Table, keepsOrder: Bool) -> Table {
    // Totals are of all currencies, also of those whose rows are cut off.
    let currencies = CurrencyGroups(screen.totals.isEmpty ? table : whole, own: ownCurrency)
    let rows = keepsOrder ? table.rows : currencies.grouped(table.rows)
    let names = shownColumns(of: table, currencies)
    var view = table.selecting(names, from: rows, overlays: screen.overlays)
    view = view.renamed(screen.headings.mapValues { say($0) })
    if let code = currencies.only, !names.contains("currency"), !table.title.isEmpty {
      view.title += ", \(code)"
    }
    if let blank = screen.blank, let place = table.place(of: blank.column),
      !table.rows.isEmpty, table.hasEmptyCell(in: place)
    {
      view.notes.append(say(blank.note))
    }
    view.footer = ScreenTotals(screen, whole: whole, shown: table, own: ownCurrency, say)
      .rows(under: view.columns)
    return view
  }

  /// Returns rows with all their columns, and the screen's totals below them.
  ///
  /// - Parameters:
  ///   - table: The rows to show, in their order.
  ///   - whole: All rows of the answer.
  /// - Returns: The table.
  public func totalled(_ table: Table, outOf whole: Table) -> Table {
    var table = table
    table.footer = ScreenTotals(screen, whole: whole, shown: table, own: ownCurrency, say)
      .rows(under: table.columns)
    return table
  }

  private func shownColumns(of table: Table, _ currencies: CurrencyGroups) -> [String] {
    let filled = table.filledColumns
    var names = screen.columns.filter { name in
      guard let place = table.place(of: name) else { return false }
      if name == "currency", currencies.only != nil { return false }
      return filled.isEmpty || filled.contains(place)
        || screen.overlays[name].flatMap(table.place).map(filled.contains) ?? false
    }
    for name in screen.optional where names.count > Screen.most {
      names.removeAll { $0 == name }
    }
    return names
  }
}

/// The currencies of a table's rows.
struct CurrencyGroups {
  private let column: Int?
  /// The codes, the household's own first.
  let codes: [String]

  init(_ table: Table, own: String?) {
    column = table.currencyColumn
    guard let column else {
      codes = []
      return
    }
    var counts: [String: Int] = [:]
    var order: [String] = []
    table.rows.forEach(in: table.rows.indices) { _, row in
      row.withCell(column) { _, content in
        if let last = order.last, content.elementsEqual(last.utf8) {
          counts[last, default: 0] += 1
          return
        }
        let code = String(decoding: content, as: UTF8.self)
        counts[code, default: 0] += 1
        order.removeAll { $0 == code }
        order.append(code)
      }
    }
    // Rows without a currency have no amounts to be grouped by.
    let first =
      own.flatMap { counts[$0] == nil ? nil : $0 }
      ?? order.filter { !$0.isEmpty }.max { left, right in
        (counts[left] ?? 0, right) < (counts[right] ?? 0, left)
      }
    codes = order.sorted { left, right in
      left == first
        ? right != first : right != first && left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }

  /// The one currency of all rows that have one; nil where there are several or none.
  var only: String? {
    let named = codes.filter { !$0.isEmpty }
    return named.count == 1 ? named[0] : nil
  }

  /// The rows with those of the first currency before the others, else in their order.
  func grouped(_ rows: TableRows) -> TableRows {
    guard codes.count > 1, only == nil, let column else { return rows }
    var places: [String: [Int]] = [:]
    rows.forEach(in: rows.indices) { place, row in
      let code = row.withCell(column) { _, content in String(decoding: content, as: UTF8.self) }
      places[code, default: []].append(place)
    }
    return TableRows(codes.flatMap { places[$0] ?? [] }.map { rows[$0] })
  }
}
