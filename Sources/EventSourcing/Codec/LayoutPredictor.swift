import ByteTools

/// How the last lines of each type were made up: which values they had and what stood between.
///
/// Most lines have the keys that the one before had. Then each run of fixed bytes is known before the
/// value in front of it has ended, and nothing is looked up.
struct LayoutPredictor: ~Copyable {
  /// The bytes before a value, starting at the quote that closes the value before it.
  fileprivate struct Step {
    var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
    var masks: (UInt64, UInt64, UInt64) = (0, 0, 0)
    var length = 0
    /// Where the value goes.
    var place = 0
    var lastLength = LastLength()
  }

  private struct Shape {
    var count = 0
    /// The places of the values, a bit each.
    var places: UInt32 = 0
    /// The places of the lines before that were made up otherwise, and how many of these there were.
    var otherPlaces: UInt32 = 0
    var others = 0
    /// How many bytes before the first value of the payload that starts.
    var openingLength = 0
  }

  private let shapes: UnsafeMutablePointer<Shape>
  private let steps: UnsafeMutablePointer<Step>

  private static let stepsPerType = EventFields.valueCount
  /// After how many other lines in a row that are alike they are what is expected.
  private static let patience = 4
  fileprivate static let longestStep = 24
  private static let end = UInt32(UInt8(ascii: "\"")) | UInt32(UInt8(ascii: "}")) * 0x1_0100

  init() {
    let types = EventType.allCases.count
    shapes = .allocate(capacity: types)
    shapes.initialize(repeating: Shape(), count: types)
    // Most are never touched.
    steps = .allocate(capacity: types * Self.stepsPerType)
  }

  deinit {
    shapes.deallocate()
    steps.deallocate()
  }

  /// Reads the values of a line that is made up as known.
  ///
  /// - Parameters:
  ///   - type: The line's.
  ///   - start: The quote that closes the moment of recording.
  ///   - limit: Where the text ends.
  ///   - stops: The text's.
  ///   - fields: Takes the values.
  /// - Returns: Where the payload starts and the line ends; nil where it is made up otherwise.
  @inline(__always)
  func read(
    _ type: EventType, from start: UnsafeRawPointer, before limit: UnsafeRawPointer, _ stops: Stops,
    into fields: inout EventFields
  ) -> (data: UnsafeRawPointer, end: UnsafeRawPointer)? {
    let shape = shapes + Int(type.rawValue)
    var step = steps + Int(type.rawValue) * Self.stepsPerType
    let last = step + shape.pointee.count
    guard step < last else { return nil }
    let values = fields.values
    var place = start
    while step < last {
      guard Self.difference(place, step) == 0 else { return nil }
      let value = place + step.pointee.length
      let close = step.pointee.lastLength.end(of: value, stops)
      guard close < limit else { return nil }
      values[step.pointee.place] = Bytes(
        start: value.assumingMemoryBound(to: UInt8.self), count: close - value)
      place = close
      step += 1
    }
    guard place.loadUnaligned(as: UInt32.self) & 0xFF_FFFF == Self.end else { return nil }
    fields.present = shape.pointee.places & EventFields.keyPlaces
    let first = values[shape.pointee.places.trailingZeroBitCount].baseAddress
    guard let first else { return nil }
    return (UnsafeRawPointer(first) - shape.pointee.openingLength, place + 3)
  }

  @inline(__always)
  private static func difference(
    _ place: UnsafeRawPointer, _ step: UnsafeMutablePointer<Step>
  ) -> UInt64 {
    func word(_ offset: Int) -> UInt64 {
      place.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    let (words, masks) = (step.pointee.words, step.pointee.masks)
    return (word(0) ^ words.0) & masks.0 | (word(8) ^ words.1) & masks.1
      | (word(16) ^ words.2) & masks.2
  }

  /// Learns from a line that was read otherwise, where some were made up alike just before.
  ///
  /// - Parameters:
  ///   - event: What was read.
  ///   - start: The quote that closed the moment of recording.
  mutating func learn(_ event: borrowing RecordedEvent, from start: UnsafeRawPointer) {
    let type = Int(event.type.rawValue)
    let places = event.fields.filledPlaces
    shapes[type].others = places == shapes[type].otherPlaces ? shapes[type].others + 1 : 1
    shapes[type].otherPlaces = places
    // What is known already has something else in it, such as an escape.
    guard shapes[type].others >= Self.patience, places != shapes[type].places,
      places & EventFields.keyPlaces != 0, let data = event.data.baseAddress
    else { return }
    shapes[type].places = places
    shapes[type].count = 0
    var count = 0
    var place = start
    for index in EventFields.placesInOrder where places & 1 << UInt32(index) != 0 {
      let value = event.fields.values[index]
      guard let first = value.baseAddress, let step = Step(from: place, to: first, place: index)
      else { return }
      (steps + type * Self.stepsPerType + count).initialize(to: step)
      count += 1
      place = UnsafeRawPointer(first + value.count)
    }
    let first = event.fields.values[places.trailingZeroBitCount].baseAddress
    shapes[type].openingLength = first.map { UnsafeRawPointer($0) - UnsafeRawPointer(data) } ?? 0
    shapes[type].count = count
  }
}

extension LayoutPredictor.Step {
  /// Nil if the value is not a string copied unchanged from the line, or if too many bytes precede
  /// it.
  fileprivate init?(from start: UnsafeRawPointer, to value: UnsafePointer<UInt8>, place: Int) {
    let length = UnsafeRawPointer(value) - start
    guard length > 0, length <= LayoutPredictor.longestStep, value[-1] == UInt8(ascii: "\"") else {
      return nil
    }
    self.place = place
    self.length = length
    for index in 0..<length {
      let shift = UInt64(8 * (index & 7))
      let byte = UInt64(start.load(fromByteOffset: index, as: UInt8.self)) << shift
      let mask: UInt64 = 0xFF << shift
      switch index / 8 {
      case 0:
        words.0 |= byte
        masks.0 |= mask
      case 1:
        words.1 |= byte
        masks.1 |= mask
      default:
        words.2 |= byte
        masks.2 |= mask
      }
    }
  }
}
