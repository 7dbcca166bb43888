/// The order of day, month and year in a numeric date: `03/04/2026` is 3 April or March 4.
public enum DateOrder: String, CaseIterable, Sendable {
  case dmy, mdy, ymd
}
