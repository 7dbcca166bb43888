import ByteTools
import EventSourcing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Keeps answers and reports out of larders, whose files they would destroy.
enum LarderBoundary {
  /// - Parameters:
  ///   - path: Where a file or a folder is to be written.
  ///   - name: The same as the user named it.
  /// - Throws: `Failure` with `usage` where a larder holds the path.
  static func check(_ path: String, named name: String) throws(Failure) {
    var folder = resolved(path)
    while true {
      if FileSystem.exists(LogLayout(root: folder).identity) {
        throw Failure(
          .usage, "'\(name)' is in the larder '\(folder)'", expected: "a path outside the larder")
      }
      if folder == "/" || folder == "." { return }
      folder = FileSystem.directory(of: folder)
    }
  }

  /// The path of the nearest folder that is there, without symbolic links.
  private static func resolved(_ path: String) -> String {
    var path = path
    while !FileSystem.isDirectory(path), path != "/", path != "." {
      path = FileSystem.directory(of: path)
    }
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
