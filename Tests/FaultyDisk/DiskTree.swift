import ByteTools
import SeededRandom

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Files and folders as processes see them, and as the disk has stored them.
struct DiskTree {
  /// A file or a folder.
  final class Node {
    let isFolder: Bool
    var bytes: [UInt8] = []
    /// What is stored.
    private var durable: [UInt8] = []
    /// The pages that were written since they were last stored.
    private var dirty: Set<Int> = []
    private var isSizeDirty = false
    var modified = 0
    /// The descriptor that holds the lock.
    var lockedBy: Int32?

    /// Small, so that short files have several.
    private static let page = 256

    init(isFolder: Bool) { self.isFolder = isFolder }

    var status: FileStatus {
      FileStatus(kind: isFolder ? .folder : .file, size: bytes.count, modified: modified)
    }

    func write(_ new: UnsafeRawBufferPointer, at offset: Int) {
      guard !new.isEmpty else { return }
      let end = offset + new.count
      if end > bytes.count {
        bytes += [UInt8](repeating: 0, count: end - bytes.count)
        isSizeDirty = true
      }
      bytes.replaceSubrange(offset..<end, with: new)
      for page in (offset / Self.page)...((end - 1) / Self.page) { dirty.insert(page) }
    }

    func truncate(to size: Int) {
      if size < bytes.count { bytes.removeLast(bytes.count - size) }
      bytes += [UInt8](repeating: 0, count: size - bytes.count)
      dirty = dirty.filter { $0 * Self.page < size }
      isSizeDirty = true
    }

    func synchronize() {
      store { _ in true }
      dirty = []
      isSizeDirty = false
    }

    func forgetUnsynchronized() {
      dirty = []
      isSizeDirty = false
    }

    /// Stores the size and the dirty pages that are wanted.
    private func store(_ isWanted: (_ page: Int?) -> Bool) {
      if isSizeDirty, isWanted(nil) {
        if durable.count > bytes.count { durable.removeLast(durable.count - bytes.count) }
        durable += [UInt8](repeating: 0, count: bytes.count - durable.count)
      }
      for page in dirty.sorted() where isWanted(page) {
        let start = page * Self.page
        let end = min(start + Self.page, durable.count, bytes.count)
        if start < end { durable.replaceSubrange(start..<end, with: bytes[start..<end]) }
      }
    }

    func copy() -> Node {
      let copy = Node(isFolder: isFolder)
      copy.bytes = bytes
      copy.durable = durable
      copy.dirty = dirty
      copy.isSizeDirty = isSizeDirty
      copy.modified = modified
      return copy
    }

    /// What a power cut leaves of the node.
    func afterPowerCut(_ generator: inout SplitMix64) -> Node {
      let copy = copy()
      // Often all or nothing was stored, sometimes a mixture.
      let mood = generator.pick([0, 1, 2, 2])
      copy.store { _ in mood == 2 ? generator.chance(1, in: 2) : mood == 1 }
      copy.bytes = copy.durable
      copy.forgetUnsynchronized()
      return copy
    }
  }

  private var nodes: [String: Node] = [:]
  private var storedNodes: [String: Node] = [:]
  private var clock = 0
  /// Names that changed in one step since they were stored, as those of a renaming do.
  private var ties: [[String]] = []

  init() {
    for path in ["/", "/home"] {
      nodes[path] = Node(isFolder: true)
      storedNodes[path] = nodes[path]
    }
  }

  var contents: [String: [UInt8]] { nodes.filter { !$0.value.isFolder }.mapValues(\.bytes) }

  func node(_ path: String) throws(SystemFault) -> Node {
    guard let node = nodes[path] else { throw SystemFault(code: ENOENT) }
    return node
  }

  mutating func touch(_ node: Node) {
    clock += 1
    node.modified = clock
  }

  private func folder(of path: String) throws(SystemFault) {
    guard try node(FileSystem.directory(of: path)).isFolder else {
      throw SystemFault(code: ENOTDIR)
    }
  }

