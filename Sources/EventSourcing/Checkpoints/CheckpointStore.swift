/// The states of projections in a larder's `cache/`.
///
/// Everything here may fail or be deleted at any time; then the log is folded again.
public struct CheckpointStore: Sendable {
  private let layout: LogLayout
  private let keeps: Bool
  /// A state is kept anew after so many bytes of log; to read less is as fast as to write it.
  let worthKeeping: Int

  /// How many states are kept, and how many bytes of them; those unused for longest go first.
  private static let maximumCount = 32
  private static let maximumBytes = 512 << 20

  private static let magic: UInt64 = 0x3250_4352_4544_524C
  private static let ending = ".state"

  /// - Parameters:
  ///   - layout: The larder.
  ///   - keeps: Whether new states are written, and not only old ones read.
  ///   - worthKeeping: After how many bytes of log a state is written anew.
  public init(_ layout: LogLayout, keeps: Bool = true, worthKeeping: Int = 1 << 20) {
    self.worthKeeping = worthKeeping
    self.layout = layout
    self.keeps = keeps
  }

  /// Takes up the state of a fold into `fold`, and returns where it stands; nil leaves `fold` as it
  /// was.
  func restore<Fold: Checkpointed>(_ fold: inout Fold, for replay: Replay) -> Checkpoint? {
    let configuration = Self.configuration(of: fold)
    let path = path(Fold.self, configuration)
    guard let file = try? PosixFile(reading: path, on: layout.disk),
      var reader = try? StateReader(file)
    else {
      return nil
    }
    do throws(UnusableState) {
      guard try reader.read() == Self.magic, try reader.readArray() == configuration else {
        return nil
      }
      let checkpoint = try Checkpoint(from: &reader)
      guard checkpoint.holds(for: replay) else { return nil }
      try reader.checkSeal()
      var restored = fold
      try restored.read(stateFrom: &reader)
      fold = restored
      try? layout.disk.touch(path)
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
    writer.write(Fold.stateVersion)
    fold.write(configurationTo: &writer)
    return writer.bytes
  }

  private func path<Fold: Checkpointed>(_ type: Fold.Type, _ configuration: [UInt8]) -> String {
    let mix = configuration.withUnsafeBytes { FactMix.mix($0) }
    return layout.cache + "/\(Fold.stateName)-" + String(UInt64(truncatingIfNeeded: mix), radix: 16)
      + Self.ending
  }

  private func dropOldest() {
    let names = (try? layout.disk.sortedNames(in: layout.cache)) ?? []
    // Unfinished ones that a crash left have more after the ending.
    let paths = names.filter { $0.hasSuffix(Self.ending) || $0.contains(Self.ending + ".") }
      .map { layout.cache + "/" + $0 }
    let files = paths.compactMap { path in (try? layout.disk.status(at: path)).map { (path, $0) } }
      .sorted { $0.1.modified > $1.1.modified }
    var bytes = 0
    for (place, (path, stamp)) in files.enumerated() {
      bytes += stamp.size
      if place >= Self.maximumCount || bytes > Self.maximumBytes { remove(path) }
    }
  }

  private func remove(_ path: String) { try? layout.disk.remove(path) }
}
