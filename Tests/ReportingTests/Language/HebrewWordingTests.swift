import GroceryModel
import Testing

@testable import Reporting

@Suite struct HebrewWordingTests {
  private let say = Wording(.hebrew)
  private let euro = Currency("EUR")

  /// The text with marks of direction shown.
  private func shown(_ text: String) -> String {
    text.replacing("\u{2067}", with: "<").replacing("\u{2069}", with: ">")
      .replacing("\u{A0}", with: " ")
  }

  @Test func `parts of a list keep their order, and a prefix joins a Hebrew word alone`() {
    #expect(shown(say.list(["יקר", "זול"])) == "<יקר> ו<זול>")
    #expect(shown(say.list(["Coop 1", "Aldi 2"])) == "<Coop 1> ו־<Aldi 2>")
    #expect(Wording(.german).list(["a", "b"]) == "a und b")
  }

  @Test func `the parts by store add up to the whole`() throws {
    let euro = try #require(euro)
    let stores = (1...7).reversed().map {
      (name: "S\($0)", spent: Amount(units: Int128($0) * Amount.unitsPerOne))
    }
    let all: [(name: String, spent: Amount)] =
      stores + [(name: "", spent: Amount(units: 3 * Amount.unitsPerOne))]
    #expect(
      Wording(.english).byStore(all, euro)
        == "By store: S7 €7.00, S6 €6.00, S5 €5.00, S4 €4.00, S3 €3.00, 2 other stores €3.00 "
        + "and without a store €3.00.")
    #expect(Wording(.english).byStore([all.last ?? ("", .zero)], euro) == nil)
  }

  @Test(arguments: Language.allCases)
  func `canonical categories have a name in each language`(language: Language) {
    let say = Wording(language)
    #expect((say.category("Dairy") == "Dairy") == (language == .english))
    #expect(say.category("Käse") == "Käse")
  }
}
