/// One key of a spend question: the texts it can have, numbered as they turn up.
struct SpendAxis {
  let key: SpendKey
  private(set) var texts: [String] = []
  private var numberOfText: [String: UInt32] = [:]
  /// For each small code its text's number plus one, 0 where it has not turned up.
  private var numberOfCode: [UInt32] = []
  /// The same for those codes that are no places in a list.
  private var numberOfLargeCode: [UInt32: UInt32] = [:]
  private var last: (code: UInt32, number: UInt32)?
  /// Whether different codes have different texts, as things of a ``NameBook`` have.
  private let isOneToOne: Bool

  init(_ key: SpendKey) {
    self.key = key
    isOneToOne = [.category, .store, .item, .brand].contains(key)
  }

  /// The number of the text that a code stands for; several codes may stand for one.
  @inline(__always)
  mutating func number(of code: UInt32, _ text: (UInt32) -> String) -> UInt32 {
    if let last, last.code == code { return last.number }
    let number = find(code) ?? note(code, newNumber(of: text(code)))
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

  private mutating func newNumber(of text: String) -> UInt32 {
    guard isOneToOne else { return number(of: text) }
    texts.append(text)
    return UInt32(texts.count - 1)
  }

  private static let smallCodes: UInt32 = 1 << 24

  private func find(_ code: UInt32) -> UInt32? {
    guard code < Self.smallCodes else { return numberOfLargeCode[code] }
    guard code < numberOfCode.count, numberOfCode[Int(code)] != 0 else { return nil }
    return numberOfCode[Int(code)] - 1
  }

  private mutating func note(_ code: UInt32, _ number: UInt32) -> UInt32 {
    guard code < Self.smallCodes else {
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
