import EventSourcing
import GroceryModel

extension Excerpt {
  /// The line of an event with what is wrong with it; nil where that is something it lacks.
  init?(line: [UInt8], fault: LineFault) {
    let place: Range<Int>?
    switch fault {
    case .invalidUTF8(let offset): place = offset..<offset + 1
    case .notJSON(let fault): place = fault.offset..<fault.offset + 1
    case .missing, .wrongIdentifier: place = nil
    case .duplicate(let key), .unknownKey(let key): place = Self.last("\"\(key)\"", in: line)
    case .unknownType(let type): place = Self.last("\"\(type)\"", in: line)
    case .unknownVersion(_, let version): place = Self.value(version, of: "v", in: line)
    case .badValue(let key, let found, _): place = Self.value(found, of: key, in: line)
    }
    guard let place else { return nil }
    self.init(line: line, bytes: place)
  }

  /// Returns the byte range of a key's value in the line.
  private static func value(_ value: String, of key: String, in line: [UInt8]) -> Range<Int>? {
    guard let name = last("\"\(key)\"", in: line) else { return nil }
    return line[name.upperBound...].firstRun(of: value.utf8)
  }

  private static func last(_ text: String, in line: [UInt8]) -> Range<Int>? {
    let fromEnd = line.reversed().firstRun(of: text.utf8.reversed())
    return fromEnd.map { $0.upperBound.base..<$0.lowerBound.base }
  }
}
