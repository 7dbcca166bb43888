#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A failed call to the system.
public struct SystemFault: Error, Hashable, Sendable {
  /// The `errno` of the failed call.
  public let code: Int32

  public init(code: Int32) {
    self.code = code
  }

  static var last: SystemFault { SystemFault(code: errno) }

  /// The code for a pipe, a socket or a device where a file is expected.
  public static let notAFile = ESPIPE

  /// The C library's English text for the code.
  public var reason: String { String(cString: strerror(code)) }
  /// True if the path, or a folder in it, does not exist.
  public var isAbsence: Bool { code == ENOENT || code == ENOTDIR }
  var isInterruption: Bool { code == EINTR }
}
