/// Rows that several threads have made, read one part after the other: to put them together would move
/// them all once more.
public struct RowParts<Row: Hashable & Sendable>: RandomAccessCollection, Hashable, Sendable {
  private let parts: [[Row]]

  /// - Parameter parts: The rows, each part's behind those of the part before.
  public init(_ parts: [[Row]]) {
    self.parts = parts
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { parts.reduce(0) { $0 + $1.count } }

  /// There are as many parts as there were threads: few.
  public subscript(index: Int) -> Row {
    _read {
      var place = index
      var part = 0
      while place >= parts[part].count {
        place -= parts[part].count
        part += 1
      }
      yield parts[part][place]
    }
  }

  public static func == (left: RowParts, right: RowParts) -> Bool { left.elementsEqual(right) }

  public func hash(into hasher: inout Hasher) {
    for row in self { hasher.combine(row) }
  }
}
