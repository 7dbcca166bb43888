import ByteTools
import EventSourcing
import Foundation
import GroceryModel
import Importing
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

  private static let questionsOfStatements = [
    ["list", "receipts", "--unbalanced"], ["prices", "--history"],
  ]

  private static let questions = [
    ["spend", "--by", "category,item,store"], ["spend", "--by", "tag,brand"],
    ["prices", "--by", "store"], ["budget"], ["index"], ["list", "items"], ["list", "stores"],
  ]

  /// How many histories each law is tried on; `LARDER_HISTORIES=1000` tries more.
  private static let count =
    ProcessInfo.processInfo.environment["LARDER_HISTORIES"].flatMap { UInt64($0) } ?? 40

  private static func seeds(ofPart part: UInt64) -> Range<UInt64> {
    part * count / 4..<(part + 1) * count / 4
  }

  private static func household(_ seed: UInt64) -> (facts: [Fact], firstDay: Day) {
    var household = RandomHousehold(seed: seed)
    var facts =
      household.facts(
        purchases: household.random.pick(0...30), descriptions: household.random.pick(0...3))
      + household.budget("Food") + household.budgetOfSinglePeriods("Party")
      + household.statements()
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

  /// The same with a pantry's lots, labels and happenings.
  private static func householdWithPantry(_ seed: UInt64) -> (facts: [Fact], firstDay: Day) {
    let (facts, firstDay) = household(seed)
    var pantry = RandomPantry(seed: seed, firstDay: firstDay, dayCount: 100)
    return (facts + pantry.facts(20), firstDay)
  }

  /// A larder that holds the facts, of which some were taken back.
  private static func larder(
    _ facts: [Fact], undoing seed: UInt64, where mayBeUndone: (Fact) -> Bool = { _ in true }
  ) throws -> TemporaryLarder {
    var random = SplitMix64(seed: seed)
    let larder = try TemporaryLarder(facts)
    let candidates = facts.filter(mayBeUndone)
    guard !candidates.isEmpty else { return larder }
    let undone = (0..<random.pick(0...3)).map { number in
      let fact = random.pick(candidates)
      return Fact.retraction(of: fact.identifier, on: fact.date, entered: "undo \(number)")
    }
    try larder.append(undone)
    return larder
  }

  /// A fact from a file has another id than one that was typed, and equal rows stand in the order of
  /// ids.
  private static func withoutIdentifiers(_ answer: String) -> [String] {
    answer.replacing(/[0-9a-f]{32}/, with: "id").split(separator: "\n").map(String.init).sorted()
  }

  @Test(arguments: 0..<4)
  func `exported as CSV and imported, the answers are the same`(part: UInt64) throws {
    for seed in Self.seeds(ofPart: part) {
      let (facts, firstDay) = Self.household(seed)
      // A line whose own line was taken back has none to name.
      let isReferredTo = Set(facts.compactMap { $0["of"] })
      let larder = try Self.larder(
        facts, undoing: seed, where: { !isReferredTo.contains($0.identifier.description) })
      let today = firstDay + 120
      let shell = Shell(layout: larder.layout, today: today)
      let folder = FileSystem.directory(of: larder.layout.root)
      var files: [String] = []
      for kind in ImportKind.allCases.map(\.rawValue) {
        let path = "\(folder)/\(kind).csv"
        _ = shell.answer(["log", "export", "--as", kind, "-o", path])
        // Import refuses a header without a row.
        if try InputFile.bytes(path).count(where: { $0 == UInt8(ascii: "\n") }) > 1 {
          files.append(path)
        }
      }
      let other = TemporaryLarder()
      let again = Shell(layout: other.layout, today: today)
      let specified = again.answer(["import"] + files + ["--yes"])
      for question in Self.questions + Self.questionsOfStatements {
        let words = question + ["-f", "csv"]
        let (before, after) = (
          Self.withoutIdentifiers(shell.answer(words)), Self.withoutIdentifiers(again.answer(words))
        )
        #expect(before == after, "seed \(seed): \(question) \(specified)")
        if before != after { return }
      }
    }
  }

  @Test(arguments: 0..<4)
  func `exported as JSON lines and imported, the events are the same`(part: UInt64) throws {
    for seed in Self.seeds(ofPart: part) {
      let (facts, firstDay) = Self.householdWithPantry(seed)
      let larder = try Self.larder(facts, undoing: seed)
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
  func `two larders that exchange what they hold give the same answers`(part: UInt64) throws {
    for seed in Self.seeds(ofPart: part) {
      let (facts, firstDay) = Self.householdWithPantry(seed)
      var random = SplitMix64(seed: seed)
      let isFirst = facts.map { _ in random.chance(1, in: 2) }
      let larders = try [true, false].map { side in
        try TemporaryLarder(zip(facts, isFirst).filter { $0.1 == side }.map(\.0))
      }
      // An optimised build would let go of their folders after the last use by name.
      defer { withExtendedLifetime(larders) {} }
      let shells = larders.map { Shell(layout: $0.layout, today: firstDay + 120) }
      let files = try larders.map { larder in
        let file = FileSystem.directory(of: larder.layout.root) + "/all.jsonl"
        // A larder without a fact was never made.
        if FileSystem.exists(larder.layout.head) {
          _ = Shell(layout: larder.layout, today: firstDay + 120).answer([
            "log", "export", "-o", file,
          ])
        } else {
          try FileSystem.replace(file, with: [])
        }
        return file
      }
      for side in 0...1 where try !InputFile.bytes(files[1 - side]).isEmpty {
        _ = shells[side].answer(["import", files[1 - side]])
      }
      for question in Self.questions + [["stock", "--all"], ["waste"], ["predict", "restock"]] {
        let answers = shells.map { $0.answer(question + ["-f", "csv"]) }
        #expect(answers[0] == answers[1], "seed \(seed): \(question)")
        if answers[0] != answers[1] { return }
      }
    }
  }

  @Test(arguments: 0..<4)
  func `a later description files anew and changes no amount`(part: UInt64) throws {
    for seed in Self.seeds(ofPart: part) {
      let (facts, firstDay) = Self.householdWithPantry(seed)
      let today = firstDay + Int(seed % 100)
      let seen = facts.filter { $0.date <= today || $0.isLabelOfItsDay }
      let whole = try Self.larder(facts, undoing: seed) { seen.contains($0) }
      let early = try Self.larder(seen, undoing: seed) { _ in true }
      let shells = [early, whole].map { Shell(layout: $0.layout, today: today) }
      for question in [
        ["spend", "--by", "day,receipt"], ["spend", "--by", "event"], ["predict", "spend"],
      ] {
        let answers = shells.map { $0.answer(question + ["-f", "csv"]) }
        #expect(answers[0] == answers[1], "seed \(seed), \(today): \(question)")
        if answers[0] != answers[1] { return }
      }
    }
  }

  @Test(arguments: 0..<4)
  func `what is dated later changes no earlier answer`(part: UInt64) throws {
    for seed in Self.seeds(ofPart: part) {
      let (facts, firstDay) = Self.householdWithPantry(seed)
      let today = firstDay + Int(seed % 100)
      // Descriptions re-file the past, whatever their day.
      let seen = facts.filter {
        $0.date <= today || $0.type == .productDescribed || $0.type == .storeDescribed
          || $0.isLabelOfItsDay
      }
      let whole = try Self.larder(facts, undoing: seed) { seen.contains($0) }
      let early = try Self.larder(seen, undoing: seed) { _ in true }
      let shells = [early, whole].map { Shell(layout: $0.layout, today: today) }
      for question in Self.questions + [["stock"], ["waste"], ["predict", "restock"]] {
        let answers = shells.map { $0.answer(question + ["-f", "csv"]) }
        #expect(answers[0] == answers[1], "seed \(seed), \(today): \(question)")
        if answers[0] != answers[1] { return }
      }
    }
  }
}

extension Fact {
  /// Whether it is a label that states nothing but its day of expiry, which dates it.
  fileprivate var isLabelOfItsDay: Bool {
    type == .expirationRecorded && self["expires"] == date.description && self["purchase"] == nil
      && self["purchased"] == nil
  }
}
