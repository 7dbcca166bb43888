import EventSourcing
import GroceryModel

/// What `larder spend` can group by.
public enum SpendKey: String, CaseIterable, Sendable {
  case category, store, item, brand, tag, currency, receipt, day, weekday, week, month, quarter,
    year, event

  /// The calendar step that the key is, if it is one.
  var step: CalendarStep? { CalendarStep(rawValue: rawValue) }

  /// True if rows with the key are in the order of time.
  public var isOfTime: Bool { step != nil || self == .weekday }
}

/// What was paid, by any keys.
public struct SpendQuestion: Sendable {
  /// The columns that rows are grouped by, in their order.
  public let keys: [SpendKey]
  /// The days that count; nil for the whole log.
  public let period: Period?
  /// Filters of one field are alternatives; each field that has filters must match.
  public let filters: [NameFilter]
  /// The currency that all is converted to; nil where each has its own rows.
  public let currency: Currency?
  /// True if each line that is a whole payment has a receipt of its own, named by its event.
  var namesPayments = false

  public init(
    by keys: [SpendKey], in period: Period? = nil, filters: [NameFilter] = [],
    currency: Currency? = nil
  ) {
    self.keys = keys
    self.period = period
    self.filters = filters
    self.currency = currency
  }

  public struct Row: Hashable, Sendable {
    /// One text for each key asked for; empty where the line has none.
    public let keys: [String]
    /// The currency's code; the text of the event if that is not a known code.
    public let currency: String
    /// Net of refunds and discounts: exact, but rounded half-even to the currency's digits where
    /// money was converted.
    public let spent: Amount
    /// The number of lines; a line with two tags counts in the row of each.
    public let lines: Int
  }

  public struct Answer: Hashable, Sendable {
    /// Sorted by their keys in byte order, weekdays from Monday on.
    public let rows: SpendRows
    /// Filters whose name nothing in the log has.
    public let unmatched: [NameFilter]
    /// Names that could have been meant, for each of them.
    public let candidates: [String]
    /// Which rates money was converted by, a sentence a currency.
    public let rates: [String]
  }

  /// True if lines that rules leave out of spending are asked for by their category.
  public var wantsLeftOut: Bool {
    filters.contains {
      $0.field == .category && !$0.isNegated
        && NameKey.matching($0.name) == CategoryRules.ignored
    }
  }

  /// The grouping that the fold needs: the keys, and what filters and rules that leave lines out have to
  /// see.
  func grouping(_ rules: CategoryRules) -> SpendingFold.Grouping {
    var parts: [LineKey] = [.currency]
    if rules.leavesRowsOut { parts.append(.category) }
    for key in keys {
      switch key {
      case .category: parts.append(.category)
      case .store: parts.append(.store)
      case .item: parts.append(.item)
      case .brand: parts += [.brand, .item]
      case .tag: parts += [.tags, .item]
      case .currency: break
      case .receipt, .event: parts.append(.receipt)
      case .day, .weekday, .week: parts.append(.day)
      case .month, .quarter, .year: parts.append(.month)
      }
    }
    for filter in filters {
      switch filter.field {
      case .item: parts.append(.item)
      case .category: parts.append(.category)
      case .store: parts.append(.store)
      case .tag: parts += [.tags, .item]
      case .kind: parts.append(.kind)
      case .budget: break
      }
    }
    if currency != nil { parts.append(.day) }
    if parts.contains(.day) { parts.removeAll { $0 == .month } }
    var grouping = SpendingFold.Grouping(
      LineKey.allCases.filter(parts.contains), in: period, namesEvents: keys.contains(.event))
    grouping.namesPayments = namesPayments
    return grouping
  }

  /// True if lines of the currency asked for need no days: those of others need them for their rates.
  private var isMonthly: Bool { keys.allSatisfy { ![.day, .week, .weekday].contains($0) } }

  /// Answers the question from a log.
  ///
  /// - Throws: `LogError` where the log cannot be read, `NameAmbiguity` where a filter's name fits
  ///   several things, `CurrencyConversion.MissingRate`.
  public func answer(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> Answer {
    let fold = try replay.fold(
      SpendingFold(
        [grouping(rules)], descriptions: replay.late.descriptions, rules: rules,
        monthlyCurrency: isMonthly ? currency : nil))
    let book = try SpendingBook(fold, from: replay)
    let conversion = currency.map { CurrencyConversion(to: $0, by: replay.late.rates) }
    return try SpendAnswering(self, book).answer(conversion, workers: replay.workers)
  }
}
