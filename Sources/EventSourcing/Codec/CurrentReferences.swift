import ByteTools
import GroceryModel

/// Lets events that refer to a corrected one refer to what replaced it.
///
/// A discount names the line that it belongs to. If that line is corrected, the discount is one of the new
/// line, though nothing was recorded about the discount itself.
public struct CurrentReferences: ~Copyable {
  /// The event that stands for one now, to a line that was recorded at a moment.
  typealias Current = @Sendable (_ event: EventIdentifier, _ recorded: Instant) -> EventIdentifier

  private let current: Current
  /// The ids of one event's references, which its fields point into.
  private let texts: UnsafeMutableRawBufferPointer
  private static let digits = 32

  init(_ current: @escaping Current) {
    self.current = current
    texts = .allocate(byteCount: Self.digits * PayloadSchema.maximumKeyCount, alignment: 8)
  }

  deinit { texts.deallocate() }

  /// Changes the references of the event that a decoder holds, until it decodes the next one.
  func follow(_ decoder: inout EventDecoder) {
    for place in PayloadSchema.of(decoder.event.type).references {
      guard let old = EventIdentifier(hex: decoder.event.fields[place]) else { continue }
      let event = current(old, decoder.recorded)
      guard event != old else { continue }
      let text = UnsafeMutableRawBufferPointer(
        rebasing: texts[place * Self.digits..<(place + 1) * Self.digits])
      LowerHex.write(event.high, to: text)
      LowerHex.write(event.low, to: UnsafeMutableRawBufferPointer(rebasing: text[16...]))
      decoder.event.fields[place] = Bytes(text.assumingMemoryBound(to: UInt8.self))
    }
  }
}
