import Testing

@testable import LarderCLI

/// The words of all languages that `larder add` reads besides names and figures.
@Suite struct EntryVocabularyTests {
  private let words = EntryVocabulary(["each = each per_piece\nfor = for =", "each = cada_uno uno"])

  @Test func `a phrase is recognised by its last words and in any case`() {
    #expect(words.count(of: .each, atEndOf: ["3", "Per", "piece"]) == 2)
    #expect(words.count(of: .each, atEndOf: ["3", "cada", "uno"]) == 2)
    #expect(words.count(of: .each, atEndOf: ["uno"]) == 1)
    #expect(words.count(of: .each, atEndOf: ["per", "piece", "3"]) == 0)
  }

  @Test func `a small number is one in lower case only`() {
    let words = EntryVocabulary([
      "2 = dos\nspoiled =\n  podrido podrida\n  echado_a_perder\nof = d’"
    ])
    #expect(words.digits(of: "dos") == "2")
    #expect(words.digits(of: "Dos") == nil)
    #expect(words.means("podrida", .spoiled))
    #expect(words.count(of: .spoiled, atEndOf: ["echado", "a", "perder"]) == 3)
    #expect(words.withoutPrefix("d'oranges", .of) == "oranges")
    #expect(words.withoutPrefix("d'", .of) == nil)
  }

  @Test func `a sign may be a word`() { #expect(words.means("=", .amounting)) }

  @Test func `a period is never a period's word for every`() {
    let all = EntryVocabulary.all
    for step in [EntryVocabulary.Meaning.week, .month, .quarter, .year] {
      #expect(all.meaning(of: step.rawValue, among: [.every, .amounting]) == nil)
    }
  }

  @Test(arguments: [
    ("verschimmelt", EntryVocabulary.Meaning.spoiled), ("просрочено", .expired),
    ("olvidada", .forgotten), ("périmées", .expired), ("caducados", .expired),
    ("verdorbenes", .spoiled), ("frigo", .fridge), ("морозилку", .freezer), ("מזווה", .pantry),
  ])
  func `reasons and places are read in seven languages`(
    word: String, meaning: EntryVocabulary.Meaning
  ) {
    #expect(EntryVocabulary.all.means(word, meaning))
  }
}
