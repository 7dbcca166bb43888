import SeededRandom
import EventSourcing
import GroceryModel

/// Makes up small pantries: lots in units that convert and some that do not, packages, labels,
/// refunds, discounts, and events that take more than there is.
struct RandomPantry {
  var random: SplitMix64
  let firstDay: Day
  let dayCount: Int
  private var count = 0

  static let items = ["Milk", "MILK ", "Flour", "Apples", "Apples ", "Eggs 10 pcs", "Rice 500 g"]
  static let units: [String?] = ["l", "ml", "kg", "g", "lb", "oz", "each", "dozen", "bunch", nil]

  init(seed: UInt64, firstDay: Day, dayCount: Int = 40) {
    random = SplitMix64(seed: seed)
    self.firstDay = firstDay
    self.dayCount = dayCount
  }

  /// So many facts in any order.
  mutating func facts(_ number: Int) -> [Fact] {
    var facts: [Fact] = []
    for _ in 0..<number {
      let bought = facts.filter { $0.type == .purchaseRecorded && $0["kind"] == nil }
      switch random.pick(0...11) {
      case 0...4: facts.append(purchase())
      case 5: facts.append(change(of: bought))
      case 6...7: facts.append(label(of: bought))
      default: facts.append(happening(to: bought))
      }
    }
    return facts
  }

  private mutating func day() -> Day { firstDay + random.pick(0...dayCount - 1) }

  /// What tells equal facts apart: of half of them when they were typed, in no order.
  private mutating func entered() -> String {
    count += 1
    guard count.isMultiple(of: 2) else { return "fact \(count)" }
    return "\(Instant(startOf: firstDay + 7919 * count % 97))/\(count)"
  }

  private mutating func quantity() -> String? {
    random.chance(1, in: 5)
      ? nil : random.pick(["1", "2", "0.5", "3", "12", "0.333", "1000", "250", "1.25", "7"])
  }

  mutating func purchase() -> Fact {
    var values = ["entered": entered()]
    values["quantity"] = quantity()
    values["unit"] = random.pick(Self.units)
    values["package"] = random.chance(1, in: 4) ? random.pick(["500 g", "6 x 330 ml", "?"]) : nil
    values["currency"] = random.chance(1, in: 8) ? "JPY" : "EUR"
    values["store"] = random.chance(1, in: 2) ? random.pick(["Coop", "Aldi"]) : nil
    let total = random.pick(["1.29", "0", "3.87", "10", "0.01", "100", "5.555"])
    return .purchase(random.pick(Self.items), total, on: day(), values)
  }

  /// A discount of a line, or a refund with or without one.
  private mutating func change(of bought: [Fact]) -> Fact {
    let line = bought.isEmpty ? purchase() : random.pick(bought)
    var values = ["entered": entered()]
    values["kind"] = random.pick(["refund", "refund", "discount"])
    values["of"] = random.chance(2, in: 3) ? line.identifier.description : nil
    values["quantity"] = random.chance(1, in: 2) ? quantity() : nil
    values["currency"] = line["currency"]
    let total = random.chance(1, in: 2) ? (line["total"] ?? "1") : random.pick(["1.00", "0.43"])
    return .purchase(
      line["item"] ?? "Milk", "-" + total, on: line.date + random.pick(0...9), values)
  }

  private mutating func label(of bought: [Fact]) -> Fact {
    let line = bought.isEmpty ? purchase() : random.pick(bought)
    var values = ["entered": entered()]
    values["item"] = random.chance(1, in: 9) ? "Garden Salad" : line["item"]
    values["expires"] = (line.date + random.pick(-3...15)).description
    values["kind"] = random.pick([nil, "best-before", "use-by"])
    switch random.pick(0...2) {
    case 0: values["purchase"] = line.identifier.description
    case 1: values["purchased"] = line.date.description
    default: break
    }
    values["quantity"] = random.chance(1, in: 3) ? random.pick(["1", "0.25", "100"]) : nil
    values["unit"] = random.chance(1, in: 2) ? line["unit"] : nil
    values["storage"] = random.pick([nil, "fridge", "freezer"])
    return Fact(.expirationRecorded, line.date + random.pick(0...2), values)
  }

  private mutating func happening(to bought: [Fact]) -> Fact {
    let line = bought.isEmpty ? purchase() : random.pick(bought)
    var values = ["entered": entered()]
    values["item"] = random.chance(1, in: 12) ? "Caviar" : line["item"]
    if random.chance(1, in: 3) {
      values["purchase"] =
        random.chance(1, in: 8)
        ? "00000000000000000000000000000000" : line.identifier.description
    }
    values["quantity"] = quantity()
    values["unit"] = random.chance(1, in: 2) ? line["unit"] : random.pick(Self.units)
    let type = random.pick([
      EventType.stockConsumed, .stockConsumed, .stockWasted, .stockOpened, .stockMoved,
    ])
    values["reason"] =
      type == .stockWasted ? random.pick([nil, "expired", "spoiled", "forgotten"]) : nil
    values["storage"] =
      type == .stockMoved ? random.pick(["fridge", "freezer", "pantry"]) : nil
    return Fact(type, day(), values)
  }
}
