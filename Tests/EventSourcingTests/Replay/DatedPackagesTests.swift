import GroceryModel
import Testing

@testable import EventSourcing

@Suite struct DatedPackagesTests {
  private static let days = (0..<60).map { Day(ordinal: 20_000 + $0) }

  @Test func `a package holds from its day until the next one`() {
    var packages = DatedPackages()
    packages.describe("150 g", from: Self.days[40])
    packages.describe("200 g", from: Self.days[10])
    #expect(packages.package(on: Self.days[9]) == nil)
    #expect(packages.package(on: Self.days[10]) == "200 g")
    #expect(packages.package(on: Self.days[39]) == "200 g")
    #expect(packages.package(on: Self.days[40]) == "150 g")
    #expect(packages.changes == [Self.days[10], Self.days[40]])
  }

  @Test func `one without a day holds on all days before the others`() {
    var packages = DatedPackages()
    packages.describe("150 g", from: Self.days[40])
    packages.describe("200 g", from: .unstated)
    #expect(packages.package(on: Day(ordinal: -1)) == "200 g")
    #expect(packages.package(on: Self.days[39]) == "200 g")
    #expect(packages.package(on: Self.days[40]) == "150 g")
    #expect(packages.changes == [Self.days[40]])
  }

  @Test func `of two of one day the one taken in last holds`() {
    var packages = DatedPackages()
    packages.describe("1 l", from: Self.days[0])
    packages.describe("0.9 l", from: Self.days[0])
    #expect(packages.package(on: Self.days[0]) == "0.9 l")
    #expect(packages.changes == [Self.days[0]])
  }
}
