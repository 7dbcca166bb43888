import Testing

@testable import Importing

@Suite struct EraYearTests {
  @Test(arguments: [("わが家の家計簿　令和6年3月分", 2024), ("平成31年", 2019), ("民國115年", 2026)])
  func `a year of an era is found in a text`(_ text: String, _ year: Int) {
    #expect(EraYear.find(in: text) == year)
  }

  @Test(arguments: ["2026年3月分", "令和", ""])
  func `a text without one has none`(_ text: String) {
    #expect(EraYear.find(in: text) == nil)
  }
}
