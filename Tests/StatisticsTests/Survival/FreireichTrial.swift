import Statistics

/// Weeks of remission under 6-mercaptopurine, of which twelve were still going on: the trial of
/// Freireich and others, Blood 21 (1963), in the survey of Gehan, Biometrika 52 (1965).
enum FreireichTrial {
  static let times =
    [6, 6, 6, 7, 10, 13, 16, 22, 23].compactMap { ObservedTime($0, ended: true) }
    + [6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35].compactMap { ObservedTime($0, ended: false) }
}
