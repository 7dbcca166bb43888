import ByteTools

/// The states of projections in a larder's `cache/`.
///
/// Everything here may fail or be deleted at any time; then the log is folded again. A file starts with
/// the build of the program that wrote it, and only the same build reads it back: code that changed
/// may store other bytes, or mean something else by the same ones.
public struct CheckpointStore: Sendable {
  let layout: LogLayout
  let keeps: Bool
  /// Identifies the build of the program; states of another build are ignored and replaced.
  private let build: String
  /// A state is kept anew after so many bytes of log; to read less is as fast as to write it.
  let worthKeeping: Int

  /// The most bytes that all states together take; a state above it counts as a large one instead.
  private let maximumBytes: Int

  /// The most states that are kept; those unused for longest are removed first.
  private static let maximumCount = 32
  /// The most large states that are kept, whatever their size.
  private static let maximumLargeCount = 4

  private static let magic: UInt64 = 0x3350_4352_4544_524C
  static let ending = ".state"

  /// - Parameters:
  ///   - layout: The larder.
  ///   - build: Identifies the build of the program, such as its version with the size and time of
  ///     its executable.
  ///   - keeps: Whether new states are written, and not only old ones read.
  ///   - worthKeeping: After how many bytes of log a state is written anew.
  ///   - maximumBytes: The most bytes that all states together take, but for large ones.
  public init(
    _ layout: LogLayout, build: String, keeps: Bool = true, worthKeeping: Int = 1 << 20,
    maximumBytes: Int = 512 << 20
  ) {
    self.worthKeeping = worthKeeping
    self.maximumBytes = maximumBytes
    self.layout = layout
    self.build = build
    self.keeps = keeps
  }

  /// Restores a fold's saved state into `fold` and returns its position; nil leaves `fold`
  /// unchanged.
  func restore<Fold: Checkpointed>(_ fold: inout Fold, for replay: Replay) -> Checkpoint? {
    let configuration = Self.configuration(of: fold)
    let path = path(Fold.self, configuration)
    guard let file = try? PosixFile(reading: path, on: layout.disk),
      var reader = try? StateReader(file)
    else {
      return nil
    }
    do throws(UnusableState) {
      guard try reader.read() == Self.magic, try reader.readText() == build,
        try reader.readArray() == configuration
      else { return nil }
      let checkpoint = try Checkpoint(from: &reader)
      guard checkpoint.holds(for: replay) else { return nil }
      try reader.checkSeal()
      var restored = fold
      try restored.read(stateFrom: &reader)
      fold = restored
      touch(path)
      return checkpoint
    } catch {
      return nil
    }
  }

  /// Keeps the state of a fold; what fails is left.
  func keep<Fold: Checkpointed>(_ fold: Fold, at snapshot: LogSnapshot, _ span: DaySpan) {
    guard keeps, let checkpoint = Checkpoint(at: snapshot, span),
      (try? layout.disk.makeFolderIfAbsent(layout.cache)) != nil
    else { return }
    let configuration = Self.configuration(of: fold)
    let path = path(Fold.self, configuration)
    let temporary = FileSystem.temporaryName(for: path)
    guard let file = try? PosixFile(writing: temporary, on: layout.disk),
      (try? file.truncate(to: 0)) != nil
    else { return }
    var writer = StateWriter(file)
    writer.write(Self.magic)
    writer.write(build)
    writer.write(configuration)
    checkpoint.write(to: &writer)
    fold.write(stateTo: &writer)
    guard (try? writer.finish()) != nil, (try? layout.disk.rename(temporary, to: path)) != nil
    else { return remove(temporary) }
    dropOldest()
  }

  private static func configuration<Fold: Checkpointed>(of fold: Fold) -> [UInt8] {
    var writer = StateWriter()
    writer.write(Fold.stateName)
    fold.write(configurationTo: &writer)
    return writer.bytes
  }

  private func path<Fold: Checkpointed>(_ type: Fold.Type, _ configuration: [UInt8]) -> String {
    let mix = configuration.withUnsafeBytes { StableHash.mix($0) }
    return layout.cache + "/\(Fold.stateName)-" + String(UInt64(truncatingIfNeeded: mix), radix: 16)
      + Self.ending
  }

  /// Removes the states that exceed the limits.
  ///
  /// A state above ``maximumBytes`` removes neither itself nor the others: it does not count against
  /// their limit.
  func dropOldest() {
    let names = (try? layout.disk.sortedNames(in: layout.cache)) ?? []
    // Unfinished ones that a crash left have more after the ending.
    let paths = names.filter { $0.hasSuffix(Self.ending) || $0.contains(Self.ending + ".") }
      .map { layout.cache + "/" + $0 }
    let files = paths.compactMap { path in (try? layout.disk.status(at: path)).map { (path, $0) } }
      .sorted { $0.1.modified > $1.1.modified }
    var bytes = 0
    var large = 0
    for (place, (path, stamp)) in files.enumerated() {
      let isLarge = stamp.size > maximumBytes
      if isLarge { large += 1 } else { bytes += stamp.size }
      let exceeds = isLarge ? large > Self.maximumLargeCount : bytes > maximumBytes
      if place >= Self.maximumCount || exceeds { remove(path) }
    }
  }

  func touch(_ path: String) { try? layout.disk.touch(path) }

  func remove(_ path: String) { try? layout.disk.remove(path) }
}
