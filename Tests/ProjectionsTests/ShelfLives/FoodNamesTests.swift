import Foundation
import Testing

@testable import Projections

/// How often a printed name gives the wrong life or another food, over a list of names in five languages.
@Suite struct FoodNamesTests {
  /// One line of `FoodNames.txt`.
  struct Expectation: Sendable {
    let language: Substring
    let name: Substring
    /// Nil for what is not eaten.
    let lives: PublishedFood?
    /// FoodKeeper's numbers that a match may have; 0 stands for a life by category.
    let foods: Set<Int>

    init(_ line: Substring) throws {
      let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
      try #require(cells.count == 4, "\(line)")
      func trimmed(_ cell: Substring) -> Substring { cell.last == " " ? cell.dropLast() : cell }
      language = trimmed(cells[0])
      name = trimmed(cells[1])
      let places = trimmed(cells[2])
      lives = places == "-" ? nil : PublishedFood("0 " + places)
      try #require(places == "-" || lives != nil, "\(line)")
      foods = Set(cells[3].split(separator: " ").compactMap { Int($0) })
    }

    /// What is wrong with the product's published lives; nothing if they lie within half of the range.
    func faults() -> [String] {
      guard let prior else { return lives == nil ? [] : ["no life"] }
      guard let lives else { return ["a life for what is not eaten"] }
      var faults: [String] = []
      for isOpened in [false, true] {
        let storage = isOpened ? openedStorage : prior.usual
        guard let storage, let days = prior.life(in: storage, isOpened: isOpened)?.days else {
          if !isOpened { faults.append("no life in \(prior.usual.name)") }
          continue
        }
        let range = lives.days(in: storage, isOpened: isOpened)
        guard let range else {
          faults.append("kept in \(storage.name)")
          continue
        }
        if days < range.lowerBound / 2 || days > range.upperBound * 1.5 {
          faults.append("\(isOpened ? "opened " : "")\(Int(days)) days")
        }
      }
      return faults
    }

    /// The number of a food that the name does not mean.
    var otherFood: Int? {
      guard let number = prior?.food?.number ?? (prior == nil || lives != nil ? nil : 0) else {
        return nil
      }
      return lives != nil && foods.contains(number) ? nil : number
    }

    private var prior: ProductPrior? {
      ProductPrior(
        name: name, category: KeywordCategories.match(name)?.category.rawValue ?? "Other")
    }

    private var openedStorage: Storage? {
      guard let lives else { return nil }
      return [.fridge, .pantry].first { lives.days(in: $0, isOpened: true) != nil }
    }
  }

  private static func expectations() throws -> [Expectation] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "FoodNames.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { try Expectation($0) }
  }

  @Test func `at most six names in a hundred are wrong by more than half`() throws {
    let all = try Self.expectations()
    #expect(all.count >= 300)
    #expect(Set(all.map(\.language)) == ["en", "de", "fr", "it", "es"])
    let wrong = all.map { ($0.name, $0.faults()) }.filter { !$0.1.isEmpty }
    #expect(
      wrong.count * 100 <= all.count * 6,
      "\(wrong.count) of \(all.count): \(wrong.map { "\($0.0): \($0.1)" }.joined(separator: "\n"))")
  }

  @Test func `at most two names in a hundred give another food`() throws {
    let all = try Self.expectations()
    let other = all.filter { $0.otherFood != nil }
    #expect(
      other.count * 100 <= all.count * 2,
      "\(other.count) of \(all.count): \(other.map { "\($0.name): \($0.otherFood ?? 0)" }.joined(separator: "\n"))"
    )
  }
}
