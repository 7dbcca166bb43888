import Foundation
import Testing

@testable import Projections

@Suite struct PublishedLivesTests {
  private static let lines = FoodGroup.allCases.flatMap { group in
    var lines: [(food: PublishedFood, words: [String])] = []
    PublishedLives.forEachLine(of: group.lines) { food, _, list in
      var words: [String] = []
      KeywordTable.forEachWord(of: list) { words.append(String(decoding: $0, as: UTF8.self)) }
      lines.append((food, words))
    }
    return lines
  }

  private static func number(_ name: String) -> Int? {
    PublishedLives.food(named: name)?.food.number
  }

  @Test func `no word is too short, and none tells two foods`() {
    var seen: [String: Int] = [:]
    for line in Self.lines {
      for word in line.words {
        let key = KeywordFolding.folded(word)
        #expect(key.count >= KeywordIndex.shortest, "'\(word)' is too short")
        let stars = (word.hasPrefix("*") ? "<" : "") + (word.hasSuffix("*") ? ">" : "")
        let text = String(decoding: key, as: UTF8.self) + stars
        #expect(seen[text] == nil, "'\(word)' of \(line.food.number) is there already")
        seen[text] = line.food.number
      }
    }
    #expect(Self.lines.count > 200)
  }

  /// FoodKeeper's own figures, where they lie beside this repository.
  private static let source = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/prediction/data/foodkeeper_shelf_life.csv")

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: source.path),
      "FoodKeeper's figures are not part of this repository"))
  func `every figure is FoodKeeper's but for those of lines that say otherwise`() throws {
    let text = try String(contentsOf: Self.source, encoding: .utf8)
    var figures: [String: [ClosedRange<Double>]] = [:]
    for row in text.split(whereSeparator: \.isNewline).dropFirst() {
      let cells = Self.cells(of: row)
      guard let least = Double(cells[10]), least > 0 else { continue }
      // What was bought frozen keeps thawed as others do opened.
      let state = cells[8] == "thawed" ? "opened" : cells[8]
      let key = "\(cells[0]) \(cells[7]) \(state)"
      figures[key, default: []].append(least...(Double(cells[11]) ?? least))
    }
    var count = 0
    for line in Self.lines where !line.food.isOwn {
      for storage in [Storage.fridge, .freezer, .pantry] {
        for (isOpened, state) in [(false, "unopened"), (true, "opened")] {
          guard let days = line.food.days(in: storage, isOpened: isOpened) else { continue }
          let own = figures["\(line.food.number) \(storage.name) \(state)"] ?? []
          #expect(
            own.contains {
              abs($0.lowerBound - days.lowerBound) < 0.01
                && abs($0.upperBound - days.upperBound) < 0.01
            }, "\(line.food.number) \(storage.name) \(state) \(days)")
          count += 1
        }
      }
    }
    #expect(count > 500)
  }

  private static func cells(of row: Substring) -> [String] {
    var cells = [""]
    var isQuoted = false
    for character in row {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == ",", !isQuoted {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
    }
    return cells
  }

  @Test(
    arguments: [
      ("Whole Milk 1 l", 27), ("Bio Vollmilch 3,5 %", 27), ("Lait demi-écrémé", 27),
      ("H-Milch 1,5 %", 644), ("Butter", 1), ("Peanut Butter 350 g", 387), ("Butterkeks", 200),
      ("Strawberry Yogurt", 33), ("Erdbeerjoghurt", 33), ("Strawberries 500 g", 481),
      ("Chicken Breast", 117), ("Hähnchenbrustfilet", 117), ("Rinderhackfleisch", 43),
      ("Schweineschnitzel", 60), ("Tomato Soup", 193), ("Frozen Peas", 331), ("Pommes frites", 313),
      ("Olio extra vergine di oliva", 227), ("Huevos camperos", 21), ("Red Wine Vinegar", 361),
      ("Baking Soda", 213), ("Orange Juice", 404), ("Ice Cream Vanilla", 317),
      ("Tomatensuppe 800 ml", 372), ("Pfirsiche 820 g", 373), ("Pfirsiche 1 kg", 266),
      ("Pancake Syrup", 398), ("Onion Soup Mix", 396), ("Piri Piri Chicken", 113),
      ("Rotkäppchen Camembert", 7), ("Cup a Soup", 396), ("Smoked Oysters", 619),
      ("HOT DOG BUNS", 195), ("Hot Dogs 8 pack", 98), ("SANDWICH BUNS", 195),
    ])
  func `a product's words tell its food`(_ name: String, _ number: Int) {
    #expect(Self.number(name) == number)
  }

  @Test(arguments: ["Batteries AA", "Zahnbürste", "", "Sch", "Preisschild"])
  func `what is no food is none`(_ name: String) {
    #expect(Self.number(name) == nil)
  }

  @Test func `a figure is read in days`() throws {
    let food = try #require(PublishedFood("9 made, pantry 1-2w, freezer 1y, opened-fridge 3d"))
    #expect(food.usual == .pantry)
    #expect(food.days(in: .pantry, isOpened: false) == 7...14)
    #expect(food.days(in: .freezer, isOpened: false) == 365.25...365.25)
    #expect(food.days(in: .fridge, isOpened: true) == 3...3)
    #expect(food.days(in: .fridge, isOpened: false) == nil)
    for text in ["9", "x fridge 1d", "9 cellar 1d", "9 fridge 2-1d", "9 fridge 3q", "9 made"] {
      #expect(PublishedFood(text[...]) == nil, "\(text)")
    }
  }
}
