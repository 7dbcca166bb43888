import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct StockQuestionTests {
  @Test(arguments: 1...25)
  func `rows are in the order of last good day, name, purchase and event`(_ seed: Int) throws {
    let firstDay = Day.on("2026-03-01")
    var pantry = RandomPantry(seed: UInt64(seed), firstDay: firstDay)
    let larder = try TemporaryLarder(pantry.facts(pantry.random.pick(20...80)))
    var question = StockQuestion()
    question.showsAll = true
    for predicts in [false, true] {
      question.predictsLives = predicts
      let rows = try withExtendedLifetime(larder) {
        try question.answer(from: larder.replay(today: firstDay + 40)).rows
      }
      for (row, next) in zip(rows, rows.dropFirst()) {
        #expect(!precedes(next, row))
      }
    }
  }

  private func precedes(_ left: StockQuestion.Row, _ right: StockQuestion.Row) -> Bool {
    let (first, second) = (left.expires ?? .on("9999-01-01"), right.expires ?? .on("9999-01-01"))
    if first != second { return first < second }
    if left.item != right.item {
      return left.item.utf8.lexicographicallyPrecedes(right.item.utf8)
    }
    let (bought, other) = (
      left.purchased ?? .on("0001-01-01"), right.purchased ?? .on("0001-01-01")
    )
    if bought != other { return bought < other }
    return (left.event, left.remaining) < (right.event, right.remaining)
  }
}
