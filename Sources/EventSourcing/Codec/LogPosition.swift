/// A place between two lines of the log.
public struct LogPosition: Hashable, Comparable, Sendable {
  /// The number of a file of the log, from 1.
  public let segment: Int
  /// Bytes from the start of the segment.
  public let offset: Int

  /// The position of the first event of any log.
  public static let start = LogPosition(segment: 1, offset: 0)

  public init(segment: Int, offset: Int) {
    self.segment = segment
    self.offset = offset
  }

  public static func < (left: LogPosition, right: LogPosition) -> Bool {
    (left.segment, left.offset) < (right.segment, right.offset)
  }

  var json: String { "{\"segment\":\(segment),\"offset\":\(offset)}" }
}
