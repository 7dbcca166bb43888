import EventSourcing

/// Where an import's events go: into a batch, or nowhere on a trial run.
public struct BatchSink: ~Copyable {
  private var writer: LogWriter?
  /// Makes the larder, where there is none yet; nil once that is done.
  private var open: (() throws(LogError) -> LogWriter)?
  /// The batch before its first event, where the larder was made for it.
  private var start: LogWriter.Mark?
  /// The larder that the batch goes to; nil on a trial run.
  let layout: LogLayout?
  private var encoder = EventEncoder()
  private var events = 0

  /// A sink that fills a batch.
  public init(_ writer: consuming LogWriter) {
    layout = writer.layout
    self.writer = consume writer
  }

  /// A sink that makes a larder when its first event comes, so that nothing is made for nothing.
  ///
  /// - Parameters:
  ///   - layout: Where there is no larder yet.
  ///   - open: Makes it. Where another program was faster, and has recorded events, the first one here
  ///     is refused with `LogError.conflict`.
  public init(making layout: LogLayout, _ open: @escaping () throws(LogError) -> LogWriter) {
    self.layout = layout
    self.open = open
    writer = nil
  }

  /// A sink for a trial run.
  public init() {
    writer = nil
    layout = nil
  }

  /// How many events went in.
  public var count: Int { events }

  mutating func identifier(of fields: borrowing EventFields) -> EventIdentifier {
    encoder.identifier(of: fields)
  }

  mutating func identifier(
    ofPurchase fields: borrowing EventFields, occurrence: Int
  ) -> EventIdentifier {
    encoder.identifier(ofPurchase: fields, occurrence: occurrence)
  }

  mutating func append(
    _ fields: borrowing EventFields, identifier: EventIdentifier?
  ) throws(LogError) {
    if open != nil { try makeLarder() }
    events += 1
    try writer?.append(fields, identifier: identifier)
  }

  private mutating func makeLarder() throws(LogError) {
    guard let opened = try open?() else { return }
    open = nil
    let sequence = opened.snapshot.head.sequence
    guard sequence == 0 else { throw .conflict(expected: 0, found: sequence) }
    start = opened.mark()
    writer = consume opened
  }

  struct Mark {
    fileprivate let events: Int
    fileprivate let writer: LogWriter.Mark?
  }

  func mark() -> Mark { Mark(events: events, writer: writer?.mark()) }

  mutating func rollBack(to mark: Mark) throws(LogError) {
    events = mark.events
    if let place = mark.writer ?? start { try writer?.rollBack(to: place) }
  }

  /// Makes the batch durable; nil on a trial run and where nothing is new.
  public consuming func commit() throws(LogError) -> Batch? {
    try writer?.commit()
  }
}
