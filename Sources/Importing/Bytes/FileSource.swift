#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file's bytes by position; closed when nothing refers to it any longer.
final class FileSource {
  let path: String
  private let descriptor: Int32
  /// The stream that owns the descriptor of a temporary file.
  private let stream: UnsafeMutablePointer<FILE>?
  private(set) var byteCount: Int

  init(path: String) throws(ImportError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let code = errno
      if code == ENOENT || code == ENOTDIR { throw .noSuchFile(path) }
      throw .unreadable(path, code: code)
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw .unreadable(path, code: code)
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      close(descriptor)
      throw .isDirectory(path)
    }
    self.path = path
    self.descriptor = descriptor
    stream = nil
    byteCount = Int(status.st_size)
  }

  /// Makes a temporary file that has no name and goes when this object goes.
  init(temporaryFor path: String) throws(ImportError) {
    guard let stream = tmpfile() else { throw .unreadable(path, code: errno) }
    self.path = path
    self.stream = stream
    descriptor = fileno(stream)
    byteCount = 0
  }

  deinit {
    if let stream { fclose(stream) } else { close(descriptor) }
  }

  /// Reads into the buffer from a position; 0 at the end of the file.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(ImportError) -> Int {
    while true {
      let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
      if count >= 0 { return count }
      if errno != EINTR { throw .unreadable(path, code: errno) }
    }
  }

  /// So many bytes from a position, fewer at the end of the file.
  func bytes(at offset: Int, count: Int) throws(ImportError) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
    defer { buffer.deallocate() }
    return Array(buffer.prefix(try read(into: buffer, at: offset)))
  }

  /// Appends bytes to a temporary file.
  func append(_ bytes: UnsafeRawBufferPointer) throws(ImportError) {
    var written = 0
    while written < bytes.count {
      let count = pwrite(
        descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written,
        off_t(byteCount))
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadable(path, code: errno)
      }
      written += count
      byteCount += count
    }
  }
}
