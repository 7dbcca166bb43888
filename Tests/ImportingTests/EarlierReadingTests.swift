import EventSourcing
import GroceryModel
import SeededRandom
import Testing

@testable import Importing

/// Records of a file that the log holds as another reading of them.
@Suite struct EarlierReadingTests {
  private static func csv(_ items: [String], totals: [String], day: Int = 10) -> [UInt8] {
    var text = "date,store,item,total\n"
    for (item, total) in zip(items, totals) { text += "2026-01-\(day),Coop,\(item),\(total)\n" }
    return Array(text.utf8)
  }

  private static let first = csv(["A1", "B2", "B2"], totals: ["1.29", "2.40", "2.40"])
  private static let renamed = csv(["Milk", "Bread", "Bread"], totals: ["1.29", "2.40", "2.40"])

  private static func live(_ larder: ScratchLarder) throws -> [String] {
    let snapshot = try LogSnapshot(of: larder.layout)
    let liveness = try ReplayContext(of: snapshot).liveness
    var lines: [String] = []
    var scan = EventScan()
    try scan.forEachEvent(in: snapshot.ranges()) { event, recorded in
      if event.type == .purchaseRecorded, liveness.isLive(event.identifier, recorded: recorded) {
        lines.append(
          (event.text(PurchaseKey.item) ?? "") + " " + (event.text(PurchaseKey.currency) ?? ""))
      }
      return true
    }
    return lines.sorted()
  }

  @Test(arguments: [nil, "march.csv"])
  func `other names of the same lines are a question`(name: String?) throws {
    let larder = try ScratchLarder()
    _ = try larder.take([Self.first], named: name)
    let outcome = try #require(try larder.take([Self.renamed], named: name).first)
    #expect(outcome.questions.map(\.flag) == ["--replace or --keep-both"])
    #expect(outcome.questions[0].found.hasPrefix("all 3 new records are in the log"))
    #expect(try Self.live(larder) == ["A1 CHF", "B2 CHF", "B2 CHF"])
  }

  @Test(arguments: [nil, "march.csv"])
  func `another currency of the same lines is a question`(name: String?) throws {
    let larder = try ScratchLarder()
    _ = try larder.take([Self.first], named: name)
    let outcome = try #require(try larder.take([Self.first], named: name, currency: "EUR").first)
    #expect(outcome.questions.count == 1)
  }

  @Test func `a reading that replaces the earlier one retracts it in its batch`() throws {
    let larder = try ScratchLarder()
    _ = try larder.take([Self.first])
    let policy = ImportPolicy(rereading: .replace)
    let outcome = try #require(try larder.take([Self.renamed], policy).first)
    #expect(outcome.counts.changed == 3 && outcome.counts.new == 0 && outcome.replaced == 3)
    #expect(try Self.live(larder) == ["Bread CHF", "Bread CHF", "Milk CHF"])
    #expect(try larder.contents().batches.count == 2)
    let again = try #require(try larder.take([Self.renamed]).first)
    #expect(again.counts.known == 3 && again.questions.isEmpty)
  }

  @Test func `readings that are both kept are known from then on`() throws {
    let larder = try ScratchLarder()
    _ = try larder.take([Self.first])
    _ = try larder.take([Self.renamed], ImportPolicy(rereading: .keepBoth))
    #expect(try Self.live(larder).count == 6)
    #expect(try larder.take([Self.renamed]).first?.counts.known == 3)
    #expect(try larder.take([Self.first]).first?.counts.known == 3)
  }

  @Test func `the index knows the files of earlier imports as the log does`() throws {
    let larder = try ScratchLarder()
    let other = Self.csv(["A1"], totals: ["1.29"]).replacing(
      Array("Coop".utf8), with: Array("Aldi".utf8))
    _ = try larder.take([Self.csv(["A1"], totals: ["1.29"])], named: "a.csv")
    #expect(try larder.indexedEvents() == 1)
    #expect(try larder.take([other], named: "a.csv").first?.questions.count == 1)
    larder.forgetIndex()
    #expect(try larder.take([other], named: "a.csv").first?.questions.count == 1)
    #expect(try larder.take([other], named: "b.csv").first?.questions.isEmpty == true)
  }

  @Test func `a receipt of the same shop and day with other amounts is another one`() throws {
    let larder = try ScratchLarder()
    _ = try larder.take([Self.first], named: "a.csv")
    let other = Self.csv(["Rice", "Salt"], totals: ["1.99", "0.80"])
    #expect(try larder.take([other], named: "a.csv").first?.counts.new == 2)
    let partly = Self.csv(["Tea", "Jam"], totals: ["1.29", "3.80"])
    #expect(try larder.take([partly]).first?.counts.new == 2)
  }

  @Test func `what was undone or taken back is no earlier reading`() throws {
    let larder = try ScratchLarder()
    _ = try larder.take([Self.first])
    try larder.retract(.batch(#require(try larder.contents().batches.first)))
    #expect(try larder.take([Self.renamed]).first?.counts.new == 3)
  }

  @Test func `of any export cut in two each part goes in whole, in any order`() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<40 {
      let count = Int.random(in: 2...8, using: &random)
      let items = (0..<count).map { "Item \($0)" }
      let totals = items.indices.map { "\($0 + 1).\(random.pick(10...99))" }
      let cut = Int.random(in: 1..<count, using: &random)
      let larder = try ScratchLarder()
      _ = try larder.take([Self.csv(Array(items[..<cut]), totals: Array(totals[..<cut]))])
      let rest = try larder.take([Self.csv(Array(items[cut...]), totals: Array(totals[cut...]))])
      #expect(rest.first?.counts.new == count - cut)
    }
  }
}
