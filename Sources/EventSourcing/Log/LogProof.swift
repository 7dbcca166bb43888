import ByteTools
import GroceryModel

/// The chain of digests from one event's line to the log's head; each can be recomputed with
/// `sha256sum`.
public struct LogProof: Sendable {
  /// Some bytes of a segment.
  public struct Part: Hashable, Sendable {
    /// The segment's path in the larder's folder.
    public let path: String
    public let offset: Int
    public let count: Int

    /// The part in pieces of ``PiecewiseDigest/pieceLength``, the last one what is left.
    public var pieces: [Part] {
      stride(from: 0, to: count, by: PiecewiseDigest.pieceLength).map { start in
        Part(
          path: path, offset: offset + start,
          count: min(PiecewiseDigest.pieceLength, count - start))
      }
    }
  }

  /// The event's line, without its line feed.
  public let line: Part
  /// The batch that holds it: all of its event lines.
  public let batch: Part
  /// The name of the batch.
  public let recorded: Instant
  /// What the batch's commit line says of ``batch``: the digest of its pieces' digests where it is longer
  /// than ``PiecewiseDigest/pieceLength``.
  public let digest: SHA256Digest
  /// The commit lines from the event's batch to the last one; each names the digest of the one
  /// before.
  public let commits: [(line: Part, digest: SHA256Digest)]

  /// Finds an event.
  ///
  /// - Returns: Nil where the log has no such event.
  public init?(
    of event: EventIdentifier, in snapshot: LogSnapshot
  ) throws(LogError) {
    var commits: [(line: Part, digest: SHA256Digest)] = []
    var walk = BatchWalk(snapshot)
    var reader = LineReader(checking: .none)
    while let next = try walk.next() {
      let path = Self.path(next.start.segment, snapshot)
      commits.append(
        (
          Part(
            path: path, offset: next.commitStart.offset,
            count: next.end.offset - next.commitStart.offset - 1), next.commitDigest
        ))
      var line: Part?
      for range in try snapshot.ranges(from: next.start, to: next.commitStart) {
        try reader.forEachLine(in: range) { (text, offset) throws(LogError) in
          guard text.count > 39, EventIdentifier(hex: Bytes(rebasing: text[7..<39])) == event
          else { return true }
          line = Part(path: path, offset: offset, count: text.count)
          return false
        }
      }
      guard let line else { continue }
      self.line = line
      batch = Part(path: path, offset: next.start.offset, count: next.commit.bytes)
      recorded = next.commit.recorded
      digest = next.commit.digest
      self.commits = commits.reversed()
      return
    }
    return nil
  }

  private static func path(_ segment: Int, _ snapshot: LogSnapshot) -> String {
    String(snapshot.layout.segment(segment).dropFirst(snapshot.layout.root.utf8.count + 1))
  }
}
