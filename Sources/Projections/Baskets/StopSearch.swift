/// Finds k stores that sell a basket for at most a limit, by branch and bound.
///
/// The bound is the Lagrangian one of the p-median problem (Cornuéjols, Fisher and Nemhauser, 1977,
/// "Location of bank accounts to optimize float"). Each entry gets a level, at most its price in
/// the stores chosen so far. Then k more stores lower the sum of the levels by at most the k
/// greatest reductions of single stores. With levels equal to the prices, this is the bound by the
/// best single stores; a subgradient method finds levels that spread the reductions over the
/// entries and tighten the bound.
///
/// For 50 entries, a thousand stores and five stops it takes 0.05 to 0.2 seconds with random
/// prices. The worst case is exponential. It occurs for hard covering problems: if each store has a
/// small random part of the entries, so that five of them barely complete the basket (seconds for a
/// fifth of the entries in each of a thousand stores), if there are only a few different prices, or
/// with more than a hundred equally good combinations of stores that do not dominate each other.
struct StopSearch {
  private enum Goal {
    case least, any, first
  }

  private let costs: ShopCosts
  private var goal = Goal.least
  private var limit: BasketBill
  /// The limit in ticks; below zero when there is nothing left to look for.
  private var ceiling: Int
  private var chosen: [Int] = []
  private var found: EqualWays?

  /// Rounds of finding levels; the first ones are inherited by all that follow.
  private static let firstRounds = 100
  private static let laterRounds = 20

  init(_ costs: ShopCosts, atMost limit: BasketBill) {
    self.costs = costs
    self.limit = limit
    ceiling = costs.ticks(of: limit)
  }

  /// The shops with the least bill within the limit; looked for first around some that are good
  /// already.
  mutating func least(_ count: Int, near known: [Int]) -> EqualWays? {
    goal = .least
    let shops = costs.undominated(among: Array(0..<costs.shopCount), isOrdered: false)
    guard count <= shops.count else { return nil }
    let start = Array((known + shops).prefix(count))
    swap(start, for: shops)
    visit(costs.paid(in: []), levels: costs.paid(in: found?.first ?? start), shops, count)
    return found
  }

  /// Any shops within the limit.
  mutating func any(_ count: Int, among candidates: [Int]) -> [Int]? {
    goal = .any
    let shops = costs.undominated(among: candidates, isOrdered: false)
    visit(costs.paid(in: []), levels: costs.paid(in: []), shops, count)
    return found?.first
  }

  /// The first shops within the limit, compared place by place, if the limit is the least bill.
  mutating func first(_ count: Int, among candidates: [Int]) -> [Int]? {
    goal = .first
    let shops = costs.undominated(among: candidates, isOrdered: true)
    visit(costs.paid(in: []), levels: costs.paid(in: []), shops, count)
    return found?.first
  }

  /// Takes a set of shops as found if it is within the limit.
  private mutating func consider(_ shops: [Int]) {
    let bill = costs.bill(of: shops)
    guard bill <= limit else { return }
    if found?.bill == bill {
      found?.add(shops)
    } else {
      found = EqualWays(bill: bill, first: shops)
    }
    if goal != .least {
      ceiling = -1
    } else {
      let isFull = found?.isComplete == false
      limit = BasketBill(missing: bill.missing, cost: isFull ? bill.cost - 1 : bill.cost)
      ceiling = costs.ticks(of: limit)
    }
  }

  /// Puts the best shop in the place of one after the other, as long as that helps.
  private mutating func swap(_ start: [Int], for candidates: [Int]) {
    var shops = start
    var savings: [Int] = []
    var least = Int.max
    var place = 0
    var unchanged = 0
    while unchanged < shops.count {
      var others = shops
      others.remove(at: place)
      let paid = costs.paid(in: others)
      costs.readSavings(below: paid, of: candidates, into: &savings)
      let best = savings.indices.max { savings[$0] < savings[$1] } ?? 0
      let rest = paid.reduce(0) { $0 + Int($1) } - savings[best]
      unchanged += 1
      if rest < least {
        least = rest
        shops[place] = candidates[best]
        unchanged = 1
      }
      place = (place + 1) % shops.count
    }
    consider(shops)
  }

