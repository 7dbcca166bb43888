/// What tells a plan of spending by its columns, in the forms that budgeting programs and people write.
enum BudgetRoles {
  /// Whether a table sets amounts aside: a column of planned amounts, or of budgets by their names, and
  /// no column of days that purchases would have.
  static func isPlan(_ layout: TableLayout) -> Bool {
    func names(_ role: Role, _ score: Int, _ fits: (ColumnProfile) -> Bool) -> Bool {
      layout.headers.indices.contains { column in
        RoleWords.score(layout.headers[column], role) >= score && fits(layout.profiles[column])
      }
    }
    let isText: (ColumnProfile) -> Bool = { $0.filled == 0 || $0.textShare >= 0.4 }
    let isNumber: (ColumnProfile) -> Bool = { $0.filled == 0 || $0.numberShare >= 0.4 }
    guard names(.amount, 6, isNumber), !listsPurchases(layout) else { return false }
    if names(.budget, 10, isText) { return true }
    if names(.every, 6, { $0.distinctTexts.contains { RecurrenceWords.every($0) != nil } }) {
      return true
    }
    let plans = layout.headers.indices.contains { column in
      isPlanned(layout.headers[column]) && isNumber(layout.profiles[column])
    }
    return plans
      && (layout.profiles.contains { $0.textShare >= 0.4 }
        || layout.headers.contains { namesPeriod($0) })
  }

  /// Gives the columns their roles that a plan's own words leave open.
  static func complete(_ roles: inout RoleAssignment, _ layout: TableLayout, removed: Set<Role>) {
    let texts = layout.headers.indices.filter { column in
      !roles.isTaken(column) && layout.profiles[column].textShare >= 0.4
    }
    if !roles.has(.category), !removed.contains(.category),
      let column = texts.max(by: { fitness($0, layout) < fitness($1, layout) })
    {
      roles.assign(.category, column, "header '\(layout.header?.cells[column] ?? "")'")
    }
    if !roles.has(.budget), !removed.contains(.budget),
      let column = texts.first(where: {
        !roles.isTaken($0) && layout.headers[$0].joined == "name"
      })
    {
      roles.assign(.budget, column, "header 'name' beside the categories")
    }
  }

  /// How often a plan without periods of its own repeats, by the words over its amounts.
  static func every(_ header: HeaderWords) -> String {
    let words = Set(header.words)
    if namesWeek(header) || !words.isDisjoint(with: ["weekly", "hebdomadaire", "semanal"]) {
      return "week"
    }
    if !words.isDisjoint(with: ["quarterly", "quarter", "quartal", "trimestre"]) {
      return "quarter"
    }
    let years: Set<String> = [
      "yearly", "annual", "year", "jahr", "jahresbudget", "annuel", "anual", "annuale",
    ]
    return words.isDisjoint(with: years) ? "month" : "year"
  }

  /// Whether each row names the week it is for.
  static func namesWeek(_ header: HeaderWords) -> Bool {
    let weeks: Set<String> = [
      "week", "woche", "semaine", "semana", "settimana", "vecka", "uge", "uke", "viikko", "tydzień",
      "týden", "hafta",
    ]
    return header.words.contains { weeks.contains($0) }
  }

  /// Whether each row names the week or the month it is for.
  static func namesPeriod(_ header: HeaderWords) -> Bool {
    namesWeek(header) || namesMonth(header)
  }

  /// Whether each row names the month it is for.
  static func namesMonth(_ header: HeaderWords) -> Bool {
    header.words.contains { months.contains($0) }
  }

  static let months: Set<String> = [
    "month", "monat", "mois", "mes", "mese", "maand", "månad", "måned", "kuukausi", "miesiąc",
    "měsíc", "mês", "ay", "месяц", "місяць", "月", "年月", "월", "月份",
  ]

  /// The best column for categories: called so, then called like an item or an envelope, then any.
  private static func fitness(_ column: Int, _ layout: TableLayout) -> Int {
    let header = layout.headers[column]
    let isEnvelope = header.words.contains("envelope") || header.words.contains("envelopes")
    let score = max(
      RoleWords.score(header, .category) * 2, RoleWords.score(header, .item),
      isEnvelope ? 10 : 0)
    return score * 1000 - column
  }

  /// Whether a header means an amount set aside, and not just any amount.
  private static func isPlanned(_ header: HeaderWords) -> Bool {
    let plain: Set<String> = [
      "amount", "betrag", "montant", "importe", "importo", "bedrag", "belopp",
    ]
    let score = RoleWords.score(header, .amount)
    if score >= 6, !header.words.allSatisfy({ !planned.contains($0) }) { return true }
    let words =
      header.outsideBrackets ?? HeaderWords.withoutCurrency(header.words) ?? header.words
    return score >= 10 && !plain.contains(words.joined(separator: " "))
  }

  private static let planned: Set<String> = [
    "budget", "budgeted", "planned", "assigned", "allocated", "limit", "presupuesto", "plafond",
    "begroot", "begroting", "budżet", "rozpočet", "orçamento", "bütçe", "бюджет", "лимит",
  ]

  /// Whether rows have a day and something bought or somebody paid.
  private static func listsPurchases(_ layout: TableLayout) -> Bool {
    let others: Set<String> = ["description", "memo", "notes"]
    let periods: [Role] = [.start, .end, .from]
    let hasDays = layout.headers.indices.contains { column in
      let header = layout.headers[column]
      return RoleWords.score(header, .date) >= 10
        || layout.profiles[column].dateShare >= 0.5
          && (namesWeek(header) || !periods.contains { RoleWords.score(header, $0) >= 10 })
    }
    return hasDays
      && layout.headers.contains { header in
        RoleWords.score(header, .item) >= 10 || RoleWords.score(header, .store) >= 10
          || others.contains(header.joined)
      }
  }
}
