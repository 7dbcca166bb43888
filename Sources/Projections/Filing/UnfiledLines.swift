import ByteTools
import EventSourcing

/// What lines without a category of their own are filed by: their item, and the first rule that names
/// their shop.
struct UnfiledLines: Sendable {
  struct Line: Hashable, Sendable {
    /// The item's number.
    let item: UInt32
    /// The place of a rule, or ``LineKeys/none``.
    let storeRule: UInt32

    /// The same index; nil if no rule names the store.
    var rule: Int? { storeRule == LineKeys.none ? nil : Int(storeRule) }
  }

  private(set) var lines: [Line] = []
  private var numbers: [Line: UInt32] = [:]

  mutating func number(of line: Line) -> UInt32 {
    if let number = numbers[line] { return number }
    let number = UInt32(lines.count)
    numbers[line] = number
    lines.append(line)
    return number
  }
}

extension UnfiledLines {
  func write(to writer: inout StateWriter) { writer.write(lines) }

  mutating func read(from reader: inout StateReader) throws(UnusableState) {
    lines = try reader.readArray()
    numbers = [:]
    for (number, line) in lines.enumerated() { numbers[line] = UInt32(number) }
  }
}
