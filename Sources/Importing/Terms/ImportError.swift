import ByteTools

/// Why a file could not be looked at, or the words that came with it could not be followed.
public enum ImportError: Error, Hashable {
  case noSuchFile(String)
  case isDirectory(String)
  /// The system refused; `code` is its error number.
  case unreadable(String, code: Int32)
  /// The system refused to write; `code` is its error number.
  case unwritable(String, code: Int32)
  /// The file has another size than when it was opened.
  case changed(String)
  /// A record is too large to be one.
  case tooLarge(String, line: Int, reason: String)
  /// A role that does not exist was named.
  case unknownRole(String)
  /// A role was given to a column that the header does not hold.
  case unknownColumn(String, role: String, header: [String])
  /// An encoding that is not known was named.
  case unknownEncoding(String)
}

extension ImportError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noSuchFile(let path): "'\(path)' does not exist"
    case .isDirectory(let path): "'\(path)' is a folder; expected a file"
    case .unreadable(let path, let code):
      "'\(path)' cannot be read: \(SystemFault(code: code).reason)"
    case .unwritable(let path, let code):
      "'\(path)' cannot be written: \(SystemFault(code: code).reason)"
    case .changed(let path): "'\(path)' changed while it was read"
    case .tooLarge(let path, let line, let reason): "'\(path)', line \(line): \(reason)"
    case .unknownRole(let role):
      "'\(role)' is not a role; expected one of "
        + Role.settable.map(\.rawValue).joined(separator: ", ")
    case .unknownColumn(let column, let role, let header):
      "no column '\(column)' for \(role); the header has "
        + header.map { "'\($0)'" }.joined(separator: ", ")
    case .unknownEncoding(let name):
      "'\(name)' is not a known encoding; expected one of "
        + TextEncoding.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }
}
