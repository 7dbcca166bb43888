import NativeKernels

extension GroupByTable {
  /// The cells, to be read: plain addresses, so that reading one counts no references.
  ///
  /// Valid as long as the table, or a copy of it, is there and not changed.
  public struct CellView: @unchecked Sendable {
    /// Nil if the table is empty.
    fileprivate let words: UnsafePointer<UInt32>?
    fileprivate let count: Int
    fileprivate let stride: Int
    fileprivate let keyPlace: Int

    /// One number of a cell's key.
    @inline(__always)
    public func key(_ cell: Int, _ place: Int) -> UInt32 { number(cell, at: keyPlace + place) }

    /// The first sum of a cell.
    @inline(__always)
    public func sum(_ cell: Int) -> Int128 { number(cell, at: GroupByTable.sumPlace) }

    /// The second sum of a cell; the table must have two.
    @inline(__always)
    public func secondSum(_ cell: Int) -> Int128 { number(cell, at: GroupByTable.sumPlace + 4) }

    /// How many lines a cell has.
    @inline(__always)
    public func lines(_ cell: Int) -> Int { number(cell, at: 0) }

    /// The number that starts at a word of a cell.
    @inline(__always)
    private func number<Number: FixedWidthInteger>(_ cell: Int, at word: Int) -> Number {
      precondition(cell >= 0 && cell < count)
      return UnsafeRawPointer(words.unsafelyUnwrapped + (cell * stride + word))
        .loadUnaligned(as: Number.self)
    }

    /// Says that a cell will be wanted soon.
    @inline(__always)
    public func willRead(_ cell: Int) {
      guard let words else { return }
      memory_will_read(words + cell * stride)
      memory_will_read(words + ((cell + 1) * stride - 1))
    }
  }

  /// The cells, to be read.
  @inline(__always)
  public var cellView: CellView {
    CellView(words: cells.start, count: count, stride: stride, keyPlace: keyPlace)
  }

  /// The key of a cell.
  public func key(_ cell: Int) -> [UInt32] { (0..<width).map { key(cell, $0) } }

  /// One number of a cell's key.
  @inline(__always)
  public func key(_ cell: Int, _ place: Int) -> UInt32 { cellView.key(cell, place) }

  /// The first sum of a cell.
  @inline(__always)
  public func sum(_ cell: Int) -> Int128 { cellView.sum(cell) }

  /// The second sum of a cell; the table must have two.
  @inline(__always)
  public func secondSum(_ cell: Int) -> Int128 { cellView.secondSum(cell) }

  /// How many lines a cell has.
  @inline(__always)
  public func lines(_ cell: Int) -> Int { cellView.lines(cell) }

  /// Says that a cell will be wanted soon.
  @inline(__always)
  public func willRead(_ cell: Int) { cellView.willRead(cell) }
}