  /// Tries all ways that take so many of the candidates besides those chosen.
  ///
  /// - Parameters:
  ///   - paid: What each entry costs in those chosen.
  ///   - levels: To start from.
  ///   - candidates: In order of places, if the first way is looked for.
  ///   - count: How many shops are still to be chosen.
  private mutating func visit(
    _ paid: [Int32], levels: [Int32], _ candidates: [Int], _ count: Int
  ) {
    guard candidates.count >= count else { return }
    guard count > 1 else { return finish(paid, candidates) }
    guard let bound = bound(paid, levels, candidates, count) else { return }
    if chosen.isEmpty, goal == .least {
      swap(bound.leading.map { candidates[$0] }, for: candidates)
    }
    let savings = bound.savings
    let leading = bound.leading.map { savings[$0] }
    let besides = bound.levelSum - leading.dropLast().reduce(0, +)
    var places = savings.indices.filter { besides - savings[$0] <= ceiling }
    if goal != .first { places.sort { (savings[$1], $0) < (savings[$0], $1) } }
    for (number, place) in places.enumerated() {
      var later = places[(number + 1)...]
      if goal != .first {
        let best = later.prefix(count - 2).reduce(savings[place]) { $0 + savings[$1] }
        later = later.prefix { bound.levelSum - best - savings[$0] <= ceiling }
      }
      guard ceiling >= 0 else { return }
      chosen.append(candidates[place])
      visit(
        costs.paid(paid, with: candidates[place]), levels: bound.levels,
        later.map { candidates[$0] }, count - 1)
      chosen.removeLast()
    }
  }

  /// Tries each candidate as the last shop.
  private mutating func finish(_ paid: [Int32], _ candidates: [Int]) {
    var savings: [Int] = []
    costs.readSavings(below: paid, of: candidates, into: &savings)
    let sum = paid.reduce(0) { $0 + Int($1) }
    for (place, saving) in savings.enumerated() where sum - saving <= ceiling {
      consider(chosen + [candidates[place]])
    }
  }

  private struct Bound {
    let levels: [Int32]
    let levelSum: Int
    /// How far each candidate is below the levels.
    let savings: [Int]
    /// The places of those that are furthest below, these first.
    let leading: [Int]
  }

  /// Levels for which so many of the candidates save as little as can be; nil if they save too little.
  private func bound(
    _ paid: [Int32], _ start: [Int32], _ candidates: [Int], _ count: Int
  ) -> Bound? {
    var levels = zip(paid, start).map { min($0, $1) }
    var savings: [Int] = []
    savings.reserveCapacity(candidates.count)
    var best: Bound?
    var bestRest = Int.min
    var (damping, idleRounds) = (0, 0)
    for _ in 0..<(chosen.isEmpty ? Self.firstRounds : Self.laterRounds) {
      costs.readSavings(below: levels, of: candidates, into: &savings)
      let leading = Self.greatest(count, of: savings)
      let levelSum = levels.reduce(0) { $0 + Int($1) }
      let rest = leading.reduce(levelSum) { $0 - savings[$1] }
      if rest > ceiling { return nil }
      if rest > bestRest {
        bestRest = rest
        best = Bound(levels: levels, levelSum: levelSum, savings: savings, leading: leading)
        idleRounds = 0
      } else {
        idleRounds += 1
        if idleRounds % 3 == 0 { damping += 1 }
      }
      // A level that no leading shop is below may rise, one that several are below must sink.
      var slopes = [Int](repeating: 1, count: levels.count)
      for place in leading {
        for entry in costs.entries(below: levels, in: candidates[place]) { slopes[entry] -= 1 }
      }
      for entry in levels.indices where slopes[entry] > 0 && levels[entry] == paid[entry] {
        slopes[entry] = 0
      }
      let norm = slopes.reduce(0) { $0 + $1 * $1 }
      if norm == 0 { break }
      // Twice the usual step, as long as that helps: half of it makes the search several times longer.
      let step = max(1, (2 * (ceiling + 1 - rest) / norm) >> damping)
      for entry in levels.indices {
        let level = Int(levels[entry]) + step * slopes[entry]
        levels[entry] = Int32(min(max(level, 0), Int(paid[entry])))
      }
    }
    return best
  }

  /// The places of the greatest numbers, the greatest first.
  private static func greatest(_ count: Int, of numbers: [Int]) -> [Int] {
    var places: [Int] = []
    for (place, number) in numbers.enumerated() {
      if places.count == count {
        guard let last = places.last, numbers[last] < number else { continue }
        places.removeLast()
      }
      let rank = places.firstIndex { numbers[$0] < number } ?? places.count
      places.insert(place, at: rank)
    }
    return places
  }
}
