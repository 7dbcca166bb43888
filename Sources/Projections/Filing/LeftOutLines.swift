import EventSourcing
import GroceryModel

/// Decides line by line whether rules leave it out of spending, for prices and reports.
///
/// A line's category is found in the order of ``SpendingBook``: what is described, what the line states, then
/// the first rule for its item, its store or the text of its payment. The category that most other lines of the
/// product have is known only at the end, and decides nothing here.
struct LeftOutLines: Sendable {
  private let rules: CategoryRules
  private let descriptions: Descriptions
  /// Whether lines with these names are left out.
  private var known: [String: Bool] = [:]

  /// Nil if no rule leaves lines out.
  init?(_ rules: CategoryRules, _ descriptions: Descriptions) {
    guard rules.leavesRowsOut else { return nil }
    (self.rules, self.descriptions) = (rules, descriptions)
  }

  /// Returns true if rules leave a purchase line out of spending.
  mutating func has(_ event: borrowing RecordedEvent) -> Bool {
    let keys: [PurchaseKey] =
      [.item, .store, .category] + (event.isWholeReceipt ? [.text] : [])
    let names = keys.map { event.text($0) }
    let mark = names.map { $0 ?? "" }.joined(separator: "\u{0}")
    if let known = known[mark] { return known }
    let isOut = leavesOut(
      item: names[0] ?? "", store: names[1], category: names[2],
      payment: keys.count > 3 ? names[3] : nil)
    known[mark] = isOut
    return isOut
  }

  private func leavesOut(
    item: String, store: String?, category: String?, payment: String?
  ) -> Bool {
    let key = NameKey.matching(item)
    if let category = descriptions.filedCategory(of: key) { return isIgnored(category) }
    if let category { return rules.mapped(category)?.isIgnoring ?? isIgnored(category) }
    let items = [key] + [descriptions.canonicalProduct(of: key)].compactMap(matched)
    let stores = store.map(NameKey.matching).map { store in
      [store] + [descriptions.canonicalStore(of: store)].compactMap(matched)
    }
    let others = [
      stores.flatMap { rules.first(.store, $0) },
      payment.flatMap { rules.first(.item, [NameKey.matching($0)]) },
    ]
    return rules.place(items, storeRule: others.compactMap { $0 }.min())
      .map { rules.rules[$0].isIgnoring } ?? false
  }

  private func isIgnored(_ category: String) -> Bool {
    NameKey.matching(category) == CategoryRules.ignored
  }

  private func matched(_ name: String?) -> String? { name.map { NameKey.matching($0) } }
}
