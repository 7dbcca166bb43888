import ByteTools

/// Detects the encoding of a file before the import looks for a table.
///
/// Reads at most the first 8 MiB. Later records that are not valid UTF-8 are rejected one by one.
struct ByteSurvey {
  static let byteLimit = 8 << 20

  private(set) var encoding = TextEncoding.utf8
  /// The length in bytes of the byte-order mark, or 0.
  private(set) var markLength = 0
  /// True if the bytes are not text in any supported encoding.
  private(set) var isBinary = false
  private(set) var isBlank = true

  /// Reads the beginning of the file; `specified` is the user's encoding.
  init(_ source: FileSource, specified: TextEncoding? = nil) throws(ImportError) {
    let size = RecordScanner.chunkSize
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    defer { buffer.deallocate() }
    var validator = UTF8Validator()
    var legacy = LegacyEvidence()
    var offset = 0
    while offset < Self.byteLimit {
      let count = try source.read(into: buffer, at: offset)
      if count == 0 { break }
      let bytes = Bytes(rebasing: buffer.bindMemory(to: UInt8.self)[..<count])
      if offset == 0 { readMark(bytes) }
      validator.read(bytes)
      if !validator.isWhole || offset == 0 { legacy.read(bytes) }
      offset += count
      if isBlank { isBlank = bytes.dropFirst(markLength).allSatisfy { $0 <= 0x20 } }
    }
    choose(validator, legacy, isWhole: offset >= source.byteCount, specified: specified)
    guard specified == nil, encoding.isLegacy || validator.characters > 0 else { return }
    let beginning = try source.bytes(at: 0, count: EncodingByWords.byteLimit)
    if encoding.isLegacy {
      encoding = EncodingByWords.choice(beginning, rather: encoding)
    } else if encoding == .utf8, TwiceEncoded.isLikely(Array(beginning.dropFirst(markLength))) {
      encoding = .utf8Twice
    }
  }

  /// Recognises a byte-order mark.
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

  /// Chooses the encoding from the evidence; the user's choice wins.
  private mutating func choose(
    _ validator: UTF8Validator, _ legacy: LegacyEvidence, isWhole: Bool, specified: TextEncoding?
  ) {
    if let specified {
      encoding = specified
    } else if encoding != .utf8 {
      return
    } else if legacy.looksLikeUTF16 {
      encoding = legacy.zerosAtOdd > legacy.zerosAtEven ? .utf16LittleEndian : .utf16BigEndian
    } else if legacy.zerosAtOdd + legacy.zerosAtEven > 0 {
      isBinary = true
    } else if !(isWhole ? validator.isWhole : validator.isValid),
      !Self.isDamagedUTF8(validator, legacy.choice)
    {
      encoding = legacy.choice
    }
  }

  /// Returns true if the text is UTF-8 with a few damaged bytes; the import rejects only those
  /// records.
  ///
  /// The text counts as UTF-8 if valid multi-byte characters outnumber the invalid bytes by a
  /// factor. The factor depends on the alternative: two letters in Windows-1250 or Shift-JIS
  /// sometimes look like one UTF-8 character, two letters in Windows-1252 almost never do.
  private static func isDamagedUTF8(_ validator: UTF8Validator, _ other: TextEncoding) -> Bool {
    let weight =
      switch other {
      case .windows1250, .windows1251, .windows1253: 4
      case .shiftJIS, .gbk, .korean: 20
      default: 1
      }
    return validator.characters > weight * validator.strays
  }
}
