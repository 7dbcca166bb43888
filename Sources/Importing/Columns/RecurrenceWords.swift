import GroceryModel

/// How often something repeats, in the words of several languages.
enum RecurrenceWords {
  static func every(_ text: String) -> Recurrence.Every? {
    let word = text.lowercased()
    return table.first { $0.words.contains(word) }?.every ?? Recurrence.Every(rawValue: word)
  }

  private static let table: [(every: Recurrence.Every, words: Set<String>)] = [
    (
      .month,
      [
        "monthly", "monatlich", "mensuel", "mensuelle", "mensual", "mensile", "mensal",
        "maandelijks", "månadsvis", "månedlig", "kuukausittain", "miesięcznie", "měsíčně",
        "ежемесячно", "毎月", "每月", "매월",
      ]
    ),
    (
      .week,
      [
        "weekly", "wöchentlich", "hebdomadaire", "semanal", "settimanale", "wekelijks", "veckovis",
        "ugentlig", "ukentlig", "viikoittain", "tygodniowo", "týdně", "еженедельно", "毎週", "每周",
        "매주",
      ]
    ),
    (
      .quarter,
      [
        "quarterly", "vierteljährlich", "quartalsweise", "trimestriel", "trimestral",
        "trimestrale",
      ]
    ),
    (
      .year,
      [
        "yearly", "annually", "annual", "jährlich", "annuel", "annuelle", "anual", "annuale",
        "jaarlijks", "årligen", "årlig", "vuosittain", "rocznie", "ročně", "ежегодно", "毎年", "每年",
        "매년",
      ]
    ),
    (.twoWeeks, ["two weeks", "fortnight", "fortnightly", "biweekly", "bi-weekly"]),
  ]
}
