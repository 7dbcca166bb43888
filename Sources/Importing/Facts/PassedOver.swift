/// How many rows of supplies were left out, and the first of each sort, for a word about them.
struct PassedOver {
  private var arrivals = (count: 0, line: 0)
  private var lasting = (count: 0, line: 0)

  /// Notes a row of something that came in or was counted.
  mutating func noteArrival(_ line: Int) {
    arrivals = (arrivals.count + 1, arrivals.count == 0 ? line : arrivals.line)
  }

  /// Notes a row of something that never expires.
  mutating func noteLasting(_ line: Int) {
    lasting = (lasting.count + 1, lasting.count == 0 ? line : lasting.line)
  }

  var notices: [ImportNotice] {
    var notices: [ImportNotice] = []
    if arrivals.count > 0 {
      notices.append(
        ImportNotice(
          "rows of things that came in or were counted are left out: \(arrivals.count)",
          line: arrivals.line))
    }
    if lasting.count > 0 {
      notices.append(
        ImportNotice(
          "rows of things that never expire are left out: \(lasting.count)", line: lasting.line))
    }
    return notices
  }
}
