import ByteTools

/// The fixed bytes of each type's lines: the part before the date, and each key with its
/// separators.
struct LineParts: ~Copyable {
  /// A run of fixed bytes, followed by enough readable ones to be copied in whole words.
  struct Part {
    let start: UnsafePointer<UInt8>
    let count: Int
    let isRaw: Bool
  }

  /// The offset of the id's placeholder in ``opening(of:)``.
  static let identifierOffset = 7
  /// The distance of the version from the end of ``opening(of:)``.
  static let afterVersion = 10

  private let parts: UnsafeMutablePointer<Part>
  private let room: UnsafeMutablePointer<UInt8>
  private static let partsPerType = 1 + PayloadSchema.maximumKeyCount

  init() {
    let placeholder = String(repeating: "0", count: 32)
    var texts: [(place: Int, text: String, isRaw: Bool)] = []
    for type in EventType.allCases {
      let first = Int(type.rawValue) * Self.partsPerType
      let opening = #"{"id":"\#(placeholder)","type":"\#(type.wireName)","v":1,"date":""#
      texts.append((first, opening, false))
      for (place, key) in PayloadSchema.of(type).keys.enumerated() {
        let isRaw = key.form.isRawJSON
        texts.append((first + 1 + place, ",\"\(key.name)\":" + (isRaw ? "" : "\""), isRaw))
      }
    }
    let size = texts.reduce(OutputBuffer.wordSlack) { $0 + $1.text.utf8.count }
    room = .allocate(capacity: size)
    room.initialize(repeating: 0, count: size)
    parts = .allocate(capacity: EventType.allCases.count * Self.partsPerType)
    var end = 0
    for (place, text, isRaw) in texts {
      let start = end
      for byte in text.utf8 {
        room[end] = byte
        end += 1
      }
      (parts + place).initialize(to: Part(start: room + start, count: end - start, isRaw: isRaw))
    }
  }

  deinit {
    parts.deallocate()
    room.deallocate()
  }

  /// `{"id":"…","type":"purchase.recorded","v":1,"date":"`, with zeros for the id.
  @inline(__always)
  func opening(of type: EventType) -> Bytes {
    let part = parts[Int(type.rawValue) * Self.partsPerType]
    return Bytes(start: part.start, count: part.count)
  }

  /// `,"item":"`, or `,"tags":` before bare JSON.
  @inline(__always)
  func key(_ place: Int, of type: EventType) -> Part {
    parts[Int(type.rawValue) * Self.partsPerType + 1 + place]
  }
}
