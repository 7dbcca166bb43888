/// Recognises budget files by their columns, as budgeting programs and people write them.
enum BudgetRoles {
  /// Returns true if the table has planned amounts.
  ///
  /// It must have a column of planned amounts or of budget names, and no dates as purchases have.
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

  /// Assigns the columns for which a budget file often has no clear word.
  static func complete(_ roles: inout RoleAssignment, _ layout: TableLayout, removed: Set<Role>) {
    let texts = layout.headers.indices.filter { column in
      !roles.isTaken(column) && layout.profiles[column].textShare >= 0.4
    }
    if !roles.has(.category), !removed.contains(.category),
      let column = texts.max(by: { fitness($0, layout) < fitness($1, layout) })
    {
      roles.assign(.category, column, "header '\(layout.header?.cells[column] ?? "")'")
    }
    let periods: [Role] = [.from, .start, .end, .date]
    if !periods.contains(where: { roles.has($0) || removed.contains($0) }),
      let parts = DayParts.findMonths(layout), !roles.isTaken(parts.month)
    {
      let year = layout.header?.cells[parts.year] ?? ""
      roles.assign(.start, parts.month, "with '\(year)' beside it")
      roles.block(parts.year)
    }
    if !roles.has(.budget), !removed.contains(.budget),
      let column = texts.first(where: {
        !roles.isTaken($0) && layout.headers[$0].joined == "name"
      })
    {
      roles.assign(.budget, column, "header 'name' beside the categories")
    }
  }

  /// Returns how often a budget without periods repeats, from the header of its amounts.
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

  /// Returns true if each row names its week.
  static func namesWeek(_ header: HeaderWords) -> Bool {
    let weeks: Set<String> = [
      "week", "woche", "semaine", "semana", "settimana", "vecka", "uge", "uke", "viikko", "tydzień",
      "týden", "hafta",
    ]
    return header.words.contains { weeks.contains($0) }
  }

  /// Returns true if each row names its week or month.
  static func namesPeriod(_ header: HeaderWords) -> Bool {
    namesWeek(header) || namesMonth(header)
  }

  /// Returns true if each row names its month.
  static func namesMonth(_ header: HeaderWords) -> Bool {
    header.words.contains { months.contains($0) }
  }

  static let months: Set<String> = [
    "month", "luna", "lună", "monat", "mois", "mes", "mese", "maand", "månad", "måned", "kuukausi",
    "miesiąc",
    "měsíc", "mês", "ay", "месяц", "місяць", "月", "年月", "월", "月份",
  ]

  /// Returns how well a column fits the category: by that word, then by item or envelope, then any.
  private static func fitness(_ column: Int, _ layout: TableLayout) -> Int {
    let header = layout.headers[column]
    let isEnvelope = header.words.contains("envelope") || header.words.contains("envelopes")
    let score = max(
      RoleWords.score(header, .category) * 2, RoleWords.score(header, .item),
      isEnvelope ? 10 : 0)
    return score * 1000 - column
  }

  /// Returns true if the header means a planned amount, not just any amount.
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

  /// Returns true if rows have a date and an item or a payee.
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
