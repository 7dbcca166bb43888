/// Appends a whole number, not below zero, with leading zeros up to a width.
public func appendNumber(_ number: Int, width: Int = 1, to text: inout [UInt8]) {
  var power = 1
  for _ in 1..<max(1, width) { power *= 10 }
  while number / power >= 10 { power *= 10 }
  while power > 0 {
    text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / power % 10))
    power /= 10
  }
}

/// The same as a text.
func padded(_ number: Int, to width: Int) -> String {
  var text: [UInt8] = []
  appendNumber(number, width: width, to: &text)
  return String(decoding: text, as: UTF8.self)
}
