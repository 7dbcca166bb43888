import Testing

@testable import LarderCLI

@Suite struct DemoTextTests {
  @Test func `cells that hold a delimiter or a quote are quoted`() {
    var text = DemoText(header: ["item", "note"])
    text.append(["Tomatoes \"San Luca\", chopped", "a;b"])
    #expect(
      String(decoding: text.bytes, as: UTF8.self) == """
        item,note
        "Tomatoes ""San Luca"", chopped",a;b

        """)
  }

  @Test func `a file may have a mark and other line ends`() {
    let text = DemoText(delimiter: ";", lineEnd: "\r\n", header: ["a", "b"], hasMark: true)
    #expect(text.bytes == [0xEF, 0xBB, 0xBF] + Array("a;b\r\n".utf8))
  }

  @Test func `money has two digits`() {
    #expect(
      [0, 9, 120, 12_345, -379].map(DemoText.money) == [
        "0.00", "0.09", "1.20", "123.45", "-3.79",
      ])
  }

  @Test func `weights have three digits and pieces none`() {
    #expect(DemoText.quantity(482, isWeighed: true) == "0.482")
    #expect(DemoText.quantity(1200, isWeighed: true) == "1.200")
    #expect(DemoText.quantity(-2000, isWeighed: false) == "-2")
  }

  @Test func `times have two digits for hours and minutes`() {
    #expect(DemoText.time(545) == "09:05")
    #expect(DemoText.time(1025) == "17:05")
  }
}
