import ByteTools

/// Where the parts of a larder lie.
public struct LogLayout: Hashable, Sendable {
  /// The larder's directory.
  public let root: String
  /// The disk that the directory is on.
  public let disk: any Disk

  public init(root: String, on disk: any Disk = SystemDisk.shared) {
    self.root = root
    self.disk = disk
  }

  public static func == (left: LogLayout, right: LogLayout) -> Bool {
    left.root == right.root && left.disk === right.disk
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(root)
    hasher.combine(ObjectIdentifier(disk))
  }

  public var identity: String { root + "/larder.json" }
  /// Writers lock this file; it is never deleted.
  public var lock: String { root + "/LOCK" }
  /// States what has been acknowledged; replaced with each commit.
  public var head: String { root + "/HEAD" }
  public var log: String { root + "/log" }
  /// Saved states: may be deleted at any time.
  public var cache: String { root + "/cache" }
  /// Bytes that a repair or a writer cut off.
  public var quarantine: String { root + "/quarantine" }
  public var profiles: String { root + "/profiles" }
  public var rules: String { root + "/rules.txt" }
  public var settings: String { root + "/settings" }
  /// The day on which all bytes of the log were last found sound.
  public var verified: String { root + "/verified" }

  /// The path of a segment, numbered from 1.
  public func segment(_ number: Int) -> String {
    let digits = String(number)
    return log + "/" + String(repeating: "0", count: max(0, 8 - digits.count)) + digits + ".jsonl"
  }

  /// The numbers of the segments that are there, ascending.
  public func segments() throws(SystemFault) -> [Int] {
    try disk.sortedNames(in: log).compactMap { name in
      guard name.hasSuffix(".jsonl"), name.utf8.count == 14 else { return nil }
      return Int(name.dropLast(6))
    }
  }
}
