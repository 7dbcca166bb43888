import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct ContributionTests {
  private static func contributor(_ contributions: Int) -> Contributor {
    Contributor(person: "Ana", events: 0, lines: 0, counts: [contributions, 0, 0, 0, 0])
  }

  @Test(arguments: [
    (0, 1, "0.0"), (9, 1, "90.0"), (10, 2, "0.0"), (24, 2, "93.3"), (25, 3, "0.0"),
    (50, 4, "0.0"), (99, 4, "98.0"), (100, 5, "0.0"), (199, 5, "99.0"),
  ])
  func `levels hold from 0, 10, 25, 50, 100 and 200 on`(
    count: Int, level: Int, progress: String
  ) {
    let row = Self.contributor(count)
    #expect(row.level == level)
    #expect(row.progressPercent == progress)
    #expect(row.next == Contributor.levels[level])
  }

  @Test func `there is nothing above the highest level`() {
    #expect(Self.contributor(200).level == 6)
    #expect(Self.contributor(900).next == nil)
    #expect(Self.contributor(200).progressPercent == nil)
  }
}
