/// Converts text in another encoding to UTF-8, chunk by chunk.
struct Transcoder {
  private let encoding: TextEncoding
  /// The characters of the bytes 0x80 to 0xFF, or nil for a multi-byte encoding.
  private let upperHalf: [UInt32]?
  /// The number of invalid characters replaced by U+FFFD.
  private(set) var replaced = 0
  private var output: [UInt8] = []
  /// The first byte of an unfinished two-byte character.
  private var lead: UInt8?
  private var highSurrogate: UInt32?
  private var twice = TwiceEncoded()

  private init(_ encoding: TextEncoding) {
    self.encoding = encoding
    upperHalf = SingleByteTable.upperHalf(of: encoding)
  }

  /// Converts a file into a temporary UTF-8 file in `folder`.
  ///
  /// Returns that file and the number of characters that could not be converted.
  static func transcode(
    _ source: FileSource, from encoding: TextEncoding, skipping mark: Int, in folder: String
  ) throws(ImportError) -> (FileSource, replaced: Int) {
    let target = try FileSource(temporaryFor: source.path, in: folder)
    var transcoder = Transcoder(encoding)
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: RecordScanner.chunkSize, alignment: 16)
    defer { buffer.deallocate() }
    var offset = mark
    while true {
      let count = try source.read(into: buffer, at: offset)
      if count == 0 { break }
      offset += count
      for byte in buffer[..<count] { transcoder.read(byte) }
      try transcoder.flush(to: target)
    }
    if transcoder.lead != nil || transcoder.highSurrogate != nil { transcoder.append(0xFFFD) }
    transcoder.twice.end(into: &transcoder.output)
    try transcoder.flush(to: target)
    return (target, transcoder.replaced)
  }

  /// Returns the bytes as text, and the number of characters that could not be converted.
  static func text(of bytes: [UInt8], from encoding: TextEncoding) -> (String, replaced: Int) {
    var transcoder = Transcoder(encoding)
    for byte in bytes { transcoder.read(byte) }
    transcoder.twice.end(into: &transcoder.output)
    return (String(decoding: transcoder.output, as: UTF8.self), transcoder.replaced)
  }

  private mutating func flush(to target: FileSource) throws(ImportError) {
    try target.append(output)
    output.removeAll(keepingCapacity: true)
  }

  private mutating func read(_ byte: UInt8) {
    if let upperHalf {
      return append(byte < 0x80 ? UInt32(byte) : upperHalf[Int(byte) - 0x80])
    }
    switch encoding {
    case .utf16LittleEndian, .utf16BigEndian: readUTF16(byte)
    case .shiftJIS: readShiftJIS(byte)
    case .gbk: readPair(byte, GBKTable.scalar)
    case .korean: readPair(byte, KoreanTable.scalar)
    case .utf8Twice: twice.read(byte, into: &output)
    default: output.append(byte)
    }
  }

  /// Reads one byte of Chinese or Korean text, in which non-ASCII characters have two bytes.
  private mutating func readPair(_ byte: UInt8, _ scalar: (UInt8, UInt8) -> UInt32) {
    if let first = lead {
      lead = nil
      append(scalar(first, byte))
    } else if byte < 0x80 {
      append(UInt32(byte))
    } else {
      lead = byte
    }
  }

  /// Reads one byte of UTF-16, whose characters have two bytes or, as a surrogate pair, four.
  private mutating func readUTF16(_ byte: UInt8) {
    guard let first = lead else {
      lead = byte
      return
    }
    lead = nil
    let isLittle = encoding == .utf16LittleEndian
    let unit = UInt32(isLittle ? byte : first) << 8 | UInt32(isLittle ? first : byte)
    if let high = highSurrogate {
      highSurrogate = nil
      if unit & 0xFC00 == 0xDC00 {
        append(0x10000 + (high & 0x3FF) << 10 + unit & 0x3FF)
        return
      }
      append(0xFFFD)
    }
    if unit & 0xFC00 == 0xD800 {
      highSurrogate = unit
    } else {
      append(unit & 0xFC00 == 0xDC00 ? 0xFFFD : unit)
    }
  }

  private mutating func readShiftJIS(_ byte: UInt8) {
    if let first = lead {
      lead = nil
      append(ShiftJISTable.scalar(lead: first, trail: byte))
      return
    }
    switch byte {
    case ..<0x80: append(UInt32(byte))
    case 0xA1...0xDF: append(0xFF61 + UInt32(byte) - 0xA1)
    case 0x81...0x9F, 0xE0...0xFC: lead = byte
    default: append(0xFFFD)
    }
  }

  /// Appends a Unicode scalar as UTF-8.
  private mutating func append(_ scalar: UInt32) {
    if scalar == 0xFFFD { replaced += 1 }
    if scalar < 0x80 {
      output.append(UInt8(scalar))
    } else if scalar < 0x800 {
      output.append(0xC0 | UInt8(scalar >> 6))
      output.append(0x80 | UInt8(scalar & 0x3F))
    } else if scalar < 0x10000 {
      output.append(0xE0 | UInt8(scalar >> 12))
      output.append(0x80 | UInt8(scalar >> 6 & 0x3F))
      output.append(0x80 | UInt8(scalar & 0x3F))
    } else {
      output.append(0xF0 | UInt8(scalar >> 18))
      output.append(0x80 | UInt8(scalar >> 12 & 0x3F))
      output.append(0x80 | UInt8(scalar >> 6 & 0x3F))
      output.append(0x80 | UInt8(scalar & 0x3F))
    }
  }
}
