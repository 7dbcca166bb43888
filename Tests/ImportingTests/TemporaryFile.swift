#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file of given bytes that is removed with this object.
final class TemporaryFile {
  let path: String

  struct Failure: Error {
    let code: Int32
  }

  init(_ bytes: [UInt8]) throws {
    var template = Array("/tmp/larder-importing-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    path = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    let written = write(descriptor, bytes, bytes.count)
    close(descriptor)
    guard written == bytes.count else { throw Failure(code: errno) }
  }

  deinit { unlink(path) }
}
