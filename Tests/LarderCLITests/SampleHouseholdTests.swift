import ByteTools
import GroceryModel
import Testing

@testable import LarderCLI

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `SampleData/` is what `larder demo` writes, and `Reports/` what the README's first command makes of
/// it; both are kept current here, on whatever day the tests run.
@Suite struct SampleHouseholdTests {
  /// The package's root, found from this file.
  private static let root = String(
    #filePath.dropLast("/Tests/LarderCLITests/SampleHouseholdTests.swift".count))

  private func run(_ words: [String], in directory: String, today: String) throws -> Int32 {
    let day = try #require(Day(today))
    let world = World(
      environment: { _ in nil }, directory: directory, now: Instant(startOf: day), today: day,
      newIdentifier: String(repeating: "0", count: 32), read: { _ in [] }, write: { _, _ in 0 })
    return Larder.run(words, in: world)
  }

  private func temporaryFolder() throws -> String {
    var template = Array("/tmp/larder-sample-XXXXXX".utf8CString)
    let path = try #require(mkdtemp(&template).map { String(cString: $0) })
    return path
  }

  private func files(below folder: String, _ prefix: String = "") throws -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for name in try FileSystem.names(in: folder) {
      let path = folder + "/" + name
      if FileSystem.isDirectory(path) {
        found.merge(try files(below: path, prefix + name + "/")) { $1 }
      } else {
        found[prefix + name] = try InputFile.bytes(path)
      }
    }
    return found
  }

  @Test func `the sample files are what demo writes`() throws {
    let kept = try files(below: Self.root + "/SampleData")
    let written = Dictionary(
      uniqueKeysWithValues: DemoHousehold().files.map { ($0.name, $0.bytes) })
    #expect(kept.keys.sorted() == written.keys.sorted())
    let differing = written.filter { kept[$0.key] != $0.value }.keys.sorted()
    #expect(differing == [])
  }

  @Test(arguments: ["2026-11-20", "2031-02-28"])
  func `the reports are what the first command makes of the sample files`(today: String) throws {
    let folder = try temporaryFolder()
    let words = ["batch", Self.root + "/SampleData", "--home", "home", "--reports", "Reports"]
    #expect(try run(words, in: folder, today: today) == 0)
    let made = try files(below: folder + "/Reports")
    let kept = try files(below: Self.root + "/Reports")
    #expect(made.keys.sorted() == kept.keys.sorted())
    // The year of the last purchases is not over on the first day; once it is, its last day dates it.
    let isOver = today > "2026-12-31"
    let differing = made.filter { kept[$0.key] != $0.value }.keys
      .filter { !isOver || !$0.hasPrefix("2026/") }.sorted()
    #expect(differing == [])
    let year = String(decoding: made["2026/report.md"] ?? [], as: UTF8.self)
    #expect(year.contains(isOver ? "Dated 2026-12-31" : "Dated 2026-10-31"))
  }

  @Test func `the first command said again adds nothing and changes no byte`() throws {
    let folder = try temporaryFolder()
    let words = ["batch", Self.root + "/SampleData", "--home", "home", "--reports", "Reports"]
    #expect(try run(words, in: folder, today: "2026-11-20") == 0)
    let before = try files(below: folder)
    #expect(try run(words, in: folder, today: "2026-11-21") == 0)
    let after = try files(below: folder)
    let differing = after.filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(differing == [])
    #expect(after.count == before.count)
  }
}
