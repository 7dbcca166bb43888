import EventSourcing
import GroceryModel

/// How long one lot keeps by its label.
struct LifeLabel: Hashable, Sendable {
  let product: Int
  /// The storage place; ``Storage/unstated`` if it was not recorded.
  let storage: Storage
  let bought: Day
  /// The day the label is dated.
  let day: Day
  /// From the purchase to the last good day, above zero.
  let days: Double
  /// The event that states it.
  var event: EventIdentifier?
}
