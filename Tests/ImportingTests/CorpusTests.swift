import Foundation
import Testing

@testable import Importing

/// Small files of our own making, each of which shows one thing that real exports do.
///
/// A folder holds `input.csv`, `.json` or `.txt` and `expected.json`, which says how many lines and which net
/// a careful reader finds, and which facts have to be given because the file lacks them.
@Suite struct CorpusTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Corpus")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test(arguments: names)
  func `a file of the corpus gives the lines and the net that careful reading gives`(
    _ name: String
  ) throws {
    let complaint = try OpenCorpusTests.complaint(name, in: Self.folder)
    #expect(complaint == nil, "\(name): \(complaint ?? "")")
  }
}
