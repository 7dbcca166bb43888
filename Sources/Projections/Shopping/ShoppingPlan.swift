import GroceryModel

/// What to buy for some days and people, and why; the same facts give the same plan.
public struct ShoppingPlan: Sendable {
  /// What is asked for.
  public struct Request: Sendable {
    public let days: Int
    public let people: Int
    /// For how many people the receipts were; quantities are scaled by the ratio.
    public let household: Int
    public let budget: Amount?
    /// The only shops to buy in; all of them if empty.
    public let stores: [String]

    public init(days: Int, people: Int, household: Int, budget: Amount?, stores: [String]) {
      (self.days, self.people, self.household) = (days, people, household)
      (self.budget, self.stores) = (budget, stores)
    }
  }

  /// One item, in the plan or left out.
  public struct Line: Hashable, Sendable {
    public let item: String
    public fileprivate(set) var quantity: Amount?
    public fileprivate(set) var unit: String
    public fileprivate(set) var store: String?
    public fileprivate(set) var estimated: Amount?
    public fileprivate(set) var reason: String
    /// That it is bought within the days; nil for a complement.
    public fileprivate(set) var probability: Double?
    public fileprivate(set) var isIn = false
    /// Why it is not in; nil for a complement and for what is in.
    fileprivate var leftOut: LeftOut?
    fileprivate var isFavourite = false
  }

  /// Why an item is left out.
  fileprivate enum LeftOut {
    case notDue, stock, disliked, budget, price
  }

  /// What is in comes first, the likeliest before the others.
  public let lines: [Line]
  /// What the plan comes to; never more than the budget.
  public let total: Amount
  public let currency: Currency?

  fileprivate init(lines: [Line], total: Amount, currency: Currency?) {
    (self.lines, self.total, self.currency) = (lines, total, currency)
  }

  /// - Parameters:
  ///   - request: What is asked for.
  ///   - restock: What will be bought again, with the chance within the days.
  ///   - pantry: What is in the house.
  ///   - book: What things cost, and what is bought together.
  ///   - today: The first of the days.
  public init(
    _ request: Request, restock: [RestockPrediction], pantry: Pantry,
    book: ShoppingBook, today: Day
  ) {
    let planner = Planner(request: request, pantry: pantry, book: book, today: today)
    var lines = restock.map { planner.line($0) }
    lines.sort { planner.precedes($0, $1) }
    let total = planner.spend(on: &lines)
    let complements = planner.complements(of: lines)
    self.lines = lines.filter(\.isIn) + complements + lines.filter { !$0.isIn }
    self.total = total
    currency = book.currency
  }
}

/// Judges one item after the other.
private struct Planner {
  let request: ShoppingPlan.Request
  let pantry: Pantry
  let book: ShoppingBook
  let today: Day

  /// Below this chance nothing is bought for the days.
  private static let leastProbability = RestockPrediction.listedProbability
  /// A favourite is bought at a lower chance.
  private static let leastProbabilityOfFavourites = 0.1
  /// What is rated so or lower is disliked.
  private static let dislikedRating = 2

  func line(_ row: RestockPrediction) -> ShoppingPlan.Line {
    let described = book.descriptions.products[NameKey.matching(row.item)]
    let probability = row.forecast?.probabilityAsked ?? 0
    var line = ShoppingPlan.Line(
      item: row.item, quantity: nil, unit: row.unit, store: nil, estimated: nil, reason: "",
      probability: probability)
    line.isFavourite = described?.isFavourite ?? false
    let least = line.isFavourite ? Self.leastProbabilityOfFavourites : Self.leastProbability
    if described?.isRetired == true {
      line.reason = "retired"
      line.leftOut = .disliked
    } else if let rating = described?.rating, rating <= Self.dislikedRating {
      line.reason = "disliked: rated \(rating) of 5"
      line.leftOut = .disliked
    } else if probability < least {
      line.reason = "not due within \(days)"
      line.leftOut = .notDue
    } else {
      buy(row, &line)
    }
    return line
  }

  private var days: String { request.days == 1 ? "1 day" : "\(request.days) days" }

