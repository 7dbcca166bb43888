import Testing

@testable import LarderCLI

/// Days whose numbers have the order of the household's setting.
@Suite struct TypedDateOrderTests {
  @Test(arguments: [
    ("dmy", "03/04/2026", "2026-04-03"), ("dmy", "3/4", "3 april"),
    ("dmy", "03-04-26", "2026-04-03"),
    ("mdy", "03/04/2026", "2026-03-04"), ("mdy", "3/4", "4 march"),
    ("ymd", "26/04/03", "2026-04-03"),
    ("ymd", "4/3", "3 april"), ("dmy", "01/08/2026..15/08/2026", "2026-08-01..2026-08-15"),
    ("dmy", "from 1/8 to 15/8", "from 1 august to 15 august"),
  ])
  func `the setting says which number is the day`(setting: String, typed: String, day: String) {
    #expect(TypedDateOrder(setting).rewritten(typed) == day)
  }

  @Test(arguments: ["2026-04-03", "2026/04/03", "3.4.2026", "32/13/2026", "1/2/3/4", "9-10", "a/b"])
  func `other texts stay as they are`(typed: String) {
    #expect(TypedDateOrder("dmy").rewritten(typed) == typed)
  }

  @Test func `without a setting nothing changes`() {
    #expect(TypedDateOrder(nil).rewritten("03/04/2026") == "03/04/2026")
  }
}
