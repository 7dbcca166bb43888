/// In which order the numbers of a date stand.
public enum DateOrder: String, CaseIterable, Sendable {
  case dmy, mdy, ymd
}
