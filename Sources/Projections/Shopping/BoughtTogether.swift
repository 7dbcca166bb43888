import GroceryModel

/// Two things that are bought on one trip more often than chance has it.
public struct BoughtPair: Hashable, Sendable {
  /// What may be missing, and what it goes with.
  public let item: String
  public let with: String
  /// On how many trips both were bought, and on how many ``with`` was.
  public let trips: Int
  public let of: Int
  /// How many times likelier ``item`` is on a trip with ``with``.
  public let lift: Double

  /// In words, as a suggestion and no more.
  var sentence: String {
    let tenths = Int((lift * 10).rounded())
    return "goes with \(with): on \(trips) of \(of) trips, lift \(tenths / 10).\(tenths % 10)"
  }
}

/// Counts what is bought together; a trip is all purchases of one day in one shop.
struct BoughtTogether {
  /// Fewer common trips prove nothing.
  static let leastTrips = 5
  static let leastLift = 1.5
  private static let mostPairs = 5

  private var trips: [Int: Set<Int>] = [:]
  private let catalog: ItemCatalog

  init(_ book: PriceBook) {
    catalog = book.catalog
    for observation in book.fold.observations
    where book.fold.tables.terms[observation.terms].origin == .purchase {
      let store = book.catalog.store(of: observation.store) ?? -1
      let trip = Int(observation.day) << 24 | (store + 1)
      trips[trip, default: []].insert(book.catalog.product(of: observation.item))
    }
  }

  /// Returns the other products often bought with some products, the greatest lift first.
  func pairs(with products: [Int]) -> [BoughtPair] {
    var counts: [Int: Int] = [:]
    for basket in trips.values { for product in basket { counts[product, default: 0] += 1 } }
    let own = Set(products)
    var best: [Int: BoughtPair] = [:]
    for product in products {
      guard let count = counts[product], count >= Self.leastTrips else { continue }
      var common: [Int: Int] = [:]
      for basket in trips.values where basket.contains(product) {
        for other in basket where !own.contains(other) { common[other, default: 0] += 1 }
      }
      for (other, together) in common where together >= Self.leastTrips {
        let pair = BoughtPair(
          item: catalog.name(of: other), with: catalog.name(of: product), trips: together,
          of: count,
          lift: Double(together) * Double(trips.count)
            / (Double(count) * Double(counts[other] ?? 1)))
        guard pair.lift >= Self.leastLift else { continue }
        if best[other].map({ pair.isBefore($0) }) ?? true { best[other] = pair }
      }
    }
    return Array(best.values.sorted { $0.isBefore($1) }.prefix(Self.mostPairs))
  }
}

extension BoughtPair {
  /// The greater lift first, then more trips, then by name.
  fileprivate func isBefore(_ other: BoughtPair) -> Bool {
    if lift != other.lift { return lift > other.lift }
    if trips != other.trips { return trips > other.trips }
    return [item, with].precedes([other.item, other.with])
  }
}
