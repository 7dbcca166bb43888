/// Texts that are made when they are asked for.
public final class LazyTexts: RandomAccessCollection, Sendable {
  public let endIndex: Int
  private let text: @Sendable (Int) -> String
  private let append: @Sendable (Int, inout [UInt8]) -> Void

  /// - Parameters:
  ///   - count: How many there are.
  ///   - text: Makes one.
  ///   - append: Appends one's bytes without making it.
  public init(
    count: Int, _ text: @escaping @Sendable (Int) -> String,
    append: @escaping @Sendable (Int, inout [UInt8]) -> Void
  ) {
    endIndex = count
    self.text = text
    self.append = append
  }

  /// Texts that are there.
  public convenience init(_ texts: [String]) {
    self.init(count: texts.count, { texts[$0] }, append: { $1 += texts[$0].utf8 })
  }

  public var startIndex: Int { 0 }

  public subscript(index: Int) -> String { text(index) }

  /// Appends the bytes of one.
  public func append(_ index: Int, to text: inout [UInt8]) { append(index, &text) }
}
