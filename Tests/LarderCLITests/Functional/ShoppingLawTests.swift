import ByteTools
import EventSourcing
import Foundation
import GroceryModel
import SeededRandom
import Testing

@testable import HouseholdFixtures
@testable import LarderCLI

/// What holds of lists and plans over any history.
@Suite struct ShoppingLawTests {
  private static let items = ["Milk", "Bread", "Eggs", "Coffee", "Rice", "Tomatoes", "Soap", "Tea"]
  private static let today = Day.on("2026-10-31")

  /// One larder and its shell.
  private final class Kitchen {
    let larder = TemporaryLarder()
    private var moment = Int64(0)

    func answer(_ words: [String], today: Day = ShoppingLawTests.today) -> (
      code: Int32, text: String
    ) {
      var printed: [UInt8] = []
      moment += 1_000_000
      let world = World(
        environment: { [root = larder.layout.root] in $0 == "LARDER_HOME" ? root : nil },
        directory: FileSystem.directory(of: larder.layout.root),
        now: Instant(microseconds: Instant(startOf: today).microseconds + moment), today: today,
        newIdentifier: String(repeating: "0", count: 32), read: { _ in [] },
        write: { _, bytes in
          printed += bytes
          return 0
        })
      let code = Larder.run(words, in: world)
      return (code, String(decoding: printed, as: UTF8.self))
    }

    /// The rows of an answer as CSV, each by column.
    func rows(_ words: [String]) -> [[String: String]] {
      let lines = answer(words + ["-f", "csv"]).text.split(separator: "\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
      guard let header = lines.first else { return [] }
      return lines.dropFirst().map { cells in
        Dictionary(zip(header, cells), uniquingKeysWith: { first, _ in first })
      }
    }

    /// The answers that count what was bought, without the ids of events.
    var bought: [String] {
      [
        ["spend", "--by", "day,store,item"], ["spend", "--by", "category"], ["budget"],
        ["prices", "--history"], ["stock", "--all"], ["index"], ["predict", "restock"],
      ].map { words in
        answer(words + ["-f", "csv"]).text.replacing(/[0-9a-f]{32}/, with: "id")
          .split(separator: "\n").sorted().joined(separator: "\n")
      }
    }

    /// The events, without who gave them when.
    var events: [String] {
      answer(["log", "export"]).text.replacing(/"source":"[^"]*",/, with: "")
        .split(separator: "\n").map(String.init).sorted()
    }

    func write(_ name: String, _ text: String) throws -> String {
      let path = FileSystem.directory(of: larder.layout.root) + "/" + name
      try FileSystem.replace(path, with: Array(text.utf8))
      return path
    }
  }

  private static func amount(_ text: String?) -> Amount {
    text.flatMap { ExactDecimal($0) }?.amount ?? .zero
  }

  private static func price(_ random: inout SplitMix64) -> String {
    "\(random.pick(0...19)).\(random.pick(10...99))"
  }

