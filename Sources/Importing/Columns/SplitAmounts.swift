/// One amount in two columns: euros, and cents next to them.
///
/// Example: `Euro;Cent` and `12;50`. Such a file is refused, because either column alone is wrong.
struct SplitAmounts {
  let main: Int
  let minor: Int

  static func find(_ layout: TableLayout) -> SplitAmounts? {
    for column in layout.headers.indices.dropLast() where isWhole(layout.profiles[column]) {
      let next = column + 1
      guard mainUnits.contains(layout.headers[column].joined),
        minorUnits.contains(layout.headers[next].joined), isWhole(layout.profiles[next]),
        layout.rows.allSatisfy({ $0[next].utf8.count <= 2 })
      else { continue }
      return SplitAmounts(main: column, minor: next)
    }
    return nil
  }

  private static func isWhole(_ profile: ColumnProfile) -> Bool {
    profile.numbers > 0 && profile.wholeNumbers == profile.numbers
  }

  private static let mainUnits: Set<String> = [
    "euro", "euros", "eur", "dollars", "dollar", "usd", "pounds", "gbp", "francs", "franken", "chf",
    "kronor", "kroner",
    "kr", "złote", "zł", "pln", "рубли", "руб", "reais", "pesos", "yuan", "元",
  ]
  private static let minorUnits: Set<String> = [
    "cent", "cents", "ct", "pence", "p", "centimes", "rappen", "rp", "öre", "øre", "grosze", "gr",
    "копейки", "коп",
    "centavos", "céntimos", "centesimi", "分",
  ]
}
