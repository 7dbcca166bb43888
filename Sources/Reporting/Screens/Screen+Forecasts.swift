/// The short views of forecasts.
extension Screen {
  private static let bounds = ["low80": "likely from", "high80": "to", "predicted": "forecast"]

  private static let tooFew = "too few purchases for a forecast: --wide shows the number"

  private static let noDay = "no day for items that are no longer bought or were bought only once"

  public static let pricePredictions = Screen(
    [
      "item", "store", "unit", "last_price", "day", "predicted", "low80", "high80", "currency",
    ], headings: bounds.merging(["last_price": "last price"]) { first, _ in first },
    optional: ["day", "unit", "store", "last_price"], blank: Blank(in: "predicted", tooFew))

  public static let expirations = Screen(
    [
      "item", "purchased", "expires", "low80", "high80", "remaining", "unit",
    ],
    headings: [
      "low80": "likely from", "high80": "to", "expires": "good until", "remaining": "left",
    ], optional: ["unit", "purchased"],
    blank: Blank(in: "expires", "foods without a known shelf life have no day"))

  /// The columns where the chance is asked for so many days.
  public static func restock(within days: Int) -> Screen {
    Screen(
      [
        "item", "next_day", "low80", "high80",
        days == 7 ? "probability_7_days" : "probability", "urgency", "basis",
      ],
      headings: [
        "next_day": "next", "low80": "likely from", "high80": "to",
        "probability_7_days": "chance in 7 days", "probability": "chance in \(days) days",
      ], optional: ["urgency", "low80", "high80"],
      blank: Blank(in: "next_day", noDay), details: ["basis"])
  }

  public static let spendPredictions = Screen(
    ["budget", "category", "period", "currency", "spent", "predicted", "low80", "high80"],
    headings: bounds, optional: ["period", "low80", "high80"], blank: Blank(in: "predicted", tooFew)
  )

  public static let backtest = Screen(
    [
      "series", "horizon", "windows", "mae", "skill_percent", "coverage80", "chance_skill_percent",
      "unit",
    ],
    headings: [
      "horizon": "steps ahead", "windows": "forecasts", "mae": "mean error",
      "skill_percent": "% better", "coverage80": "in range",
      "chance_skill_percent": "chance % better",
    ], optional: ["unit", "horizon"])
}
