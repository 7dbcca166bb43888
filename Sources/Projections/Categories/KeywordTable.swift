import ByteTools

/// The keywords of one category, in the languages of receipts.
///
/// Commas separate words and phrases. A star at the end matches any continuation (`banan*`), one at
/// the start any prefix, as in compounds (`*milch`); without a star the whole word must match.
/// Japanese words match anywhere.
struct KeywordTable {
  /// How far a word decides: in `tomato soup` the soup does, in `soup bowl` the bowl.
  enum Rank: Int, CaseIterable, Comparable {
    /// What things are made of or taste of.
    case stuff
    /// What it is made into.
    case make
    /// Products that are not food, whatever their scent.
    case thing
    /// What is not sold at all, but paid: a deposit, a discount.
    case payment

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// Nil where the words keep a name from being filed.
  let category: GroceryCategory?
  private let lists: [(rank: Rank, text: String)]

  init(
    _ category: GroceryCategory?, things: String = "", makes: String = "", stuff: String = "",
    payments: String = ""
  ) {
    self.category = category
    lists = [(.stuff, stuff), (.make, makes), (.thing, things), (.payment, payments)]
  }

  /// The words of all ranks, as texts.
  var words: [(rank: Rank, word: String)] {
    var words: [(rank: Rank, word: String)] = []
    forEachWord { words.append(($0, String(decoding: $1, as: UTF8.self))) }
    return words
  }

  /// Calls `body` with each word's UTF-8, which is valid during the call.
  func forEachWord(_ body: (Rank, Bytes) -> Void) {
    for (rank, text) in lists {
      withBytes(of: text) { bytes in Self.forEachWord(of: bytes) { body(rank, $0) } }
    }
  }

  /// Calls `body` with each word of a list that commas and line ends separate.
  static func forEachWord(of list: Bytes, _ body: (Bytes) -> Void) {
    var (start, end) = (0, 0)
    while start < list.count {
      while end < list.count, list[end] != UInt8(ascii: ","), list[end] != UInt8(ascii: "\n") {
        end += 1
      }
      while start < end, list[start] == UInt8(ascii: " ") { start += 1 }
      if start < end { body(Bytes(rebasing: list[start..<end])) }
      end += 1
      start = end
    }
  }

  static let all: [KeywordTable] = [
    produce, dairy, meat, bakery, frozen, pantry, beverages, snacks, personalCare, household,
    notGoods,
  ]
}
