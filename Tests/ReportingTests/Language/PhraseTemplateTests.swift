import Testing

@testable import Reporting

@Suite struct PhraseTemplateTests {
  private func values(_ template: String, _ text: String) -> [String: String]? {
    PhraseTemplate(template, "").values(in: Array(text.utf8)) { $0 == "milk" ? "Milch" : nil }
  }

  @Test func `places stand for the words between the others`() {
    #expect(values("no item '{name}'", "no item 'a'b'") == ["name": "a'b"])
    #expect(
      values("'{a}' has {n} of {b}", "'x' has 3 of 5") == ["a": "x", "n": "3", "b": "5"])
    #expect(values("{a}, {b}", "one, two, three") == ["a": "one", "b": "two, three"])
    #expect(values("nothing", "nothing") == [:])
  }

  @Test func `other texts have no values`() {
    #expect(values("no item '{name}'", "no item ''") == nil)
    #expect(values("no item '{name}'", "no items 'a'") == nil)
    #expect(values("{n} more", "some more") == nil)
    #expect(values("on {day}", "on Monday") == nil)
    #expect(values("{a} b", "") == nil)
  }

  @Test func `days are dates, months and the days between two`() {
    #expect(values("in {day}", "in 2026-10") == ["day": "2026-10"])
    #expect(values("in {day}", "in 2026-10-01..2026-10-03") == ["day": "2026-10-01..2026-10-03"])
  }

  @Test func `parts are translated, some only where they can be`() {
    #expect(values("on {~what}", "on milk") == ["~what": "Milch"])
    #expect(values("on {~what}", "on tea") == nil)
    #expect(values("on {?what}", "on tea") == ["?what": "tea"])
    #expect(values("{a} of {~what}", "2 of 3 of milk") == ["a": "2 of 3", "~what": "Milch"])
  }
}
