import EventSourcing

/// The options of a kind of fact, one for each key of its payload.
enum EntryOptions {
  /// The option that a key is typed as: `--list-total`.
  static func name(of key: String) -> String { key.replacing("_", with: "-") }

  static func all(of kind: EntryKind) -> [OptionSpec] {
    kind.keys.filter { $0.name != kind.subject }.flatMap { key in
      key.form == .period ? periods : [option(of: key, in: kind)] + besides(key, kind)
    }
  }

  private static func option(of key: PayloadKey, in kind: EntryKind) -> OptionSpec {
    .value(
      name(of: key.name), placeholder(key), summary(of: key, in: kind),
      isRepeatable: key.form == .texts || key.form == .amounts, allowed: allowed(key.form),
      completion: KnownNameKind(field: key.name).map(CompletionHint.names) ?? .none)
  }

  /// What a purchase's total may be worked out from, and what changes single tags.
  private static func besides(_ key: PayloadKey, _ kind: EntryKind) -> [OptionSpec] {
    if kind.type == .productDescribed, key.name == "tags" { return EntryTags.options }
    guard kind.type == .purchaseRecorded, key.name == "total" else { return [] }
    return [.value("unit-price", "NUMBER", "the price of one unit, where the total is not given")]
  }

  private static let periods: [OptionSpec] = [
    .value(
      "every", "STEP", "how often its periods repeat",
      allowed: ["week", "2 weeks", "month", "quarter", "year"]),
    .value(
      "from", "DATE",
      "the first day of the first of them; by default that of the calendar's week, month, …"),
    .value("start", "DATE", "the first day of its only period"),
    .value("until", "DATE", "the last day of it"),
    .value("end", "DATE", "the same as --until"),
  ]

  private static func placeholder(_ key: PayloadKey) -> String {
    switch key.form {
    case .text: "TEXT"
    case .decimal: "NUMBER"
    case .day: "DATE"
    case .time: "HH:MM"
    case .word: "WORD"
    case .identifier: "ID"
    case .instant: "TIME"
    case .currency: "CODE"
    case .package: "SIZE"
    case .count, .whole: "N"
    case .flag: "YES"
    case .texts: "NAME"
    case .period: "PERIOD"
    case .amounts: "NAME=AMOUNT"
    }
  }

  private static func allowed(_ form: PayloadForm) -> [String]? {
    switch form {
    case .word(let words): words
    case .flag: ["yes", "no"]
    default: nil
    }
  }

  /// What help says of a key.
  static func summary(of key: PayloadKey, in kind: EntryKind) -> String {
    let own = summaries["\(kind.type.wireName) \(key.name)"] ?? summaries[key.name]
    return (own ?? key.name.replacing("_", with: " ")) + filling(key, kind)
  }

  /// What stands for a key that is not given.
  private static func filling(_ key: PayloadKey, _ kind: EntryKind) -> String {
    switch key.name {
    case "currency" where key.isRequired: "; the larder's own by default"
    case "store" where kind.subject != "store": "; the larder's own by default"
    case "origin": "; manual by default"
    default: ""
    }
  }

  private static let summaries: [String: String] = [
    "receipt": "the receipt's number",
    "till": "the till's number",
    "time": "the time of day",
    "store": "the store",
    "item": "the product's name",
    "text": "the line as printed, where that differs",
    "review.posted text": "what is said",
    "review.answered text": "the answer",
    "review.answered to": "the id of the review",
    "about": "what it is about; by default what --item or --store names",
    "kind": "what the line is; item by default",
    "expiration.recorded kind": "what the label promises",
    "of": "the id of the line that it belongs to",
    "purchase": "the id of the purchase; larder log show lists them",
    "purchased": "the day it was bought",
    "expires": "the last good day",
    "quantity": "how much",
    "unit": "what the quantity counts: each, kg, g, l, ml, lb, oz, …",
    "package": "what a package holds: '500 g', '6 x 330 ml'",
    "total": "what was paid; money back is below zero",
    "receipt.stated total": "what the receipt says it adds up to",
    "list_total": "what it would have been before a discount",
    "currency": "a code such as EUR",
    "category": "what it is filed under",
    "brand": "the brand",
    "barcode": "the number below the bars",
    "tags": "a tag",
    "price": "what it costs",
    "origin": "where the price was seen",
    "on_sale": "whether it is a special offer",
    "storage": "where it is kept",
    "reason": "why",
    "budget": "the budget's name",
    "amount": "how much for each period",
    "categories": "how much of it for a category",
    "rollover": "what is carried into the next period; none by default",
    "cap": "the most that is carried",
    "from": "the currency that is priced",
    "to": "the currency it is priced in",
    "rate": "how much of it one costs",
    "alias_of": "the name that it goes by",
    "favourite": "whether it is a favourite",
    "shelf_life_days": "how many days it keeps from the day it is bought",
    "address": "the street and number",
    "city": "the town",
    "default": "whether it is the usual one",
    "variant_of": "the product that it is a kind of",
    "detail": "what sets it apart: organic, 3.5 %",
    "product.described unit": "the unit that it is bought in",
    "unit.defined unit": "the container: bottle, box, bag, …",
    "size": "what one holds: '0.75 l', '6 each'",
    "note": "a remark",
    "rating": "how good it is, from 1 to 5",
    "retired": "whether it is no longer offered as a choice",
    "state": "the state or region",
    "postcode": "the postal code",
    "country": "the country",
    "aisle": "the aisle's name",
    "order": "when it is visited: 1 to 100; 50 by default",
  ]
}
