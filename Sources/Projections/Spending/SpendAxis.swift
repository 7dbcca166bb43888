import ColumnStore

/// One key of a spend question: the texts it can have, numbered as they turn up.
struct SpendAxis: Sendable {
  let key: SpendKey
  /// The names behind the codes if each code has its own text, as in a ``NameAliases``.
  private let things: LazyTexts?
  /// For each number its code, where each code has a text of its own.
  private var codes: [UInt32] = []
  /// For each number its text, where several codes may have one.
  private var texts: [String] = []
  private var numberOfText: [String: UInt32] = [:]
  /// For each small code its text's number plus one, 0 where it has not turned up.
  private var numberOfCode: [UInt32] = []
  /// The numbers of codes too large to index a list.
  private var numberOfLargeCode: [UInt32: UInt32] = [:]
  private var last: (code: UInt32, number: UInt32)?
  /// Codes below it are places in a list; days and months are none.
  private let smallCodes: UInt32

  /// - Parameters:
  ///   - key: The key.
  ///   - things: The names behind its codes; nil if several codes may share a text.
  init(_ key: SpendKey, _ things: LazyTexts? = nil) {
    self.key = key
    smallCodes = key.step == nil ? 1 << 24 : 0
    self.things = things
  }

  /// How many texts have turned up.
  var count: Int { things == nil ? texts.count : codes.count }

  /// Appends the text of a number; nothing where the line has none.
  func append(_ number: UInt32, to text: inout [UInt8]) {
    guard let things else {
      text += texts[Int(number)].utf8
      return
    }
    let code = codes[Int(number)]
    if code != LineKeys.none { things.append(Int(code), to: &text) }
  }

  /// Returns the number of a code's text; several codes may share it.
  @inline(__always)
  mutating func number(of code: UInt32, _ text: (UInt32) -> String) -> UInt32 {
    if let last, last.code == code { return last.number }
    let number = find(code) ?? note(code, newNumber(of: code, text))
    last = (code, number)
    return number
  }

  /// The number of a text.
  mutating func number(of text: String) -> UInt32 {
    if let number = numberOfText[text] { return number }
    let number = UInt32(texts.count)
    numberOfText[text] = number
    texts.append(text)
    return number
  }

  private mutating func newNumber(of code: UInt32, _ text: (UInt32) -> String) -> UInt32 {
    guard things != nil else { return number(of: text(code)) }
    codes.append(code)
    return UInt32(codes.count - 1)
  }

  private func find(_ code: UInt32) -> UInt32? {
    guard code < smallCodes else { return numberOfLargeCode[code] }
    guard code < numberOfCode.count, numberOfCode[Int(code)] != 0 else { return nil }
    return numberOfCode[Int(code)] - 1
  }

  private mutating func note(_ code: UInt32, _ number: UInt32) -> UInt32 {
    guard code < smallCodes else {
      numberOfLargeCode[code] = number
      return number
    }
    if code >= numberOfCode.count {
      let room = max(Int(code) + 1, 2 * numberOfCode.count)
      numberOfCode += Array(repeating: 0, count: room - numberOfCode.count)
    }
    numberOfCode[Int(code)] = number + 1
    return number
  }
}
