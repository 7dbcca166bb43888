import ByteTools
import GroceryModel

/// How long foods keep, found by words of their names.
///
/// The figures are those of FoodKeeper (USDA Food Safety and Inspection Service, with Cornell
/// University and the Food Marketing Institute), version 128 of 6 September 2018, a work of the
/// United States government in the public domain. A line that says `own` has figures of Larder's own:
/// what packages in European and American shops commonly state. The words that stand for a food, and
/// where it is usually kept, are Larder's own too.
///
/// A line is a food: FoodKeeper's number, its places and figures, a colon, and its words in all
/// languages, with the stars of ``KeywordTable``.
enum PublishedLives {
  /// Returns the food of a name.
  ///
  /// The treatment of the food decides first (``FoodTreatment``), then foods made of others, then
  /// the longest words. Words after `in`, `with` and similar prepositions count only if the words
  /// before them match no food.
  static func food(
    named name: some StringProtocol
  ) -> (food: PublishedFood, group: FoodGroup)? {
    food(inWords: PrintedWords.folded(name))
  }

  /// The food that the words of a name say.
  ///
  /// What was done to the food decides first (``FoodTreatment``), then dishes, then foods that are made
  /// of others, then the longest words. Words within a longer phrase that names a food do not count.
  /// Words behind prepositions such as `in` and `with` count only if no word precedes them.
  ///
  /// - Parameter name: The name, folded and without abbreviations.
  /// - Returns: Nil where no word names a food.
  static func food(inWords name: [UInt8]) -> (food: PublishedFood, group: FoodGroup)? {
    guard let best = best(in: withHeads(name)) ?? best(in: withEndings(withHeads(name))) else {
      return nil
    }
    let (food, group) = table.foods[best.value]
    return FoodTreatment.applied(to: food, of: group, in: name)
  }

  /// Replaces compounds that begin with a food's word by their heads: an `erdbeerjoghurtdrink` is a
  /// `joghurtdrink`, and an `apfelentkerner` is nothing that the table knows.
  private static func withHeads(_ name: [UInt8]) -> [UInt8] {
    var words: [ArraySlice<UInt8>] = []
    for word in name.split(separator: KeywordFolding.space) {
      switch head(ofCompound: word) {
      case .whole: words.append(word)
      case .head(let head): words.append(head)
      case .unknown: break
      }
    }
    return Array(words.joined(separator: [KeywordFolding.space]))
  }

  private enum CompoundHead {
    /// It is no compound, or its head is a word of the table.
    case whole
    case head(ArraySlice<UInt8>)
    case unknown
  }

  private static func head(ofCompound word: ArraySlice<UInt8>) -> CompoundHead {
    guard word.count > longestInflection + KeywordIndex.shortest else { return .whole }
    let matches = table.index.matches(in: Array(word))
    if matches.isEmpty, word.allSatisfy({ $0 < 0x80 }) {
      for start in word.indices.dropFirst(KeywordIndex.shortest).dropLast(shortestHead - 1) {
        let (modifier, rest) = (word[..<start], word[start...])
        guard isKnown(modifier), isKnown(rest) else { continue }
        return .head(WordGrammar.endsWithCut(word) ? modifier : rest)
      }
      return .whole
    }
    guard let first = matches.first, first.word.hasSuffix("*"),
      word.count - first.length > longestInflection
    else { return .whole }
    let rest = word.dropFirst(first.length)
    // The animal decides, not the cut: lamb chops.
    if WordGrammar.endsWithCut(word),
      matches.count > 1 || !table.index.matches(in: Array(rest)).isEmpty
    {
      return .head(word.prefix(first.length))
    }
    guard matches.allSatisfy({ $0.word.hasSuffix("*") }) else { return .whole }
    // Only Latin letters: other scripts inflect more than they compound.
    guard word.allSatisfy({ $0 < 0x80 }), !WordGrammar.endsWithCut(word) else { return .whole }
    for link in links where rest.starts(with: link) {
      let head = rest.dropFirst(link.count)
      guard head.count >= KeywordIndex.shortest else { continue }
      if let known = table.index.matches(in: Array(head)).first,
        known.length + longestInflection >= head.count
      {
        return .head(head)
      }
    }
    return .unknown
  }

