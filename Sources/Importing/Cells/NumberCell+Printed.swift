import ByteTools
import GroceryModel

/// Text that receipts print after a number.
extension NumberCell {
  /// True if no word follows the number; a tax code does not count as a word: `1,29 B`, `1,29 A*`.
  var isBare: Bool { suffix.isEmpty || isTaxCode(suffix) }

  /// Returns true for a whole number of hundredths of the currency: `95p`, `99 ct`.
  func isInHundredths(of money: Currency?) -> Bool {
    guard let money, money.fractionDigits == 2, currency == nil,
      core.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 })
    else { return false }
    let words =
      money.code == "GBP" ? ["p", "P", "pence"] : ["c", "¢", "ct", "cts", "cent", "cents"]
    return words.contains { suffix.elementsEqual($0.utf8) }
  }

  /// Returns true if the text after the number is a tax code.
  ///
  /// A tax code is one capital letter after a price with two decimals (`1,29 B`), but not a unit. A
  /// star after it marks an item that earns no loyalty points.
  func isTaxCode(_ text: Bytes) -> Bool {
    guard let code = text.first, "ABCDEFHNOTX*".utf8.contains(code), core.count >= 4,
      text.dropFirst().allSatisfy({ $0 == UInt8(ascii: "*") || $0 == 0x20 }), text.count <= 3
    else { return false }
    let mark = core[core.count - 3]
    return mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",")
  }

  /// True if the cell is a count with the unit price after it: `2 x 1,29`, `2x`.
  var isTimes: Bool {
    guard !isTaxCode(suffix), !core.contains(where: { $0 < UInt8(ascii: "0") }) else {
      return false
    }
    for sign in ["x", "X", "×", "*"] where suffix.starts(with: sign.utf8) {
      let rest = Bytes(rebasing: suffix[sign.utf8.count...])
      return rest.isEmpty || NumberCell(rest)?.suffix.isEmpty == true
    }
    return false
  }
}
