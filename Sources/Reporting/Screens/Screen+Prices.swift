/// The short views of the questions on prices.
extension Screen {
  public static let prices = Screen(
    [
      "item", "store", "currency", "unit", "last_price", "change_percent", "min",
      "median", "verdict",
    ],
    headings: [
      "last_price": "last price", "change_percent": "vs first %", "min": "lowest",
      "median": "typical",
    ], optional: ["change_percent", "min", "store"])

  public static let priceHistory = Screen(
    [
      "day", "item", "store", "price", "unit", "quantity", "total", "origin", "currency",
    ], optional: ["origin", "quantity", "total"])

  public static let shrinkages = Screen(
    [
      "item", "store", "day", "package_before", "package_after", "unit_price_before",
      "unit_price_after", "change_percent", "currency",
    ],
    headings: [
      "package_before": "package", "package_after": "now", "unit_price_before": "unit price",
      "unit_price_after": "now",
    ], optional: ["store", "day"])

  public static let index = Screen(
    ["month", "currency", "items", "coverage_percent", "geks"],
    headings: [
      "geks": "price level", "items": "items compared", "coverage_percent": "% of spending",
    ])

  public static let billChanges = Screen(
    ["month", "currency", "bill_before", "bill", "difference", "prices", "quantities", "mix"],
    headings: [
      "bill_before": "month before", "bill": "spent", "mix": "other things",
    ], optional: ["bill_before"])

  public static let comparison = Screen(
    [
      "rank", "store", "currency", "total", "comparable_total", "available", "oldest_price_day",
      "missing",
    ],
    headings: [
      "comparable_total": "common items", "available": "priced", "oldest_price_day": "oldest price",
    ], optional: ["oldest_price_day", "rank", "comparable_total"])

  public static let splits = Screen(
    ["rank", "store", "currency", "total", "available", "oldest_price_day", "buy", "missing"],
    headings: ["available": "items", "oldest_price_day": "oldest price"],
    optional: ["oldest_price_day", "rank"])

  public static let comparisonLines = Screen(
    [
      "rank", "store", "item", "quantity", "quantity_unit", "price", "unit", "cost", "day",
      "currency",
    ], headings: ["quantity_unit": "measure", "price": "unit price", "unit": "per"],
    optional: ["rank", "day", "quantity_unit", "quantity"])

  public static let weekdayPrices = Screen(
    ["item", "weekday", "currency", "unit", "observations", "min", "median", "percent_above_all"],
    headings: [
      "observations": "prices", "min": "lowest", "median": "typical",
      "percent_above_all": "% above all days",
    ], optional: ["observations"])

  public static let priceOffers = Screen(
    [
      "item", "store", "price", "currency", "unit", "verdict", "usual", "lowest",
    ], optional: ["store"])
}
