import Foundation
import GroceryModel
import Testing

@testable import LarderCLI

/// The reports of the sample household do not tell in which order its files came.
@Suite struct DemoReportOrderTests {
  private typealias File = (name: String, bytes: [UInt8])

  private let files = DemoHousehold().files.filter { $0.name != "inbox.conf" }
  private let rules = DemoHousehold().files.filter { $0.name == "inbox.conf" }

  /// Imports batches of files into a new larder, and gives all its reports.
  private func reports(_ batches: [[File]]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, batch) in batches.enumerated() {
      let inbox = folder.appending(path: "\(index)")
      try FileManager.default.createDirectory(at: inbox, withIntermediateDirectories: true)
      for file in batch + rules {
        try Data(file.bytes).write(to: inbox.appending(path: file.name))
      }
      let (code, said) = Self.run(["import", "\(index)"], in: folder.path)
      #expect(code == 0, "\(batch.map(\.name)): \(said)")
    }
    let pages = Self.run(["report", "month", "--all", "-f", "md"], in: folder.path).output
    return pages + Self.run(["report", "month", "--all", "-f", "csv"], in: folder.path).output
  }

  private static func run(_ words: [String], in folder: String) -> (code: Int32, output: String) {
    var output: [UInt8] = []
    let day = Day(ordinal: 20_800)
    let world = World(
      environment: { _ in nil }, directory: folder, now: Instant(startOf: day), today: day,
      newIdentifier: "test", read: { _ in [] },
      write: { _, bytes in
        output += bytes
        return 0
      })
    let code = Larder.run(words + ["--home", "home"], in: world)
    return (code, String(decoding: output, as: UTF8.self))
  }

  @Test func `files one at a time, in any order, or all at once`() throws {
    let expected = try reports([files])
    #expect(expected.contains("# October 2026"))
    var random = DemoRandom(seed: 7)
    var shuffled = files
    for index in shuffled.indices.reversed() { shuffled.swapAt(index, random.pick(0...index)) }
    #expect(try reports(shuffled.map { [$0] }) == expected)
    #expect(try reports([shuffled.reversed().dropLast(4), Array(shuffled.prefix(9))]) == expected)
  }

  @Test func `rows of lists in any order`() throws {
    var random = DemoRandom(seed: 8)
    let lists = ["prices.csv", "expirations.csv", "stock.csv", "budgets.csv", "products.csv"]
    let shuffled = files.map { file -> File in
      guard lists.contains(file.name) else { return file }
      var rows = file.bytes.split(separator: 0x0A)
      for index in rows.indices.dropFirst().reversed() {
        rows.swapAt(index, random.pick(1...index))
      }
      return (file.name, Array(rows.joined(separator: [0x0A])) + [0x0A])
    }
    #expect(try reports([shuffled]) == reports([files]))
  }
}
