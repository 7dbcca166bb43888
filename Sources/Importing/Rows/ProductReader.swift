import EventSourcing

/// Reads product details.
///
/// The date of the event is the `date` column's, else the file's, else ``Day/unstated``.
enum ProductReader {
  static func read(_ row: inout RecordCells) -> RecordOutcome.Verdict {
    row.outcome.fields.type = .productDescribed
    let item = row.name(.item)
    if item.isEmpty { return row.rejection(.item, "an item's name") }
    if let refusal = row.readDateOfDescription() { return refusal }
    row.put(ProductKey.item, item)
    row.put(ProductKey.tags, row.tags(row.plan.column(.tags)))
    if let refusal = row.readFlag(.favourite, ProductKey.favourite) { return refusal }
    switch row.number(.shelfLifeDays) {
    case .absent: break
    case .value(let (days, life)) where days.scale == 0 && !days.isNegative && !days.isZero:
      row.put(ProductKey.shelfLifeDays, life)
    default: return row.rejection(.shelfLifeDays, "a number of days")
    }
    row.putTexts([
      (ProductKey.category, .category), (.brand, .brand), (.package, .package),
      (.barcode, .barcode), (.aliasOf, .aliasOf), (.variantOf, .variantOf), (.detail, .detail),
      (.unit, .unit), (.note, .note),
    ])
    let rating = row.text(.rating)
    if !rating.isEmpty {
      guard rating.count == 1, (UInt8(ascii: "1")...UInt8(ascii: "5")).contains(rating[0]) else {
        return row.rejection(.rating, "a whole number from 1 to 5")
      }
      row.put(ProductKey.rating, rating)
    }
    return row.readFlag(.retired, ProductKey.retired) ?? .fact
  }
}
