import ByteTools

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A directory for one test, removed with its content when the value is released.
public final class TemporaryDirectory {
  public let path: String

  public init() {
    // In memory if there is such a place: tests of the log wait for thousands of fsyncs.
    let parent = FileSystem.isDirectory("/dev/shm") ? "/dev/shm" : "/tmp"
    var template = Array("\(parent)/larder-test-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? ""
    }
    precondition(!path.isEmpty, "a temporary directory")
  }

  deinit { Self.removeTree(path) }

  private static func removeTree(_ path: String) {
    for name in (try? FileSystem.names(in: path)) ?? [] {
      let child = path + "/" + name
      if FileSystem.isDirectory(child) { removeTree(child) } else { unlink(child) }
    }
    rmdir(path)
  }
}
