import GroceryModel

/// Refuses words of a purchase that may mean two things, and says what is missing.
struct EntryDoubts {
  private let words: EntryWords

  private static let vocabulary = EntryVocabulary.all

  init(_ words: EntryWords) { self.words = words }

  /// Refuses `sunday roast 12`: the day comes last.
  func refuseFirstWeekday() throws {
    guard let day = words.firstWeekday else { return }
    let rest = words.all.dropFirst().joined(separator: " ")
    throw Failure(
      .usage, "'\(day)' may be the day or part of the name",
      expected: "the day last, as in 'larder add \(rest) \(day)'",
      hint: "--item NAME says the whole name")
  }

  /// Refuses `@Green Grocer milk 1.45`: the end of the store is unknown.
  func refuseFirstStore() throws {
    guard words.all.count > 2, words.all[0].hasPrefix("@") else { return }
    throw Failure(.usage, "the store comes after the price", expected: QuickEntry.expected)
  }

  /// Refuses a price in a store's name: `@Coop discount 1.00`, `@Lidl, bread 2.49`.
  func refuseStore(_ name: String) throws {
    let parts = name.split { $0 == " " || $0 == "," }.map(String.init)
    let price = parts.first { part in
      words.amount(part).map { EntryWords.decimals($0.figure) == 2 } ?? false
    }
    guard let price else { return }
    throw Failure(
      .usage, "'\(price)' behind '@' may be a second price",
      expected: "one fact at a time, and the store last; --store NAME says a name with numbers")
  }

  /// Refuses `ham 2.00 best before soon`: a label states a day or a month.
  func refuseExpiry() throws {
    let labels: [EntryVocabulary.Meaning] = [.bestBefore, .useBy, .goodUntil]
    guard let place = labels.compactMap({ Self.vocabulary.range(of: $0, in: words.all) }).first,
      place.lowerBound > 0
    else { return }
    let label = words.all[place].joined(separator: " ")
    throw Failure(
      .usage, "no day follows '\(label)'",
      expected: "a day or a month, as in '\(label) 2026-11-30'",
      hint: "--item NAME says a name with these words")
  }

  /// Refuses `500 g cheese at 12.90`: the price may be that of a kilogram or of all.
  ///
  /// - Parameters:
  ///   - unit: The unit of the quantity.
  ///   - quantity: What was bought.
  ///   - price: What was typed.
  /// - Throws: `Failure` for grams, millilitres and the like.
  func refusePriceOf(_ unit: Unit, _ quantity: String, at price: String) throws {
    guard unit.isSmallMeasure else { return }
    throw Self.doubtfulPrice(price, of: quantity, unit)
  }

  /// Refuses `apples 2.5 kg at 1.99`: the price may be that of a kilogram or of all.
  func refusePriceOfWeight(at price: String) throws {
    let last = words.all.suffix(2)
    guard words.all.count > 2, let figure = last.first, EntryWords.decimals(figure) > 0,
      EntryWords.number(figure) != nil, let unit = last.last.flatMap({ Unit($0) }),
      unit.dimension == .mass
    else { return }
    throw Self.doubtfulPrice(price, of: figure, unit)
  }

  /// Refuses `2 melons 3.00/kg`: two melons weigh something else than two kilograms.
  func refuseCount(_ count: String, pricedBy unit: Unit) throws {
    guard unit.dimension != .count, count.allSatisfy(\.isNumber) else { return }
    throw Failure(
      .usage, "'\(count)' may be the number of pieces or of \(unit)",
      expected: "the measure, as in '\(count) \(unit)', or the price of all without '/\(unit)'")
  }

  private static func doubtfulPrice(_ price: String, of quantity: String, _ unit: Unit) -> Failure {
    let base = unit.isSmallMeasure ? unit.dimension.base : unit
    return Failure(
      .usage, "'\(price)' may be the price of one \(base) or of all \(quantity) \(unit)",
      expected: "'\(price)/\(base)', or the price alone for all of it")
  }

