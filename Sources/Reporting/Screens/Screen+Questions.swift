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
    ], optional: ["carried", "end", "allotted", "status"], overlays: ["status": "outcome"])

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
    optional: ["storage", "value", "days_left", "currency", "status"], totals: ["value"])

  public static let discrepancies = Screen(
    ["date", "item", "action", "missing", "unit", "event"], optional: ["event"])

  /// The columns of sums by some keys.
  public static func waste(by keys: [String]) -> Screen {
    Screen(
      keys + ["currency", "wasted", "quantity", "unit", "events", "avoidable", "share_percent"],
      headings: ["share_percent": "% of bought", "events": "times"],
      optional: ["events", "share_percent", "unit", "avoidable"],
      totals: ["wasted", "events", "avoidable"])
  }

  /// The columns of a list.
  public static func list(_ what: String) -> Screen {
    switch what {
    case "receipts":
      Screen(
        ["date", "store", "receipt", "currency", "lines", "total", "stated", "difference"],
        headings: ["total": "added", "difference": "off by"], optional: ["receipt", "lines"],
        totals: ["lines", "total"])
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

  /// The rows of `check` and `due`.
  public static let attention = Screen(
    ["kind", "subject", "day", "amount", "currency", "text", "remedy"], optional: ["currency"],
    keepsOrder: true, details: ["text"], commands: ["remedy"])

  /// The facts about one item.
  public static let itemPage = Screen(Table.itemPageColumns.map(\.name))

  public static let savings = Screen(
    ["kind", "item", "saved", "currency", "basis", "text"], details: ["basis", "text"])

  public static let feed = Screen(
    ["day", "kind", "item", "store", "value", "currency", "text"], optional: ["currency"],
    keepsOrder: true, details: ["text"])

  public static let people = Screen(
    ["person", "contributions", "level", "next_at", "progress_percent", "lines"],
    optional: ["progress_percent", "next_at"])

  public static let reviews = Screen(
    ["day", "about", "item", "store", "rating", "person", "text"], optional: ["about"],
    keepsOrder: true, details: ["text"])

  public static let trips = Screen(
    ["trip", "state", "day", "store", "active", "currency", "lines", "spent"],
    headings: ["state": "status"], optional: ["currency", "state"], keepsOrder: true)

  /// The columns of trips grouped by some keys.
  public static func tripReport(by keys: [String]) -> Screen {
    Screen(
      keys + ["trips", "mean_time", "currency", "spent", "spent_per_minute", "lines_per_minute"],
      headings: [
        "mean_time": "mean time", "spent_per_minute": "a minute",
        "lines_per_minute": "lines a minute",
      ], optional: ["lines_per_minute", "spent_per_minute", "spent"])
  }

  /// Shopping lists, or templates, with what they come to.
  public static let lists = Screen(
    [
      "list", "store", "currency", "open", "checked", "estimated", "budget", "over_budget", "state",
    ], headings: ["over_budget": "over", "state": "status"],
    optional: ["over_budget", "store", "checked"])

  /// What `shopping plan` proposes.
  public static let plan = Screen(
    ["item", "quantity", "unit", "store", "estimated", "currency", "reason"],
    optional: ["currency", "store"], totals: ["estimated"], keepsOrder: true, details: ["reason"])

  /// The columns of `log show`.
  public static let events = Screen(["date", "type", "what", "store", "amount", "currency"])

  public static let lines = Screen(
    ["date", "store", "item", "category", "quantity", "unit", "net", "currency"],
    optional: ["category", "unit"], totals: ["net"])

  public static let shopping = Screen(
    ["item", "quantity", "unit", "note", "aisle", "state", "estimated", "actual", "currency"],
    headings: ["state": "status"], optional: ["note", "aisle", "actual"])
}