  /// Works out how much is lacking, and where it is cheapest.
  private func buy(_ row: RestockPrediction, _ line: inout ShoppingPlan.Line) {
    let perDay = Self.perDay(row) * Double(request.people) / Double(request.household)
    let need = perDay * Double(request.days)
    let (there, spoiling) = pantry.available(row, perDay: perDay, for: request.days, from: today)
    guard there < need else {
      line.reason = "enough in the house: \(Self.text(there, row.unit))"
      line.leftOut = .stock
      return
    }
    let lacking = need - there
    let usual = row.quantity.approximation
    // What is sold by the piece is bought whole, and nothing in less than half of what is usual.
    let quantity =
      row.unit == Unit.each.symbol ? lacking.rounded(.up) : max(lacking, usual / 2)
    line.quantity = Amount(units: Int128((quantity * 1000).rounded()) * (Amount.unitsPerOne / 1000))
    line.isIn = true
    let every = max(1, Int(Self.interval(row).rounded(.toNearestOrEven)))
    line.reason =
      (row.purchases < Self.fewestOfRhythm
        ? "bought \(row.purchases) times so far"
        : "bought every \(every == 1 ? "day" : "\(every) days")")
      + (line.isFavourite ? ", a favourite" : "")
      + (there > 0 ? ", about \(Self.text(there, row.unit)) left" : "")
      + (spoiling.map { ", some of it spoils on \($0)" } ?? "")
    guard let quantity = line.quantity,
      let offer = book.cheapest(row.item, quantity, row.unit, among: request.stores)
    else { return }
    line.store = offer.store
    line.estimated = offer.total
  }

  /// How much the household buys of it a day.
  private static func perDay(_ row: RestockPrediction) -> Double {
    row.quantity.approximation / max(1, interval(row))
  }

  /// From so many purchases on the own intervals say how soon something is used up.
  private static let fewestOfRhythm = 4

  /// The days that a purchase lasts: with few purchases those until the next one is expected.
  private static func interval(_ row: RestockPrediction) -> Double {
    guard let forecast = row.forecast else { return 1 }
    guard row.purchases < fewestOfRhythm, let next = forecast.next else {
      return forecast.intervalDays
    }
    return max(forecast.intervalDays, Double(next.day - row.lastDay))
  }

  private static func text(_ quantity: Double, _ unit: String) -> String {
    // More digits would claim to know what was eaten.
    let amount = Amount(units: Int128((quantity * 10).rounded(.up)) * (Amount.unitsPerOne / 10))
    return unit == Unit.each.symbol ? amount.text() : "\(amount.text()) \(unit)"
  }

  /// Favourites first, then the likeliest, then by name.
  func precedes(_ left: ShoppingPlan.Line, _ right: ShoppingPlan.Line) -> Bool {
    if left.isFavourite != right.isFavourite { return left.isFavourite }
    let (one, other) = (left.probability ?? 0, right.probability ?? 0)
    return one != other ? one > other : left.item.precedes(right.item)
  }

  /// Keeps the lines that the budget pays for, in their order, and returns what they come to.
  func spend(on lines: inout [ShoppingPlan.Line]) -> Amount {
    var total = Amount.zero
    for place in lines.indices where lines[place].isIn {
      if let estimated = lines[place].estimated {
        if let budget = request.budget, total + estimated > budget {
          lines[place].isIn = false
          lines[place].leftOut = .budget
          lines[place].reason = "over the budget; " + lines[place].reason
        } else {
          total += estimated
        }
      } else if !request.stores.isEmpty || request.budget != nil {
        lines[place].isIn = false
        lines[place].leftOut = .price
        lines[place].reason =
          request.stores.isEmpty
          ? "no price to compare with the budget" : "no price in the given stores"
      }
    }
    return total
  }

  /// What is bought together with what is in, and is not in itself.
  func complements(of lines: [ShoppingPlan.Line]) -> [ShoppingPlan.Line] {
    let judged = Set(lines.map(\.item))
    let bought = lines.filter(\.isIn).map(\.item)
    return book.pairs(with: bought).filter { !judged.contains($0.item) }.map { pair in
      ShoppingPlan.Line(
        item: pair.item, quantity: nil, unit: "", store: nil, estimated: nil,
        reason: pair.sentence, probability: nil)
    }
  }
}

/// What a screen shows of a plan.
extension ShoppingPlan {
  /// The plan with only what is in it.
  public var withoutThoseLeftOut: ShoppingPlan {
    ShoppingPlan(lines: lines.filter { $0.isIn }, total: total, currency: currency)
  }

  /// Why the others are not in, one sentence a reason; those that are merely not due are counted.
  public var reasonsForLeavingOut: [String] {
    let out = lines.filter { !$0.isIn }
    var sentences: [String] = []
    func add(_ heading: String, _ isMeant: (Line) -> Bool) {
      let names = out.filter(isMeant).map(\.item)
      guard !names.isEmpty else { return }
      let shown = names.prefix(Self.namedItems).joined(separator: ", ")
      let rest = names.count - Self.namedItems
      sentences.append("\(heading): \(shown)" + (rest > 0 ? " and \(rest) more" : ""))
    }
    add("over the budget") { $0.leftOut == .budget }
    add("without a price") { $0.leftOut == .price }
    add("enough in the house") { $0.leftOut == .stock }
    add("disliked or retired") { $0.leftOut == .disliked }
    for line in out where line.leftOut == nil { sentences.append("\(line.item): \(line.reason)") }
    let rest = out.count { $0.leftOut == .notDue }
    if rest > 0 { sentences.append("\(rest) more not due: --wide shows them") }
    return sentences
  }

  private static let namedItems = 6
}
