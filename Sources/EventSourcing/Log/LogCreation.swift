import ByteTools
import GroceryModel

/// Makes a new larder's directories and files.
enum LogCreation {
  static func makeDirectories(_ layout: LogLayout) throws(LogError) {
    for path in try missingFolders(of: layout) {
      do throws(SystemFault) {
        try layout.disk.makeFolderIfAbsent(path)
        try layout.disk.synchronizeFolder(FileSystem.directory(of: path))
      } catch {
        throw .cannotCreate(path: path, reason: error.reason)
      }
    }
  }

  /// Writes what the first write of a larder has to; keeps whatever is there.
  static func makeFiles(
    _ layout: LogLayout, identifier: String, created: Instant
  ) throws(LogError) {
    guard try !LogAccess.holds(layout, layout.identity) else { return }
    guard try LogIdentity.isUnborn(layout) else { throw LogIdentity.missing(layout) }
    do throws(SystemFault) {
      // HEAD first: from larder.json on, a larder without HEAD is a damaged one.
      try layout.disk.replace(layout.head, with: Array(LogHead.empty.text.utf8))
      try layout.disk.replace(
        layout.identity,
        with: Array(LogIdentity.text(identifier: identifier, created: created).utf8))
    } catch {
      throw .cannotCreate(path: layout.root, reason: error.reason)
    }
  }

  /// The folders that are still to be made, outer ones first.
  private static func missingFolders(of layout: LogLayout) throws(LogError) -> [String] {
    var missing: [String] = []
    var path = layout.log
    do throws(SystemFault) {
      while path != "/", path != ".", try !layout.disk.holdsFolder(path) {
        missing.insert(path, at: 0)
        path = FileSystem.directory(of: path)
      }
    } catch {
      throw .cannotCreate(path: path, reason: error.reason)
    }
    return missing
  }
}
