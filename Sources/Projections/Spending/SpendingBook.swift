import EventSourcing
import GroceryModel

/// The fold's sums with everything settled that depends on other lines: categories that lines do not
/// state, lines `of` others, discounts on whole receipts, aliases.
///
/// A line's category is, first that applies: the one described for its product, its own, the one that
/// the product's other lines have most often (of equally frequent ones the first in byte order),
/// `Other`. A line `of` another has that one's category.
public struct SpendingBook: Sendable {
  public private(set) var fold: SpendingFold
  public let descriptions: Descriptions
  public let categories: NameBook
  public let stores: NameBook
  public let products: NameBook
  public let brands: NameBook
  /// For each item's number: its described category, or what its product's lines are filed under.
  private var filings: [Filing]
  private let other: UInt32
  private let currencyCodes: [String]

  private enum Filing: Sendable {
    case unknown
    case described(UInt32)
    case counted([(month: Int32, category: UInt32, lines: Int)])
  }

  /// Settles a fold, reading the log again only where lines depend on others.
  public init(_ folded: SpendingFold, from replay: Replay) throws(LogError) {
    var fold = folded
    descriptions = replay.late.descriptions
    if !fold.dependents.isEmpty { fold.resolve(try ReferencedLines.all(of: fold, in: replay)) }
    currencyCodes = (0..<fold.names.tables[LineKey.currency.rawValue].count).map { number in
      let text = fold.names.text(.currency, UInt32(number))
      return Currency(text)?.code ?? text
    }
    let descriptions = descriptions
    let products = descriptions.products.values
    self.products = NameBook(
      fold.names.tables[LineKey.item.rawValue], described: products.compactMap(\.aliasOf)
    ) { descriptions.canonicalProduct(of: $0) }
    filings = []
    other = Array("Other".utf8).withUnsafeBufferPointer {
      fold.names.number(.category, $0, counting: 0)
    }
    filings = try Self.filings(&fold, self.products, replay)
    categories = NameBook(
      fold.names.tables[LineKey.category.rawValue],
      described: products.compactMap(\.category) + ["Other"]
    ) { _ in nil }
    stores = NameBook(
      fold.names.tables[LineKey.store.rawValue],
      described: descriptions.stores.values.compactMap(\.aliasOf)
    ) { descriptions.canonicalStore(of: $0) }
    for var brand in products.compactMap(\.brand) {
      _ = brand.withUTF8 { fold.names.number(.brand, $0, counting: 0) }
    }
    brands = NameBook(
      fold.names.tables[LineKey.brand.rawValue], described: products.compactMap(\.brand)
    ) { _ in nil }
    self.fold = fold
  }

  private static func filings(
    _ fold: inout SpendingFold, _ products: NameBook, _ replay: Replay
  ) throws(LogError) -> [Filing] {
    var filings = Array(repeating: Filing.unknown, count: products.groups.count)
    var open: [Int] = []
    for item in fold.unfiledItems {
      let key = NameKey.matching(fold.names.tables[LineKey.item.rawValue].text(item))
      if var category = replay.late.descriptions.filedCategory(of: key) {
        let number = category.withUTF8 { fold.names.number(.category, $0, counting: 0) }
        filings[item] = .described(number)
      } else {
        open.append(item)
      }
    }
    guard !open.isEmpty else { return filings }
    let groups = open.map { products.groups[$0] }
    let wanted = Array(Set(groups)).sorted()
    let counted = try replay.fold(
      ProductCategories(
        of: wanted.map { products.keys[$0] }, descriptions: replay.late.descriptions))
    var found: [Int: [(month: Int32, category: UInt32, lines: Int)]] = [:]
    for cell in 0..<counted.table.count {
      let key = Array(counted.table.key(cell))
      let category = counted.categories.withBytes(Int(key[1])) {
        fold.names.number(.category, $0, counting: 0)
      }
      found[wanted[Int(key[0])], default: []].append(
        (Int32(bitPattern: key[2]), category, counted.table.lines[cell]))
    }
    for item in open { filings[item] = .counted(found[products.groups[item]] ?? []) }
    return filings
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
    guard number != LineKeys.none else { return categories.groups[Int(other)] }
    guard number & LineKeys.byItem != 0 else { return categories.groups[Int(number)] }
    switch filings[Int(number & ~LineKeys.byItem)] {
    case .unknown: return categories.groups[Int(other)]
    case .described(let category): return categories.groups[Int(category)]
    case .counted(let lines):
      var counts: [Int: Int] = [:]
      for line in lines where month.map({ line.month <= $0.ordinal }) != false {
        counts[categories.groups[Int(line.category)], default: 0] += line.lines
      }
      let best = counts.min {
        ($1.value, categories.keys[$0.key]) < ($0.value, categories.keys[$1.key])
      }
      return best?.key ?? categories.groups[Int(other)]
    }
  }

  /// Whether the line states its category itself, so that it counts how that is written.
  static func isStated(_ number: UInt32) -> Bool {
    number != LineKeys.none && number & LineKeys.byItem == 0
  }
}

extension SpendingFold {
  /// The items for which a cell asks what category they belong to.
  var unfiledItems: [Int] {
    var items: Set<Int> = []
    for (grouping, table) in zip(groupings, tables) {
      guard let place = grouping.keys.firstIndex(of: .category) else { continue }
      for cell in 0..<table.count {
        let number = table.keys[cell * table.width + place]
        if number != LineKeys.none, number & LineKeys.byItem != 0 {
          items.insert(Int(number & ~LineKeys.byItem))
        }
      }
    }
    return items.sorted()
  }
}
