import ByteTools

/// What has been acknowledged: the file `HEAD`.
public struct LogHead: Hashable, Sendable {
  /// The end of the last commit line.
  public let end: LogPosition
  /// How many events the log has.
  public let sequence: Int
  /// The SHA-256 of the last commit line without its line feed; nil in an empty log.
  public let commit: SHA256Digest?

  static let empty = LogHead(end: .start, sequence: 0, commit: nil)

  public init(end: LogPosition, sequence: Int, commit: SHA256Digest?) {
    self.end = end
    self.sequence = sequence
    self.commit = commit
  }

  var text: String {
    "{\"format\":1,\"segment\":\(end.segment),\"offset\":\(end.offset),\"sequence\":\(sequence),"
      + "\"commit\":" + (commit.map { "\"\($0.hex)\"" } ?? "null") + "}\n"
  }

  /// Reads the file's text; nil where it is not one that this program wrote.
  init?(_ bytes: [UInt8]) {
    var numbers: [String: Int] = [:]
    var commit: SHA256Digest?
    let isRead = bytes.withUnsafeBufferPointer { buffer in
      var scanner = JSONScanner(buffer)
      do throws(JSONFault) {
        try scanner.members { (key, scanner) throws(JSONFault) in
          let text = String(decoding: try scanner.value(), as: UTF8.self)
          numbers[String(decoding: key.content, as: UTF8.self)] = Int(text)
          if text.hasPrefix("\"") {
            commit = SHA256Digest(hex: String(text.dropFirst().dropLast()))
          }
        }
        return true
      } catch {
        return false
      }
    }
    guard isRead, let segment = numbers["segment"], let offset = numbers["offset"],
      let sequence = numbers["sequence"]
    else { return nil }
    self.init(
      end: LogPosition(segment: segment, offset: offset), sequence: sequence, commit: commit)
    guard text.utf8.elementsEqual(bytes) else { return nil }
  }
}
