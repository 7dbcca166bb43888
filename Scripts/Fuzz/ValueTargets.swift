@testable import ByteTools
@testable import EventSourcing
@testable import GroceryModel

/// A JSON value ends where the scanner says, and what it takes once it takes again alone.
func fuzzJSON(_ input: UnsafeBufferPointer<UInt8>) {
  copied(input) { bytes in
    var scanner = JSONScanner(bytes)
    guard let value = try? scanner.value() else { return }
    demand(scanner.offset <= bytes.count, "a value ends behind the input")
    copied(value) { alone in
      var again = JSONScanner(alone)
      let second = try? again.value()
      demand(second?.count == alone.count, "a value that was taken is refused alone")
      demand((try? again.finish()) != nil, "something stands behind a value")
    }
  }
}

/// Short and general reading agree, and a printed decimal is read as the same one.
func fuzzDecimals(_ input: UnsafeBufferPointer<UInt8>) {
  copied(input) { bytes in
    let general = ExactDecimal.parse(bytes)
    demand(ExactDecimal(parsing: bytes) == general, "the two ways to read a decimal differ")
    guard let decimal = general else { return }
    demand(ExactDecimal(decimal.description) == decimal, "a decimal changes when it is printed")
    demand(decimal.amount.description.count <= 64, "an amount has no bounds")
  }
  let text = String(decoding: input, as: UTF8.self)
  if let package = PackageSize(text) {
    demand(package.content.amount.units > 0, "a package of nothing")
  }
  _ = ProductName.package(of: text)
}

/// A day that is read prints as it was written; periods end after they begin.
func fuzzDates(_ input: UnsafeBufferPointer<UInt8>) {
  copied(input) { bytes in
    if let day = Day(parsing: bytes) {
      demand(day.description.utf8.elementsEqual(bytes), "a day changes when it is printed")
    }
  }
  let text = String(decoding: input, as: UTF8.self)
  if let instant = Instant(text) {
    demand(Instant(instant.description) == instant, "an instant changes when it is printed")
    // The seconds, their fraction and the `Z` may be left out, and a blank may stand for the `T`.
    let stated = text.replacing(" ", with: "T").utf8.prefix { $0 != UInt8(ascii: "Z") }
    demand(instant.description.utf8.starts(with: stated), "an instant is printed as another")
  }
  if let month = Month(text) { demand(month.description == text, "a month changes") }
  guard let today = Day("2026-10-31") else { return }
  if let period = Period(expression: text, today: today) {
    demand(period.start < period.end, "a period ends before it begins")
  }
}
