/// The rows of a forecast, with what the filters by name did not find.
public struct ForecastAnswer<Row: Hashable & Sendable>: Hashable, Sendable {
  public let rows: [Row]
  /// Of how many more things too little is known.
  public let insufficient: Int
  /// The number of further items that are no longer bought.
  public let stopped: Int
  /// How many more things have less than the chance that was asked for.
  public let unlikely: Int
  /// Filters whose name nothing in the log has.
  public let unmatched: [NameFilter]
  /// Names that could have been meant, for each of them.
  public let candidates: [String]

  init(
    _ rows: [Row], insufficient: Int = 0, stopped: Int = 0, unlikely: Int = 0, _ choice: ItemChoice
  ) {
    self.init(
      rows, insufficient: insufficient, stopped: stopped, unlikely: unlikely,
      unmatched: choice.unmatched, candidates: choice.candidates)
  }

  init(
    _ rows: [Row], insufficient: Int = 0, stopped: Int = 0, unlikely: Int = 0,
    unmatched: [NameFilter], candidates: [String]
  ) {
    self.rows = rows
    self.insufficient = insufficient
    self.stopped = stopped
    self.unlikely = unlikely
    self.unmatched = unmatched
    self.candidates = candidates
  }
}