  /// Refuses a price within a name: `milk 1.45 pesto 2.80`, `pizza 3.00 -0.50`, `beans 3 for 2 1.80`.
  func refuseSecondPrice() throws {
    guard let found = bundle ?? words.all.indices.first(where: isPrice).map({ words.all[$0] })
    else { return }
    throw Failure(
      .usage, "'\(found)' may be a second price",
      expected: "one item at a time; --item NAME says a name with numbers")
  }

  /// `3 for 2` among the words, or `for 2` where its count was taken already.
  private var bundle: String? {
    let place = words.all.indices.dropLast().first { place in
      Self.vocabulary.means(words.all[place], .bundle)
        && (place == 0
          || EntryWords.number(words.all[place - 1]) != nil
            && EntryWords.number(words.all[place + 1]) != nil)
    }
    return place.map { words.all[max(0, $0 - 1)...($0 + 1)].joined(separator: " ") }
  }

  /// True for `1.45`, `1.45,` or `£1.45`, but not for `1.45 l` or `1.45 %`.
  private func isPrice(_ place: Int) -> Bool {
    var word = words.all[place][...]
    while let last = word.last, ",;".contains(last) { word.removeLast() }
    guard words.all.count > 1, let (figure, sign) = words.amount(String(word)),
      sign != nil || EntryWords.decimals(figure) == 2
    else { return false }
    let next = words.all.dropFirst(place + 1).first
    return next.map { Unit($0) == nil && !$0.hasPrefix("%") } ?? true
  }

  /// Returns the failure for words without a price; a hint names the nearest of some kinds of facts.
  func lacksPrice(_ kinds: [String]) -> Failure {
    let rest = words.all
    if let failure = sharedSign { return failure }
    let known: [EntryVocabulary.Meaning] = [.consumed, .wasted, .opened, .moved]
    let meaning = rest.first.flatMap { Self.vocabulary.meaning(of: $0, among: known) }
    let kind = meaning?.rawValue ?? rest.first.flatMap { Suggestion.nearest(to: $0, among: kinds) }
    // What is frozen is moved to the freezer.
    let place = meaning == .moved && rest.count > 1 ? ["freezer"] : []
    let line = ([kind].compactMap(\.self) + (meaning == nil ? [] : rest.dropFirst() + place))
      .map(\.shellQuoted).joined(separator: " ")
    return Failure(
      .usage,
      rest.isEmpty
        ? "no item was given" : "no price was given for '\(rest.joined(separator: " "))'",
      expected: QuickEntry.expected,
      hint: kind.map { _ in "did you mean 'larder add \(line)'?" } ?? withStore
        ?? "'larder help add' lists other kinds of facts")
  }

  /// The failure for `$3.50` where the household's currency has another sign.
  private var sharedSign: Failure? {
    for word in words.all {
      let sign = word.filter { !$0.isNumber && !".,-".contains($0) }
      let figure = word.filter { !sign.contains($0) }
      let codes = Currency.codes(ofSign: sign)
      guard EntryWords.number(figure) != nil, let first = codes.first else { continue }
      return Failure(sign: sign, of: codes, expected: "a code, as in '\(figure) \(first)'")
    }
    return nil
  }

  /// A hint for words after the price that are most likely the store.
  private var withStore: String? {
    let all = words.all
    let place = all.dropFirst().lastIndex { EntryWords.number($0) != nil }
    guard let place else { return nil }
    let (before, store) = (all[...place], all[(place + 1)...])
    // Of other words it is unknown what they say: `per kg`, `last week`.
    let isName = store.count == 1 || store.first?.first?.isUppercase == true
    guard isName, !store.contains(where: { $0.contains(where: \.isNumber) }),
      !store.contains(where: Self.vocabulary.knows)
    else { return nil }
    let day = Suggestion.nearest(to: store.joined(separator: " "), among: Period.words)
    let rest = day ?? "@" + store.joined(separator: " ")
    return "did you mean 'larder add \(before.joined(separator: " ")) \(rest)'?"
  }
}

extension Unit {
  /// True for grams, millilitres and the like: no price is that of one.
  var isSmallMeasure: Bool { dimension != .count && numerator * 20 < denominator }
}
