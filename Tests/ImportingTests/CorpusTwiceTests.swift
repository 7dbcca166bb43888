import Foundation
import GroceryModel
import Testing

@testable import Importing

/// The files of both corpora again, and as twins in other bytes under another name: nothing is new in them.
@Suite struct CorpusTwiceTests {
  /// Files that the importer does not take with the facts given, or whose twins it reads differently.
  ///
  /// One that it learns to read should leave the list.
  private static let unread: Set<String> = [
    "107-korea-cp949-headerless",
    "102-alipay-gb18030",
    "152-trip-fractional-cents",
  ]

  /// Files with too few letters beyond ASCII to tell which encoding of single bytes has them.
  private static let barelyForeign: Set<String> = [
    "509-currency-proves-the-encoding", "674-the-number-of-the-street",
  ]

  /// The file as its program might have written it elsewhere: UTF-16 or Windows-1252, CRLF.
  private static func twins(of name: String, _ bytes: Data) -> [(name: String, bytes: Data)] {
    if barelyForeign.contains(name) { return [] }
    let encodings: [String.Encoding] = [.utf8, .utf16, .windowsCP1252, .shiftJIS]
    let start = Array(bytes.prefix(2))
    let isWide = start == [0xFF, 0xFE] || start == [0xFE, 0xFF]
    let tried = isWide ? [.utf16] : encodings.filter { $0 != .utf16 }
    guard let text = tried.lazy.compactMap({ String(data: bytes, encoding: $0) }).first else {
      return []
    }
    let scalars = text.unicodeScalars.filter { $0 != "\u{FEFF}" }
    let lines = String(String.UnicodeScalarView(scalars))
      .replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
      .replacingOccurrences(of: "\n", with: "\r\n")
    var wide = Data([0xFF, 0xFE])
    for unit in lines.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let latin = lines.data(using: .windowsCP1252).map { [("latin.txt", $0)] } ?? []
    return [("wide.txt", wide)] + latin
  }

  private static func take(
    _ path: String, _ name: String, _ options: ImportOptions, _ session: inout ImportSession
  ) throws -> ImportOutcome {
    var options = options
    options.fileName = name
    return try session.take(
      try FileReader(path: path), name: name, source: name, options: options, progress: { _ in })
  }

  @Test(
    .enabled(
      if: !OpenCorpusTests.names.isEmpty,
      "the folder shared/receipts is not beside the repository"),
    arguments: OpenCorpusTests.names)
  func `a second import adds nothing, also of a twin that only its profile knows`(
    _ name: String
  ) throws {
    try withKnownIssue("the importer does not read this file yet") {
      try Self.importTwice(name, in: OpenCorpusTests.folder)
    } when: {
      Self.unread.contains(name)
    }
  }

  @Test(arguments: CorpusTests.names)
  func `a second import of a small file of our own adds nothing either`(_ name: String) throws {
    try Self.importTwice(name, in: CorpusTests.folder)
  }

  private static func importTwice(_ name: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(name)
    let expected = try JSONDecoder().decode(
      OpenCorpusTests.Expected.self,
      from: Data(contentsOf: file.appendingPathComponent("expected.json")))
    var specified = OpenCorpusTests.options(expected)
    specified.acceptsProposals = true
    // Only the day is another for each file, and a companion is a file of its own.
    var untold = ImportOptions(date: specified.date)
    let companion = file.appendingPathComponent("companion-receipts.csv").path
    if FileManager.default.fileExists(atPath: companion) {
      specified.companion = companion
      untold.companion = companion
    }
    let input = try OpenCorpusTests.input(in: file)
    let path = file.appendingPathComponent(input).path
    let today = try #require(Day("2026-12-31"))
    var session = try ImportSession(
      BatchSink(), snapshot: nil, policy: ImportPolicy(), today: today, comparesFiles: true
    ) { _, _ in }
    let first = try take(path, input, specified, &session)
    guard first.isTaken else {
      #expect(expected.expect != "import")
      return
    }
    var shelf = ProfileShelf()
    if ImportProfile.isTaught(by: first.schema, specified) {
      shelf.save(
        ImportProfile(
          named: "taught", from: first.schema, specified: specified,
          over: first.schema.profile?.profile))
    } else if ImportProfile.isShownSign(by: first.schema) {
      shelf.save(ImportProfile(named: "shown", ofSignIn: first.schema))
    }
    untold.profiles = .fitting(shelf)
    // Larder's own columns are those of no source, so that no profile can remember the currency of one.
    if first.schema.isOwn { untold.currency = specified.currency }
    var outcomes = [try take(path, input, specified, &session)]
    for twin in twins(of: name, try Data(contentsOf: URL(fileURLWithPath: path))) {
      let copy = try TemporaryFile(Array(twin.bytes))
      outcomes.append(try take(copy.path, twin.name, untold, &session))
    }
    for outcome in outcomes {
      #expect(outcome.isTaken, "\(outcome.file): \(outcome.questions)")
      #expect(outcome.counts.new == 0)
      #expect(outcome.nets == first.nets)
      #expect(outcome.counts.rows == first.counts.rows)
    }
  }
}
