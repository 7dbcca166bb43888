import ByteTools

/// What receipts print behind their numbers.
extension NumberCell {
  /// Whether no word stands behind the number: nothing at all, or the code of a tax as receipts print
  /// it behind their prices, `1,29 B`, with a star perhaps: `1,29 A*`.
  var isBare: Bool { suffix.isEmpty || isTaxCode(suffix) }

  /// Whether a text behind the number is one capital that is no unit, behind a price of two digits;
  /// shops mark with a star behind it what earns no points.
  func isTaxCode(_ text: Bytes) -> Bool {
    guard let code = text.first, "ABCDEFHNOTX*".utf8.contains(code), core.count >= 4,
      text.dropFirst().allSatisfy({ $0 == UInt8(ascii: "*") || $0 == 0x20 }), text.count <= 3
    else { return false }
    let mark = core[core.count - 3]
    return mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",")
  }

  /// Whether a count stands here with the price of one behind it: `2 x 1,29`, `2x`.
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