  /// Replaces words that no table knows by the foods that they end with: a `plattpfirsich` is a `pfirsich`.
  private static func withEndings(_ name: [UInt8]) -> [UInt8] {
    let words = name.split(separator: KeywordFolding.space).map { word in
      // Compounds of the Germanic languages seldom end with these vowels, words of others often do.
      guard let last = word.last, !vowelEndings.contains(last), word.allSatisfy({ $0 < 0x80 }),
        !FoodTreatment.isTreatment(word)
      else { return word }
      let starts = word.indices.dropFirst(KeywordIndex.shortest).dropLast(shortestKnownHead - 1)
      return starts.first { isKnown(word[$0...]) }.map { word[$0...] } ?? word
    }
    return Array(words.joined(separator: [KeywordFolding.space]))
  }

  private static let vowelEndings = Set("aio".utf8)

  /// Shorter words end many others by chance.
  private static let shortestKnownHead = 5

  /// True if the table's words explain a part of a compound but for its ending.
  private static func isKnown(_ part: ArraySlice<UInt8>) -> Bool {
    table.index.matches(in: Array(part)).contains {
      $0.length == part.count
        || $0.length >= shortestHead && $0.length + longestInflection >= part.count
    }
  }

  private static let longestInflection = 3
  private static let shortestHead = 4
  private static let links = ["", "n", "s", "en", "e", "er", "es"].map { Array($0.utf8) }

  /// True if the food's word in a name contains a word of something else: a sponge cake is no sponge.
  ///
  /// - Parameters:
  ///   - name: The name, folded and without abbreviations.
  ///   - keyword: A keyword with its stars.
  /// - Returns: Whether the name's food decides.
  static func isFood(inWords name: [UInt8], despite keyword: String) -> Bool {
    guard let best = best(in: name) else { return false }
    let (food, other) = (KeywordFolding.folded(best.word), KeywordFolding.folded(keyword))
    return food.count > other.count && food.containsRun(of: other)
  }

  private typealias Entry = KeywordIndex.Entry

  private static func best(in name: [UInt8]) -> Entry? {
    guard let whole = leading(in: name) else { return nil }
    guard let head = head(of: name), !spansPreposition(whole.word) else { return whole }
    return leading(in: Array(head)) ?? whole
  }

  /// The food that decides among those that a name's words say; of equal ones the last.
  private static func leading(in name: [UInt8]) -> Entry? {
    let matches = table.index.matches(in: name)
    guard var best = matches.first else { return nil }
    for entry in matches.dropFirst()
    where (level(entry), entry.length) >= (level(best), best.length) {
      best = entry
    }
    // Fish in oil, water or wine, or in a tin with a sauce, is fish.
    let (food, group) = table.foods[best.value]
    let isLiquid = group == .drinks || liquids.contains(food.number)
    if isLiquid || FoodTreatment.isTinned(name) {
      return matches.last { table.foods[$0.value].group == .fish } ?? best
    }
    if sauces.contains(food.number) {
      return matches.first {
        tinnedFish.contains(table.foods[$0.value].food.number) && !spansPreposition($0.word)
      } ?? best
    }
    return best
  }

  /// How far an entry decides: dishes before what is made of other foods, and that before those.
  ///
  /// Drinks give other things their names: wine vinegar, tea biscuits. Of raw foods, those that give
  /// others their taste decide last: a garlic prawn is a prawn, a cherry tomato a tomato.
  private static func level(_ entry: Entry) -> Int {
    let (food, group) = table.foods[entry.value]
    if food.isMaker { return -2 }
    guard entry.rank == .make || food.number == 5 else {
      if flavourings.contains(food.number) { return -4 }
      return cutsOfMeat.contains(food.number) ? 0 : group.levelOfRaw
    }
    // What is usually frozen tastes of the rest: fruits of the forest.
    if frozenProduce.contains(food.number) { return -2 }
    if iceCream.contains(food.number) { return 4 }
    if ingredients.contains(food.number) { return 4 }
    return group.isComposite ? 3 : group == .drinks ? 1 : 2
  }

