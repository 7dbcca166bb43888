import EventSourcing
import GroceryModel

/// What an undo takes back, in one line of a language.
public struct RetractedText: Sendable {
  private let say: Wording
  private let words: FixedWords

  public init(_ language: Language) {
    say = Wording(language)
    words = FixedWords(language)
  }

  /// One event in a few words: `purchase Tea, EUR 4.20, april.csv:2`.
  ///
  /// - Parameters:
  ///   - type: Its type.
  ///   - subject: What it is about, with its quantity.
  ///   - amount: Its amount as the log holds it; empty for none.
  ///   - currency: The amount's currency.
  ///   - source: The place in a file that it is from; empty for none.
  /// - Returns: The words.
  public func event(
    _ type: EventType, _ subject: String, amount: String, currency: String, source: String
  ) -> String {
    let figure = type == .rateObserved ? amount : moneyText(recorded: amount, in: currency)
    let money = amount.isEmpty ? "" : money(figure, currency)
    return [say(type.noun, ["what": subject]), money, source].map(trimmed)
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What a batch of several events holds.
  ///
  /// - Parameters:
  ///   - events: The number of its events.
  ///   - named: The names of some of its files, or what some of its events are.
  ///   - furtherFiles: The number of its other files.
  ///   - nets: The sum of its purchase lines in each currency, as text.
  ///   - lines: The number of its purchase lines.
  ///   - days: Its first and last day.
  /// - Returns: Words such as `5 events: april.csv, EUR 8.73 in 5 lines, 2025-04-01 to 2025-04-03`.
  public func contents(
    events: Int, named: [String], furtherFiles: Int, nets: [(currency: String, amount: String)],
    lines: Int, days: (first: Day, last: Day)?
  ) -> String {
    var parts = named
    if furtherFiles > 0 { parts.append(say(.undoMoreFiles, count: furtherFiles)) }
    if lines > 0 {
      let amounts = nets.map { money($0.amount, $0.currency) }
      parts.append(say(.undoLines, ["amounts": say.list(amounts)], count: lines))
    }
    if let days {
      let (first, last) = ("\(days.first)", "\(days.last)")
      parts.append(first == last ? first : say(.undoDays, ["first": first, "last": last]))
    }
    return counted(events, parts.joined(separator: ", "))
  }

  /// What an event is about, with its quantity: `2 l Milk`; one piece is not counted.
  public func subject(_ what: String, quantity: String, unit: String) -> String {
    let isPiece = unit.isEmpty || unit == "each"
    let parts = [
      quantity.isEmpty || isPiece && quantity == "1" ? "" : say.style.number(quantity),
      isPiece ? "" : unit, what,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A number of events with what they are.
  public func counted(_ events: Int, _ what: String) -> String {
    say(.undoContents, ["what": what], count: events)
  }

  public func batch(_ moment: Instant, _ what: String) -> String {
    say(.undoBatch, ["moment": "\(moment)", "what": what])
  }

  public func event(_ id: EventIdentifier, _ what: String) -> String {
    say(.undoEvent, ["id": "\(id)", "what": what])
  }

  /// An event with its day, as where several could be meant.
  public func dated(_ what: String, _ day: Day) -> String { "\(what), \(say.calendar.digits(day))" }

  /// Says that something was taken back, or would be.
  public func retracted(_ what: String, isTrial: Bool) -> String {
    say(isTrial ? .undoTrial : .undoDone, ["what": what])
  }

  /// Says that something had been taken back before, and which command brings it back.
  public func already(_ what: String, restoring command: String?) -> String {
    let text = say(.undoAlready, ["what": what])
    return command.map { "\(text); \(remedy($0, isRetraction: false))" } ?? text
  }

  /// Says what the undo of an undo does.
  public func remedy(_ command: String, isRetraction: Bool) -> String {
    say(isRetraction ? .undoRemoves : .undoRestores, ["command": command])
  }

  /// Says what becomes of a profile that an import saved, and which command removes one that stays.
  public func profile(
    _ name: String, isForgotten: Bool, isTrial: Bool, removing command: String
  ) -> String {
    let key: TextKey =
      !isForgotten ? .undoProfileStays : isTrial ? .undoProfileTrial : .undoProfileRemoved
    return say(key, ["name": name, "command": command])
  }

  /// The language's word for the name of a key.
  public func label(_ name: String) -> String { words.label(name) }

  /// The language's word for a value that is one of a few fixed words.
  public func value(_ word: String) -> String { words.value(word) }

  private func money(_ amount: String, _ currency: String) -> String {
    trimmed(say(.undoAmount, ["currency": currency, "amount": say.style.number(amount)]))
  }

  /// The text without blanks, or a colon, at its ends where something was not stated.
  private func trimmed(_ text: String) -> String {
    var text = text[...]
    while let last = text.last, last == " " || last == ":" { text.removeLast() }
    while text.first == " " { text.removeFirst() }
    return String(text)
  }
}

extension EventType {
  /// What an event of the type is, for people.
  fileprivate var noun: TextKey {
    switch self {
    case .purchaseRecorded: .eventPurchase
    case .receiptStated: .eventReceipt
    case .priceObserved: .eventPrice
    case .expirationRecorded: .eventExpiry
    case .stockConsumed: .eventUsed
    case .stockWasted: .eventWasted
    case .stockOpened: .eventOpened
    case .stockMoved: .eventMoved
    case .budgetSet: .eventBudget
    case .budgetClosed: .eventBudgetClosed
    case .productDescribed, .storeDescribed: .eventDescribed
    case .rateObserved: .eventRate
    case .eventRetracted: .eventUndo
    case .listDefined: .eventList
    case .listItemAdded: .eventEntry
    case .listItemChanged: .eventEntryChange
    case .listItemMarked: .eventEntryMark
    case .unitDefined: .eventUnit
    case .aislePlaced: .eventAisle
    case .itemShelved: .eventShelf
    case .tripLogged: .eventTrip
    case .reviewPosted: .eventReview
    case .reviewAnswered, .logCommitted: .eventAnswer
    }
  }
}
