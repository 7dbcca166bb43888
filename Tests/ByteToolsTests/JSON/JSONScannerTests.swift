import TestSupport
import Testing

@testable import ByteTools

@Suite struct JSONScannerTests {
  static let suite = ConformanceFiles("json-test-suite/test_parsing")
  static let checker = ConformanceFiles("json-checker/data/jsonchecker")
  static let roundTrips = ConformanceFiles("json-checker/data/roundtrip")

  @Test(.enabled(if: suite.isThere, "shared/conformance/json-test-suite is not there"))
  func `every file of the JSON test suite that must parse does, and no other`() throws {
    var counts = ["y": 0, "n": 0, "i": 0]
    for (name, bytes) in try Self.suite.files(endingIn: ".json") {
      let isAccepted = JSONFault.of(bytes) == nil
      let kind = String(name.prefix(1))
      counts[kind, default: 0] += 1
      if kind == "y" { #expect(isAccepted, "\(name)") }
      if kind == "n" { #expect(!isAccepted, "\(name)") }
    }
    #expect(counts == ["y": 95, "n": 188, "i": 35])
  }

  @Test(.enabled(if: checker.isThere, "shared/conformance/json-checker is not there"))
  func `JSON_checker's files pass and fail as they are named`() throws {
    for (name, bytes) in try Self.checker.files(endingIn: ".json")
    where !name.contains("EXCLUDE") {
      #expect((JSONFault.of(bytes) == nil) == name.hasPrefix("pass"), "\(name)")
    }
    for (name, bytes) in try Self.roundTrips.files(endingIn: ".json") {
      #expect(JSONFault.of(bytes) == nil, "\(name)")
    }
  }

  @Test(arguments: [
    ("", 0, "a JSON value"), ("nul", 3, "a JSON value"), ("01", 1, "the end of the line"),
    ("-", 1, "a JSON value"), ("1.", 2, "a digit"), ("1e", 2, "a digit"), ("+1", 0, "a JSON value"),
    ("{1}", 1, "'\"'"), (#"{"a"}"#, 4, "':'"), (#"{"a":1"#, 6, "',' or '}'"),
    ("[1", 2, "',' or ']'"), (#""a"#, 2, "a closing '\"'"),
    (#""\x""#, 2, "one of the escapes of JSON"),
    (#""\"#, 2, "an escape"), (#""\u12""#, 5, "a hex digit"),
    (#""\uDC00""#, 7, "a leading surrogate"), (#""\uD800x""#, 7, "a trailing surrogate"),
    (#""\uD800\u0041""#, 13, "a trailing surrogate"),
    ("\"\u{1}\"", 1, "an escaped control character"), ("[1,]", 3, "a JSON value"),
    (#"{"a":1,}"#, 7, "'\"'"), ("1 2", 2, "the end of the line"),
  ])
  func `a fault names its place and what was expected`(
    text: String, offset: Int, expected: String
  ) {
    #expect(JSONFault.of(Array(text.utf8)) == JSONFault(offset: offset, expected: expected))
  }

  @Test func `bytes that are not UTF-8 are refused inside strings and outside`() {
    #expect(JSONFault.of([0x22, 0xC3, 0x22]) == JSONFault(offset: 1, expected: "valid UTF-8"))
    #expect(
      JSONFault.of([0xEF, 0xBB, 0xBF, 0x31]) == JSONFault(offset: 0, expected: "a JSON value"))
  }

  @Test func `nesting is read to 512 levels and no deeper`() {
    func nested(_ levels: Int) -> [UInt8] {
      Array((String(repeating: "[", count: levels) + String(repeating: "]", count: levels)).utf8)
    }
    #expect(JSONFault.of(nested(512)) == nil)
    #expect(
      JSONFault.of(nested(513)) == JSONFault(offset: 512, expected: "at most 512 levels of nesting")
    )
    #expect(JSONFault.of(nested(200_000))?.offset == 512)
  }

  @Test func `members are walked in their order with their values' bytes`() throws {
    let text = Array(#" { "a" : [1, 2] ,"b\n":{"c":null} } "#.utf8)
    var found: [String] = []
    try text.withUnsafeBufferPointer { buffer in
      var scanner = JSONScanner(buffer)
      scanner.skipBlanks()
      try scanner.members { (key, scanner) throws(JSONFault) in
        let value = try scanner.value()
        found.append(String(decoding: key.content, as: UTF8.self))
        found.append(String(decoding: value, as: UTF8.self))
        #expect(key.hasEscapes == (found.count > 2))
      }
      try scanner.finish()
    }
    #expect(found == ["a", "[1, 2]", #"b\n"#, #"{"c":null}"#])
  }
}
