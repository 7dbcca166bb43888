import Foundation
import GroceryModel
import Testing

@testable import Importing

/// Real exports of other people's tools, which stand beside the repository and not in it.
@Suite struct OpenCorpusTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/receipts")

  static let names: [String] = {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.filter { name in
      FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(name + "/expected.json").path)
    }.sorted()
  }()

  /// Files that the importer does not read right.
  ///
  /// One that it learns to read must leave the list, or its test fails.
  private static let unread: Set<String> = [
    "110-italy-shopping-list",
    "112-czech-fuel-log",
    "117-russia-check-items",
    "122-hdfc-lakh-newlines",
    "135-flyer-prices-canada",
    "136-leaflet-prices-czech",
    "138-pivot-report-bakery",
    "153-za-flyer-blank-lines",
    "155-product-list-notes-newlines",
    "50-headerless-totals",
    "59-goldpoint-cp932",
  ]

  struct Expected: Decodable {
    var purchases: Int
    var net_total: String?
    var currency: String?
    var requires: [String]
    var expect: String
    var alternatives: [String]
    var rejected_records: [Int]
    var date_format: Format?
    var first: First?
    /// Whether the file is one of the repository's own, where the first line is compared as well.
    var isOwn: Bool?

    struct First: Decodable {
      var date: String?
      var store: String?
      var item: String?
      var quantity: String?
      var total: String?

      /// What of a line is other than expected.
      func difference(from line: ImportedFile.Line) -> [String] {
        let found = [
          line.date, line.fields["store"], line.fields["item"], line.fields["quantity"],
          line.fields["total"],
        ]
        return zip([date, store, item, quantity, total], found).compactMap { wanted, found in
          wanted == nil || wanted == found ? nil : "\(found ?? "nothing"), not \(wanted ?? "")"
        }
      }
    }

    enum Format: Decodable {
      case text(String)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .text(text)
        } else {
          self = .text(try container.decode([String].self).first ?? "")
        }
      }
    }
  }

  static func options(_ expected: Expected) -> ImportOptions {
    var options = ImportOptions()
    options.profiles = .fitting(ProfileShelf())
    for fact in expected.requires {
      switch fact {
      case "currency": options.currency = Currency(expected.currency ?? "USD")
      case "store": options.store = expected.first?.store ?? "Shop"
      case "date": options.date = Day("2026-01-02")
      case "proposal": options.acceptsProposals = true
      case "date order":
        if case .text(let format) = expected.date_format {
          options.dateOrder = format.hasPrefix("%d") ? .dmy : .mdy
        }
      default: break
      }
    }
    return options
  }

  /// The name of the file to import in a folder of the corpus.
  static func input(in folder: URL) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try #require(names.first { ["receipt", "input"].contains($0.prefix { $0 != "." }) })
  }

  /// What is wrong with the outcome, or nil.
  static func complaint(_ name: String, in folder: URL = folder) throws -> String? {
    let file = folder.appendingPathComponent(name)
    let expected = try JSONDecoder().decode(
      Expected.self, from: Data(contentsOf: file.appendingPathComponent("expected.json")))
    let path = file.appendingPathComponent(try input(in: file)).path
    var options = options(expected)
    let companion = file.appendingPathComponent("companion-receipts.csv").path
    if FileManager.default.fileExists(atPath: companion) { options.companion = companion }
    let imported = try ImportedFile(path: path, options)
    if expected.expect.hasPrefix("refuse") {
      return imported.schema.refusal == nil ? "not refused" : nil
    }
    if let refusal = imported.schema.refusal { return "refused: \(refusal)" }
    if expected.expect == "ask" {
      if !imported.schema.questions.isEmpty { return nil }
      // As good as to ask is to be right and to say what was assumed.
      if imported.schema.warnings.isEmpty { return "not asked" }
    }
    if !imported.schema.questions.isEmpty {
      return "asked: \(imported.schema.questions)"
    }
    if let first = expected.first, let line = imported.lines.first {
      let wrong = first.difference(from: line)
      if !wrong.isEmpty, expected.isOwn == true { return "first line: \(wrong)" }
    }
    let wanted = expected.net_total.flatMap { ExactDecimal($0)?.amount }
    let currency = expected.currency ?? "USD"
    let net = imported.nets[currency] ?? .zero
    if imported.lines.count == expected.purchases, net == wanted { return nil }
    let alternatives = expected.alternatives.compactMap { ExactDecimal($0)?.amount }
    let warnings = imported.notices.count + imported.schema.warnings.count
    if alternatives.contains(net), warnings > 0 { return nil }
    return "lines \(imported.lines.count) of \(expected.purchases), net \(net) of "
      + "\(expected.net_total ?? "none"), ignored \(imported.ignored), "
      + "rejected \(imported.rejected.prefix(3))"
  }

  @Test(
    .enabled(
      if: !names.isEmpty, "the folder shared/receipts is not beside the repository"),
    arguments: names)
  func `a real export gives the lines and the net that careful reading gives`(
    _ name: String
  ) throws {
    let complaint = try Self.complaint(name)
    withKnownIssue("the importer does not read this file yet") {
      #expect(complaint == nil, "\(name): \(complaint ?? "")")
    } when: {
      Self.unread.contains(name)
    }
  }
}
