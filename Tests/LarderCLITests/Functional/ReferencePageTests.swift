import EventSourcing
import Foundation
import Testing

@Suite struct ReferencePageTests {
  @Test func `the page of commands is current`() throws {
    let made = ReferencePage.text
    let kept = try? String(contentsOfFile: ReferencePage.path, encoding: .utf8)
    guard kept != made else { return }
    if ProcessInfo.processInfo.environment["LARDER_RECORD"] == "1" {
      try made.write(toFile: ReferencePage.path, atomically: true, encoding: .utf8)
    }
    Issue.record(
      "Docs/\(ReferencePage.name) differs from the commands; LARDER_RECORD=1 writes it anew")
  }

  @Test func `the page of the log names every type of event`() throws {
    let page = try Self.page("log.md")
    for type in EventType.allCases {
      #expect(page.contains("`\(type.wireName)`"), "Docs/log.md lacks \(type.wireName)")
    }
  }

  @Test(arguments: ["2026-10", "2026"])
  func `the page of a report's JSON names every table and section`(folder: String) throws {
    let page = try Self.page("report-json.md")
    let report = Self.root.appending(path: "Reports/\(folder)")
    let tables = try FileManager.default.contentsOfDirectory(atPath: report.path)
      .filter { $0.hasSuffix(".csv") }.map { String($0.dropLast(".csv".count)) }
    let html = try String(contentsOf: report.appending(path: "report.html"), encoding: .utf8)
    let sections = html.components(separatedBy: "<section id=\"").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }.filter { !$0.hasPrefix("table-") }
    #expect(!tables.isEmpty && !sections.isEmpty)
    for name in tables + sections {
      #expect(page.contains("`\(name)`"), "Docs/report-json.md lacks \(name)")
    }
  }

  private static let root = URL(filePath: ReferencePage.path).deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func page(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: "Docs/\(name)"), encoding: .utf8)
  }
}
