import EventSourcing
import GroceryModel
import SeededRandom
import Testing

@testable import HouseholdFixtures
@testable import LarderCLI

/// What holds of the answers over any history.
@Suite struct HistoryLawTests {
  /// One process's answers over a larder.
  private struct Shell {
    let layout: LogLayout
    let today: Day

    /// The bytes that a command prints, with its exit code in front.
    func answer(_ words: [String]) -> String {
      var printed: [UInt8] = []
      let world = World(
        environment: { _ in nil }, directory: FileSystem.directory(of: layout.root),
        now: Instant(startOf: today), today: today,
        newIdentifier: String(repeating: "0", count: 32), read: { _ in [] },
        write: { descriptor, bytes in
          if descriptor == 1 { printed.append(contentsOf: bytes) }
          return 0
        })
      let code = Larder.run(words + ["--home", layout.root], in: world)
      return "\(code)\n" + String(decoding: printed, as: UTF8.self)
    }
  }

  private static let questions = [
    ["spend", "--by", "category,item,store"], ["spend", "--by", "tag,brand"],
    ["prices", "--by", "store"], ["budget"], ["index"], ["list", "items"], ["list", "stores"],
  ]

  private static func household(_ seed: UInt64) -> (facts: [Fact], firstDay: Day) {
    var household = RandomHousehold(seed: seed)
    var facts =
      household.facts(
        purchases: household.random.pick(0...30), descriptions: household.random.pick(0...3))
      + household.budget("Food") + household.budgetOfSinglePeriods("Party")
    for place in facts.indices {
      // What refers to nothing, or in the end to itself, has no line to name in a CSV.
      var seen: Set<String> = [facts[place].identifier.description]
      var next = facts[place]["of"]
      while let line = next {
        let parent = facts.first { $0.identifier.description == line }
        guard let parent, seen.insert(line).inserted else {
          facts[place].values["of"] = nil
          break
        }
        next = parent["of"]
      }
    }
    return (facts, household.firstDay)
  }

  @Test(arguments: 0..<4)
  func `exported as CSV and imported, the answers are the same`(part: UInt64) throws {
    for seed in part * 25..<part * 25 + 25 {
      let (facts, firstDay) = Self.household(seed)
      let larder = try TemporaryLarder(
        facts.filter { $0.type != .storeDescribed && $0.type != .budgetClosed })
      let today = firstDay + 120
      let shell = Shell(layout: larder.layout, today: today)
      let folder = FileSystem.directory(of: larder.layout.root)
      var files: [String] = []
      for kind in ["receipts", "products", "budgets"] {
        let path = "\(folder)/\(kind).csv"
        _ = shell.answer(["log", "export", "--as", kind, "-o", path])
        // Import refuses a header without a row.
        if try InputFile.bytes(path).count(where: { $0 == UInt8(ascii: "\n") }) > 1 {
          files.append(path)
        }
      }
      let other = TemporaryLarder()
      let again = Shell(layout: other.layout, today: today)
      let told = again.answer(["import"] + files + ["--yes"])
      for question in Self.questions {
        let words = question + ["-f", "csv"]
        let (before, after) = (shell.answer(words), again.answer(words))
        #expect(before == after, "seed \(seed): \(question) \(told)")
        if before != after { return }
      }
    }
  }

  @Test(arguments: 0..<4)
  func `exported as JSON lines and imported, the events are the same`(part: UInt64) throws {
    for seed in part * 25..<part * 25 + 25 {
      let (facts, firstDay) = Self.household(seed)
      let larder = try TemporaryLarder(facts)
      let shell = Shell(layout: larder.layout, today: firstDay + 120)
      let path = FileSystem.directory(of: larder.layout.root) + "/all.jsonl"
      _ = shell.answer(["log", "export", "-o", path])
      let other = TemporaryLarder()
      let again = Shell(layout: other.layout, today: firstDay + 120)
      _ = again.answer(["import", path])
      #expect(shell.answer(["log", "export"]) == again.answer(["log", "export"]), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<4)
  func `what is dated later changes no earlier answer`(part: UInt64) throws {
    for seed in part * 25..<part * 25 + 25 {
      let (facts, firstDay) = Self.household(seed)
      let today = firstDay + Int(seed % 100)
      let whole = try TemporaryLarder(facts)
      let early = try TemporaryLarder(facts.filter { $0.date <= today })
      let shells = [early, whole].map { Shell(layout: $0.layout, today: today) }
      for question in Self.questions + [["stock"], ["waste"], ["predict", "restock"]] {
        let answers = shells.map { $0.answer(question + ["-f", "csv"]) }
        #expect(answers[0] == answers[1], "seed \(seed), \(today): \(question)")
        if answers[0] != answers[1] { return }
      }
    }
  }
}
