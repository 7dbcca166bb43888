import SeededRandom
import GroceryModel
import Testing

@testable import Importing

/// A law: whatever happens to a file, its net is that of the sound rows, or something is said.
@Suite struct MutatedFileTests {
  /// A table whose rows add up to a known sum.
  struct Sample: Sendable, CustomStringConvertible {
    let name: String
    var currency = "EUR"
    let delimiter: String
    let header: [String]
    let rows: [[String]]
    /// What each row adds.
    let totals: [String]

    var options: ImportOptions {
      ImportOptions(currency: Currency(currency), dateOrder: .dmy)
    }
    var description: String { name }

    func text(
      columns: [Int]? = nil, rows order: [Int]? = nil,
      damage: (row: Int, cell: Int, text: String)? = nil
    ) -> String {
      let columns = columns ?? Array(header.indices)
      var lines = [columns.map { header[$0] }.joined(separator: delimiter)]
      for row in order ?? Array(rows.indices) {
        var cells = rows[row]
        if let damage, damage.row == row { cells[damage.cell] = damage.text }
        cells = columns.map { cells[$0] }
        lines.append(cells.joined(separator: delimiter))
      }
      return lines.joined(separator: "\n") + "\n"
    }

    func sum(_ rows: some Sequence<Int>) -> Amount {
      rows.reduce(.zero) { $0 + (ExactDecimal(totals[$1])?.amount ?? .zero) }
    }
  }

  static let samples = [
    Sample(
      name: "unit prices and totals", delimiter: ",",
      header: ["Date", "Store", "Item", "Quantity", "Unit Price", "Total"],
      rows: [
        ["2026-03-14", "Greenquill", "Oat milk", "2", "1.95", "3.90"],
        ["2026-03-14", "Greenquill", "Rye bread", "1", "3.40", "3.40"],
        ["2026-03-14", "Greenquill", "Plums", "0.75", "4.00", "3.00"],
        ["2026-03-21", "Talkorn", "Lentils", "3", "2.15", "6.45"],
        ["2026-03-21", "Talkorn", "Tea", "1", "5.25", "5.25"],
        ["2026-03-28", "Greenquill", "Oat milk", "4", "1.95", "7.80"],
      ], totals: ["3.90", "3.40", "3.00", "6.45", "5.25", "7.80"]),
    Sample(
      name: "totals only, decimal comma", delimiter: ";",
      header: ["Artikel", "Datum", "Betrag", "Filiale"],
      rows: [
        ["Hafermilch", "14.03.2026", "3,90", "Talkorn"],
        ["Roggenbrot", "14.03.2026", "3,40", "Talkorn"],
        ["Linsen", "21.03.2026", "6,45", "Talkorn"],
        ["Tee", "21.03.2026", "12,25", "Talkorn"],
        ["Pflaumen", "28.03.2026", "7,80", "Talkorn"],
      ], totals: ["3.90", "3.40", "6.45", "12.25", "7.80"]),
    Sample(
      name: "whole yen, the total last", currency: "JPY", delimiter: ",",
      header: ["日付", "店舗", "商品名", "数量", "単価", "金額"],
      rows: [
        ["2026/03/14", "Brassbell", "豆乳", "2", "198", "396"],
        ["2026/03/14", "Brassbell", "食パン", "1", "165", "165"],
        ["2026/03/21", "Brassbell", "納豆", "3", "98", "294"],
        ["2026/03/21", "Brassbell", "緑茶", "1", "540", "540"],
      ], totals: ["396", "165", "294", "540"]),
    Sample(
      name: "a price beside a quantity", delimiter: "\t",
      header: ["Order Date", "Product", "Qty", "Price", "Shop"],
      rows: [
        ["Mar 14, 2026", "Oat milk", "2", "3.90", "Talkorn"],
        ["Mar 14, 2026", "Rye bread", "1", "3.40", "Talkorn"],
        ["Mar 21, 2026", "Lentils", "3", "6.45", "Talkorn"],
        ["Mar 21, 2026", "Oat milk", "4", "7.80", "Talkorn"],
        ["Mar 28, 2026", "Lentils", "1", "2.15", "Talkorn"],
      ], totals: ["3.90", "3.40", "6.45", "7.80", "2.15"]),
  ]

  /// What is wrong with an import, or nil: a net that is not the expected one, and nothing said.
  private func complaint(_ sample: Sample, _ text: [UInt8], expected: Amount) throws -> String? {
    let imported = try ImportedFile(bytes: text, sample.options)
    guard imported.schema.isReady else { return nil }
    let net = imported.nets.values.reduce(.zero, +)
    let said =
      imported.schema.warnings.count + imported.notices.count + imported.rejected.count
      + imported.ignored.values.reduce(0, +)
    guard net != expected, said == 0 else { return nil }
    return "net \(net) of \(expected):\n\(String(decoding: text, as: UTF8.self))"
  }

  @Test(arguments: samples)
  func `a sound file adds up`(_ sample: Sample) throws {
    let imported = try ImportedFile(sample.text(), sample.options)
    #expect(imported.nets.values.reduce(.zero, +) == sample.sum(sample.rows.indices))
  }

  @Test(arguments: samples)
  func `a file that is cut at any byte loses nothing in silence`(_ sample: Sample) throws {
    let whole = Array(sample.text().utf8)
    for count in 0..<whole.count {
      let text = Array(whole[..<count])
      let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).count
      let isAtEnd = whole[count] == 0x0A
      let sound = max(0, min(sample.rows.count, lines - 2 + (isAtEnd ? 1 : 0)))
      // A row that is cut behind its last amount is whole as far as money goes.
      let expected = sample.sum(0..<sound)
      let more = sample.sum(0..<min(sample.rows.count, sound + 1))
      if let complaint = try complaint(sample, text, expected: expected),
        try self.complaint(sample, text, expected: more) != nil
      {
        Issue.record("\(complaint)")
      }
    }
  }

  @Test(arguments: samples)
  func `columns may stand in any order, and may be missing`(_ sample: Sample) throws {
    var random = SplitMix64(seed: 1)
    let expected = sample.sum(sample.rows.indices)
    for _ in 0..<30 {
      var columns = Array(sample.header.indices).shuffled(using: &random)
      columns.removeLast(Int.random(in: 0...2, using: &random))
      let text = Array(sample.text(columns: columns).utf8)
      let complaint = try complaint(sample, text, expected: expected)
      #expect(complaint == nil)
    }
  }

  @Test(arguments: samples)
  func `a damaged cell is never read as another amount in silence`(_ sample: Sample) throws {
    let damages = ["", "?", "1.2.3", "1e5", "€", "\"x", "3.90 3.90", "99999999999999999999"]
    for row in sample.rows.indices {
      let others = sample.rows.indices.filter { $0 != row }
      for cell in sample.header.indices {
        for damage in damages {
          let text = Array(sample.text(damage: (row, cell, damage)).utf8)
          if let complaint = try complaint(sample, text, expected: sample.sum(sample.rows.indices)),
            try self.complaint(sample, text, expected: sample.sum(others)) != nil
          {
            Issue.record("'\(damage)' in \(sample.header[cell]): \(complaint)")
          }
        }
      }
    }
  }

  @Test(arguments: samples)
  func `rows may be doubled and stand in any order`(_ sample: Sample) throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<20 {
      let extra = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Int.random(in: sample.rows.indices, using: &random)
      }
      let order = (Array(sample.rows.indices) + extra).shuffled(using: &random)
      let complaint = try complaint(
        sample, Array(sample.text(rows: order).utf8), expected: sample.sum(order))
      #expect(complaint == nil)
    }
  }
}
