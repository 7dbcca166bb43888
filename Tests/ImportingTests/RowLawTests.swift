import GroceryModel
import Testing

@testable import Importing

/// What becomes of a row depends on its receipt alone, however long the file is and wherever it is cut.
@Suite struct RowLawTests {
  /// Receipts with everything that rows may be besides lines.
  private static func receipt(_ number: Int, _ random: inout MutationLawTests.Random) -> [String] {
    let day = "2026-0\(1 + number / 28 % 9)-\(String(1 + number % 28 + 100).dropFirst())"
    func row(_ item: String, _ cents: Int?) -> String {
      let amount = cents.map { "\($0 / 100).\(String($0 % 100 + 100).dropFirst())" } ?? ""
      return "\(day),R\(number),Corner,\(item),\(amount)"
    }
    var rows: [String] = []
    var sum = 0
    for line in 0..<Int.random(in: 1...6, using: &random) {
      let cents = Int.random(in: 50...900, using: &random)
      if cents % 5 == 0 {
        rows.append(row("Apples \(line)", nil))
        rows.append(row("2 x \(row("", cents).split(separator: ",").last ?? "")", 2 * cents))
        sum += 2 * cents
      } else {
        rows.append(row("Thing \(line)", cents))
        sum += cents
      }
    }
    let tax = sum / 20
    switch number % 6 {
    case 0: rows += [row("Total", sum), row("Visa", sum)]
    case 1: rows += [row("Subtotal", sum), row("Tax", tax), row("Total", sum + tax)]
    case 2: rows += [row("Subtotal", sum), row("VAT", tax), row("Total", sum)]
    case 3: rows += [row("Sub Total|", sum + 7), row("Tax", tax), row("Total", sum + tax)]
    case 4: rows.insert(row("Total", sum), at: 0)
    default: rows += [row("Total", sum + 1), row("Cash", 100_000), row("Change", 99_999 - sum)]
    }
    return rows
  }

  private static func lines(of receipts: [[String]]) throws -> [String] {
    let header = "date,receipt,store,item,total"
    let text = ([header] + receipts.flatMap { $0 }).joined(separator: "\n") + "\n"
    let imported = try ImportedFile(text, ImportOptions(currency: Currency("EUR")))
    #expect(imported.schema.isReady)
    return (imported.lines + imported.further).map { line in
      "\(line.type) \(line.date) \(line.fields.sorted { $0.key < $1.key })"
    }
  }

  @Test(arguments: [1]) func `a file is the sum of its receipts, in any order and any pieces`(
    seed: UInt64
  ) throws {
    var random = MutationLawTests.Random(state: seed)
    let receipts = (0..<2_500).map { Self.receipt($0, &random) }
    let whole = Set(try Self.lines(of: receipts))
    #expect(whole.count > 10_000)
    let cut = Int.random(in: 1..<receipts.count, using: &random)
    let halves = [Array(receipts[..<cut]), Array(receipts[cut...])]
    let pieces = stride(from: 0, to: receipts.count, by: 500).map {
      Array(receipts[$0..<($0 + 500)])
    }
    for files in [halves, pieces, [receipts.shuffled(using: &random)]] {
      let lines = Set(try files.flatMap { try Self.lines(of: $0) })
      #expect(lines.symmetricDifference(whole).sorted().prefix(6) == [])
    }
  }
}
