import ByteTools

/// Converts JSON amounts in cents to main units, if the object says that it counts in cents.
enum JSONMoney {
  /// Returns the members of an object with its amounts in main units.
  ///
  /// `{"value": -2345, "precision": 2}` becomes -23.45. If an object has an amount in both units
  /// (`"-59.98"` and `-5998`), the one in main units is kept.
  static func inMainUnits(
    _ members: [JSONMember]
  ) -> [JSONMember] {
    guard (2...8).contains(members.count) else { return members }
    return withoutTwins(shifted(members))
  }

  /// Moves the decimal point of an amount by the number of decimals that the object states.
  private static func shifted(
    _ members: [JSONMember]
  ) -> [JSONMember] {
    let digits = members.first { member in
      scales.contains(HeaderWords.normal(member.key))
        && wholeDigits(member.value).flatMap { Int($0) }.map { (1...4).contains($0) } ?? false
    }
    guard let digits, let scale = wholeDigits(digits.value).flatMap({ Int($0) }),
      let amount = members.firstIndex(where: {
        $0.key != digits.key && amounts.contains(HeaderWords.normal($0.key))
          && wholeDigits($0.value) != nil
      }), let whole = wholeDigits(members[amount].value)
    else { return members }
    var result = members
    result[amount].value = .number(pointed(whole, scale))
    return result.filter { $0.key != digits.key }
  }

  /// Removes an amount in cents if the same amount in main units is there too.
  private static func withoutTwins(
    _ members: [JSONMember]
  ) -> [JSONMember] {
    members.filter { member in
      guard let whole = wholeDigits(member.value),
        HeaderWords.split(member.key).contains(where: minorWords.contains)
      else { return true }
      return !members.contains { other in
        guard other.key != member.key, let cell = other.value.cell else { return false }
        return (1...3).contains { pointed(whole, $0) == cell }
      }
    }
  }

  /// Returns the digits of a whole number with its sign, or nil.
  private static func wholeDigits(_ value: JSONValue) -> String? {
    guard let cell = value.cell, value.isNumber, Int(cell) != nil else { return nil }
    return cell
  }

  /// Returns the digits with a decimal point before the last `scale` of them.
  private static func pointed(_ whole: String, _ scale: Int) -> String {
    let sign = whole.hasPrefix("-") ? "-" : ""
    var digits = String(whole.drop { $0 == "-" })
    while digits.count <= scale { digits = "0" + digits }
    return sign + digits.dropLast(scale) + "." + digits.suffix(scale)
  }

  private static let scales: Set<String> = [
    "precision", "scale", "decimals", "decimal places", "exponent", "fraction digits", "minor unit",
    "minor units", "decimal digits", "nachkommastellen",
  ]
  private static let amounts: Set<String> = [
    "value", "amount", "units", "total", "price", "sum", "betrag", "wert", "montant", "importe",
    "unscaled value", "minor units", "minor amount", "amount minor", "base units", "cents",
  ]
  private static let minorWords: Set<String> = [
    "minor", "base", "cents", "cent", "pence", "subunits", "units", "grosze", "kopecks", "centimes",
  ]
}
