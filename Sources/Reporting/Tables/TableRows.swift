import EventSourcing

/// The rows of a table: kept, or each made when it is asked for, as there may be hundreds of thousands.
public struct TableRows: RandomAccessCollection, Sendable {
  /// The rows that are kept.
  private var kept: [[Cell]] = []
  /// Makes those that are not.
  private let row: (@Sendable (Int) -> [Cell])?
  public private(set) var endIndex: Int

  /// Rows that are made when they are asked for.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - row: Makes the row of a place, always the same one.
  public init(count: Int, _ row: @escaping @Sendable (Int) -> [Cell]) {
    endIndex = count
    self.row = row
  }

  /// Rows that are there.
  public init(_ rows: [[Cell]]) {
    kept = rows
    row = nil
    endIndex = rows.count
  }

  public var startIndex: Int { 0 }

  public subscript(place: Int) -> [Cell] { row?(place) ?? kept[place] }

  public subscript(places: Range<Int>) -> ArraySlice<[Cell]> { places.map { self[$0] }[...] }

  /// Adds a row at the end.
  mutating func append(_ row: [Cell]) {
    if self.row != nil { self = TableRows(Array(self)) }
    kept.append(row)
    endIndex += 1
  }

  /// Below so many rows a second thread costs more than it saves.
  private static let leastShared = 1000

  /// Appends what is written of each row, in their order.
  ///
  /// - Parameters:
  ///   - output: What it is appended to.
  ///   - workers: How many threads may write at once.
  ///   - write: Appends what is written of a row; its place is given too.
  func append(
    to output: inout [UInt8], workers: Int,
    _ write: @Sendable (_ place: Int, _ row: [Cell], _ output: inout [UInt8]) -> Void
  ) {
    let shares = count < Self.leastShared ? 1 : workers
    guard shares > 1 else {
      for place in 0..<count { write(place, self[place], &output) }
      return
    }
    let parts = Workers.run(shares) { share in
      var part: [UInt8] = []
      for place in count * share / shares..<count * (share + 1) / shares {
        write(place, self[place], &part)
      }
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
