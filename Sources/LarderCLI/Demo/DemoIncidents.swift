import GroceryModel

/// Mistakes and refunds in the fourteen months, and their corrections.
struct DemoIncidents {
  /// Receipts in the order of their days, with the incidents and the tills' numbers.
  let receipts: [DemoReceipt]

  init(_ planned: [DemoReceipt]) {
    var receipts = planned
    Self.ringUpTwice(in: &receipts)
    Self.returnAnArticle(in: &receipts)
    receipts.sort { ($0.day, $0.minute) < ($1.day, $1.minute) }
    Self.number(&receipts)
    self.receipts = receipts
  }

  /// A line is rung up a second time by mistake, and voided on the same receipt.
  private static func ringUpTwice(in receipts: inout [DemoReceipt]) {
    let earliest = Month(year: 2026, month: 2).firstDay
    guard
      let place = receipts.firstIndex(where: {
        $0.shop == DemoShop.greenquill.name && $0.day >= earliest
      }),
      let index = receipts[place].lines.firstIndex(where: { $0.thousandths == 1000 })
    else { return }
    let line = receipts[place].lines[index]
    receipts[place].lines.insert(contentsOf: [line, line.pieces(-1)], at: index + 1)
  }

  /// Something for the household is brought back three days after it was bought.
  private static func returnAnArticle(in receipts: inout [DemoReceipt]) {
    let earliest = Month(year: 2026, month: 4).firstDay
    for receipt in receipts where receipt.shop == DemoShop.talkorn.name && receipt.day >= earliest {
      guard let line = receipt.lines.first(where: { $0.product?.category == .household }) else {
        continue
      }
      receipts.append(
        DemoReceipt(
          shop: receipt.shop, day: receipt.day + 3, minute: 970, number: 0,
          lines: [line.pieces(-1, kind: "refund")]))
      return
    }
  }

  /// Tills count their receipts, those of other people among them.
  private static func number(_ receipts: inout [DemoReceipt]) {
    var random = DemoRandom(seed: 118)
    var last: [String: Int] = [DemoShop.greenquill.name: 118_204, DemoShop.talkorn.name: 1_317]
    for index in receipts.indices {
      let shop = receipts[index].shop
      guard let number = last[shop] else { continue }
      receipts[index].number = number + random.pick(40...260)
      last[shop] = receipts[index].number
    }
  }
}
