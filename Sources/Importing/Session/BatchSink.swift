import EventSourcing

/// Receives the events of an import: writes them to a batch, or only counts them in a trial run.
public struct BatchSink: ~Copyable {
  private var writer: LogWriter?
  /// Creates a larder that does not exist yet; nil after that.
  private var open: (() throws(LogError) -> LogWriter)?
  /// The start of the batch, if the larder was created for it.
  private var start: LogWriter.Mark?
  /// The larder that the batch goes to; nil in a trial run.
  let layout: LogLayout?
  private var encoder = EventEncoder()
  private var events = 0

  /// Creates a sink that fills a batch.
  public init(_ writer: consuming LogWriter) {
    layout = writer.layout
    self.writer = consume writer
  }

  /// Creates a sink that makes the larder only when the first event arrives.
  ///
  /// A file without events then leaves no empty larder behind.
  ///
  /// - Parameters:
  ///   - layout: The paths of the larder, which does not exist yet.
  ///   - open: Creates the larder. If another process has created it meanwhile and recorded events,
  ///     the first event here fails with `LogError.conflict`.
  public init(making layout: LogLayout, _ open: @escaping () throws(LogError) -> LogWriter) {
    self.layout = layout
    self.open = open
    writer = nil
  }

  /// Creates a sink for a trial run.
  public init() {
    writer = nil
    layout = nil
  }

  /// The number of events received.
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

  /// Creates the larder and begins the batch, before the first event.
  private mutating func makeLarder() throws(LogError) {
    guard let opened = try open?() else { return }
    open = nil
    let sequence = opened.snapshot.head.sequence
    guard sequence == 0 else { throw .conflict(expected: 0, found: sequence) }
    start = opened.mark()
    writer = consume opened
  }

  /// A state of the sink to return to.
  struct Mark {
    fileprivate let events: Int
    fileprivate let writer: LogWriter.Mark?
  }

  func mark() -> Mark { Mark(events: events, writer: writer?.mark()) }

  mutating func rollBack(to mark: Mark) throws(LogError) {
    events = mark.events
    if let place = mark.writer ?? start { try writer?.rollBack(to: place) }
  }

  /// Makes the batch durable; returns nil in a trial run or if no event is new.
  public consuming func commit() throws(LogError) -> Batch? {
    try writer?.commit()
  }
}