  mutating func open(_ path: String, makes: Bool) throws(SystemFault) -> Node {
    if let node = nodes[path] {
      if makes, node.isFolder { throw SystemFault(code: EISDIR) }
      return node
    }
    try folder(of: path)
    guard makes else { throw SystemFault(code: ENOENT) }
    let node = Node(isFolder: false)
    nodes[path] = node
    touch(node)
    return node
  }

  func names(in folder: String) throws(SystemFault) -> [String] {
    guard try node(folder).isFolder else { throw SystemFault(code: ENOTDIR) }
    return nodes.keys.filter { $0 != "/" && FileSystem.directory(of: $0) == folder }
      .map { String($0.split(separator: "/").last ?? "") }
  }

  mutating func makeFolder(_ path: String) throws(SystemFault) {
    guard nodes[path] == nil else { throw SystemFault(code: EEXIST) }
    try folder(of: path)
    nodes[path] = Node(isFolder: true)
  }

  mutating func rename(_ path: String, to target: String) throws(SystemFault) {
    let node = try node(path)
    try folder(of: target)
    if nodes[target]?.isFolder == true { throw SystemFault(code: EISDIR) }
    nodes[path] = nil
    nodes[target] = node
    ties.append([path, target])
  }

  mutating func remove(_ path: String) throws(SystemFault) {
    _ = try node(path)
    nodes[path] = nil
  }

  mutating func synchronizeFolder(_ path: String) throws(SystemFault) {
    guard try node(path).isFolder else { throw SystemFault(code: ENOTDIR) }
    for name in Set(nodes.keys).union(storedNodes.keys)
    where name != "/" && FileSystem.directory(of: name) == path {
      storedNodes[name] = nodes[name]
    }
    ties.removeAll { FileSystem.directory(of: $0[0]) == path }
  }

  /// A copy in which names that led to one node still do.
  func copy() -> DiskTree {
    copy { $0.copy() }
  }

  private func copy(_ change: (Node) -> Node) -> DiskTree {
    var copies: [ObjectIdentifier: Node] = [:]
    func copied(_ node: Node) -> Node {
      if let copy = copies[ObjectIdentifier(node)] { return copy }
      let copy = change(node)
      copies[ObjectIdentifier(node)] = copy
      return copy
    }
    var tree = DiskTree()
    for path in nodes.keys.sorted() { tree.nodes[path] = nodes[path].map(copied) }
    for path in storedNodes.keys.sorted() {
      tree.storedNodes[path] = storedNodes[path].map(copied)
    }
    tree.clock = clock
    tree.ties = ties
    return tree
  }

  /// What a power cut leaves: of each change to a name either the old or the new state.
  func afterPowerCut(seed: UInt64) -> DiskTree {
    var generator = SplitMix64(seed: seed)
    var tree = copy { $0.afterPowerCut(&generator) }
    let mood = generator.pick([0, 1, 2, 2])
    var kept: [String: Node] = [:]
    var choices: [String: Bool] = [:]
    for path in Set(tree.nodes.keys).union(tree.storedNodes.keys).sorted() {
      let takesNew = choices[path] ?? (mood == 2 ? generator.chance(1, in: 2) : mood == 1)
      for name in tree.tied(to: path) { choices[name] = takesNew }
      kept[path] = takesNew ? tree.nodes[path] : tree.storedNodes[path]
    }
    // What lies in a lost folder is lost.
    for path in kept.keys.sorted() where path != "/" {
      if kept[FileSystem.directory(of: path)] == nil { kept[path] = nil }
    }
    tree.nodes = kept
    tree.storedNodes = kept
    tree.ties = []
    return tree
  }

  /// The names that share the fate of a name, itself included.
  private func tied(to path: String) -> Set<String> {
    var names: Set<String> = [path]
    var isGrowing = true
    while isGrowing {
      let count = names.count
      for tie in ties where !names.isDisjoint(with: tie) { names.formUnion(tie) }
      isGrowing = names.count > count
    }
    return names
  }
}
