import GroceryModel
import Importing

@testable import LarderCLI

extension EntryWords {
  /// What a household with euros types on 10 October 2026.
  static func typed(_ text: String) -> EntryWords {
    EntryWords(
      text.split(separator: " ").map(String.init),
      isDay: {
        Day(expression: $0, today: Day(year: 2026, month: 10, day: 10) ?? Day(ordinal: 0)) != nil
      },
      currency: { Currency(word: $0, preferring: Currency("EUR")) })
  }
}
