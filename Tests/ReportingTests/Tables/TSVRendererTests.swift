import Reporting
import Testing

@Suite struct TSVRendererTests {
  private func text(_ tables: Table...) -> String { TSVRenderer().text(of: tables) }

  @Test func `a header and one record a line`() {
    #expect(
      text(spending)
        == "category\tday\tspent\tlines\nDairy\t2026-10-03\t12.50\t3\n"
        + "Meat, \"fresh\"\t\t-1.05\t-12\n'=1+1\t2026-10-04\t\t\n")
  }

  @Test func `what would break a record is written with a backslash`() {
    #expect(
      text(column("a\tb\nc\rd\\n", "\tx", "-5"))
        == "a_b\na\\tb\\nc\\rd\\\\n\n'\\tx\n'-5\n")
  }

  @Test func `several tables are parted by an empty line`() {
    #expect(text(empty, empty) == "item\tlines\n\nitem\tlines\n")
  }
}
