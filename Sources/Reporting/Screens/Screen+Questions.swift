/// The short views of the questions on what was spent, eaten and thrown away.
extension Screen {
  public static let budget = Screen(
    [
      "budget", "category", "currency", "end", "allotted", "carried", "spent", "remaining",
      "status",
    ],
    headings: [
      "end": "until", "allotted": "budget", "budget": "name",
      "remaining": "left",
    ], optional: ["carried", "end", "category"], overlays: ["status": "outcome"])

  /// The columns of sums by some keys.
  public static func spend(by keys: [String]) -> Screen {
    Screen(
      keys + ["currency", "spent", "lines", "average", "percent"].filter { !keys.contains($0) },
      optional: ["lines"],
      // A line with two tags is in two rows.
      totals: keys.contains("tag") ? [] : ["spent", "lines"])
  }

  public static let stock = Screen(
    [
      "item", "remaining", "unit", "expires", "days_left", "status", "storage", "value",
      "currency",
    ], headings: ["remaining": "left", "expires": "good until"],
    optional: ["storage", "value", "unit", "days_left", "currency"], totals: ["value"])

  public static let discrepancies = Screen(
    ["date", "item", "action", "missing", "unit", "event"], optional: ["event"])

  /// The columns of sums by some keys.
  public static func waste(by keys: [String]) -> Screen {
    Screen(
      keys + ["currency", "wasted", "quantity", "unit", "events", "avoidable", "share_percent"],
      headings: ["share_percent": "% of bought", "events": "times"],
      optional: ["events", "share_percent", "unit", "quantity", "avoidable"],
      totals: ["wasted", "events", "avoidable"])
  }

  /// The columns of a list.
  public static func list(_ what: String) -> Screen {
    switch what {
    case "receipts":
      Screen(
        ["date", "store", "receipt", "currency", "lines", "total", "stated", "difference"],
        optional: ["lines", "receipt"])
    case "budgets":
      Screen(
        ["budget", "currency", "amount", "every", "from", "end", "categories", "closed"],
        optional: ["categories", "closed", "end"])
    case "stores":
      Screen(
        ["store", "lines", "first_day", "last_day", "favourite", "city", "address", "default"],
        optional: ["default", "address", "city", "favourite"])
    default:
      Screen(
        [
          "item", "category", "tag", "items", "lines", "first_day", "last_day", "favourite",
        ], optional: ["favourite", "first_day"])
    }
  }

  public static let lines = Screen(
    ["date", "store", "item", "category", "quantity", "unit", "net", "currency"],
    optional: ["category", "quantity", "unit"], totals: ["net"])

  public static let shopping = Screen(
    ["item", "quantity", "unit", "note", "aisle", "state", "estimated", "actual", "currency"],
    optional: ["note", "aisle", "actual"])
}
