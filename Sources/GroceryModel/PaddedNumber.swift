/// Appends a whole number, not below zero, with leading zeros up to a width of 20 at most.
public func appendNumber(_ number: Int, width: Int = 1, to text: inout [UInt8]) {
  // Room of a constant size lies on the stack without a question whether it fits.
  let room = 20
  precondition(width <= room, "a number is padded to 20 digits at most")
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { digits in
    var start = room
    var rest = number.magnitude
    repeat {
      start -= 1
      digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0 || room - start < width
    text += UnsafeBufferPointer(rebasing: digits[start...])
  }
}

/// The same as a text.
func padded(_ number: Int, to width: Int) -> String {
  var text: [UInt8] = []
  appendNumber(number, width: width, to: &text)
  return String(decoding: text, as: UTF8.self)
}
