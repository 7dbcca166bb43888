import ByteTools

/// Sorts any number of rows in a fixed amount of memory.
///
/// Rows that do not fit go, sorted, to a temporary file, from which all parts are merged. Of a limited
/// number of rows only the first are kept.
public struct RowSorter: ~Copyable {
  private struct Row {
    let key: RowOrder.Key
    /// The number of rows before it.
    let number: Int
    /// The range of the encoded row in ``encoded``.
    var place: Range<Int>
  }

  private let order: RowOrder
  private let limit: Int
  private let memory: Int
  private let folder: String
  private var rows: [Row] = []
  /// The rows in memory, one after the other: a buffer for each would take several times as much.
  private var encoded: [UInt8] = []
  private var count = 0
  /// The last of the first ``limit`` rows of each group so far; none while there are fewer.
  private var last: [UInt32: RowOrder.Key] = [:]
  /// The number of rows kept at the last pruning.
  private var kept = 0
  private var spill: PosixFile?
  private var spilled = 0
  /// The ranges of the sorted parts in the file.
  private var parts: [Range<Int>] = []

  /// - Parameters:
  ///   - order: How rows are sorted.
  ///   - limit: How many of the first rows are wanted; nil for all.
  ///   - folder: Where a temporary file may be made.
  ///   - memory: About how many bytes of rows are held.
  public init(_ order: RowOrder, limit: Int?, folder: String, memory: Int = 12 << 20) {
    self.order = order
    self.limit = limit ?? .max
    self.folder = folder
    self.memory = memory
  }

  /// Takes in a row.
  ///
  /// - Throws: `SystemFault` where the temporary file cannot be written.
  public mutating func add(_ row: RowBuffer) throws(SystemFault) {
    let key = order.key(of: row)
    count += 1
    if let last = last[key.group], order.isOrdered(last, key) { return }
    let start = encoded.count
    if start > 1 << 20, encoded.capacity < memory { encoded.reserveCapacity(memory + (1 << 16)) }
    row.encode(number: count, to: &encoded)
    rows.append(Row(key: key, number: count, place: start..<encoded.count))
    if limit < .max / 2, rows.count >= max(64, max(limit, kept) * 2) {
      keepFirst()
    }
    if encoded.count + rows.count * Self.rowMemory > memory { try spillRows() }
  }

  /// About how many bytes a row takes besides its cells.
  private static var rowMemory: Int { MemoryLayout<Row>.stride + 64 }

  /// Sorts the rows in memory and lets go of those beyond the limit.
  private mutating func keepFirst() {
    sortRows()
    var first = GroupLimit(limit)
    rows.removeAll { !first.takes($0.key.group) }
    kept = rows.count
    var bytes: [UInt8] = []
    var counts: [UInt32: Int] = [:]
    for place in rows.indices {
      let start = bytes.count
      bytes += encoded[rows[place].place]
      rows[place].place = start..<bytes.count
      let key = rows[place].key
      counts[key.group, default: 0] += 1
      if counts[key.group] == limit { last[key.group] = key }
    }
    encoded = bytes
  }

  private mutating func sortRows() {
    let order = order
    rows.sort { order.isBefore(($0.key, $0.number), ($1.key, $1.number)) }
  }

  /// Writes the rows in memory to the file, as one more sorted part.
  private mutating func spillRows() throws(SystemFault) {
    sortRows()
    if spill == nil { spill = try PosixFile(unnamedIn: folder) }
    let start = spilled
    var pending: [UInt8] = []
    var first = GroupLimit(limit)
    for (place, row) in rows.enumerated() {
      if first.takes(row.key.group) { pending += encoded[row.place] }
      guard pending.count >= 1 << 18 || place == rows.count - 1 else { continue }
      try pending.withUnsafeBufferPointer { (bytes) throws(SystemFault) in
        try spill?.write(bytes, at: spilled)
      }
      spilled += pending.count
      pending.removeAll(keepingCapacity: true)
    }
    parts.append(start..<spilled)
    rows.removeAll(keepingCapacity: true)
    encoded.removeAll(keepingCapacity: true)
  }

  /// Gives the rows in their order; may be called again.
  ///
  /// - Parameter body: Is given each row.
  /// - Throws: `SystemFault` where the temporary file cannot be read; what `body` throws.
  public mutating func forEach(_ body: (RowBuffer) throws -> Void) throws {
    guard !parts.isEmpty else {
      sortRows()
      var cells = RowBuffer()
      var first = GroupLimit(limit)
      for row in rows where first.takes(row.key.group) {
        _ = cells.decode(encoded, from: row.place.lowerBound)
        try body(cells)
      }
      return
    }
    if !rows.isEmpty { try spillRows() }
    // Their room is for the buffers of the parts.
    (rows, encoded) = ([], [])
    var heads: [PartReader] = []
    for part in parts {
      var reader = PartReader(part)
      if try advance(&reader) { heads.append(reader) }
    }
    // A heap: no head is before the one at half its place.
    for place in heads.indices.reversed() { sink(&heads, place) }
    var first = GroupLimit(limit)
    while !heads.isEmpty {
      if first.takes(heads[0].key.group) { try body(heads[0].row) }
      if try !advance(&heads[0]) {
        heads.swapAt(0, heads.count - 1)
        heads.removeLast()
      }
      sink(&heads, 0)
    }
  }

  private func sink(_ heads: inout [PartReader], _ start: Int) {
    var place = start
    while true {
      var first = place
      for child in [2 * place + 1, 2 * place + 2] where child < heads.count {
        if order.isBefore(
          (heads[child].key, heads[child].number), (heads[first].key, heads[first].number))
        {
          first = child
        }
      }
      guard first != place else { return }
      heads.swapAt(place, first)
      place = first
    }
  }

  /// Moves a reader to its next row, and returns whether there is one.
  private func advance(_ reader: inout PartReader) throws(SystemFault) -> Bool {
    let hasNext = try reader.next { (offset, count) throws(SystemFault) in
      try spill?.bytes(at: offset, count: count) ?? []
    }
    guard hasNext else { return false }
    reader.key = order.key(of: reader.row)
    return true
  }
}

/// Reads one sorted part of the file from its start.
private struct PartReader {
  private(set) var row = RowBuffer()
  private(set) var number = 0
  var key = RowOrder.Key(group: 0, value: .missing)
  private var rest: Range<Int>
  private var buffer: [UInt8] = []
  private var used = 0

  private static let step = 16 << 10

  init(_ part: Range<Int>) { rest = part }

  mutating func next(
    _ read: (_ offset: Int, _ count: Int) throws(SystemFault) -> [UInt8]
  ) throws(SystemFault) -> Bool {
    while true {
      if let (number, end) = row.decode(buffer, from: used) {
        self.number = number
        used = end
        return true
      }
      guard !rest.isEmpty else { return false }
      buffer.removeFirst(used)
      used = 0
      let bytes = try read(rest.lowerBound, min(rest.count, max(Self.step, buffer.count)))
      guard !bytes.isEmpty else { return false }
      buffer += bytes
      rest = rest.lowerBound + bytes.count..<rest.upperBound
    }
  }
}
