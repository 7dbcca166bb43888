import EventSourcing
import GroceryModel
import Projections
import Reporting

/// Remarks on typed purchases and prices, held against the log in one read: names that are new and close
/// to known ones, and amounts far from the usual.
struct EntryRemarks {
  /// A typed fact with the event that records it; nil if it is not recorded.
  typealias Entry = (fact: TypedFact, event: EventIdentifier?)

  private let entries: [Entry]
  private let session: Session
  private let arguments: ParsedArguments
  private let text: RemarkText

  init(_ entries: [Entry], _ arguments: ParsedArguments, _ session: Session) throws {
    self.entries = entries.filter { $0.fact.type.hasPrice && $0.fact.text("item") != nil }
    self.session = session
    self.arguments = arguments
    text = RemarkText(try session.reportLanguage(arguments))
  }

  /// Says what there is to say.
  ///
  /// - Throws: `LogError` where the log cannot be read.
  func say() throws {
    guard !entries.isEmpty, try session.hasLog() else { return }
    let days = entries.map(\.fact.date)
    let replay = try session.replay(
      arguments, dated: max(days.max() ?? session.today, session.today))
    let names = Set(entries.compactMap { $0.fact.text("item") }).sorted()
    let survey = try replay.fold(EntrySurvey(of: names))
    sayNew(survey, replay.late.descriptions, try session.rules())
    let prices = UnusualPrices(survey.prices, of: Set(entries.compactMap(\.event)), text)
    for (fact, event) in entries {
      guard let event, let item = fact.text("item") else { continue }
      let remark =
        try prices.remark(on: event, item: item)
        ?? (prices.hasJudged(event) ? nil : doubt(fact, item, survey, replay))
      if let remark { session.console.say(Diagnostic(.warning, remark)) }
    }
  }

  /// Suggests known names that are close to new ones.
  private func sayNew(
    _ survey: EntrySurvey, _ descriptions: Descriptions, _ rules: CategoryRules
  ) {
    let whole = NameKey.matching(PurchaseKind.wholeReceiptItem.description)
    let items = NewNames(survey.items, own: lines(of: "item")) {
      $0 == whole || descriptions.describesProduct($0)
    }
    let stores = NewNames(
      survey.stores, own: lines(of: "store"),
      isSettled: { descriptions.describesStore($0) || rules.namesStore($0) })
    var said: Set<String> = []
    for (fact, _) in entries {
      if let name = fact.text("item"), said.insert("item " + NameKey.matching(name)).inserted {
        let near = items.near(name)
        say(
          text.newItem(name), near,
          remedy: near.count == 1 ? text.makesOneProduct(alias(name, near[0])) : nil)
      }
      if let name = fact.text("store"), said.insert("store " + NameKey.matching(name)).inserted,
        stores.contains(name)
      {
        say(text.newStore(name), NearNames.names(to: name, among: stores.known))
      }
    }
  }

  private func say(_ remark: String, _ near: [String], remedy: String? = nil) {
    guard !near.isEmpty else { return }
    let hint = [text.didYouMean(near), remedy].compactMap(\.self).joined(separator: " ")
    session.console.say(Diagnostic(.note, remark, hint: hint))
  }

  /// The command that makes a new name one for a known product.
  private func alias(_ name: String, _ known: String) -> String {
    let words = ["larder", "describe", "product", name, "--alias-of", known]
    return words.map(\.shellQuoted).joined(separator: " ")
  }

  /// The recorded lines of each name, by its matching key.
  private func lines(of key: String) -> [String: Int] {
    Dictionary(
      entries.compactMap { fact, event in
        fact.text(key).map { (NameKey.matching($0), event == nil ? 0 : 1) }
      }, uniquingKeysWith: +)
  }

  /// Doubts the first price of an item: against the dearest line so far, or a
  /// usual line of the item's category.
  private func doubt(
    _ fact: TypedFact, _ item: String, _ survey: EntrySurvey, _ replay: Replay
  ) throws -> String? {
    guard fact.type == .purchaseRecorded,
      let currency = fact.text("currency").flatMap({ Currency($0) }),
      let total = fact.text("total").flatMap({ ExactDecimal($0) })?.amount,
      let dearest = survey.dearestLine(
        in: currency.code, without: Set(entries.compactMap(\.event)))?.total,
      total > dearest
    else { return nil }
    func money(_ amount: Amount) -> String { text.money(amount, currency.code) }
    if dearest.units > 0, UnusualPrice.isFar(total, from: dearest) {
      return text.dearest(item, money(total), before: money(dearest))
    }
    guard let (category, usual) = try usualLine(besides: item, currency, replay),
      UnusualPrice.isFar(total, from: usual)
    else { return nil }
    return text.unusual(item, money(total), of: category, usual: money(usual))
  }

  /// The category of an item, and what a line of its other items usually costs.
  ///
  /// - Returns: Nil if fewer than ``UnusualPrice/leastPrices`` items tell.
  private func usualLine(
    besides item: String, _ currency: Currency, _ replay: Replay
  ) throws -> (category: String, usual: Amount)? {
    let rows = try SpendQuestion(
      by: [.item, .category], filters: [NameFilter(.kind, PurchaseKind.item.rawValue)]
    ).answer(from: replay, rules: try session.rules()).rows
    let key = NameKey.matching(item)
    guard let own = rows.first(where: { NameKey.matching($0.keys[0]) == key })?.keys[1] else {
      return nil
    }
    let lines = rows.filter {
      $0.keys[1] == own && $0.currency == currency.code && NameKey.matching($0.keys[0]) != key
        && $0.spent.units > 0 && $0.lines > 0
    }.map { Amount(units: $0.spent.units / Int128($0.lines)) }
    guard lines.count >= UnusualPrice.leastPrices else { return nil }
    return UnusualPrice.usual(of: lines).map {
      (own, $0.rounded(toFractionDigits: currency.fractionDigits))
    }
  }
}

extension EventType {
  /// True if it says what a thing cost or costs.
  fileprivate var hasPrice: Bool { self == .purchaseRecorded || self == .priceObserved }
}
