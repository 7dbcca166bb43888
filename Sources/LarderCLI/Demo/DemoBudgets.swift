import GroceryModel

/// The household's budgets: one by month, with a cap on carried surplus, and one by week.
enum DemoBudgets {
  static var bytes: [UInt8] {
    var text = DemoText(header: [
      "budget", "category", "amount", "currency", "every", "from", "rollover", "cap",
    ])
    for (category, cents) in firstAmounts {
      text.append(household(category, cents, from: DemoHousehold.firstMonth))
    }
    for (category, cents) in laterAmounts {
      text.append(household(category, cents, from: Month(year: 2026, month: 3)))
    }
    for (category, cents) in weekly {
      text.append([
        "Week", category, DemoText.money(cents), "EUR", "week",
        DemoHousehold.firstDay.description, "none", "",
      ])
    }
    return text.bytes
  }

  private static func household(_ category: String, _ cents: Int, from: Month) -> [String] {
    [
      "Household", category, DemoText.money(cents), "EUR", "month", from.firstDay.description,
      "surplus", DemoText.money(25_00),
    ]
  }

  private static let firstAmounts: KeyValuePairs<String, Int> = [
    "*": 225_00, "Produce": 36_00, "Dairy": 32_00, "Meat & Seafood": 40_00, "Pantry": 28_00,
  ]
  private static let laterAmounts: KeyValuePairs<String, Int> = [
    "*": 235_00, "Produce": 45_00, "Dairy": 32_00, "Meat & Seafood": 42_00, "Pantry": 28_00,
  ]
  private static let weekly: KeyValuePairs<String, Int> = [
    "*": 80_00, "Snacks": 6_00, "Beverages": 12_00,
  ]
}
