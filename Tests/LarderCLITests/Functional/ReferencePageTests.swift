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
}