  /// FoodKeeper's numbers of sauces that tins of fish hold, and of those fish.
  private static let sauces: Set = [351, 359]
  private static let tinnedFish: Set = [619]

  /// FoodKeeper's numbers of what only serves to make a dish, so that the dish's word modifies it:
  /// grated cheese, doughs, mixes and pastes.
  private static let ingredients: Set = [5, 214, 215, 309, 358, 560]

  /// FoodKeeper's numbers of vegetables that season other foods: garlic, ginger and hot peppers.
  private static let flavourings: Set = [285, 286, 548]

  /// FoodKeeper's numbers of liver and of ground meat, whichever animal's it is.
  private static let cutsOfMeat: Set = [43, 77]

  /// FoodKeeper's numbers of frozen fruit and vegetables.
  private static let frozenProduce: Set = [315, 331]

  /// FoodKeeper's numbers of ice cream and sorbet, which are named after sweets and biscuits.
  private static let iceCream: Set = [317, 324]

  /// FoodKeeper's numbers of oils and vinegars.
  private static let liquids: Set = [227, 361, 520, 522]

  /// The words before the first preposition; nil without a preposition, or without words before it.
  private static func head(of name: [UInt8]) -> ArraySlice<UInt8>? {
    var start = 0
    for word in name.split(separator: KeywordFolding.space) {
      if start > 0, prepositions.contains(word) { return name[..<(start - 1)] }
      start += word.count + 1
    }
    return nil
  }

  private static func spansPreposition(_ word: String) -> Bool {
    KeywordFolding.folded(word).split(separator: KeywordFolding.space)
      .contains { prepositions.contains($0) }
  }

  private static let prepositions = Set(
    """
    in with without for on mit ohne fur auf im zum zur en au aux avec sans pour al alla allo alle ai \
    con senza per sin para met zonder voor med utan ze bez com sem em a из со для без на под від із зі
    """.split(separator: " ").map { ArraySlice($0.utf8) })

  /// The foods, and the numbers of the foods that words name.
  private struct Table: Sendable {
    var index = KeywordIndex(capacity: 8192)
    var foods: [(food: PublishedFood, group: FoodGroup)] = []
  }

  private static let table: Table = {
    var table = Table()
    for group in FoodGroup.allCases {
      forEachLine(of: group.lines) { food, rank, words in
        KeywordTable.forEachWord(of: words) { table.index.add($0, rank, table.foods.count) }
        table.foods.append((food, group))
      }
    }
    // Tills leave out the small words of a phrase: `mousse canard`, `succo mela`.
    var line = 0
    for group in FoodGroup.allCases {
      forEachLine(of: group.lines) { _, rank, words in
        KeywordTable.forEachWord(of: words) { word in
          if rank == .make, let short = withoutLinks(word) { table.index.add(short, rank, line) }
        }
        line += 1
      }
    }
    return table
  }()

  /// A phrase without its small words; nil if it has none, or one other word only.
  private static func withoutLinks(_ phrase: Bytes) -> String? {
    guard phrase.contains(KeywordFolding.space) else { return nil }
    let words = phrase.split(separator: KeywordFolding.space)
    let rest = words.filter { !smallWords.contains(String(decoding: $0, as: UTF8.self)) }
    guard rest.count < words.count, rest.count > 1 else { return nil }
    return rest.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  private static let smallWords: Set = [
    "de", "d", "du", "des", "la", "le", "di", "del", "della", "do", "da", "von", "vom", "van",
  ]

  /// Calls `body` with each word of the table, folded and without stars, and a number that differs
  /// between foods.
  static func forEachWord(_ body: (Bytes, Int) -> Void) {
    table.index.forEachKey { word, line in
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
        let head = String(decoding: line[start..<colon], as: UTF8.self)
        guard let food = PublishedFood(head[...]) else {
          preconditionFailure("expected a food's figures, found '\(head)'")
        }
        body(food, food.isMade ? .make : .stuff, Bytes(rebasing: line[(colon + 1)...]))
      }
    }
  }
}
