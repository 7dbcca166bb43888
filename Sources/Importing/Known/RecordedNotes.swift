import EventSourcing

/// The ids and fingerprints of one share of the log.
struct RecordedNotes: Sendable {
  private(set) var identifiers: [EventIdentifier] = []
  /// The receipts and fingerprints of live lines.
  private(set) var lines: [(receipt: EventIdentifier, look: LineFingerprint)] = []
  /// The stores of live lines.
  private(set) var shops = ShopsSeen()
  /// The checksums of the batches in this share.
  let checks: BatchChecksums
  /// The source files of events.
  private(set) var sources = SourcesSeen()

  /// Reads one share of the log.
  ///
  /// - Parameters:
  ///   - ranges: The share.
  ///   - liveness: Which events are live; those of an undone batch are skipped.
  ///   - holdsLines: True if the fingerprints of lines are needed.
  /// - Throws: `LogError` if a line cannot be read.
  init(
    _ ranges: [SegmentRange], _ liveness: Liveness, holdsLines: Bool
  ) throws(LogError) {
    var scan = EventScan(checking: .allButFirst)
    var (identifiers, lines, shops, sources) = (
      self.identifiers, self.lines, self.shops, self.sources
    )
    try scan.forEachEvent(in: ranges) { (event, recorded) throws(LogError) in
      guard liveness.isLive(batch: recorded) else { return true }
      let identifier = event.identifier
      identifiers.append(identifier)
      guard holdsLines else { return true }
      sources.note(event.fields.source, on: event.date)
      guard event.type == .purchaseRecorded,
        !liveness.judgesEvents || !liveness.isRetracted(identifier, recorded: recorded)
      else { return true }
      let shop = StoreFingerprint(event.fields)
      let goods = GoodsFingerprint(event.fields, total: LineFingerprint.total(of: event.fields))
      lines.append((ReceiptFingerprint.of(event.fields), LineFingerprint(goods, at: shop)))
      shops.note(shop)
      return true
    }
    (self.identifiers, self.lines) = (identifiers, lines)
    (self.shops, self.sources) = (shops, sources)
    checks = scan.checks
  }
}
