import GroceryModel
import Testing

@testable import Importing

/// Whatever happens to a file, a wrong sum never comes out of it in silence.
@Suite struct MutationLawTests {
  /// A generator with a seed, for failures that come back.
  struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var mixed = state ^ (state >> 33)
      mixed = mixed &* 0xFF51_AFD7_ED55_8CCD
      return mixed ^ (mixed >> 29)
    }
  }

  static let receipts = [
    """
    Date,Store,Item,Category,Quantity,Unit price,Total
    2026-01-02,Coop,Milk,Dairy,2,1.09,2.18
    2026-01-02,Coop,Bread,Bakery,1,2.50,2.50
    2026-01-02,Coop,Apples,Fruit,3,0.90,2.70
    2026-01-02,Coop,Tea,Drinks,1,4.20,4.20
    2026-01-02,Coop,Subtotal,,,,11.58
    2026-01-02,Coop,Total,,,,11.58
    2026-01-02,Coop,Cash,,,,20.00
    2026-01-02,Coop,Change,,,,-8.42

    """,
    """
    Item,Amount
    Apples,2.50
    Milk,1.99
    Bread,3.10
    Eggs,4.05
    Total,11.64
    Visa,11.64

    """,
    """
    Datum;Filiale;Artikel;Menge;Einzelpreis;Betrag;Bonsumme
    13.01.2026;Coop;Milch;2;1,09;2,18;7,38
    13.01.2026;Coop;Brot;1;2,50;2,50;7,38
    13.01.2026;Coop;Salz;3;0,90;2,70;7,38
    15.01.2026;Coop;Tee;1;4,20;4,20;6,20
    15.01.2026;Coop;Reis;2;1,00;2,00;6,20

    """,
  ]
  static let nets = ["11.58", "11.64", "13.58"]

  /// The text with one thing damaged.
  static func mutated(_ text: String, _ random: inout Random) -> String {
    var lines = text.split(separator: "\n").map(String.init)
    let mark: Character = text.contains(";") ? ";" : ","
    let row = Int.random(in: 1..<lines.count, using: &random)
    var cells = lines[row].split(separator: mark, omittingEmptySubsequences: false).map(String.init)
    let column = Int.random(in: 0..<cells.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: cells[column] = ""
    case 1:
      let digits = cells[column].indices.filter { cells[column][$0].isNumber }
      guard let place = digits.randomElement(using: &random) else { return text }
      let digit = Int.random(in: 0..<10, using: &random)
      cells[column].replaceSubrange(place...place, with: "\(digit)")
    case 2: cells.remove(at: column)
    case 3:
      let bytes = Array(text.utf8)
      let whole = lines[..<3].reduce(0) { $0 + $1.utf8.count + 1 }
      let end = Int.random(in: whole..<bytes.count, using: &random)
      // What is cut between two lines is a whole file of its own.
      if bytes[end] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\n") { return text }
      return String(decoding: bytes[..<end], as: UTF8.self)
    default:
      lines.remove(at: row)
      return lines.joined(separator: "\n") + "\n"
    }
    lines[row] = cells.joined(separator: String(mark))
    return lines.joined(separator: "\n") + "\n"
  }

  @Test(arguments: 0..<3)
  func `one damage gives the right sum or says that something is wrong`(_ place: Int) throws {
    var random = Random(state: UInt64(place) + 1)
    let options = ImportOptions(currency: Currency("EUR"), date: Day("2026-01-02"))
    for _ in 0..<400 {
      let text = Self.mutated(Self.receipts[place], &random)
      let imported = try ImportedFile(text, options)
      guard imported.schema.isReady else { continue }
      let said =
        imported.notices.count + imported.schema.warnings.count + imported.rejected.count
        + imported.ignored[.notice, default: 0]
      let net = imported.nets["EUR", default: .zero]
      let wanted = ExactDecimal(Self.nets[place])?.amount
      #expect(net == wanted || said > 0, "\(net) from \(text)")
    }
  }
}
