import GroceryModel

/// Reads events one after the other, live or not, in the order in which they were recorded.
///
/// What is asked of all live events is a ``Projection``; this is for what must see the log itself.
public struct EventScan: ~Copyable {
  private var reader: LineReader
  private var decoder = EventDecoder()
  private var references: CurrentReferences?

  /// - Parameters:
  ///   - scope: Which batches are compared with their checksums, as ``LineReader`` has it.
  ///   - upcasting: Whether payloads of older versions are brought up to the newest one.
  ///   - corrections: Where given, purchase lines refer to what replaced the lines that they name; the ids of
  ///     other events are made of what they name, so these are given as they are.
  public init(
    checking scope: BatchChecksums.Scope = .all, upcasting: Bool = true,
    following corrections: consuming CurrentReferences? = nil
  ) {
    reader = LineReader(checking: scope)
    references = corrections
    decoder.upcasts = upcasting
  }

  /// What the checksums of the batches read so far have shown.
  public var checks: BatchChecksums { reader.checks }

  /// Gives each event with its batch's moment to `body`, until that returns false.
  ///
  /// - Throws: `LogError.damaged` or `.newer` naming the line that cannot be read; what `body` throws.
  public mutating func forEachEvent(
    in ranges: [SegmentRange],
    _ body: (_ event: borrowing RecordedEvent, _ recorded: Instant) throws(LogError) -> Bool
  ) throws(LogError) {
    for range in ranges {
      var goesOn = true
      try reader.forEachText(in: range) { (text, offset, checks) throws(LogError) in
        var next = 0
        while next < text.count, goesOn {
          let start = next
          let isEvent: Bool
          do throws(LineFault) {
            isEvent = try decoder.decode(text, at: &next)
          } catch {
            throw LogError(error, at: LogPlace(path: range.path, offset: offset + start))
          }
          guard isEvent else {
            try checks.close(text, start..<next, in: range, at: offset)
            continue
          }
          if decoder.event.type == .purchaseRecorded { references?.follow(&decoder) }
          goesOn = try body(decoder.event, decoder.recorded)
        }
        return goesOn
      }
      if !goesOn { return }
    }
  }
}
