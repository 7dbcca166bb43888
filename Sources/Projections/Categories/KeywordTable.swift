/// The words by which one category is told, in the languages of receipts.
///
/// Words and phrases are parted by commas. A star at the end takes whatever goes on (`banan*`), one
/// at the start what is put before, as in compounds (`*milch`); without a star the word stands
/// alone. Japanese words are found anywhere.
struct KeywordTable {
  /// How far a word decides: in `tomato soup` the soup does, in `soup bowl` the bowl.
  enum Rank: Int, CaseIterable, Comparable {
    /// What things are made of or taste of.
    case stuff
    /// What it is made into.
    case make
    /// What is no food, whatever it is scented with.
    case thing
    /// What is not sold at all, but paid: a deposit, a discount.
    case payment

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// Nil where the words keep a name from being filed.
  let category: GroceryCategory?
  let words: [(rank: Rank, word: String)]

  init(
    _ category: GroceryCategory?, things: String = "", makes: String = "", stuff: String = "",
    payments: String = ""
  ) {
    self.category = category
    let lists: [(Rank, String)] = [
      (.stuff, stuff), (.make, makes), (.thing, things), (.payment, payments),
    ]
    words = lists.flatMap { rank, text in
      text.split { $0 == "," || $0 == "\n" }
        .map { String($0.drop { $0 == " " }) }
        .filter { !$0.isEmpty }
        .map { (rank, $0) }
    }
  }

  static let all: [KeywordTable] = [
    produce, dairy, meat, bakery, frozen, pantry, beverages, snacks, personalCare, household,
    notGoods,
  ]
}
