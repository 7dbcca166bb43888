import GroceryModel
import Synchronization

/// The prices up to the household's last day, worked out once for the reports that end on it.
///
/// The report on a month and the one on its year are made side by side; their prices are the same, and are
/// a quarter of the work.
final class SharedPrices: Sendable {
  /// What is known of prices and of the index on a day.
  struct Known: Sendable {
    let book: PriceBook
    let shrinkages: [Shrinkage]
    /// By month, ascending.
    let index: [IndexQuestion.Row]
    /// Why the month's bill differs from the one before; empty unless the day is the month's last.
    let billChanges: [BillChange]
  }

  private let latest = Mutex<(day: Day, catalog: ItemCatalog, known: Known)?>(nil)

  /// The prices of a day: those made for another report, if it shows all names alike.
  ///
  /// - Parameters:
  ///   - day: The day of the report.
  ///   - catalog: What things are called, and products filed under, on it.
  ///   - make: Works the prices out.
  /// - Returns: The prices.
  /// - Throws: The errors of `make`.
  func known(
    on day: Day, _ catalog: ItemCatalog, _ make: () throws -> Known
  ) throws -> Known {
    try latest.withLock { latest in
      if let latest, latest.day == day, latest.catalog.showsAlike(catalog) { return latest.known }
      let known = try make()
      latest = (day, catalog, known)
      return known
    }
  }
}