  /// Purchases of some items, each at a pace of its own, in two stores.
  private static func history(_ random: inout SplitMix64) -> [Fact] {
    var facts: [Fact] = []
    for item in items where random.chance(4, in: 5) {
      let pace = random.pick(3...30)
      var day = today + -random.pick(100...300)
      while day < today {
        let store = random.pick(["Greenquill", "Talkorn"])
        facts.append(
          .purchase(
            item, price(&random), on: day,
            [
              "store": store, "quantity": "\(random.pick(1...3))", "receipt": "\(facts.count)",
            ]))
        day = day + max(1, pace + random.pick(-2...2))
      }
      if random.chance(1, in: 4) {
        facts.append(
          .product(
            item, on: today + -400,
            random.chance(1, in: 2) ? ["favourite": "true"] : ["rating": "\(random.pick(1...5))"]))
      }
    }
    return facts
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a plan never exceeds its budget, and the same facts give the same plan`(seed: UInt64) throws
  {
    var random = SplitMix64(seed: seed)
    let kitchen = Kitchen()
    let facts = Self.history(&random)
    guard !facts.isEmpty else { return }
    try kitchen.larder.append(facts)
    let budget = Self.price(&random)
    var words = ["shopping", "plan", "--days", "\(random.pick(1...30))", "--budget", budget]
    if random.chance(1, in: 2) {
      words += ["--people", "\(random.pick(1...6))", "--household", "\(random.pick(1...4))"]
    }
    if random.chance(1, in: 3) { words += ["--store", "Greenquill"] }
    let rows = kitchen.rows(words)
    let planned = rows.filter { $0["in"] == "yes" }
    let sum = planned.reduce(Amount.zero) { $0 + Self.amount($1["estimated"]) }
    #expect(sum <= Self.amount(budget), "\(words)")
    for row in rows {
      #expect(row["reason"]?.isEmpty == false, "\(row)")
      if row["in"] == "yes" { #expect(row["estimated"]?.isEmpty == false, "\(row)") }
    }
    #expect(kitchen.rows(words) == rows)
  }

  /// A receipt of some items as Larder's own CSV.
  private static func receipt(_ random: inout SplitMix64) -> (csv: String, totals: [String: String])
  {
    var csv = "date,store,receipt,item,quantity,total,currency\n"
    var totals: [String: String] = [:]
    for item in items where totals.isEmpty || random.chance(1, in: 2) {
      totals[item] = price(&random)
      csv += "\(today),Greenquill,77,\(item),\(random.pick(1...3)),\(totals[item] ?? ""),EUR\n"
    }
    return (csv, totals)
  }

  @Test(arguments: 0..<25 as Range<UInt64>)
  func `a checked list changes nothing of the receipt that is imported`(seed: UInt64) throws {
    for isRecorded in [false, true] {
      var random = SplitMix64(seed: seed)
      let past = Self.history(&random)
      let (csv, totals) = Self.receipt(&random)
      let kitchens = [Kitchen(), Kitchen()]
      for kitchen in kitchens {
        try kitchen.larder.append(past)
        _ = kitchen.answer(["config", "currency", "EUR"])
      }
      let (alone, listed) = (kitchens[0], kitchens[1])
      _ = listed.answer(["shopping", "new", "Week", "--store", "Greenquill"])
      for item in Self.items where totals[item] != nil || random.chance(1, in: 3) {
        _ = listed.answer(["shopping", "add", item, "--quantity", "\(random.pick(1...3))"])
        guard let total = totals[item] ?? random.pick([nil, Self.price(&random)]) else { continue }
        let (code, said) = listed.answer(["shopping", "check", item, "--total", total])
        #expect(code == 0, "\(said)")
      }
      if isRecorded {
        let (code, said) = listed.answer(["shopping", "done", "--record"])
        #expect(code == 0, "\(said)")
      }
      let path = try alone.write("receipt.csv", csv)
      #expect(alone.answer(["import", path]).code == 0)
      let more = isRecorded ? ["--replace-list"] : []
      let (code, said) = listed.answer(["import", path] + more)
      #expect(code == 0, "\(said)")
      #expect(listed.bought == alone.bought, "seed \(seed), recorded \(isRecorded)")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `things added in any order make the same list, whose totals are the sums of its entries`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let lines = (0..<random.pick(2...9)).map { _ in
      (
        item: random.pick(Self.items), quantity: "\(random.pick(1...9))",
        unit: random.pick(["", "kg", "l"])
      )
    }
    let totals = Dictionary(
      Self.items.map { ($0, Self.price(&random)) }, uniquingKeysWith: { $1 })
    func list(_ lines: [(item: String, quantity: String, unit: String)]) -> [[String: String]] {
      let kitchen = Kitchen()
      _ = kitchen.answer(["shopping", "new", "Week", "--currency", "EUR"])
      for line in lines {
        let unit = line.unit.isEmpty ? [] : ["--unit", line.unit]
        _ = kitchen.answer(
          ["shopping", "add", line.item, "--quantity", line.quantity, "--price"]
            + [totals[line.item] ?? "1"] + unit)
      }
      let entries = kitchen.rows(["shopping", "show"])
      let whole = kitchen.rows(["list", "lists"]).first?["estimated"]
      #expect(
        Self.amount(whole) == entries.reduce(.zero) { $0 + Self.amount($1["estimated"]) })
      return entries.map { entry in
        entry.filter { ["item", "quantity", "unit", "estimated", "state"].contains($0.key) }
      }.sorted { "\($0.sorted { $0.key < $1.key })" < "\($1.sorted { $0.key < $1.key })" }
    }
    #expect(list(lines) == list(lines.shuffled(using: &random)))
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `families exported as CSV and imported in any order are the same events`(seed: UInt64) throws
  {
    var random = SplitMix64(seed: seed)
    let kitchen = Kitchen()
    _ = kitchen.answer(["shopping", "new", "Week", "--currency", "EUR", "--budget", "900"])
    for item in Self.items {
      _ = kitchen.answer(["shopping", "add", item, "--quantity", "2", "--total", "3.50"])
      if random.chance(1, in: 2) { _ = kitchen.answer(["shopping", "check", item]) }
      if random.chance(1, in: 3) {
        _ = kitchen.answer(["shopping", "change", item, "--quantity", "4"])
      }
    }
    _ = kitchen.answer(["shopping", "new", "Breakfast", "--template"])
    _ = kitchen.answer(["describe", "unit", "Tea", "--unit", "bag", "--size", "20 each"])
    _ = kitchen.answer(["describe", "aisle", "Dairy", "--store", "Greenquill", "--order", "3"])
    _ = kitchen.answer(["trip", "start", "--store", "Greenquill", "--now", "10:00"])
    _ = kitchen.answer(["trip", "stop", "--now", "10:40"])
    _ = kitchen.answer(
      ["review", "post", "--item", "Tea", "--rating", "4", "--text", "good, \"really\""])
    let files = try FamilyKind.allCases.shuffled(using: &random).compactMap { kind -> String? in
      let csv = kitchen.answer(["log", "export", "--as", kind.rawValue]).text
      guard csv.count(where: { $0 == "\n" }) > 1 else { return nil }
      return try kitchen.write("\(kind).csv", csv)
    }
    #expect(files.count > 4)
    let other = Kitchen()
    for file in files {
      let (code, said) = other.answer(["import", file])
      #expect(code == 0, "\(said)")
    }
    #expect(other.events == kitchen.events)
    // The same files again add nothing.
    #expect(other.answer(["import"] + files).code == 0)
    #expect(other.events == kitchen.events)
    for words in [
      ["list", "lists"], ["shopping", "show", "Week"], ["trip", "show"], ["review", "list"],
    ] {
      #expect(other.rows(words) == kitchen.rows(words), "\(words)")
    }
  }
}
