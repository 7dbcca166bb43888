import EventSourcing

/// Collects the rejected records of a file as a file of their own, which can be mended and imported.
///
/// The original records stand in it byte for byte, under the original header, behind two columns with
/// the line they came from and the reason; the importer passes over those two.
public struct RejectsFile: Sendable {
  private let delimiter: UInt8
  private var content: [UInt8] = []
  public private(set) var count = 0

  /// Begins the rejects of a file that was understood so.
  public init(_ understanding: Understanding) {
    delimiter = understanding.dialect.delimiter
    guard understanding.headerLine != nil else { return }
    content += Array("line".utf8) + [delimiter] + Array("reason".utf8) + [delimiter]
    for (index, cell) in understanding.header.enumerated() {
      if index > 0 { content.append(delimiter) }
      content += quoted(cell)
    }
    content.append(0x0A)
  }

  /// Takes a record in if it was rejected.
  public mutating func add(_ record: borrowing RecordOutcome) {
    guard case .rejected(let rejection) = record.verdict else { return }
    count += 1
    content += Array(String(record.line).utf8) + [delimiter] + quoted(rejection.reason)
    content.append(delimiter)
    content.append(contentsOf: record.raw)
    content.append(0x0A)
  }

  /// Takes in a rejected line of a file that has no columns, as it stands.
  mutating func add(line: [UInt8]) {
    count += 1
    content += line
    content.append(0x0A)
  }

  /// The file's bytes.
  public var bytes: [UInt8] { content }

  private func quoted(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    let needsQuotes = bytes.contains {
      $0 == delimiter || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D
    }
    guard needsQuotes else { return bytes }
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { result.append(byte) }
      result.append(byte)
    }
    return result + [UInt8(ascii: "\"")]
  }
}
