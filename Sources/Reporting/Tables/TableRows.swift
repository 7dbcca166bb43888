import ByteTools

/// The rows of a table: kept, or each made when it is asked for, as there may be hundreds of thousands.
public struct TableRows: RandomAccessCollection, Sendable {
  /// The rows that are kept.
  private var kept: [[Cell]] = []
  /// Writes those that are not.
  private let write: (@Sendable (Int, inout RowBuffer) -> Void)?
  public private(set) var endIndex: Int

  /// Rows that are made when they are asked for.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - write: Writes the row of a place, always the same one.
  public init(count: Int, _ write: @escaping @Sendable (_ place: Int, inout RowBuffer) -> Void) {
    endIndex = count
    self.write = write
  }

  /// Rows that are there.
  public init(_ rows: [[Cell]]) {
    kept = rows
    write = nil
    endIndex = rows.count
  }

  public var startIndex: Int { 0 }

  public subscript(place: Int) -> [Cell] {
    guard write != nil else { return kept[place] }
    var row = RowBuffer()
    append(place, to: &row)
    return row.cells
  }

  public subscript(places: Range<Int>) -> ArraySlice<[Cell]> { places.map { self[$0] }[...] }

  /// Adds a row at the end.
  mutating func append(_ row: [Cell]) {
    if write != nil { self = TableRows(Array(self)) }
    kept.append(row)
    endIndex += 1
  }

  /// The rows with some of their cells only.
  func columns(_ places: [Int]) -> TableRows {
    TableRows(count: count) { [self] number, output in
      var row = RowBuffer()
      append(number, to: &row)
      for place in places { output.append(place, of: row) }
    }
  }

  /// Adds the cells of a row.
  private func append(_ place: Int, to row: inout RowBuffer) {
    if let write { return write(place, &row) }
    for cell in kept[place] { row.append(cell) }
  }

  /// Calls `body` with each row, one at a time.
  public func forEachRow(_ body: (RowBuffer) throws -> Void) rethrows {
    var row = RowBuffer()
    for place in indices {
      row.removeAll()
      append(place, to: &row)
      try body(row)
    }
  }

  /// Calls `body` with each row of some places.
  func forEach(in places: Range<Int>, _ body: (_ place: Int, _ row: RowBuffer) -> Void) {
    var row = RowBuffer()
    guard let write else {
      for place in places {
        row.removeAll()
        for cell in kept[place] { row.append(cell) }
        body(place, row)
      }
      return
    }
    // Taken out of the value once: two threads would count its references for each row.
    for place in places {
      row.removeAll()
      write(place, &row)
      body(place, row)
    }
  }

  /// Below so many rows a second thread costs more than it saves.
  private static let leastShared = 8192

  /// The bytes that are made room for, a row.
  private static let usualWidth = 48

  /// Appends what is written of each row, in their order.
  ///
  /// - Parameters:
  ///   - output: What it is appended to.
  ///   - workers: How many threads may write at once.
  ///   - write: Appends what is written of a row; its place is given too.
  func append(
    to output: inout [UInt8], workers: Int,
    _ write: @Sendable (_ place: Int, _ row: RowBuffer, _ output: inout [UInt8]) -> Void
  ) {
    let shares = count < Self.leastShared ? 1 : workers
    guard shares > 1 else {
      output.reserveCapacity(output.count + Self.usualWidth * count)
      forEach(in: indices) { write($0, $1, &output) }
      return
    }
    let parts = Workers.run(shares) { share in
      var part: [UInt8] = []
      let places = count * share / shares..<count * (share + 1) / shares
      part.reserveCapacity(Self.usualWidth * places.count)
      forEach(in: places) { write($0, $1, &part) }
      return part
    }
    output.reserveCapacity(output.count + parts.reduce(0) { $0 + $1.count })
    for part in parts { output += part }
  }
}

extension TableRows: Hashable, ExpressibleByArrayLiteral {
  public init(arrayLiteral rows: [Cell]...) { self.init(rows) }

  public static func == (left: TableRows, right: TableRows) -> Bool { left.elementsEqual(right) }

  public func hash(into hasher: inout Hasher) {
    for row in self { hasher.combine(row) }
  }
}
