import Testing

@testable import LarderCLI

@Suite struct NearNamesTests {
  private let names = ["Whole Milk 1 l", "Oat Milk", "Bread", "Pears", "MILK CHOCOLATE", "Silk"]

  @Test func `a whole name that is near is the one`() {
    #expect(NearNames.names(to: "braed", among: names) == ["Bread"])
    #expect(NearNames.question(to: "oat mlik", among: names) == "did you mean 'Oat Milk'?")
  }

  @Test func `else the names with the nearest word are, in byte order`() {
    #expect(
      NearNames.question(to: "mikl fresh", among: names)
        == "did you mean 'MILK CHOCOLATE', 'Oat Milk' or 'Whole Milk 1 l'?")
  }

  @Test func `what is near nothing has no question`() {
    #expect(NearNames.question(to: "zucchini", among: names) == nil)
    #expect(NearNames.question(to: "", among: names) == nil)
    #expect(NearNames.question(to: "tea", among: []) == nil)
  }
}
