import GroceryModel

/// The perishable goods whose labels the household wrote down, and what became of them.
struct DemoPantry {
  private(set) var expirations = DemoText(header: [
    "item", "expires", "kind", "purchased", "storage", "quantity", "unit",
  ])
  private(set) var stock: DemoText
  private var happenings: [(day: Day, cells: [String])] = []
  private var random = DemoRandom(seed: 7)
  private var wastedCount = 0

  init(_ receipts: [DemoReceipt]) {
    stock = DemoText(header: [
      "date", "item", "action", "quantity", "unit", "reason", "storage",
    ])
    for receipt in receipts {
      for line in receipt.lines where line.kind == "item" && line.thousandths > 0 {
        guard let keeps = line.product?.keeps, random.chance(38) else { continue }
        label(line, keeps, on: receipt.day)
      }
    }
    // The sort of the standard library keeps the order of equal days.
    for happening in happenings.sorted(by: { $0.day < $1.day }) {
      stock.append([happening.day.description] + happening.cells)
    }
  }

  /// Writes down a label, and for what had to be eaten a while ago also its end.
  private mutating func label(_ line: DemoLine, _ keeps: DemoKeeping, on day: Day) {
    let expires = day + random.pick(keeps.days)
    guard expires <= DemoHousehold.lastDay else { return }
    expirations.append([
      line.text, expires.description, keeps.kind, day.description, keeps.storage,
      DemoText.quantity(line.thousandths, isWeighed: line.isWeighed),
      line.isWeighed ? "kg" : "each",
    ])
    guard expires <= DemoHousehold.lastDay + (-5) else { return }
    if random.chance(14) {
      waste(line, bought: day, expires: expires)
    } else if line.product?.category == .meat, random.chance(30) {
      freeze(line, bought: day)
    } else {
      eat(line, bought: day, expires: expires)
    }
  }

  private mutating func waste(_ line: DemoLine, bought: Day, expires: Day) {
    let reasons = ["expired", "spoiled", "forgotten", "over-purchased", "disliked", "other"]
    let reason = reasons[wastedCount % reasons.count]
    wastedCount += 1
    let isLate = reason == "expired" || reason == "forgotten"
    let day = isLate ? expires + random.pick(1...3) : bought + random.pick(1...(expires - bought))
    note("wasted", line, line.thousandths, on: day, reason: reason)
  }

  private mutating func freeze(_ line: DemoLine, bought: Day) {
    note("moved", line, line.thousandths, on: bought + 1, storage: "freezer")
    let thawed = bought + random.pick(12...40)
    if thawed <= DemoHousehold.lastDay { note("consumed", line, line.thousandths, on: thawed) }
  }

  /// Pieces are opened and finished one after the other.
  private mutating func eat(_ line: DemoLine, bought: Day, expires: Day) {
    guard !line.isWeighed else {
      note("consumed", line, line.thousandths, on: bought + random.pick(1...(expires - bought)))
      return
    }
    var opened = bought
    for _ in 0..<(line.thousandths / 1000) {
      opened = min(expires, opened + random.pick(0...2))
      let finished = min(expires, opened + random.pick(1...5))
      note("opened", line, 1000, on: opened)
      note("consumed", line, 1000, on: finished)
      opened = finished
    }
  }

  private mutating func note(
    _ action: String, _ line: DemoLine, _ thousandths: Int, on day: Day, reason: String = "",
    storage: String = ""
  ) {
    happenings.append(
      (
        day,
        [
          line.text, action, DemoText.quantity(thousandths, isWeighed: line.isWeighed),
          line.isWeighed ? "kg" : "each", reason, storage,
        ]
      ))
  }
}
