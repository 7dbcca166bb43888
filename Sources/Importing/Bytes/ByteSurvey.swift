import EventSourcing

/// What the bytes of a whole file say before anybody looks for a table in them.
struct ByteSurvey {
  private(set) var encoding = TextEncoding.utf8
  /// How many bytes of byte-order mark the file begins with.
  private(set) var markLength = 0
  /// Whether a carriage return stands somewhere without a line feed behind it.
  private(set) var hasLoneReturns = false
  /// Whether the bytes are no text in any encoding.
  private(set) var isBinary = false
  private(set) var isBlank = true

  init(_ source: FileSource, told: TextEncoding? = nil) throws(ImportError) {
    let size = RecordScanner.chunkSize
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    defer { buffer.deallocate() }
    var validator = UTF8Validator()
    var legacy = LegacyEvidence()
    var returns = LineEndSurvey()
    var offset = 0
    while true {
      let count = try source.read(into: buffer, at: offset)
      if count == 0 { break }
      let bytes = Bytes(rebasing: buffer.bindMemory(to: UInt8.self)[..<count])
      if offset == 0 { readMark(bytes) }
      validator.read(bytes)
      returns.read(bytes)
      if !validator.isWhole || offset == 0 { legacy.read(bytes) }
      offset += count
      if isBlank { isBlank = bytes.dropFirst(markLength).allSatisfy { $0 <= 0x20 } }
    }
    hasLoneReturns = returns.hasLone
    choose(validator, legacy, told: told)
  }

  private mutating func readMark(_ bytes: Bytes) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      markLength = 3
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      markLength = 2
      encoding = .utf16LittleEndian
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      markLength = 2
      encoding = .utf16BigEndian
    }
  }

  private mutating func choose(
    _ validator: UTF8Validator, _ legacy: LegacyEvidence, told: TextEncoding?
  ) {
    if let told {
      encoding = told
    } else if encoding != .utf8 {
      return
    } else if legacy.looksLikeUTF16 {
      encoding = legacy.zerosAtOdd > legacy.zerosAtEven ? .utf16LittleEndian : .utf16BigEndian
    } else if legacy.zerosAtOdd + legacy.zerosAtEven > 0 {
      isBinary = true
    } else if !validator.isWhole {
      encoding = legacy.choice
    }
  }
}

/// Finds carriage returns that are line ends by themselves.
private struct LineEndSurvey {
  private(set) var isPending = false
  private var isFound = false

  var hasLone: Bool { isFound || isPending }

  mutating func read(_ bytes: Bytes) {
    guard !isFound, let start = bytes.baseAddress else { return }
    if isPending, start[0] != 0x0A { isFound = true }
    isPending = false
    let pattern = UInt64(0x0D) &* 0x0101_0101_0101_0101
    var index = 0
    while index < bytes.count {
      if index + 8 <= bytes.count {
        let word = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
        let hits = zeroBytes(word ^ pattern).littleEndian
        if hits == 0 {
          index += 8
          continue
        }
        index += hits.trailingZeroBitCount >> 3
      } else if start[index] != 0x0D {
        index += 1
        continue
      }
      if index + 1 == bytes.count {
        isPending = true
      } else if start[index + 1] != 0x0A {
        isFound = true
        return
      }
      index += 1
    }
  }
}
