import ByteTools
import EventSourcing

/// The items and stores of a file's new purchase lines, for a remark on those that the log did not know.
public struct ImportedNames: Sendable {
  /// A name with the lines that have it.
  public struct Use: Hashable, Sendable {
    public let name: String
    /// The number of new lines.
    public fileprivate(set) var lines: Int
    /// The file's line of the first.
    public let firstLine: Int
  }

  /// Names of more lines are not kept: a remark must not slow an import down.
  public static let mostLines = 2_000

  public private(set) var items: [Use] = []
  public private(set) var stores: [Use] = []
  private var itemPlaces: [UInt64: Int] = [:]
  private var storePlaces: [UInt64: Int] = [:]
  private var count = 0

  /// True if the names of all lines were kept.
  public var isComplete: Bool { count <= Self.mostLines }

  /// Takes a new line of the file.
  mutating func take(_ fields: borrowing EventFields, line: Int) {
    count += 1
    guard isComplete else { return }
    Self.note(fields[PurchaseKey.store], line, in: &stores, &storePlaces)
    guard
      !fields.has(PurchaseKey.kind) || fields[PurchaseKey.kind].elementsEqual("item".utf8)
    else { return }
    Self.note(fields[PurchaseKey.item], line, in: &items, &itemPlaces)
  }

  private static func note(
    _ name: Bytes, _ line: Int, in uses: inout [Use], _ places: inout [UInt64: Int]
  ) {
    guard !name.isEmpty else { return }
    let key = quickHash(name, seed: 0)
    if let place = places[key] {
      uses[place].lines += 1
    } else {
      places[key] = uses.count
      uses.append(
        Use(name: String(decoding: name, as: UTF8.self), lines: 1, firstLine: line))
    }
  }
}
