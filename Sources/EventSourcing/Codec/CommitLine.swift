import ByteTools
import GroceryModel

/// The last line of a batch: what it holds, and what came before it.
public struct CommitLine: Hashable, Sendable {
  /// The batch's name.
  public let recorded: Instant
  /// How many event lines the batch has.
  public let events: Int
  /// How many bytes those lines have.
  public let bytes: Int
  /// How many events the log has up to here.
  public let sequence: Int
  /// The ``PiecewiseDigest`` of the event lines.
  public let digest: SHA256Digest
  /// The SHA-256 of the previous commit line without its line feed; nil in the first batch.
  public let previous: SHA256Digest?
  /// Where the newest batch so far starts, this one included, that holds events which change how
  /// others are read.
  public let late: LogPosition?
  /// Where the one before that starts, if this batch itself is the newest.
  let lateBefore: LogPosition?
  /// In the first commit line after a repair, the digest of the last commit line before it.
  public let repaired: SHA256Digest?
  /// The CRC-32C of the event lines; nil in batches of earlier versions.
  public let checksum: UInt32?

  public init(
    recorded: Instant, events: Int, bytes: Int, sequence: Int, digest: SHA256Digest,
    previous: SHA256Digest?, late: LogPosition?, lateBefore: LogPosition?,
    repaired: SHA256Digest? = nil, checksum: UInt32? = nil
  ) {
    self.recorded = recorded
    self.events = events
    self.bytes = bytes
    self.sequence = sequence
    self.digest = digest
    self.previous = previous
    self.late = late
    self.lateBefore = lateBefore
    self.repaired = repaired
    self.checksum = checksum
  }

  /// The line without its line feed.
  public var text: String {
    let head =
      "{\"id\":\"\(digest.hex.prefix(32))\",\"type\":\"log.committed\",\"v\":1,\"date\":\""
      + "\(recorded.day)\",\"recorded\":\"\(recorded)\",\"data\":{\"events\":\(events),\"bytes\":"
      + "\(bytes),\"sequence\":\(sequence),\"digest\":\"\(digest.hex)\",\"previous\":"
      + (previous.map { "\"\($0.hex)\"" } ?? "null") + ",\"late\":" + (late?.json ?? "null")
      + (lateBefore.map { ",\"late_before\":" + $0.json } ?? "")
      + (repaired.map { ",\"repaired\":\"\($0.hex)\"" } ?? "")
      + (checksum.map { ",\"batch_crc\":\"\(Self.hex($0))\"" } ?? "")
    let own = Array(head.utf8).withUnsafeBytes { CRC32C.checksum(of: $0) }
    return head + ",\"crc\":\"\(Self.hex(own))\"}}"
  }

  private static func hex(_ checksum: UInt32) -> String {
    let digits = String(checksum, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// True if a line claims to be a commit line.
  @inline(__always)
  public static func isClaimed(by line: Bytes) -> Bool {
    // No event type begins with "log"; the first letter alone rejects most lines.
    line.count >= 64 && line[49] == UInt8(ascii: "l") && startsAsFraming(line)
  }

  private static func startsAsFraming(_ line: Bytes) -> Bool {
    line[39..<53].elementsEqual(#"","type":"log."#.utf8)
  }
}

extension CommitLine {
  /// Reads a whole commit line; nil where any byte of it is not as it was written.
  public init?(_ line: Bytes) {
    guard Self.isClaimed(by: line) else { return nil }
    var values: [String: Bytes] = [:]
    var recordedText = ""
    var scanner = JSONScanner(line)
    do throws(JSONFault) {
      try scanner.members { (key, scanner) throws(JSONFault) in
        switch String(decoding: key.content, as: UTF8.self) {
        case "recorded":
          recordedText = String(decoding: try scanner.string().content, as: UTF8.self)
        case "data":
          try scanner.members { (key, scanner) throws(JSONFault) in
            values[String(decoding: key.content, as: UTF8.self)] = try scanner.value()
          }
        default: try scanner.value()
        }
      }
    } catch {
      return nil
    }
    guard let recorded = Instant(recordedText), let events = Self.number(values["events"]),
      let bytes = Self.number(values["bytes"]), let sequence = Self.number(values["sequence"]),
      let digest = Self.digest(values["digest"])
    else { return nil }
    self.recorded = recorded
    self.events = events
    self.bytes = bytes
    self.sequence = sequence
    self.digest = digest
    previous = Self.digest(values["previous"])
    late = Self.position(values["late"])
    lateBefore = Self.position(values["late_before"])
    repaired = Self.digest(values["repaired"])
    checksum = values["batch_crc"].flatMap {
      UInt32(String(decoding: $0.dropFirst().dropLast(), as: UTF8.self), radix: 16)
    }
    // Written again it must give the same bytes, checksum and all.
    guard text.utf8.elementsEqual(line) else { return nil }
  }

  private static func number(_ value: Bytes?) -> Int? {
    value.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
  }

  private static func digest(_ value: Bytes?) -> SHA256Digest? {
    value.flatMap { SHA256Digest(hex: String(decoding: $0.dropFirst().dropLast(), as: UTF8.self)) }
  }

  private static func position(_ value: Bytes?) -> LogPosition? {
    guard let value else { return nil }
    var numbers: [String: Int] = [:]
    var scanner = JSONScanner(value)
    do throws(JSONFault) {
      try scanner.members { (key, scanner) throws(JSONFault) in
        numbers[String(decoding: key.content, as: UTF8.self)] = number(try scanner.value())
      }
    } catch {
      return nil
    }
    guard let segment = numbers["segment"], let offset = numbers["offset"] else { return nil }
    return LogPosition(segment: segment, offset: offset)
  }
}
