import Testing

@testable import Importing

@Suite struct DateEvidenceTests {
  static func order(_ cells: [String]) -> DateOrder? {
    var evidence = DateEvidence()
    for cell in cells { evidence.read(cell) }
    return evidence.order
  }

  @Test func `one impossible month settles the whole column`() {
    #expect(Self.order(["10/2/2020", "3/15/2020", "1/4/2020"]) == .mdy)
    #expect(Self.order(["10/2/2020", "15/3/2020", "1/4/2020"]) == .dmy)
  }

  @Test func `a column that both orders can read stays open`() {
    #expect(Self.order(["1/2/2026", "3/4/2026"]) == nil)
  }

  @Test func `days that mean the same in both orders need no answer`() {
    #expect(Self.order(["01/01/2017", "2/2/2017"]) == .dmy)
  }

  @Test func `of two-digit years those that differ least are the years`() {
    #expect(Self.order(["26/03/14", "26/03/28", "26/04/02"]) == .ymd)
    #expect(Self.order(["14/03/26", "28/03/26", "02/04/26"]) == .dmy)
    #expect(Self.order(["14/03/26"]) == .dmy)
  }

  @Test func `points put the day first and names of months leave no doubt`() {
    #expect(Self.order(["01.02.2018"]) == .dmy)
    #expect(Self.order(["Jul 01, 2026"]) == .ymd)
  }
}
