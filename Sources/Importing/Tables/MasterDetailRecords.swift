import ByteTools

/// A file of receipts and their lines, in which the first cell says which of the two a record is.
///
/// Example: `M|20261003|Shop|AB12345678|95` above `D|AB12345678|45|Milk`. The cells of a receipt are
/// written behind those of each of its lines, so that the result is a table of lines.
struct MasterDetailRecords {
  private typealias Line = ArraySlice<UInt8>

  private let delimiter: UInt8
  /// The first cells of receipts and of their lines.
  private let master: Line
  private let detail: Line

  /// The greatest file that is rewritten, in bytes.
  private static let byteLimit = 64 << 20

  /// Returns the table, with each line of a receipt on its own line of the file; nil for another file.
  static func rewritten(
    _ source: FileSource, from start: Int, in folder: String
  ) throws(ImportError) -> FileSource? {
    let head = try source.bytes(at: start, count: 64 << 10)
    guard source.byteCount <= byteLimit, let records = MasterDetailRecords(head) else { return nil }
    let target = try FileSource(temporaryFor: source.path, in: folder)
    let bytes = try source.bytes(at: start, count: source.byteCount - start)
    try target.append(records.joined(Self.lines(bytes)))
    return target
  }

  /// Recognises the two kinds by their first cells; nil unless nearly all lines repeat a cell of their receipt.
  private init?(_ head: [UInt8]) {
    let lines = Self.lines(head).filter { !$0.isEmpty }.prefix(400)
    guard
      let delimiter = [UInt8(ascii: "|"), 0x09, UInt8(ascii: ";"), UInt8(ascii: ",")].max(by: {
        first, second in
        lines.count { $0.contains(first) } < lines.count { $0.contains(second) }
      })
    else { return nil }
    let tags = lines.map { $0.prefix { $0 != delimiter } }
    guard let first = tags.firstIndex(where: Self.isTag),
      let second = tags[first...].first(where: { Self.isTag($0) && $0 != tags[first] })
    else { return nil }
    (self.delimiter, master, detail) = (delimiter, tags[first], second)
    var (details, proven) = (0, 0)
    var keys: Set<Line> = []
    var cells: Set<Line> = []
    for (line, tag) in zip(lines, tags).dropFirst(first) {
      let parts = line.split(separator: delimiter).dropFirst().filter(Self.isKey)
      if tag == master {
        // What two receipts share is no number of either.
        cells = Set(parts).subtracting(keys)
        keys.formUnion(parts)
      } else if tag == detail {
        details += 1
        if parts.contains(where: cells.contains) { proven += 1 }
      } else {
        return nil
      }
    }
    guard details > 1, proven * 10 >= details * 9 else { return nil }
  }

  /// Whether a cell can be the number of a receipt.
  private static func isKey(_ cell: Line) -> Bool {
    cell.count >= 4 && cell.contains { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// Whether a first cell can tell the kind of a record: a few letters.
  private static func isTag(_ cell: Line) -> Bool {
    (1...6).contains(cell.count)
      && cell.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 & 0xDF }
  }

  /// Lines without line ends; one that ends with a carriage return loses it.
  private static func lines(_ bytes: [UInt8]) -> [Line] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { $0.last == 0x0D ? $0.dropLast() : $0 }
  }

  /// Returns the headers of both kinds, which may stand on one line: `head=M|date|total|lines=D|total|item`.
  private func parted(_ line: Line) -> (master: Line, detail: Line) {
    let starts = line.indices.filter { line[$0] == delimiter }.map { $0 + 1 }
    let detailStart = starts.first { start in
      line[start...].prefix { $0 != delimiter }.hasSuffix([UInt8(ascii: "=")] + detail)
    }
    guard let detailStart else { return (line, []) }
    // A delimiter before the second header may also end each record.
    return (line[..<detailStart], line[detailStart...])
  }

  private func joined(_ lines: [Line]) -> [UInt8] {
    var output: [UInt8] = []
    var above: Line = []
    var names: (master: Line, detail: Line) = ([], [])
    for line in lines {
      let tag = line.prefix { $0 != delimiter }
      if tag == master {
        above = line
      } else if tag == detail {
        output += line + [delimiter] + above
      } else if tag.hasSuffix(master) {
        names = parted(line)
      } else if tag.hasSuffix(detail) {
        names.detail = line
      }
      if tag != master, tag != detail, !names.master.isEmpty, !names.detail.isEmpty {
        output += names.detail + [delimiter] + names.master
        names = ([], [])
      }
      output.append(0x0A)
    }
    return output
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ other: Self) -> Bool {
    count > other.count && suffix(other.count).elementsEqual(other)
  }
}
