import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct BillRunTests {
  /// Payments to one payee; each text is a day, an amount and, if it is part of more, the whole.
  private func payments(_ texts: [String]) -> PayeePayments {
    var payments = PayeePayments(to: "Landlord")
    for text in texts {
      let parts = text.split(separator: " ")
      let amounts = parts.dropFirst().map { ExactDecimal($0)?.amount ?? .zero }
      payments.add(amounts[0], on: .on(String(parts[0])), whole: amounts[amounts.count - 1])
    }
    return payments
  }

  /// The runs as seen from a day: the payments of each, joined by blanks.
  private func runs(_ texts: [String], today: String = "2026-12-31") -> [String] {
    payments(texts).runs(through: .on(today)).map { run in
      run.payments.map { "\($0.day.month.month):\($0.amount)" }.joined(separator: " ")
    }
  }

  /// What is to come from one day to before another: days and the usual amount.
  private func coming(_ texts: [String], today: String, until end: String) -> [String] {
    payments(texts).runs(through: .on(today)).flatMap { run in
      run.days(in: Period(start: .on(today) + 1, end: .on(end)), after: .on(today))
        .map { "\($0) \(run.usual)" }
    }
  }

  @Test func `three payments in a row are a bill, two are not`() {
    let rent = ["2026-01-01 890", "2026-02-02 890", "2026-03-01 890"]
    #expect(runs(rent) == ["1:890 2:890 3:890"])
    #expect(runs(rent, today: "2026-02-28").isEmpty)
  }

  @Test func `amounts of a bill differ by at most 5 percent of their median`() {
    #expect(
      runs(["2026-01-10 50", "2026-02-10 52.50", "2026-03-10 48"]) == ["1:50 2:52.5 3:48"])
    #expect(runs(["2026-01-10 50", "2026-02-10 53", "2026-03-10 48"]).isEmpty)
  }

  @Test func `days of a bill are at most five days of the month apart`() {
    #expect(runs(["2026-01-10 50", "2026-02-15 50", "2026-03-12 50"]).count == 1)
    #expect(runs(["2026-01-10 50", "2026-02-16 50", "2026-03-12 50"]).isEmpty)
  }

  @Test func `a rent paid on the last day of the month before is one day early`() {
    #expect(
      runs(["2026-01-01 890", "2026-01-31 890", "2026-03-01 890"]) == ["1:890 1:890 3:890"])
    #expect(
      coming(
        ["2026-01-31 890", "2026-02-28 890", "2026-03-31 890"], today: "2026-03-31",
        until: "2026-06-01") == ["2026-04-30 890", "2026-05-31 890"])
  }

  @Test func `a skipped month ends a bill`() {
    let rent = ["2026-01-01 890", "2026-02-01 890", "2026-03-01 890", "2026-05-01 890"]
    #expect(runs(rent) == ["1:890 2:890 3:890"])
    #expect(runs(["2026-01-01 890", "2026-02-01 890", "2026-04-01 890"]).isEmpty)
  }

  @Test func `two payments in a month are no bill`() {
    let days = ["01-01", "01-15", "02-01", "02-15", "03-01", "03-15", "04-01"]
    #expect(runs(days.map { "2026-\($0) 40" }).isEmpty)
  }

  @Test func `an extra payment does not end a bill, and is not part of it`() {
    #expect(
      runs([
        "2026-01-01 890", "2026-02-01 890", "2026-03-01 890", "2026-03-20 120",
        "2026-04-01 890",
      ]) == ["1:890 2:890 3:890 4:890"])
  }

  @Test func `a raised rent is the same bill at its new amount`() {
    let rent = ["2026-01-01 890", "2026-02-01 890", "2026-03-01 890", "2026-04-01 950"]
    #expect(runs(rent) == ["1:890 2:890 3:890 4:950"])
    #expect(coming(rent, today: "2026-04-02", until: "2026-06-01") == ["2026-05-01 950"])
  }

  @Test func `an amount that differs by more than a third begins another bill`() {
    let fees = ["01", "02", "03", "04", "05", "06"].map { month in
      "2026-\(month)-05 \(month < "04" ? 10 : 15)"
    }
    #expect(runs(fees) == ["1:10 2:10 3:10", "4:15 5:15 6:15"])
  }

  @Test func `a line of a larger receipt is not a bill`() {
    #expect(runs(["2026-01-10 2 31", "2026-02-10 2 45", "2026-03-10 2 28"]).isEmpty)
  }

  @Test func `a refund is not a payment`() {
    #expect(
      runs(["2026-01-01 890", "2026-01-20 -50", "2026-02-01 890", "2026-03-01 890"]).count == 1)
  }

  @Test func `a late bill is expected tomorrow, and after ten days no more`() {
    let rent = ["2026-01-01 890", "2026-02-01 890", "2026-03-01 890"]
    func april(_ today: String) -> [String] { coming(rent, today: today, until: "2026-05-01") }
    #expect(april("2026-03-15") == ["2026-04-01 890"])
    #expect(april("2026-04-01") == ["2026-04-02 890"])
    #expect(april("2026-04-11") == ["2026-04-12 890"])
    #expect(april("2026-04-12").isEmpty)
  }

  @Test func `the spread is that of the latest amounts that are alike`() throws {
    let power = payments(
      ["2026-01-10 80", "2026-02-10 80", "2026-03-10 80", "2026-04-10 98", "2026-05-10 102"])
    let run = try #require(power.runs(through: .on("2026-05-31")).first)
    #expect(run.payments.count == 5)
    #expect(run.usual == Amount(102))
    #expect(abs(run.deviation - 8.0.squareRoot()) < 1e-12)
  }
}
