import ByteTools

/// What is wrong with one line of a log, or with one event on its way into it.
public enum LineFault: Error, Hashable, Sendable {
  /// Bytes that are not UTF-8, or a raw control character.
  case invalidUTF8(offset: Int)
  case notJSON(JSONFault)
  case missing(key: String)
  case duplicate(key: String)
  /// A key beside `id`, `type` and the other keys of an envelope.
  case unknownKey(String)
  case unknownType(String)
  case unknownVersion(type: String, version: String)
  /// A value that does not have the form its key asks for.
  case badValue(key: String, found: String, expected: String)
  /// The id is not the digest of the event's own bytes.
  case wrongIdentifier(found: String, expected: String)

  /// True if a newer Larder would understand the line.
  public var needsNewerProgram: Bool {
    switch self {
    case .unknownType, .unknownVersion: true
    default: false
    }
  }
}

extension LineFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidUTF8(let offset):
      "byte \(offset + 1) is not UTF-8 text, or a control character that must be escaped"
    case .notJSON(let fault):
      "not JSON at byte \(fault.offset + 1); expected \(fault.expected)"
    case .missing(let key): "the key '\(key)' is missing"
    case .duplicate(let key): "the key '\(key)' occurs twice"
    case .unknownKey(let key):
      "unknown key '\(key)'; expected id, type, v, date, recorded, by, source or data"
    case .unknownType(let type): "unknown event type '\(type)'"
    case .unknownVersion(let type, let version):
      "unknown version \(version) of event type '\(type)'; this program reads \(Self.versions(of: type))"
    case .badValue(let key, let found, let expected):
      "'\(key)' is '\(found)'; expected \(expected)"
    case .wrongIdentifier(let found, let expected):
      "the id is \(found), but its event's digest is \(expected)"
    }
  }

  private static func versions(of type: String) -> String {
    let newest = EventType(wireName: type)?.version ?? 1
    return newest == 1 ? "version 1" : "versions 1 to \(newest)"
  }
}
