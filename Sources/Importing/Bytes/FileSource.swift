import ByteTools

/// Random access to the bytes of a file; closes the file when released.
final class FileSource {
  let path: String
  private let file: PosixFile
  /// The folder of a temporary file; empty for other files.
  private let folder: String
  private(set) var byteCount: Int

  init(path: String) throws(ImportError) {
    self.path = path
    folder = ""
    do throws(SystemFault) {
      file = try PosixFile(readingRegular: path)
      byteCount = try file.size()
    } catch {
      if FileSystem.isDirectory(path) { throw .isDirectory(path) }
      throw error.isAbsence ? .noSuchFile(path) : .unreadable(path, code: error.code)
    }
  }

  /// Creates an unnamed temporary file in a folder; the system deletes it when this object is
  /// released.
  init(temporaryFor path: String, in folder: String) throws(ImportError) {
    self.path = path
    self.folder = folder
    byteCount = 0
    do throws(SystemFault) {
      file = try PosixFile(unnamedIn: folder)
    } catch {
      throw .unwritable(folder, code: error.code)
    }
  }

  /// - Throws: ``ImportError`` if the file has another size than when it was opened.
  func checkUnchanged() throws(ImportError) {
    guard (try? file.size()) == byteCount else { throw .changed(path) }
  }

  /// Reads bytes from `offset` into the buffer and returns their number, 0 at the end of the file.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(ImportError) -> Int {
    let bytes = buffer.bindMemory(to: UInt8.self)
    guard let start = bytes.baseAddress else { return 0 }
    do throws(SystemFault) {
      return try file.read(at: offset, into: start, count: bytes.count)
    } catch {
      throw .unreadable(path, code: error.code)
    }
  }

  /// Returns `count` bytes from `offset`, or fewer at the end of the file.
  func bytes(at offset: Int, count: Int) throws(ImportError) -> [UInt8] {
    do throws(SystemFault) {
      return try file.bytes(at: offset, count: count)
    } catch {
      throw .unreadable(path, code: error.code)
    }
  }

  /// Appends bytes to a temporary file.
  func append(_ bytes: [UInt8]) throws(ImportError) {
    do throws(SystemFault) {
      try bytes.withUnsafeBufferPointer { (bytes) throws(SystemFault) in
        try file.write(bytes, at: byteCount)
      }
    } catch {
      throw .unwritable(folder, code: error.code)
    }
    byteCount += bytes.count
  }
}
