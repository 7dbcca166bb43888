import ByteTools

/// A copy of standard input in an unnamed file of `TMPDIR`, because it must be read twice.
final class InputCopy {
  private let file: PosixFile

  /// - Throws: `Failure` where the folder takes no file, or not all of it.
  init(_ world: World) throws {
    let folder = world.temporaryFolder
    do throws(SystemFault) {
      file = try PosixFile(unnamedIn: folder)
    } catch {
      throw Failure.noTemporaryFile(in: folder, error)
    }
    var size = 0
    while true {
      let chunk = try world.readInput(256 << 10)
      if chunk.isEmpty { return }
      do throws(SystemFault) {
        try chunk.withUnsafeBufferPointer { (bytes) throws(SystemFault) in
          try file.write(bytes, at: size)
        }
      } catch {
        throw Failure(
          .io, "cannot write to '\(folder)': \(error.reason)",
          hint: "set TMPDIR to a folder with free space")
      }
      size += chunk.count
    }
  }

  /// Holds bytes that were made from another file.
  ///
  /// - Throws: `Failure` where the folder takes no file, or not all of it.
  init(_ bytes: [UInt8], _ world: World) throws {
    let folder = world.temporaryFolder
    do throws(SystemFault) {
      file = try PosixFile(unnamedIn: folder)
      try bytes.withUnsafeBufferPointer { (bytes) throws(SystemFault) in
        try file.write(bytes, at: 0)
      }
    } catch {
      throw Failure.noTemporaryFile(in: folder, error)
    }
  }

  /// What it can be opened by, as long as this object is there.
  var path: String { file.path }
}

extension Failure {
  /// A folder for files that are needed while a command runs does not take them.
  static func noTemporaryFile(in folder: String, _ fault: SystemFault) -> Failure {
    Failure(
      .cannotCreate, "cannot create a file in '\(folder)': \(fault.reason)",
      hint: "set TMPDIR to a writable folder")
  }
}
