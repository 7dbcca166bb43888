import GroceryModel

/// What columns of price observations hold although their headers alone do not say it.
enum ObservedPrices {
  /// Headers of what only a price that was seen has.
  static let words: Set<String> = [
    "on sale", "is on sale", "flyer price", "price is discounted", "price without discount",
  ]

  /// Why a column of units says what one of each costs.
  static let perUnit = "what the prices are for"

  /// Gives roles to codes that are barcodes, and to what prices are for: a piece, or a kilogram.
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

  /// Whether a text is a number of 8, 12, 13 or 14 digits whose last one checks the others.
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
