import ByteTools

/// A projection whose state can be kept in a larder's `cache/` and read back, so that the next answer
/// costs only what was recorded since.
///
/// A state is read back only by the build of the program that wrote it (``CheckpointStore``): changing
/// a projection needs no version number.
public protocol Checkpointed: Projection {
  /// What the state is called; part of a file's name.
  static var stateName: String { get }

  /// Writes what this value was made with. A state is taken up only by a value whose own writes the
  /// same bytes; descriptions and retractions need not be in it (``Checkpoint``).
  func write(configurationTo writer: inout StateWriter)

  /// Writes what was folded.
  func write(stateTo writer: inout StateWriter)

  /// Takes up what a value of the same configuration wrote, in place of what this one holds.
  mutating func read(stateFrom reader: inout StateReader) throws(UnusableState)
}
