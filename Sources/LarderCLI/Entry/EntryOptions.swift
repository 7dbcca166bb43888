import EventSourcing
import GroceryModel

/// The options of a kind of fact, one for each key of its payload.
enum EntryOptions {
  static let date = Option("date", "DATE", "the day of the fact; today by default")
  static let unitPrice = Option<ExactDecimal>(
    decimal: "unit-price", "NUMBER", "the price of one unit, in place of --total",
    expected: "an exact decimal such as 2.50")

  /// The label of a purchase, a fact of its own.
  static let expires = Option(
    "expires", "DATE", "the last good day on the label, recorded with the purchase")
  static let labelKind = Option(
    "expires-kind", "WORD", "the kind of that date", allowed: ["best-before", "use-by"]
  ).needing(expires)

  /// The option that a key is typed as: `--list-total`.
  static func name(of key: String) -> String { key.replacing("_", with: "-") }

  static func all(of kind: EntryKind) -> [OptionSpec] {
    kind.keys.filter { $0.name != kind.subject }.flatMap { key in
      key.form == .period ? EntryPeriod.options : [option(of: key, in: kind)] + besides(key, kind)
    }
  }

  private static func option(of key: PayloadKey, in kind: EntryKind) -> OptionSpec {
    let completion = KnownNameKind(field: key.name).map(CompletionHint.names) ?? .none
    var option = OptionSpec.value(
      name(of: key.name), placeholder(key), summary(of: key, in: kind),
      isRepeatable: key.form == .texts || key.form == .amounts, allowed: allowed(key.form),
      completion: completion)
    switch key.form {
    case .decimal, .amounts: option.isDecimal = true
    default: break
    }
    return option
  }

  /// Returns options beside a key: the unit price for a total, the label, and changes of single tags.
  private static func besides(_ key: PayloadKey, _ kind: EntryKind) -> [OptionSpec] {
    if kind.type == .productDescribed, key.name == "tags" { return EntryTags.options }
    guard kind.type == .purchaseRecorded, key.name == "total" else { return [] }
    return [unitPrice.spec, expires.spec, labelKind.spec]
  }

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

  /// Returns the description of a key in help.
  static func summary(of key: PayloadKey, in kind: EntryKind) -> String {
    let own = summaries["\(kind.type.wireName) \(key.name)"] ?? summaries[key.name]
    return (own ?? key.name.replacing("_", with: " ")) + filling(key, kind)
  }

  /// Returns the default of a key, as help words it.
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
    "text": "the line as printed, if it differs",
    "review.posted text": "the text of the review",
    "review.answered text": "the answer",
    "review.answered to": "the id of the review",
    "about": "the subject; by default --item or --store",
    "kind": "the kind of line; item by default",
    "expiration.recorded kind": "the kind of date",
    "of": "the id of the line that it belongs to",
    "purchase": "the id of the purchase; larder log show lists them",
    "purchased": "the day it was bought",
    "expires": "the last good day",
    "quantity": "the quantity",
    "unit": "the unit of the quantity: each, kg, g, l, ml, lb, oz, …",
    "package": "the package size: '500 g', '6 x 330 ml'",
    "total": "the amount paid; negative for money back",
    "receipt.stated total": "the total that the receipt states",
    "list_total": "the total before a discount",
    "currency": "a code such as EUR",
    "category": "the category",
    "brand": "the brand",
    "barcode": "the barcode's number",
    "tags": "a tag",
    "price": "the price",
    "origin": "where the price was seen",
    "on_sale": "yes for a special offer",
    "storage": "the storage place",
    "reason": "the reason",
    "budget": "the budget's name",
    "amount": "the amount for each period",
    "categories": "the amount for a category",
    "rollover": "the part of the rest that carries into the next period; none by default",
    "cap": "the largest amount that carries over",
    "scope": "what counts: all spending, or --categories only, as where --amount is not given",
    "from": "the currency to convert from",
    "to": "the currency to convert to",
    "rate": "the price of one unit of --from in --to",
    "alias_of": "the name to file it under",
    "favourite": "yes for a favourite",
    "shelf_life_days": "the days it keeps from the day of purchase",
    "address": "the street and number",
    "city": "the town",
    "default": "yes for the default store",
    "variant_of": "the product that it is a variant of",
    "detail": "what distinguishes it: organic, 3.5 %",
    "product.described unit": "the unit it is bought in",
    "unit.defined unit": "the container: bottle, box, bag, …",
    "size": "its content: '0.75 l', '6 each'",
    "note": "a note",
    "rating": "a rating from 1 to 5",
    "retired": "yes to remove it from the choices",
    "state": "the state or region",
    "postcode": "the postal code",
    "country": "the country",
    "aisle": "the aisle's name",
    "order": "its place on the way through the store: 1 to 100; 50 by default",
  ]
}
