import SeededRandom
import GroceryModel
import Testing

@Suite struct NameKeyTests {
  @Test(arguments: [
    ("  Whole   Milk ", "Whole Milk"), ("Whole\u{A0}Milk", "Whole Milk"),
    ("Whole\r\n\tMilk\n", "Whole Milk"), ("Cafe\u{301}", "Caf\u{E9}"), ("", ""), (" \t ", ""),
    ("\u{2003}a\u{3000}b", "a b"), ("Åse", "\u{C5}se"), ("\u{212B}se", "\u{C5}se"),
  ])
  func `a printed name keeps its letters, composed, and single blanks`(
    name: String, printed: String
  ) {
    #expect(Array(NameKey.printed(name).utf8) == Array(printed.utf8))
  }

  @Test(arguments: [
    ("WHOLE  milk", "whole milk"), ("STRASSE", "Straße"), ("STRAẞE", "straße"),
    ("CAFE\u{301}", "caf\u{E9}"), ("ΜΕΛΑΣ", "μελας"), ("МОЛОКО", "молоко"), ("ÄPFEL", "äpfel"),
    ("SIĞIR", "sığır"), ("Mince 500 g", "mince 500G"), ("Cola 6 x 1.5 L", "cola 6 x 1.5l"),
    ("Käse 500 g, jung", "KÄSE 500g, jung"), ("\u{B5}-Tee", "\u{3BC}-tee"),
  ])
  func `names that differ in case or composition match`(left: String, right: String) {
    #expect(Array(NameKey.matching(left).utf8) == Array(NameKey.matching(right).utf8))
  }

  @Test func `names that differ in a letter do not match`() {
    #expect(NameKey.matching("cafe") != NameKey.matching("café"))
    #expect(NameKey.matching("müsli") != NameKey.matching("musli"))
    #expect(NameKey.matching("milk 1") != NameKey.matching("milk1"))
    #expect(NameKey.matching("no 7 gin") != NameKey.matching("no 7gin"))
    #expect(NameKey.matching("7 up") != NameKey.matching("7up"))
    #expect(NameKey.matching("milk 5 g2") != NameKey.matching("milk 5g2"))
  }

  @Test func `a key is its own key`() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<500 {
      let name = randomName(using: &random)
      let (printed, matching) = (NameKey.printed(name), NameKey.matching(name))
      guard isSame(NameKey.printed(printed), printed), isSame(NameKey.matching(matching), matching),
        isSame(NameKey.matching(printed), matching),
        isSame(NameKey.matching(name.lowercased()), matching)
      else {
        Issue.record("'\(name)' has another key the second time")
        return
      }
    }
  }

  @Test func `plain bytes are those that printing leaves alone`() {
    var random = SplitMix64(seed: 12)
    let letters = Array("abcde ~\u{7F}".utf8)
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0...26, using: &random)).map { _ in
        letters[Int.random(in: 0..<letters.count, using: &random)]
      }
      let isPlain = bytes.withUnsafeBufferPointer { NameKey.isPlain($0) }
      #expect(
        isPlain == (Array(NameKey.printed(String(decoding: bytes, as: UTF8.self)).utf8) == bytes))
    }
  }

  @Test(arguments: [0x00, 0x09, 0x1F, 0x80, 0xC3, 0xFF] as [UInt8])
  func `control characters and bytes beyond ASCII are not plain, wherever they stand`(
    byte: UInt8
  ) {
    for count in 1...20 {
      for place in 0..<count {
        var bytes = [UInt8](repeating: 0x61, count: count)
        bytes[place] = byte
        #expect(!bytes.withUnsafeBufferPointer { NameKey.isPlain($0) })
      }
    }
  }

  @Test(arguments: ["é", "a\tb", "a\u{1}", "a\n"])
  func `accents and controls are not plain`(name: String) {
    #expect(!Array(name.utf8).withUnsafeBufferPointer { NameKey.isPlain($0) })
  }

  private func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }

  private func randomName(using random: inout SplitMix64) -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "B", " ", "\t", "\u{301}", "\u{308}", "ß", "ẞ", "İ", "ı", "Σ", "ς", "é", "Å", "\u{A0}",
      "ŉ", "ﬁ", "\u{345}", "ǰ", "日",
    ]
    var name = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      name.append(scalars[Int.random(in: 0..<scalars.count, using: &random)])
    }
    return String(name)
  }
}
