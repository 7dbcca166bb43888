import Testing

@testable import GroceryModel

@Suite struct PaddedNumberTests {
  @Test(arguments: [
    (0, 1, "0"), (7, 2, "07"), (42, 2, "42"), (123, 2, "123"), (5, 6, "000005"),
    (0, 20, "00000000000000000000"), (.max, 1, "9223372036854775807"),
  ])
  func `a number is written with zeros up to its width, and whole where it is wider`(
    number: Int, width: Int, text: String
  ) {
    #expect(padded(number, to: width) == text)
    var bytes = Array("day ".utf8)
    appendNumber(number, width: width, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "day " + text)
  }

  @Test func `a day has four digits of a year`() {
    #expect(Day(year: 987, month: 6, day: 5)?.description == "0987-06-05")
  }
}
