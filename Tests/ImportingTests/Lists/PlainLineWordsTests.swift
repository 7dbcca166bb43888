import Testing

@testable import Importing

@Suite struct PlainLineWordsTests {
  private func lines(_ words: String...) -> [String] {
    PlainLine.lines(of: words) { ["oat drink", "dark rye bread", "milk 1"].contains($0) }
  }

  @Test func `an amount belongs to the item behind it`() {
    #expect(lines("2", "milk", "bread") == ["2 milk", "bread"])
    #expect(lines("2", "milk", "1", "kg", "tomatoes") == ["2 milk", "1 kg tomatoes"])
    #expect(lines("1", "kg", "tomatoes", "500g", "butter") == ["1 kg tomatoes", "500g butter"])
    #expect(lines("2", "x", "milk", "3x", "eggs") == ["2 x milk", "3x eggs"])
    #expect(lines("a", "few", "lemons", "a", "dozen", "eggs") == ["a few lemons", "a dozen eggs"])
  }

  @Test func `an amount at the end, or times, belongs to the item before it`() {
    #expect(lines("milk", "2", "l") == ["milk 2 l"])
    #expect(lines("beer", "x6", "butter", "500g") == ["beer x6", "butter 500g"])
    #expect(lines("2") == ["2"])
  }

  @Test func `words that name a product are one line, and quoted words stay as they are`() {
    #expect(lines("oat", "drink", "milk") == ["oat drink", "milk"])
    #expect(lines("2", "dark", "rye", "bread", "tea") == ["2 dark rye bread", "tea"])
    #expect(lines("2 milk", "7up", "red wine") == ["2 milk", "7up", "red wine"])
  }
}
