import Foundation
import GroceryModel
import Testing

@testable import LarderCLI
@testable import Reporting

/// Every question over the sample household, on terminals of several widths.
@Suite struct ScreenWidthTests {
  static let questions = [
    ["spend"], ["spend", "--percent"], ["spend", "-D"], ["spend", "-W"], ["spend", "-Y"],
    ["spend", "--by", "category", "--average", "--percent"], ["spend", "--by", "category,month"],
    ["spend", "--by", "item,store,month"], ["budget"], ["budget", "-p", "2026"], ["stock"],
    ["stock", "--all"], ["stock", "--discrepancies"], ["waste"], ["waste", "--by", "item"],
    ["waste", "--by", "category,reason"], ["prices"], ["prices", "milk"],
    ["prices", "--by", "store"], ["prices", "--history"], ["prices", "--shrinkflation"],
    ["index"], ["index", "--why"], ["compare", "milk", "bananas", "cucumber"],
    ["compare", "milk", "bananas", "--lines"], ["compare", "milk", "bananas", "--split", "2"],
    ["predict", "price"], ["predict", "price", "--explain"],
    ["predict", "price", "--by", "store"], ["predict", "price", "--backtest"],
    ["predict", "restock"], ["predict", "restock", "--explain"],
    ["predict", "restock", "--within", "3"], ["predict", "restock", "--backtest"],
    ["predict", "spend"], ["predict", "spend", "--by", "budget"],
    ["predict", "spend", "--backtest"], ["predict", "expiration"],
    ["predict", "expiration", "--backtest"], ["list", "items"], ["list", "stores"],
    ["list", "categories"], ["list", "budgets"], ["list", "receipts", "--unbalanced"],
    ["list", "lists"], ["shopping", "show"], ["shopping", "plan"], ["trip", "show"],
    ["trip", "report"], ["feed"], ["savings"], ["show", "milk"], ["due"], ["check"],
    ["log", "show"], ["lines", "-p", "2026-10"],
  ]

  /// A larder with the sample household in it.
  private final class Kitchen {
    let folder: String

    init() throws {
      folder = FileManager.default.temporaryDirectory.path + "/larder-screens-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      _ = run(["demo", "kitchen"])
      _ = run(["import", "kitchen"])
      _ = run(["shopping", "new", "Week", "--budget", "60", "--store", "Greenquill"])
      _ = run(["shopping", "add", "2 milk", "1 kg tomatoes", "eggs a dozen"])
      _ = run(["trip", "start", "--store", "Greenquill", "--now", "10:00"])
      _ = run(["trip", "stop", "--now", "10:40"])
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func run(_ words: [String], width: Int? = nil) -> (code: Int32, printed: [UInt8]) {
      var printed: [UInt8] = []
      let day = Day(year: 2026, month: 10, day: 31) ?? Day(ordinal: 0)
      let home = folder + "/home"
      var world = World(
        environment: { $0 == "LARDER_HOME" ? home : nil }, directory: folder,
        now: Instant(startOf: day), today: day,
        newIdentifier: String(repeating: "0", count: 32), read: { _ in [] },
        write: { descriptor, bytes in
          if descriptor == 1 { printed += bytes }
          return 0
        })
      if let width {
        world.isOutputTerminal = true
        world.terminalSize = TerminalSize(columns: width, rows: 24)
      }
      let code = Larder.run(words + ["--color", "never"], in: world)
      return (code, printed)
    }
  }

  @Test func `no question wraps at 60, 80 or 120 columns, or has more than eight of them`() throws {
    let kitchen = try Kitchen()
    for words in Self.questions {
      for width in [60, 80, 120] {
        let (code, printed) = kitchen.run(words, width: width)
        // What finds something ends with 1.
        #expect(code == 0 || code == 1 && ["due", "check"].contains(words[0]), "\(words)")
        let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n")
        // The folder of this test is one word of the remedies, longer than a narrow line.
        for line in lines
        where TerminalText.width(of: String(line)) > width && !line.contains(kitchen.folder) {
          Issue.record("\(words) at \(width): \(line)")
        }
        // An answer without rows is a sentence on standard error.
        guard !lines.isEmpty else { continue }
        let rule = lines.first { $0.hasPrefix("--") } ?? ""
        #expect((1...8).contains(rule.split(separator: " ").count), "\(words)")
      }
    }
  }

