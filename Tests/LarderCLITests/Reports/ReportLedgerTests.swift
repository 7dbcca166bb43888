import ByteTools
import EventSourcing
import Testing

@testable import LarderCLI

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct ReportLedgerTests {
  private let folder: String
  private let store: CheckpointStore

  init() throws {
    var template = Array("/tmp/larder-ledger-XXXXXX".utf8CString)
    folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    try OutputFile.makeFolder(folder + "/larder")
    store = CheckpointStore(LogLayout(root: folder + "/larder"), build: "test")
  }

  private var path: String { folder + "/Reports" }

  private func write(_ text: String, to file: String) throws {
    try OutputFile.makeFolder(path + "/2026-10")
    try OutputFile.replace("\(path)/2026-10/\(file)", with: Array(text.utf8))
  }

  /// A report with two files, made of 7, as a later run finds it.
  private func written() throws -> ReportLedger {
    try write("report", to: "report.md")
    try write("items", to: "items.csv")
    var ledger = ReportLedger(store, folder: path)
    ledger.note("2026-10", inputs: 7, files: ["report.md", "items.csv"])
    ledger.keep(["2026-10"])
    return ReportLedger(store, folder: path)
  }

  @Test func `a report of the same inputs whose files are untouched need not be made`() throws {
    let ledger = try written()
    #expect(ledger.current([("2026-10", 7)]) == [2])
    #expect(ledger.current([("2026-10", 8)]) == [nil])
    #expect(ledger.current([("2026-11", 7)]) == [nil])
    #expect(ReportLedger(store, folder: path + "2").current([("2026-10", 7)]) == [nil])
  }

  @Test func `a file that was replaced, even by the same bytes, or deleted is made again`() throws {
    let ledger = try written()
    try write("report", to: "report.md")
    #expect(ledger.current([("2026-10", 7)]) == [nil])
    FileSystem.remove(path + "/2026-10/report.md")
    #expect(ledger.current([("2026-10", 7)]) == [nil])
  }

  @Test func `a report that is not kept is forgotten, and so is all of a damaged ledger`() throws {
    let ledger = try written()
    ledger.keep([])
    #expect(ReportLedger(store, folder: path).current([("2026-10", 7)]) == [nil])
    _ = try written()
    let cache = folder + "/larder/cache"
    let name = try #require(try FileSystem.names(in: cache).first)
    let file = try PosixFile(writing: "\(cache)/\(name)")
    try file.truncate(to: try file.size() - 1)
    #expect(ReportLedger(store, folder: path).current([("2026-10", 7)]) == [nil])
  }
}
