import GroceryModel

/// Words for how often something repeats, in several languages.
enum RecurrenceWords {
  static func every(_ text: String) -> Recurrence.Every? {
    let word = text.lowercased()
    for (every, list) in zip(steps, words)
    where list.split(separator: "|").contains(where: { $0 == word }) {
      return every
    }
    return Recurrence.Every(rawValue: word)
  }

  private static let steps: [Recurrence.Every] = [.month, .week, .quarter, .year, .twoWeeks]

  private static let words = [
    "monthly|monatlich|mensuel|mensuelle|mensual|mensile|mensal|maandelijks|månadsvis|månedlig"
      + "|kuukausittain|miesięcznie|měsíčně|ежемесячно|毎月|每月|매월",
    "weekly|wöchentlich|hebdomadaire|semanal|settimanale|wekelijks|veckovis|ugentlig|ukentlig"
      + "|viikoittain|tygodniowo|týdně|еженедельно|毎週|每周|매주",
    "quarterly|vierteljährlich|quartalsweise|trimestriel|trimestral|trimestrale",
    "yearly|annually|annual|jährlich|annuel|annuelle|anual|annuale|jaarlijks|årligen|årlig"
      + "|vuosittain|rocznie|ročně|ежегодно|毎年|每年|매년",
    "two weeks|fortnight|fortnightly|biweekly|bi-weekly",
  ]
}
