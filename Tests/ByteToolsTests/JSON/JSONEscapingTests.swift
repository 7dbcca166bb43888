import SeededRandom
import TestSupport
import Testing

@testable import ByteTools

@Suite struct JSONEscapingTests {
  static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONEscaping.appendQuoted(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func unescaped(_ content: String) -> String {
    let token = Array(content.utf8)
    return token.withUnsafeBufferPointer { token in
      String(unsafeUninitializedCapacity: token.count) { room in
        room.baseAddress.map { JSONEscaping.unescape(token, into: $0) } ?? 0
      }
    }
  }

  static func compact(_ json: String) -> String {
    var output = OutputBuffer()
    Array(json.utf8).withUnsafeBufferPointer { JSONEscaping.putCompact($0, into: &output) }
    return String(decoding: output.bytes, as: UTF8.self)
  }

  @Test func `only what has to be is escaped`() {
    #expect(Self.quoted("Käse 🧀 / \u{7F}") == "\"Käse 🧀 / \u{7F}\"")
    #expect(Self.quoted("\"\\\u{8}\t\n\u{C}\r\u{0}\u{1F}") == #""\"\\\b\t\n\f\r\u0000\u001f""#)
    #expect(Self.quoted("") == "\"\"")
  }

  @Test func `every escape is undone`() {
    #expect(Self.unescaped(#"\"\\\/\b\f\n\r\t"#) == "\"\\/\u{8}\u{C}\n\r\t")
    #expect(Self.unescaped(#"a\u0041\u00e9\u20AC\ud83e\uDD51z"#) == "aAé€🥑z")
    #expect(Self.unescaped(#"\u0000\ud800\udc00\udbff\udfff"#) == "\u{0}\u{10000}\u{10FFFF}")
  }

  @Test func `any text comes back from its escaped form`() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let text = generator.text()
      let quoted = Self.quoted(text)
      #expect(JSONFault.of(Array(quoted.utf8)) == nil)
      #expect(Array(Self.unescaped(String(quoted.dropFirst().dropLast())).utf8) == Array(text.utf8))
    }
  }

  @Test func `the log's form has no blanks and no needless escapes`() {
    #expect(
      Self.compact(#" { "a\u0041" : [ 1 , -2.50e+3 ,"x y" ] , "\/" : { } , "b" : null } "#)
        == #"{"aA":[1,-2.50e+3,"x y"],"/":{},"b":null}"#)
    #expect(Self.compact(#"[ "\u0022\u0000" ]"#) == #"["\"\u0000"]"#)
  }
}
