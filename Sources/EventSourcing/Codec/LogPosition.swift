/// A place between two lines of the log.
public struct LogPosition: Hashable, Comparable, Sendable {
  public let segment: Int
  public let offset: Int

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
