import ByteTools
import EventSourcing
import GroceryModel

/// What a line is filed under that does not state its category, as numbers of the fold.
struct Filing: Sendable {
  /// By a description or a rule.
  var settled: UInt32?
  /// What the product's other lines have.
  var counted: [(month: Int32, category: UInt32, lines: Int)] = []
  /// By words in its name.
  var keyword: UInt32?

  /// What the other lines of products are looked up in.
  enum Source {
    /// The log, which is read again where they decide.
    case log
    /// The fold itself, whose cells by category and item hold all lines that count.
    case cells
  }

  /// One for each unfiled line of a fold.
  static func all(
    of fold: inout SpendingFold, _ products: NameAliases, _ replay: Replay, in source: Source
  ) throws(LogError) -> [Filing] {
    var filings = Array(repeating: Filing(), count: fold.unfiledCount)
    var open: [Int] = []
    let wholeReceipt = NameKey.matching(PurchaseKind.wholeReceiptItem.description)
    for place in fold.unfiledPlaces {
      let line = fold.unfiledLine(UInt32(place))
      let key = NameKey.matching(fold.names.text(.item, line.item))
      let names = [key, products.keys[products.groups[Int(line.item)]]]
      if let category = replay.late.descriptions.filedCategory(of: key) {
        filings[place].settled = fold.names.number(.category, category)
      } else if let rule = fold.rules.place(names, storeRule: line.rule) {
        filings[place].settled = fold.names.number(.category, fold.rules.rules[rule].category)
      } else if key != wholeReceipt {
        // Receipts known by their totals are no product that has one category.
        open.append(place)
        filings[place].keyword = KeywordCategories.match(names).map {
          fold.names.number(.category, $0.category.rawValue)
        }
      }
    }
    guard !open.isEmpty else { return filings }
    let groups = open.map { products.groups[Int(fold.unfiledLine(UInt32($0)).item)] }
    let found =
      switch source {
      case .log: try lines(of: Set(groups), &fold, products, replay)
      case .cells: linesInCells(&fold, products, replay.late.descriptions)
      }
    for (place, group) in zip(open, groups) { filings[place].counted = found[group] ?? [] }
    return filings
  }

  private typealias Counts = [Int: [(month: Int32, category: UInt32, lines: Int)]]

  /// How many lines of some products have which category, from the log.
  private static func lines(
    of products: Set<Int>, _ fold: inout SpendingFold, _ book: NameAliases, _ replay: Replay
  ) throws(LogError) -> Counts {
    let wanted = products.sorted()
    let counted = try replay.fold(
      ProductCategories(
        of: wanted.map { book.keys[$0] }, descriptions: replay.late.descriptions,
        rules: fold.rules))
    var found: Counts = [:]
    for cell in 0..<counted.table.count {
      let key = counted.table.key(cell)
      let category = counted.categories.withBytes(Int(key[1])) {
        fold.names.number(.category, $0, counting: 0)
      }
      found[wanted[Int(key[0])], default: []].append(
        (Int32(bitPattern: key[2]), category, counted.table.lines(cell)))
    }
    return found
  }

  /// The same from the cells of a fold by category and item; all months are one.
  private static func linesInCells(
    _ fold: inout SpendingFold, _ products: NameAliases, _ descriptions: Descriptions
  ) -> Counts {
    var found: Counts = [:]
    for (grouping, table) in zip(fold.groupings, fold.tables)
    where grouping.keys == [.category, .item] {
      for cell in 0..<table.count where table.lines(cell) > 0 {
        let (number, item) = (table.key(cell, 0), table.key(cell, 1))
        let name: String
        if number & LineKeys.byItem == 0 {
          let stated = fold.names.text(.category, number)
          name = fold.rules.mapped(stated)?.category ?? stated
        } else {
          let key = NameKey.matching(fold.names.text(.item, item))
          guard let described = descriptions.filedCategory(of: key) else { continue }
          name = described
        }
        found[products.groups[Int(item)], default: []].append(
          (.min, fold.names.number(.category, name), table.lines(cell)))
      }
    }
    return found
  }
}

extension SpendingFold {
  /// The unfiled lines for which a cell asks what category they belong to.
  fileprivate var unfiledPlaces: [Int] {
    var places: Set<Int> = []
    for (grouping, table) in zip(groupings, tables) {
      guard let place = grouping.keys.firstIndex(of: .category) else { continue }
      for cell in 0..<table.count {
        let number = table.key(cell, place)
        if number != LineKeys.none, number & LineKeys.byItem != 0 {
          places.insert(Int(number & ~LineKeys.byItem))
        }
      }
    }
    return places.sorted()
  }
}

extension LineNames {
  /// The number of a name that no line is counted for.
  mutating func number(_ key: LineKey, _ name: String) -> UInt32 {
    UInt32(tables[key.rawValue].number(of: name))
  }
}
