import ByteTools
import EventSourcing

/// The files of a larder beside its log: profiles, rules and settings.
struct LarderFiles {
  private let layout: LogLayout

  init(_ layout: LogLayout) {
    self.layout = layout
  }

  /// Copies them to another larder, each in one step.
  ///
  /// What is there and not here was removed here, and is removed there.
  func copy(to target: LogLayout) throws {
    let disk = layout.disk
    for (source, copy) in [(layout.rules, target.rules), (layout.settings, target.settings)] {
      try copyFile(source, to: copy)
    }
    let names =
      try disk.holdsFolder(layout.profiles) ? disk.sortedNames(in: layout.profiles) : []
    if !names.isEmpty { try disk.makeFolderIfAbsent(target.profiles) }
    for name in names {
      try copyFile(layout.profiles + "/" + name, to: target.profiles + "/" + name)
    }
    guard try disk.holdsFolder(target.profiles) else { return }
    for name in try disk.sortedNames(in: target.profiles) where !names.contains(name) {
      try disk.remove(target.profiles + "/" + name)
    }
  }

  private func copyFile(_ source: String, to copy: String) throws {
    let disk = layout.disk
    guard try disk.holds(source) else {
      if try disk.holds(copy) { try disk.remove(copy) }
      return
    }
    let file = try PosixFile(reading: source, on: disk)
    try disk.replace(copy, with: try file.bytes(at: 0, count: try file.size()))
  }
}
