import ByteTools
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

/// A kept state is taken up by any program that gives it the same version: so what makes a state may
/// not change under one version.
@Suite struct StateVersionTests {
  /// A state, the sources that decide what is in it, and the digest of these at that version.
  struct KeptState: Sendable, CustomTestStringConvertible {
    let name: String
    let version: Int
    let sources: [String]
    let digest: String

    var testDescription: String { name }
  }

  private static let tables = [
    "Names/NameTable", "Names/NameTable+Batches", "Names/NameWords", "Spending/TupleTable",
    "Spending/TupleTable+Cells",
    "Spending/CellMemory",
  ]
  private static let spending =
    tables + [
      "Spending/SpendingFold", "Spending/SpendingFold+State", "Spending/CellPlan",
      "Spending/LineKeys", "Spending/UnfiledLines",
    ]

  static let states: [KeptState] = [
    KeptState(
      name: SpendingFold.stateName, version: SpendingFold.stateVersion, sources: spending,
      digest: "6:fc044df2f5637b93"),
    KeptState(
      name: BudgetFold.stateName, version: BudgetFold.stateVersion,
      sources: spending + ["Budgets/BudgetFold"], digest: "5:953defd2d689d883"),
    KeptState(
      name: HouseholdFold.stateName, version: HouseholdFold.stateVersion,
      sources: spending + [
        "Budgets/BudgetFold", "Reports/HouseholdFold", "Reports/FingerprintFold",
        "Reports/ReportFacts", "Prices/PriceTables", "Prices/PriceObservation",
        "Prices/DecimalTable", "Stock/StockFold", "Stock/StockFacts", "Names/ItemFold",
      ], digest: "10:8de5135ddb8dbf1f"),
    KeptState(
      name: FingerprintFold.stateName, version: FingerprintFold.stateVersion,
      sources: ["Reports/FingerprintFold"], digest: "1:d4b7d0c00c3e935d"),
    KeptState(
      name: ReportInputs.stateName, version: ReportInputs.stateVersion,
      sources: ["Reports/ReportInputs", "Reports/FingerprintFold"], digest: "1:f8645ac7879eca31"),
    KeptState(
      name: ProductCategories.stateName, version: ProductCategories.stateVersion,
      sources: tables + ["Spending/ProductCategories"], digest: "4:627999c2bb82cf09"),
    KeptState(
      name: PaidSums.stateName, version: PaidSums.stateVersion,
      sources: spending + [
        "Names/ItemFold", "Index/PaidSums", "Index/PaidSums+State", "Prices/PriceFold",
        "Prices/QuantityMeasures",
      ], digest: "5:a488f50696a650c"),
  ]

  @Test(arguments: states)
  func `a state's sources change only with its version`(state: KeptState) throws {
    let projections = RepositoryFiles.root + "/Sources/Projections/"
    let mix = try state.sources.reduce(UInt128(0)) { mix, source in
      let file = try PosixFile(reading: projections + source + ".swift")
      let bytes = try file.bytes(at: 0, count: try file.size())
      return bytes.withUnsafeBytes { StableHash.mix($0, seed: mix) }
    }
    let digest = "\(state.version):" + String(UInt64(truncatingIfNeeded: mix), radix: 16)
    #expect(
      digest == state.digest,
      """
      what makes the state '\(state.name)' has changed: raise its stateVersion, unless it would hold \
      the same for the same events, and enter the new digest here
      """)
  }

  @Test func `names of states are their own`() {
    #expect(Set(Self.states.map(\.name)).count == Self.states.count)
  }
}

/// The repository that the tests were built from.
enum RepositoryFiles {
  static let root = #filePath.split(separator: "/").dropLast(4)
    .reduce("") { $0 + "/" + $1 }
}
