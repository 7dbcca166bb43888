import ByteTools
import EventSourcing
import GroceryModel
import SeededRandom
import Testing

@testable import HouseholdFixtures
@testable import LarderCLI

/// Asked together, larders answer what each answers alone.
@Suite struct EachCommandTests {
  private static let today = Day.on("2026-12-31")

  private struct Outcome: Equatable {
    var code: Int32
    var output: String
    var errors: String
  }

  private func run(_ words: [String], workers: Int = 1, input: String = "") -> Outcome {
    var streams: [Int32: [UInt8]] = [:]
    var rest = Array(input.utf8)
    let world = World(
      environment: { _ in nil }, directory: "/", now: Instant(startOf: Self.today),
      today: Self.today, newIdentifier: "none", workers: workers,
      read: { _ in
        defer { rest = [] }
        return rest
      },
      write: {
        streams[$0, default: []] += $1; return 0
      })
    let code = Larder.run(words, in: world)
    func text(_ stream: Int32) -> String { String(decoding: streams[stream] ?? [], as: UTF8.self) }
    return Outcome(code: code, output: text(1), errors: text(2))
  }

  /// Larders of random households with ids in another order than their folders.
  private func homes(seed: UInt64) throws -> [(id: String, larder: TemporaryLarder)] {
    var random = SplitMix64(seed: seed)
    return try (0..<random.pick(2...9)).map { number in
      var household = RandomHousehold(seed: seed * 100 + UInt64(number))
      let facts = household.facts(
        purchases: household.random.pick(0...25), descriptions: household.random.pick(0...4))
      let larder = try TemporaryLarder(household.random.split(facts, into: 2))
      if facts.isEmpty {
        try larder.append([.budget("All", "9", every: "month", from: Self.today)])
      }
      let id = "\(random.pick(["a", "b", "ä", "B"]))\(7919 * (number + 1) % 23)"
      try FileSystem.replace(
        larder.layout.identity, with: Array("{\"format\":1,\"id\":\"\(id)\"}\n".utf8))
      return (id, larder)
    }
  }

  private static let questions: [[String]] = [
    ["lines", "-f", "csv"], ["lines", "-f", "tsv", "--kind", "item"], ["lines", "-f", "jsonl"],
    ["spend", "-f", "csv", "--by", "item,month", "--top", "2"], ["stock", "-f", "jsonl"],
    ["prices", "-f", "csv", "--history"], ["list", "stores", "-f", "tsv", "--sort", "last_day"],
    ["predict", "spend", "-f", "csv"],
  ]

  /// The single answers with their ids in front.
  private func joined(
    _ question: [String], _ homes: [(id: String, larder: TemporaryLarder)]
  ) -> String {
    let separator = question.contains("tsv") ? "\t" : ","
    var text = ""
    for (id, larder) in homes.sorted(by: { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }) {
      let alone = run(question + ["--home", larder.layout.root, "--no-checkpoint"])
      var records = alone.output.split(separator: "\n").map(String.init)
      guard alone.code == 0 else { continue }
      if question.contains("jsonl") {
        text += records.map { "{\"larder\":\"\(id)\",\($0.dropFirst())\n" }.joined()
        continue
      }
      let header = "larder\(separator)\(records.removeFirst())\n"
      if text.isEmpty { text = header }
      text += records.map { "\(id)\(separator)\($0)\n" }.joined()
    }
    return text
  }

  /// Everything in a larder, by path.
  private func files(of folder: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try FileSystem.names(in: folder) {
      let path = folder + "/" + name
      if FileSystem.isDirectory(path) {
        try files.merge(self.files(of: path)) { $1 }
      } else {
        files[path] = try InputFile.bytes(path)
      }
    }
    return files
  }

  @Test(arguments: 0..<6)
  func `answers are those of each larder alone, on one thread and on many`(seed: UInt64) throws {
    let homes = try homes(seed: seed)
    let before = try homes.map { try files(of: $0.larder.layout.root) }
    for question in Self.questions {
      let expected = joined(question, homes)
      let words = ["each"] + homes.map(\.larder.layout.root) + ["--"] + question
      for workers in [1, 2, 5] {
        let together = run(words, workers: workers)
        #expect(together.output == expected, "seed \(seed): \(question)")
        #expect(together.code == 0, "seed \(seed): \(question): \(together.errors)")
      }
    }
    #expect(try homes.map { try files(of: $0.larder.layout.root) } == before)
  }

  @Test func `a larder that cannot be read changes no other's rows`() throws {
    let homes = try homes(seed: 3)
    let question = ["lines", "-f", "csv"]
    let expected = joined(question, homes)
    let facts: [Fact] = [.purchase("Milk", "2", on: .on("2026-10-03"))]
    func broken(_ id: String, _ harm: (LogLayout) throws -> Void) throws -> TemporaryLarder {
      let larder = try TemporaryLarder([facts, facts])
      try FileSystem.replace(
        larder.layout.identity, with: Array("{\"format\":1,\"id\":\"\(id)\"}\n".utf8))
      try harm(larder.layout)
      return larder
    }
    let damaged = try broken("a") { layout in
      var bytes = try InputFile.bytes(layout.segment(1))
      bytes[40] ^= 1
      try FileSystem.replace(layout.segment(1), with: bytes)
    }
    let newer = try broken("b0") {
      try FileSystem.replace($0.identity, with: Array("{\"format\":9,\"id\":\"c\"}\n".utf8))
    }
    let unread = try broken("zz") {
      try FileSystem.replace($0.rules, with: Array("no arrow\n".utf8))
    }
    let roots = [damaged, newer, unread].map(\.layout.root) + ["/none"]
    let words = ["each"] + roots + homes.map(\.larder.layout.root) + ["--"] + question
    for workers in [1, 3] {
      let outcome = run(words, workers: workers)
      #expect(outcome.output == expected)
      #expect(outcome.code == 66)
      for (root, code) in zip(roots, [4, 6, 65, 66]) {
        #expect(
          outcome.errors.split(separator: "\n").contains {
            $0.contains(root) && $0.contains("(exit code \(code))")
          }, "\(root)\n\(outcome.errors)")
      }
    }
  }

  @Test func `a torn tail and a held lock do not keep a larder from answering`() throws {
    let homes = try homes(seed: 4)
    let question = ["spend", "-f", "csv", "--by", "store"]
    let expected = joined(question, homes)
    let layout = homes[0].larder.layout
    let writer = try LogWriter(
      layout, now: Instant(startOf: Self.today), newIdentifier: "none", lockTimeout: 5)
    defer { _ = writer }
    let segment = layout.segment(1)
    try FileSystem.replace(segment, with: try InputFile.bytes(segment) + Array("{\"id\":".utf8))
    let words = ["each"] + homes.map(\.larder.layout.root) + ["--"] + question
    #expect(run(words) == Outcome(code: 0, output: expected, errors: ""))
  }

  @Test func `larders come from patterns and lists too, each once`() throws {
    let homes = try homes(seed: 5)
    let question = ["--", "spend", "-f", "csv", "--by", "store"]
    let roots = homes.map(\.larder.layout.root)
    let expected = run(["each"] + roots + question)
    let list = roots.joined(separator: "\r\n") + "\n\n"
    #expect(run(["each", "--list", "-", roots[0] + "/"] + question, input: list) == expected)
    let first = FileSystem.directory(of: roots[0])
    #expect(
      run(["each", first + "/lard*"] + question) == run(["each", roots[0]] + question))
    #expect(run(["each", roots[0], first + "/?arder"] + question).code == 0)
  }
}