  @Test func `what programs read depends on no terminal, width or setting of screens`() throws {
    let kitchen = try Kitchen()
    for (place, words) in Self.questions.enumerated() {
      for format in place < 12 ? ["csv", "tsv", "json"] : ["csv"] {
        let plain = kitchen.run(words + ["-f", format]).printed
        let other = kitchen.run(words + ["-f", format, "--wide"], width: 60).printed
        #expect(!plain.isEmpty && other == plain, "\(words)")
      }
    }
    let stock = kitchen.run(["stock", "-f", "csv"]).printed
    _ = kitchen.run(["config", "presume-eaten", "1"])
    #expect(kitchen.run(["stock", "-f", "csv"]).printed == stock)
  }

  @Test(arguments: ["de", "es", "fr", "ru", "uk", "he"])
  func `a language has a word for each heading of a page, and a status in lines that fit`(
    _ tag: String
  ) throws {
    let kitchen = try Kitchen()
    let language = try #require(Language(rawValue: tag))
    let words = try #require(TableWords.words(in: language))
    for report in [["report", "month", "2026-10"], ["report", "year", "2026"]] {
      let page = String(decoding: kitchen.run(report + ["-f", "md"]).printed, as: UTF8.self)
      let folded = try #require(page.firstRange(of: "<details>"))
      let lines = page[folded.lowerBound...].split(separator: "\n")
      for (line, next) in zip(lines, lines.dropFirst()) where next.hasPrefix("|---") {
        for heading in line.split(separator: "|").map({ $0.trimmingPrefix(" ") }) {
          let name = String(heading.reversed().drop { $0 == " " }.reversed())
          if !name.isEmpty { #expect(words[name] != nil, "\(tag) has no word for '\(name)'") }
        }
      }
      for line in lines where line.hasPrefix("### ") {
        #expect(words[String(line.dropFirst(4))] != nil, "\(tag) has no word for '\(line)'")
      }
      let own = String(
        decoding: kitchen.run(report + ["-f", "md", "--lang", tag]).printed, as: UTF8.self)
      #expect(!own.contains("mean before") && !own.contains("larder prints all"))
      // What programs read is the same in every language.
      let csv = ["-f", "csv", "--table", "items"]
      #expect(
        kitchen.run(report + csv + ["--lang", tag]).printed == kitchen.run(report + csv).printed)
    }
    for width in [60, 80, 120] {
      let status = kitchen.run(["status", "--lang", tag], width: width).printed
      for line in String(decoding: status, as: UTF8.self).split(separator: "\n") {
        #expect(TerminalText.width(of: String(line)) <= width, "\(tag) at \(width): \(line)")
      }
    }
  }

  @Test(arguments: ["de", "es", "fr", "ru", "uk", "he"])
  func `a language has words for the headings of each screen, which fits in it as well`(
    _ tag: String
  ) throws {
    let say = PhraseBook(try #require(Language(rawValue: tag)))
    for (heading, words) in try Self.headings.get() {
      #expect(say.knows(heading), "\(tag) has no word for '\(heading)' of \(words)")
    }
    let kitchen = try Kitchen()
    for words in Self.questions {
      let shown = kitchen.run(words + ["--lang", tag], width: 60).printed
      for line in String(decoding: shown, as: UTF8.self).split(separator: "\n")
      where TerminalText.width(of: String(line)) > 60 && !line.contains(kitchen.folder) {
        Issue.record("\(words) in \(tag): \(line)")
      }
    }
  }

  /// The headings of all screens in English, each with a question that shows it.
  private static let headings = Result<[String: [String]], any Error> {
    let kitchen = try Kitchen()
    var headings: [String: [String]] = [:]
    for words in questions {
      let page = String(decoding: kitchen.run(words + ["-f", "md"]).printed, as: UTF8.self)
      let lines = page.split(separator: "\n")
      for (line, next) in zip(lines, lines.dropFirst()) where next.hasPrefix("|--") {
        for cell in line.split(separator: "|").map({ $0.trimmingPrefix(" ") }) {
          let heading = String(cell.reversed().drop { $0 == " " }.reversed())
          // Signs and numbers are the same everywhere.
          guard !heading.isEmpty, heading != "%", !heading.contains(where: \.isNumber)
          else { continue }
          headings[heading] = words
        }
      }
    }
    return headings
  }

  @Test func `what is long past its date is presumed eaten on screens`() throws {
    let kitchen = try Kitchen()
    func lines(_ words: [String]) -> Int {
      kitchen.run(words).printed.count { $0 == UInt8(ascii: "\n") }
    }
    let whole = kitchen.run(["stock", "-f", "csv", "--all"]).printed.count {
      $0 == UInt8(ascii: "\n")
    }
    #expect(lines(["stock"]) < 40)
    #expect(lines(["stock", "--all"]) > whole)
    #expect(lines(["stock", "--presume-eaten", "0"]) < lines(["stock", "--presume-eaten", "200"]))
  }
}
