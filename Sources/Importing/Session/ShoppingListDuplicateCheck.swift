import EventSourcing
import GroceryModel

/// The date and store of a purchase line.
struct Visit: Hashable {
  let day: Day
  /// As written; empty if the line has no store.
  let store: String

  init(_ fields: borrowing EventFields) {
    day = fields.date
    store = String(decoding: fields[PurchaseKey.store], as: UTF8.self)
  }
}

/// Purchases recorded from a shopping list with the date and store of one of the file's new
/// receipts.
///
/// The list and the receipt may be the same trip. They use other names and other prices, so lines
/// cannot be matched one by one; the user is asked for the whole trip.
struct ShoppingListDuplicateCheck {
  /// A live purchase that was recorded from a list.
  struct Purchase {
    let event: EventIdentifier
    let day: Day
    let store: String
    let source: String
  }

  private(set) var purchases: [Purchase] = []

  /// Reads the log once, only if it has purchases from lists in the range of the file's dates.
  ///
  /// - Throws: `LogError` if the log cannot be read.
  init(
    _ pass: borrowing FilePass, _ known: borrowing KnownEvents, _ snapshot: LogSnapshot?
  ) throws(LogError) {
    guard let snapshot, let visits = pass.visits, let first = visits.map(\.day).min(),
      let last = known.lastListDay, first <= last
    else { return }
    let late = try ReplayContext(of: snapshot)
    func shop(_ name: String) -> String {
      let key = NameKey.matching(name)
      return late.descriptions.canonicalStore(of: key).map { NameKey.matching($0) } ?? key
    }
    var shops: [Day: Set<String>] = [:]
    for visit in visits { shops[visit.day, default: []].insert(shop(visit.store)) }
    var scan = EventScan()
    try scan.forEachEvent(in: try snapshot.ranges()) { (event, recorded) throws(LogError) in
      guard event.type == .purchaseRecorded, ListSource.isList(event.fields.source),
        let there = shops[event.date], late.liveness.isLive(event.identifier, recorded: recorded)
      else { return true }
      let store = event.text(PurchaseKey.store) ?? ""
      // If either has no store, it may be the same store.
      guard store.isEmpty || there.contains("") || there.contains(shop(store)) else { return true }
      purchases.append(
        Purchase(
          event: event.identifier, day: event.date, store: store,
          source: String(decoding: event.fields.source, as: UTF8.self)))
      return true
    }
  }

  /// Returns the questions that must be answered before the file can be imported.
  func questions(_ policy: ImportPolicy) -> [ImportNotice] {
    guard let first = purchases.first, policy.listPurchases == .ask,
      policy.coincidence != .anotherReceipt
    else { return [] }
    return [
      ImportNotice(
        .sameTrip(count: purchases.count, list: list(first), day: "\(first.day)"),
        flag: "--replace-list or --another-receipt")
    ]
  }

  /// The notice about retracted purchases.
  var notice: ImportNotice? {
    purchases.first.map {
      ImportNotice("retracted \(count) of the \(place($0)): the receipt replaces them")
    }
  }

  private var count: String {
    purchases.count == 1 ? "1 purchase" : "\(purchases.count) purchases"
  }

  private func place(_ first: Purchase) -> String {
    let shop = first.store.isEmpty ? "" : " at '\(first.store)'"
    return "list '\(list(first))' of \(first.day)\(shop)"
  }

  private func list(_ purchase: Purchase) -> String {
    String(purchase.source.dropFirst(ListSource.prefix.count))
  }
}
