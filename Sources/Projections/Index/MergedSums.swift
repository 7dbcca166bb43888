import ByteTools
import ColumnStore
import GroceryModel

/// Sums that other folds found, under the keys that they have here.
///
/// They stay where they were found: joining two tables of hundreds of thousands of cells costs a tenth of
/// an answer that adds up what is of one item and month anyway.
struct MergedSums: Sendable {
  /// Some sums, whose cells are those of a table.
  private var tables: [GroupByTable] = []
  /// Their cells, and how many there are with those of the tables before.
  private var parts: [(cells: GroupByTable.CellView, end: Int)] = []
  /// The keys of all cells.
  private(set) var keys: [PriceIndexFold.Key] = []

  /// Below so many cells a second thread costs more than it saves.
  private static let leastShared = 4096

  var count: Int { keys.count }

  /// Takes in another fold's sums.
  ///
  /// - Parameters:
  ///   - other: The other fold.
  ///   - own: The key here of a key there.
  mutating func append(
    _ other: PriceIndexFold, _ own: @Sendable (PriceIndexFold.Key) -> PriceIndexFold.Key
  ) {
    let more = [PriceIndexFold.Key](unsafeUninitializedCapacity: other.cellCount) { keys, count in
      count = other.cellCount
      nonisolated(unsafe) let keys = keys
      Workers.share(count, least: Self.leastShared) { cells in
        for cell in cells { keys.initializeElement(at: cell, to: own(other.key(cell))) }
      }
    }
    // Mostly the first: what is not copied touches no new memory.
    if keys.isEmpty { keys = more } else { keys += more }
    for table in [other.sums] + other.adopted.tables {
      tables.append(table)
      parts.append((table.cellView, (parts.last?.end ?? 0) + table.count))
    }
  }

  /// The cells that a place among all is of, and its place in them.
  @inline(__always)
  func cells(_ place: Int) -> (cells: GroupByTable.CellView, place: Int) {
    var (part, start) = (0, 0)
    while place >= parts[part].end {
      start = parts[part].end
      part += 1
    }
    return (parts[part].cells, place - start)
  }

  /// Says that a key will be wanted soon.
  @inline(__always)
  func willReadKey(_ place: Int) { keys.prefetch(place) }

  /// Adds all sums to a table of the same keys.
  func add(to sums: inout GroupByTable) {
    var start = 0
    for table in tables {
      sums.merge(table) { [start] cell, key in keys[start + cell].write(to: key) }
      start += table.count
    }
  }
}

extension PriceIndexFold {
  /// How many cells there are; several may be of one key.
  var cellCount: Int { sums.count + adopted.count }

  /// The key of a cell.
  @inline(__always)
  func key(_ cell: Int) -> Key {
    guard cell < sums.count else { return adopted.keys[cell - sums.count] }
    return Key(
      item: sums.key(cell, 0), store: sums.key(cell, 1), currency: sums.key(cell, 2),
      unit: sums.key(cell, 3), package: sums.key(cell, 4),
      day: Int32(bitPattern: sums.key(cell, 5)))
  }

  /// What was paid.
  @inline(__always)
  func amount(_ cell: Int) -> Amount {
    let (cells, place) = cells(cell)
    return cells.amount(place)
  }

  /// How much was bought, as written.
  @inline(__always)
  func quantity(_ cell: Int) -> Amount {
    let (cells, place) = cells(cell)
    return cells.second(place)
  }

  /// How many lines a cell has.
  @inline(__always)
  func lines(_ cell: Int) -> Int {
    let (cells, place) = cells(cell)
    return cells.lines(place)
  }

  /// Says that a cell and its key will be wanted soon.
  @inline(__always)
  func willRead(_ cell: Int) {
    let (cells, place) = cells(cell)
    cells.willRead(place)
    if cell >= sums.count { adopted.willReadKey(cell - sums.count) }
  }

  /// The cells that a cell is one of, and its place among them.
  @inline(__always)
  private func cells(_ cell: Int) -> (cells: GroupByTable.CellView, place: Int) {
    cell < sums.count ? (sums.cellView, cell) : adopted.cells(cell - sums.count)
  }

  /// The same with one cell for each key, in ``sums``.
  func joined() -> PriceIndexFold {
    guard adopted.count > 0 else { return self }
    var joined = self
    joined.adopted = MergedSums()
    adopted.add(to: &joined.sums)
    return joined
  }
}
