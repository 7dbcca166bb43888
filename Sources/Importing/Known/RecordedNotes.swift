import EventSourcing

/// What one share of the log has that new events can meet.
struct RecordedNotes: Sendable {
  private(set) var identifiers: [EventIdentifier] = []
  /// The receipts and looks of live lines.
  private(set) var lines: [(receipt: EventIdentifier, look: LineLook)] = []
  /// Their shops.
  private(set) var shops = ShopsSeen()
  /// What the checksums of its batches have shown.
  let checks: BatchChecksums
  /// The files that events came from.
  private(set) var sources = SourcesSeen()

  /// - Parameters:
  ///   - ranges: The share.
  ///   - liveness: Which events count: those of an undone batch are not even known.
  ///   - holdsLines: Whether the looks of lines are wanted.
  /// - Throws: `LogError` where a line cannot be read.
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
      let shop = ShopLook(event.fields)
      let goods = GoodsLook(event.fields, total: LineLook.total(of: event.fields))
      lines.append((ReceiptLook.of(event.fields), LineLook(goods, at: shop)))
      shops.note(shop)
      return true
    }
    (self.identifiers, self.lines) = (identifiers, lines)
    (self.shops, self.sources) = (shops, sources)
    checks = scan.checks
  }
}
