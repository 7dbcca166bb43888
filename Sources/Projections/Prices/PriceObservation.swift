import ByteTools
import ColumnStore
import EventSourcing

/// One price paid or seen, as numbers of the fold: 24 bytes.
struct PriceObservation: Hashable, Sendable {
  var item: UInt32
  /// `UInt32.max` where no shop is named.
  var store: UInt32
  /// Days since 1970-01-01.
  var day: Int32
  /// What was paid or asked, in the table of decimals.
  var total: UInt32
  /// For how much of it, in the table of decimals; `UInt32.max` where it is not said.
  var quantity: UInt32
  var terms: UInt32

  /// True if the same was paid for as much of the same item, on whatever day and in whatever shop.
  func hasPrice(of other: PriceObservation) -> Bool {
    (item, total, quantity, terms) == (other.item, other.total, other.quantity, other.terms)
  }
}

/// What many observations have in common.
struct PriceTerms: Hashable, Sendable {
  var currency: UInt32
  /// As written; `UInt32.max` where none is.
  var unit: UInt32
  /// As written; `UInt32.max` where none is.
  var package: UInt32
  /// The origin, and in the lowest bit whether the price was a lowered one.
  var marks: UInt32
  /// The person who recorded it; `UInt32.max` if persons are not needed.
  var recorder: UInt32

  init(
    currency: UInt32, unit: UInt32, package: UInt32, origin: PriceOrigin, isOnSale: Bool,
    recorder: UInt32
  ) {
    self.currency = currency
    self.unit = unit
    self.package = package
    marks = origin.rawValue << 1 | (isOnSale ? 1 : 0)
    self.recorder = recorder
  }

  var isOnSale: Bool {
    get { marks & 1 != 0 }
    set { marks = marks & ~1 | (newValue ? 1 : 0) }
  }

  var origin: PriceOrigin { PriceOrigin(rawValue: marks >> 1) ?? .purchase }
}

/// How a price came to be known.
public enum PriceOrigin: UInt32, CaseIterable, Sendable {
  /// It was paid.
  case purchase
  case shelf, flyer, receipt, web, manual

  /// As the log and tables write it.
  public var name: String {
    switch self {
    case .purchase: "purchase"
    case .shelf: "shelf"
    case .flyer: "flyer"
    case .receipt: "receipt"
    case .web: "web"
    case .manual: "manual"
    }
  }

  /// Reads the word of a `price.observed`.
  init(_ word: Bytes) {
    self = Self.allCases.first { word.elementsEqual($0.name.utf8) } ?? .manual
  }
}

/// Gives each different ``PriceTerms`` a number.
struct PriceTermTable: Sendable {
  private(set) var terms: [PriceTerms] = []
  private var numbers = StringInterner()
  /// Consecutive lines usually share their terms.
  private var last: UInt32 = 0

  mutating func number(of terms: PriceTerms) -> UInt32 {
    if Int(last) < self.terms.count, self.terms[Int(last)] == terms { return last }
    let number = numbers.number(ofBytesOf: terms)
    if number == self.terms.count { self.terms.append(terms) }
    last = UInt32(number)
    return last
  }

  subscript(number: UInt32) -> PriceTerms { terms[Int(number)] }

  func write(to writer: inout StateWriter) { writer.write(terms) }

  mutating func read(from reader: inout StateReader) throws(UnusableState) {
    let stored: [PriceTerms] = try reader.readArray()
    self = PriceTermTable()
    for terms in stored { _ = number(of: terms) }
  }
}
