import ByteTools
import GroceryModel

/// Files products by words of their names, in many languages.
///
/// The last resort before `Other`: a name without any known word has no category here, rather than
/// a guessed one.
enum KeywordCategories {
  /// What a name was filed under, and by which keyword, its stars included.
  public struct Match: Hashable, Sendable {
    public let category: GroceryCategory
    public let keyword: String
  }

  /// The values are the numbers of tables.
  private static let index: KeywordIndex = {
    var index = KeywordIndex(capacity: 10000)
    for (number, table) in KeywordTable.all.enumerated() {
      table.forEachWord { rank, word in index.add(word, rank, number) }
    }
    return index
  }()

  /// Calls `body` with each word of what is not eaten, folded and without stars, and its table's number.
  static func forEachWordOfThings(_ body: (Bytes, Int) -> Void) {
    let isEaten = KeywordTable.all.map { $0.category?.isFood == true }
    index.forEachKey { word, number in
      if !isEaten[number] { body(word, number) }
    }
  }

  /// The category of a product's name as written, or nil.
  public static func match(_ name: some StringProtocol) -> Match? {
    guard let entry = index.best(in: KeywordFolding.folded(name)),
      let category = KeywordTable.all[entry.value].category
    else { return nil }
    // A liquid may be made of fruit, but is not produce.
    if category == .produce, isLiquid(String(name)) { return nil }
    return Match(category: category, keyword: entry.word)
  }

  /// True if a name states a volume, so that fruit and vegetables in it only say what it tastes of.
  static func isLiquid(_ name: String) -> Bool {
    guard ProductName.mayStateSize(name), let unit = ProductName.package(of: name)?.content.unit,
      unit.dimension == .volume
    else { return false }
    // Berries are sold by the pint.
    return unit.symbol != "pt" && unit.symbol != "qt"
  }

  /// Returns the match of the first name with a category; the product's own name precedes its
  /// alias.
  static func match(_ names: [String]) -> Match? {
    for (index, name) in names.enumerated() where !names[..<index].contains(name) {
      if let match = match(name) { return match }
    }
    return nil
  }
}
