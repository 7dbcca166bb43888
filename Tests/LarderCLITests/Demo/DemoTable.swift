import Testing

@testable import LarderCLI

/// A file of the household taken apart again, by the shape that its name promises.
struct DemoTable {
  let header: [String]
  let rows: [[String]]

  init(_ name: String, in household: DemoHousehold = DemoHousehold()) throws {
    let file = try #require(household.files.first { $0.name == name })
    self.init(file)
  }

  init(_ file: (name: String, bytes: [UInt8])) {
    let delimiter: UInt8 =
      if file.name.hasPrefix("talkorn") {
        UInt8(ascii: ";")
      } else {
        UInt8(ascii: file.name.hasSuffix(".tsv") ? "\t" : ",")
      }
    var rows: [[String]] = []
    for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
      rows.append(Self.cells(of: line.filter { $0 != UInt8(ascii: "\r") }, delimiter))
    }
    header = rows.removeFirst()
    self.rows = rows
  }

  /// The cells of a column.
  func column(_ name: String) throws -> [String] {
    let place = try #require(header.firstIndex(of: name))
    return rows.map { $0[place] }
  }

  private static func cells(of line: [UInt8], _ delimiter: UInt8) -> [String] {
    var cells: [[UInt8]] = [[]]
    var isQuoted = false
    for byte in line {
      if byte == UInt8(ascii: "\"") {
        // A doubled quote inside a quoted cell closes and opens it again.
        if !isQuoted, cells[cells.count - 1].last != nil { cells[cells.count - 1].append(byte) }
        isQuoted.toggle()
      } else if byte == delimiter, !isQuoted {
        cells.append([])
      } else {
        cells[cells.count - 1].append(byte)
      }
    }
    return cells.map { String(decoding: $0, as: UTF8.self) }
  }
}
