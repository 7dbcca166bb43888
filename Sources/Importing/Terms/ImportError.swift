import ByteTools

/// Why a file cannot be read, or why an import option cannot be applied to it.
public enum ImportError: Error, Hashable {
  case noSuchFile(String)
  case isDirectory(String)
  /// The system refused the read; `code` is its `errno`.
  case unreadable(String, code: Int32)
  /// The system refused the write; `code` is its `errno`.
  case unwritable(String, code: Int32)
  /// The file's size differs from its size when it was opened.
  case changed(String)
  /// A record has too many bytes or columns; `reason` names the limit.
  case tooLarge(String, line: Int, reason: String)
  /// The user named a role that does not exist.
  case unknownRole(String)
  /// The user gave a role to a column that the header row does not have.
  case unknownColumn(String, role: String, header: [String])
  /// The user named an encoding that Larder cannot read.
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
