import EventSourcing
import GroceryModel

/// The fold's sums with everything resolved that depends on other lines: missing categories, lines
/// `of` others, discounts on whole receipts, aliases.
///
/// A line's category is the first of these: the one described for its product; its own, or the one
/// that rules map it to; the rules' category for its item or store; the one that most other lines
/// of the product have (ties: first in byte order); that of keywords in its name; `Other`. A line
/// `of` another has that line's category.
public struct SpendingBook: Sendable {
  /// The fold, with missing categories and shares of discounts added.
  public private(set) var fold: SpendingFold
  public let descriptions: Descriptions
  /// The categories that lines are filed under.
  public let categories: NameAliases
  /// The stores, with aliases followed.
  public let stores: NameAliases
  /// The products, with aliases followed.
  public let products: NameAliases
  /// The place in ``categories`` of lines that rules leave out of spending; nil if no rule leaves any out.
  let leftOut: Int?
  let brands: NameAliases
  let rules: CategoryRules
  /// For each unfiled line of the fold what it is filed under.
  private let filings: [Filing]
  /// For each category's number, where lines state it themselves, its place in ``categories``.
  let stated: [Int]
  private let other: UInt32
  /// For each number of a currency its code.
  let currencyCodes: [String]
  /// The lines that are summed under names of other lines.
  let borrowed: [BorrowedNames]

  /// Settles a fold, reading the log again only where lines depend on others.
  public init(_ folded: consuming SpendingFold, from replay: Replay) throws(LogError) {
    try self.init(consume folded, from: replay, countingIn: .log)
  }

  /// Resolves a fold whose lines depend on others only through the category of their product.
  ///
  /// - Parameters:
  ///   - folded: The fold.
  ///   - replay: The log of the fold.
  ///   - source: Finds the other lines of products.
  ///   - observe: Receives each part of a line that depends on others.
  /// - Throws: `LogError` if the log cannot be read.
  init(
    _ folded: consuming SpendingFold, from replay: Replay, countingIn source: Filing.Source,
    _ observe: SpendingFold.ShareObserver = { _, _ in }
  ) throws(LogError) {
    var fold = consume folded
    descriptions = replay.late.descriptions
    borrowed =
      fold.dependents.isEmpty
      ? [] : fold.resolve(try ReferencedLines.all(of: fold, in: replay), observe)
    currencyCodes = (0..<fold.names.tables[LineKey.currency.rawValue].count).map { number in
      let text = fold.names.text(.currency, UInt32(number))
      return Currency(text)?.code ?? text
    }
    let descriptions = descriptions
    let products = descriptions.products.values
    self.products = NameAliases(
      fold.names.tables[LineKey.item.rawValue], described: products.compactMap(\.aliasOf),
      canonical: descriptions.products.isEmpty
        ? nil : { @Sendable in descriptions.canonicalProduct(of: $0) })
    rules = fold.rules
    other = fold.names.number(.category, GroceryCategory.other.rawValue)
    filings = try Filing.all(of: &fold, self.products, replay, in: source)
    let mapped = Self.mapCategories(&fold)
    let categories = NameAliases(
      fold.names.tables[LineKey.category.rawValue],
      described: products.compactMap(\.category) + rules.rules.map(\.category)
        + GroceryCategory.allCases.map(\.rawValue), canonical: nil)
    self.categories = categories
    leftOut = rules.leavesRowsOut ? categories.group(ofKey: CategoryRules.ignored) : nil
    stated = mapped.map { categories.groups[Int($0)] }
    stores = NameAliases(
      fold.names.tables[LineKey.store.rawValue],
      described: descriptions.stores.values.compactMap(\.aliasOf)
    ) { descriptions.canonicalStore(of: $0) }
    for brand in products.compactMap(\.brand) { _ = fold.names.number(.brand, brand) }
    brands = NameAliases(
      fold.names.tables[LineKey.brand.rawValue], described: products.compactMap(\.brand),
      canonical: nil)
    self.fold = fold
  }

  /// The number that each category which lines state is filed under.
  private static func mapCategories(_ fold: inout SpendingFold) -> [UInt32] {
    let count = fold.names.tables[LineKey.category.rawValue].count
    guard !fold.rules.rules.isEmpty else { return Array(0..<UInt32(count)) }
    return (0..<count).map { number in
      let text = fold.names.text(.category, UInt32(number))
      guard let rule = fold.rules.mapped(text) else { return UInt32(number) }
      return fold.names.number(.category, rule.category)
    }
  }

  /// The code of a currency's number, which is `EUR` also for `eur`.
  func currencyCode(of number: UInt32) -> String { currencyCodes[Int(number)] }

  /// The category, as a thing of ``categories``, of a category number of the fold.
  ///
  /// - Parameters:
  ///   - number: The number in a cell's key.
  ///   - month: Lines after this month are not looked at where the product's other lines decide.
  /// - Returns: The place in ``categories``.
  public func category(of number: UInt32, upTo month: Month? = nil) -> Int {
    filing(of: number, upTo: month).category
  }

  /// The same, and whether anything but the default gave it.
  func filing(
    of number: UInt32, upTo month: Month? = nil
  ) -> (category: Int, isDecided: Bool) {
    guard number != LineKeys.none else { return (categories.groups[Int(other)], false) }
    guard number & LineKeys.byItem != 0 else { return (stated[Int(number)], true) }
    let filing = filings[Int(number & ~LineKeys.byItem)]
    if let category = filing.settled { return (categories.groups[Int(category)], true) }
    var counts: [Int: Int] = [:]
    for line in filing.counted where month.map({ line.month <= $0.ordinal }) != false {
      counts[categories.groups[Int(line.category)], default: 0] += line.lines
    }
    let best = counts.min {
      ($1.value, categories.keys[$0.key]) < ($0.value, categories.keys[$1.key])
    }
    if let best { return (best.key, true) }
    if let category = filing.keyword { return (categories.groups[Int(category)], true) }
    return (categories.groups[Int(other)], false)
  }

  /// True if the line states its category itself, so that it counts how that is written.
  static func isStated(_ number: UInt32) -> Bool {
    number != LineKeys.none && number & LineKeys.byItem == 0
  }
}
