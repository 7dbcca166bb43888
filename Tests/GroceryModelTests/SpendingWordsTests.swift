import Testing

@testable import GroceryModel

@Suite struct SpendingWordsTests {
  @Test func `no word stands in two lists, or twice in one`() {
    let all = [
      SpendingWords.services, SpendingWords.servicesAlone, SpendingWords.goods,
      SpendingWords.charges,
    ].joined()
    let counts = Dictionary(grouping: all) { NameKey.matching($0) }
    #expect(counts.filter { $0.value.count > 1 }.keys.sorted() == [])
    #expect(all.allSatisfy { !$0.isEmpty && $0.first != " " && $0.last != " " })
  }
}
