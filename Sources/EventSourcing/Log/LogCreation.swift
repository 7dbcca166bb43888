import GroceryModel

/// Makes a new larder's directories and files.
enum LogCreation {
  static func makeDirectories(_ layout: LogLayout) throws(LogError) {
    for path in missingParents(of: layout.root) + [layout.root, layout.log] {
      do throws(SystemFault) {
        try FileSystem.makeDirectory(path)
      } catch {
        throw .cannotCreate(path: path, reason: error.reason)
      }
    }
  }

  /// Writes what the first write of a larder has to; keeps whatever is there.
  static func makeFiles(
    _ layout: LogLayout, identifier: String, created: Instant
  ) throws(LogError) {
    guard !FileSystem.exists(layout.identity) else { return }
    guard try !LogIdentity.hasOtherFiles(layout) else { throw LogIdentity.missing(layout) }
    do throws(SystemFault) {
      try FileSystem.replace(
        layout.identity,
        with: Array(LogIdentity.text(identifier: identifier, created: created).utf8))
      try FileSystem.replace(layout.head, with: Array(LogHead.empty.text.utf8))
    } catch {
      throw .cannotCreate(path: layout.root, reason: error.reason)
    }
  }

  private static func missingParents(of path: String) -> [String] {
    var parents: [String] = []
    var parent = FileSystem.directory(of: path)
    while !FileSystem.exists(parent), parent != "/", parent != "." {
      parents.insert(parent, at: 0)
      parent = FileSystem.directory(of: parent)
    }
    return parents
  }
}
