import GroceryModel

/// Finds columns of price observations whose header alone is not enough.
enum ObservedPrices {
  /// Headers that only observed prices have.
  static let words: Set<String> = [
    "on sale", "is on sale", "flyer price", "price is discounted", "price without discount",
  ]

  /// The evidence text for a unit column that says what each price is for.
  static let perUnit = "what the prices are for"

  /// Assigns the barcode column by check digits, and the unit column of prices per piece or
  /// kilogram.
  static func complete(_ roles: inout RoleAssignment, _ layout: TableLayout, removed: Set<Role>) {
    func assign(_ role: Role, _ why: String, where fits: (HeaderWords, ColumnProfile) -> Bool) {
      guard !roles.has(role), !removed.contains(role) else { return }
      let column = layout.headers.indices.first { column in
        !roles.isTaken(column) && layout.profiles[column].filled > 0
          && fits(layout.headers[column], layout.profiles[column])
      }
      if let column { roles.assign(role, column, why) }
    }
    assign(.barcode, "codes with the check digits of barcodes") { header, profile in
      header.words.last == "code" && profile.distinctTexts.allSatisfy(isBarcode)
    }
    assign(.unit, perUnit) { header, profile in
      header.words.last == "per"
        && profile.distinctTexts.allSatisfy { GroceryModel.Unit($0) != nil }
    }
  }

  /// Returns true for 8, 12, 13 or 14 digits with a valid check digit.
  private static func isBarcode(_ text: String) -> Bool {
    let digits = text.utf8.map { $0 &- UInt8(ascii: "0") }
    guard [8, 12, 13, 14].contains(digits.count), digits.allSatisfy({ $0 < 10 }) else {
      return false
    }
    let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
      sum + Int(digit.element) * (digit.offset % 2 == 0 ? 1 : 3)
    }
    return sum % 10 == 0
  }
}
