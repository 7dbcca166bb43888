import GroceryModel

/// The last rows of a screen: what the rows that are not shown come to, and all rows together.
struct ScreenTotals {
  private let screen: Screen
  private let whole: Table
  private let shown: Table
  private let codes: [String]
  private let say: PhraseBook

  init(_ screen: Screen, whole: Table, shown: Table, own: String?, _ say: PhraseBook) {
    self.say = say
    self.screen = screen
    self.whole = whole
    self.shown = shown
    let groups = CurrencyGroups(whole, own: own)
    codes = groups.codes.isEmpty ? [""] : groups.codes
  }

  /// - Parameter columns: The columns of the view.
  /// - Returns: For each currency a row for what is cut off, if anything is, and the total.
  func rows(under columns: [Column]) -> [[Cell]] {
    let texts = columns.indices.filter { columns[$0].kind == .text || columns[$0].kind == .day }
    guard !screen.totals.isEmpty, whole.rows.count > 1,
      let label = texts.first(where: { columns[$0].name != "currency" }) ?? texts.first
    else { return [] }
    let all = Sums(whole, screen.totals)
    let some = shown.rows.count < whole.rows.count ? Sums(shown, screen.totals) : nil
    // One row needs no total, but beside the total of another currency it has one.
    let isTotalled = all.groups.values.contains { $0.rows > 1 && !$0.values.isEmpty }
    return codes.flatMap { code -> [[Cell]] in
      guard let sums = all.groups[code], !sums.values.isEmpty else { return [] }
      var rows: [[Cell]] = []
      let hidden = sums.rows - (some.map { $0.groups[code]?.rows ?? 0 } ?? sums.rows)
      if hidden > 0 {
        let rest = sums.less(some?.groups[code])
        rows.append(row(under: columns, label, say("\(hidden) more"), code, rest, [:]))
      }
      // Rows without a currency have no amounts.
      if sums.rows > 1 || isTotalled && !code.isEmpty {
        rows.append(
          row(under: columns, label, say("Total"), code, sums, screen.derived[code] ?? [:]))
      }
      return rows
    }
  }

  private func row(
    under columns: [Column], _ label: Int, _ text: String, _ code: String, _ sums: Sums.Group,
    _ derived: [String: Cell]
  ) -> [Cell] {
    columns.indices.map { place in
      let name = columns[place].name
      if place == label { return .text(text) }
      if name == "currency" { return .text(code) }
      if let cell = derived[name] { return cell }
      guard let sum = sums.values[name] else { return .missing }
      switch columns[place].kind {
      case .count: return .count(Int(sum.units / Amount.unitsPerOne))
      default: return .figure(moneyText(sum, in: code))
      }
    }
  }
}

/// The sums of some columns of a table, by currency.
private struct Sums {
  struct Group {
    var rows = 0
    var values: [String: Amount] = [:]

    func less(_ other: Group?) -> Group {
      guard let other else { return self }
      var rest = self
      rest.rows -= other.rows
      for (name, value) in other.values { rest.values[name, default: .zero] -= value }
      return rest
    }
  }

  private(set) var groups: [String: Group] = [:]

  init(_ table: Table, _ names: [String]) {
    let places = names.compactMap { name in table.place(of: name).map { (name, $0) } }
    var sums: [String: (rows: Int, values: [Amount], has: [Bool])] = [:]
    let none = (
      rows: 0, values: places.map { _ in Amount.zero }, has: places.map { _ in false }
    )
    table.rows.forEach(in: table.rows.indices) { _, row in
      let code =
        table.currencyColumn.map {
          row.withCell($0) { _, content in String(decoding: content, as: UTF8.self) }
        } ?? ""
      var group = sums[code] ?? none
      group.rows += 1
      for (index, (_, place)) in places.enumerated() {
        row.withCell(place) { _, content in
          guard let value = ExactDecimal(parsing: content) else { return }
          group.values[index] += value.amount
          group.has[index] = true
        }
      }
      sums[code] = group
    }
    groups = sums.mapValues { sum in
      var group = Group(rows: sum.rows)
      for (index, (name, _)) in places.enumerated() where sum.has[index] {
        group.values[name] = sum.values[index]
      }
      return group
    }
  }
}
