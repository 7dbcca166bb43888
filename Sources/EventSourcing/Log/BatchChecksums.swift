import ByteTools

/// Compares the batches of a run of lines with the checksums in their commit lines, while the lines are
/// read.
///
/// A run may begin and end inside a batch. Then the parts that it has of the first and the last one are
/// kept, to be joined with those of the runs before and after it.
public struct BatchChecksums: Sendable {
  /// A part of a batch.
  private struct Part {
    var checksum = CRC32C()
    var count = 0

    mutating func update(_ bytes: Bytes) {
      checksum.update(UnsafeRawBufferPointer(bytes))
      count += bytes.count
    }
  }

  /// The end of a batch that began before the run.
  private struct Opening: Sendable {
    let part: Part
    let stated: CommitLine.StatedChecksum
    let place: LogPlace
  }

  /// Which batches are compared.
  public enum Scope: Sendable {
    /// All; the lines start at the start of a batch.
    case all
    /// All batches but the first, whose lines may be incomplete in the range.
    case allButFirst
    /// None: the caller does it.
    case none
  }

  private let scope: Scope
  private var opening: Opening?
  private var part = Part()
  /// Up to where the text that is being read has been looked at.
  private var position = 0
  /// True if the lines that follow in the text are not wanted.
  private(set) var isSettled = false

  init(_ scope: Scope) { self.scope = scope }

  /// Takes the next text.
  mutating func begin() {
    position = 0
    isSettled = false
  }

  /// Takes the rest of a text.
  mutating func finish(_ text: CheckedText) {
    guard scope != .none else { return }
    part.update(Bytes(rebasing: text.bytes[position...]))
    position = text.count
  }

  /// Says that no line of the batch that begins now is used.
  mutating func settle() { isSettled = true }

  /// Takes a commit line, and checks the batch that it closes.
  ///
  /// - Parameters:
  ///   - text: The text that holds the line.
  ///   - line: The line's place there, line feed included.
  ///   - range: The range that is read.
  ///   - offset: Where the text starts in it.
  /// - Throws: `LogError.damaged` where the line or the batch is not what was written.
  @inline(never)
  mutating func close(
    _ text: CheckedText, _ line: Range<Int>, in range: SegmentRange, at offset: Int
  ) throws(LogError) {
    guard scope != .none else { return }
    part.update(Bytes(rebasing: text.bytes[position..<line.lowerBound]))
    position = line.upperBound
    let stated = CommitLine.statedChecksum(
      Bytes(rebasing: text.bytes[line.lowerBound..<(line.upperBound - 1)]))
    let place = LogPlace(path: range.path, offset: offset + line.lowerBound)
    if scope == .allButFirst, opening == nil {
      opening = Opening(part: part, stated: stated, place: place)
    } else {
      try Self.check(part, stated, place)
    }
    part = Part()
  }

  /// Looks for the commit line that closes the batch, past lines that are not wanted.
  ///
  /// - Returns: Whether it was found.
  mutating func closeRest(
    of text: CheckedText, in range: SegmentRange, at offset: Int
  ) throws(LogError) -> Bool {
    guard scope != .none else { return true }
    var start = position
    while start < text.count {
      let line = text.line(at: start)
      let end = start + line.count + 1
      if CommitLine.isClaimed(by: line) {
        try close(text, start..<end, in: range, at: offset)
        return true
      }
      start = end
    }
    finish(text)
    return false
  }

  private static func check(
    _ part: Part, _ stated: CommitLine.StatedChecksum, _ place: LogPlace
  ) throws(LogError) {
    switch stated {
    case .damaged: throw .damaged(place, reason: "the commit line is damaged")
    case .checksum(let checksum) where checksum != part.checksum.value:
      throw .damaged(place, reason: "the batch's bytes do not match its checksum")
    default: break
    }
  }

  /// What runs of lines that follow each other have found so far.
  public struct Joined {
    private var checksum: UInt32 = 0
    private var count = 0

    public init() {}

    /// Begins with a run, and checks the batch that ends in it.
    init(_ first: BatchChecksums) throws(LogError) { try add(first) }

    /// Adds the next run, and checks the batch that ends in it.
    public mutating func add(_ next: BatchChecksums) throws(LogError) {
      if let opening = next.opening {
        join(opening.part)
        switch opening.stated {
        case .damaged: throw .damaged(opening.place, reason: "the commit line is damaged")
        case .checksum(let stated) where stated != checksum:
          throw .damaged(opening.place, reason: "the batch's bytes do not match its checksum")
        default: break
        }
        (checksum, count) = (0, 0)
      }
      join(next.part)
    }

    private mutating func join(_ part: Part) {
      checksum = CRC32C.joined(checksum, part.checksum.value, count: part.count)
      count += part.count
    }
  }
}

extension CommitLine {
  /// What a line that claims to be a commit line says of its batch's bytes.
  enum StatedChecksum: Sendable {
    /// Its own checksum is wrong.
    case damaged
    /// An earlier version wrote it.
    case absent
    case checksum(UInt32)
  }

  /// Reads the checksums at the end of a line without looking at the rest.
  static func statedChecksum(_ line: Bytes) -> StatedChecksum {
    let end = line.count - 19
    guard end > 0, let own = checksum(after: #","crc":""#, in: line, at: end),
      Bytes(rebasing: line[(line.count - 3)...]).elementsEqual(#""}}"#.utf8),
      own == CRC32C.checksum(of: UnsafeRawBufferPointer(Bytes(rebasing: line[..<end])))
    else { return .damaged }
    guard end > 23, let batch = checksum(after: #","batch_crc":""#, in: line, at: end - 23) else {
      return .absent
    }
    return .checksum(batch)
  }

  /// The eight digits after a key at a place of a line; nil where there is another.
  private static func checksum(
    after key: StaticString, in line: Bytes, at place: Int
  ) -> UInt32? {
    let start = place + key.utf8CodeUnitCount
    guard start + 8 <= line.count,
      line[place..<start].elementsEqual(
        UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
    else { return nil }
    var value: UInt32 = 0
    for byte in line[start..<(start + 8)] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - 0x57)
      default: return nil
      }
    }
    return value
  }
}
