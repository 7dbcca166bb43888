import ByteTools
import GroceryModel

extension PublishedLives {
  /// The foods, and the numbers of the foods that words name.
  struct Table: Sendable {
    var index = KeywordIndex(capacity: 8192)
    var foods: [(food: PublishedFood, group: FoodGroup)] = []

    /// Adds the names of brands behind all other words, so that of equal ones those decide.
    mutating func addBrands() {
      Brands.forEach { word, brands in
        guard let known = index.matches(in: Array(word)).last else {
          preconditionFailure("not a food: '\(String(decoding: word, as: UTF8.self))'")
        }
        let (food, group) = foods[known.value]
        for brand in brands { index.add(brand, .stuff, foods.count) }
        foods.append((food.ofBrand, group))
      }
    }
  }

  static let table: Table = {
    var table = Table()
    // Tills leave out the small words of a phrase: `mousse canard`, `succo mela`. Phrases that other
    // foods have as they are come first.
    var short = ShortPhrases()
    for group in FoodGroup.allCases {
      forEachLine(of: group.lines) { food, rank, words in
        let number = table.foods.count
        KeywordTable.forEachWord(of: words) { word in
          table.index.add(word, rank, number)
          if rank == .make { short.add(word, number) }
        }
        table.foods.append((food, group))
      }
    }
    short.forEach { table.index.add($0, .make, $1) }
    table.addBrands()
    return table
  }()

  /// Phrases without their small words, in one array of bytes.
  private struct ShortPhrases {
    private var bytes: [UInt8] = []
    private var ends: [(end: Int, food: Int)] = []

    init() {
      bytes.reserveCapacity(1 << 15)
      ends.reserveCapacity(1 << 11)
    }

    /// Adds a phrase if it has small words, and two others at least.
    mutating func add(_ phrase: Bytes, _ food: Int) {
      let start = bytes.count
      var (count, kept, wordStart) = (0, 0, 0)
      while wordStart < phrase.count {
        var end = wordStart
        while end < phrase.count, phrase[end] != KeywordFolding.space { end += 1 }
        if end > wordStart {
          count += 1
          let word = phrase[wordStart..<end]
          if !isSmall(word) {
            if kept > 0 { bytes.append(KeywordFolding.space) }
            bytes += word
            kept += 1
          }
        }
        wordStart = end + 1
      }
      if kept > 1, kept < count {
        ends.append((bytes.count, food))
      } else {
        bytes.removeSubrange(start...)
      }
    }

    func forEach(_ body: (Bytes, Int) -> Void) {
      bytes.withUnsafeBufferPointer { bytes in
        var start = 0
        for (end, food) in ends {
          body(Bytes(rebasing: bytes[start..<end]), food)
          start = end
        }
      }
    }
  }

  /// True for an article or preposition that tills leave out.
  private static func isSmall(_ word: some Collection<UInt8>) -> Bool {
    word.count <= longestSmallWord && smallWords.contains { $0.elementsEqual(word) }
  }

  private static let longestSmallWord = 5

  private static let smallWords =
    "de d du des la le di del della do da von vom van".split(separator: " ").map { Array($0.utf8) }

  /// Calls `body` with each word of the table, folded and without stars, and a number of its food.
  ///
  /// The numbers differ between foods. Brands are left out, as a cut word is seldom one.
  static func forEachWord(_ body: (Bytes, Int) -> Void) {
    table.index.forEachKey { word, line in
      guard !table.foods[line].food.isMaker else { return }
      let number = table.foods[line].food.number
      body(word, number > 0 ? number : unnumbered + line)
    }
  }

  /// Above FoodKeeper's numbers.
  private static let unnumbered = 10_000

  /// Calls `body` with the food, the rank and the words of each line; the words are valid during the call.
  static func forEachLine(
    of text: String, _ body: (PublishedFood, KeywordTable.Rank, Bytes) -> Void
  ) {
    withBytes(of: text) { text in
      for line in text.split(separator: UInt8(ascii: "\n")) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
          preconditionFailure("expected a colon in '\(String(decoding: line, as: UTF8.self))'")
        }
        let start = line.firstIndex { $0 != UInt8(ascii: " ") } ?? colon
        let head = Bytes(rebasing: line[start..<colon])
        guard let food = PublishedFood(bytes: head) else {
          preconditionFailure(
            "expected a food's figures, found '\(String(decoding: head, as: UTF8.self))'")
        }
        body(food, food.isMade ? .make : .stuff, Bytes(rebasing: line[(colon + 1)...]))
      }
    }
  }
}
