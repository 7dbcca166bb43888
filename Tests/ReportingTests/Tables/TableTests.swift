import Reporting
import Testing

@Suite struct TableTests {
  @Test func `people read a name without its underscores`() {
    #expect(Column("days_left").heading == "days left")
    #expect(Column("days_left", heading: "days").heading == "days")
  }

  @Test func `rows are added at the end`() {
    var table = empty
    table.append([.text("milk"), .count(1)])
    #expect(table.rows == [[.text("milk"), .count(1)]])
  }

  @Test func `a row of another width is a bug`() async {
    await #expect(processExitsWith: .failure) {
      var table = Table(name: "t", columns: [Column("c")])
      table.append([])
    }
  }
}
