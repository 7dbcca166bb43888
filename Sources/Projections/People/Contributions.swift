import EventSourcing
import GroceryModel

/// Who recorded what.
///
/// A contribution is a product that somebody priced, described or reviewed, a store that somebody
/// described or reviewed, or an answer; each counts once for a person, however often it was recorded.
public struct ContributionFold: Projection {
  public enum Kind: Int, CaseIterable, Sendable {
    case priced, described, reviewed, stores, answers
  }

  private struct Contribution: Hashable {
    let kind: Kind
    let key: String
  }

  private struct Record: Sendable {
    var events = 0
    var lines = 0
    var contributions: Set<Contribution> = []
  }

  private var records: [String: Record] = [:]
  private let descriptions: Descriptions

  public init(_ descriptions: Descriptions) { self.descriptions = descriptions }

  public mutating func apply(_ event: borrowing RecordedEvent) {
    guard !event.fields.by.isEmpty else { return }
    let person = NameKey.printed(String(decoding: event.fields.by, as: UTF8.self))
    records[person, default: Record()].events += 1
    switch event.type {
    case .purchaseRecorded: records[person, default: Record()].lines += 1
    case .priceObserved: add(.priced, product(event.text(PriceKey.item)), person)
    case .productDescribed: add(.described, product(event.text(ProductKey.item)), person)
    case .storeDescribed: add(.stores, store(event.text(StoreKey.store)), person)
    case .reviewPosted:
      add(.reviewed, product(event.text(ReviewKey.item)), person)
      if event.text(ReviewKey.about) == "store" {
        add(.stores, store(event.text(ReviewKey.store)), person)
      }
    case .reviewAnswered: add(.answers, event.identifier.description, person)
    case .receiptStated, .expirationRecorded, .stockConsumed, .stockWasted, .stockOpened,
      .stockMoved, .budgetSet, .budgetClosed, .rateObserved, .eventRetracted, .listDefined,
      .listItemAdded, .listItemChanged, .listItemMarked, .unitDefined, .aislePlaced, .itemShelved,
      .tripLogged, .logCommitted:
      break
    }
  }

  private mutating func add(_ kind: Kind, _ key: String?, _ person: String) {
    guard let key else { return }
    records[person, default: Record()].contributions.insert(Contribution(kind: kind, key: key))
  }

  private func product(_ name: String?) -> String? {
    name.map { name in
      let key = NameKey.matching(name)
      return descriptions.canonicalProduct(of: key).map { NameKey.matching($0) } ?? key
    }
  }

  private func store(_ name: String?) -> String? {
    name.map { name in
      let key = NameKey.matching(name)
      return descriptions.canonicalStore(of: key).map { NameKey.matching($0) } ?? key
    }
  }

  public mutating func merge(_ other: ContributionFold) {
    for (person, record) in other.records {
      records[person, default: Record()].events += record.events
      records[person, default: Record()].lines += record.lines
      records[person, default: Record()].contributions.formUnion(record.contributions)
    }
  }

  /// One row a person, who contributed most first.
  public var rows: [Contributor] {
    records.map { person, record in
      Contributor(
        person: person, events: record.events, lines: record.lines,
        counts: Kind.allCases.map { kind in
          record.contributions.count { $0.kind == kind }
        })
    }.sorted {
      $0.contributions == $1.contributions
        ? [$0.person].precedes([$1.person]) : $0.contributions > $1.contributions
    }
  }
}

/// A person, and what the household owes to them.
public struct Contributor: Hashable, Sendable {
  /// The contributions from which each level holds.
  public static let levels = [0, 10, 25, 50, 100, 200]

  public let person: String
  public let events: Int
  /// Purchase lines among them.
  public let lines: Int
  /// By ``ContributionFold/Kind``.
  public let counts: [Int]

  public var contributions: Int { counts.reduce(0, +) }

  /// From 1 to 6.
  public var level: Int { Self.levels.count { $0 <= contributions } }

  /// The contributions from which the next level holds; nil at the highest.
  public var next: Int? { level < Self.levels.count ? Self.levels[level] : nil }

  /// How far the next level is, with one digit; nil at the highest.
  public var progressPercent: String? {
    next.flatMap { next in
      let base = Self.levels[level - 1]
      return ratioText(
        Int128(contributions - base) * 100, over: Int128(next - base), fractionDigits: 1)
    }
  }
}
