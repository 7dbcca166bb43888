import GroceryModel
import Testing

@testable import Importing

@Suite struct RejectsFileTests {
  @Test func `rejected records stand byte for byte under their header and import again`() throws {
    let text = "date;item;total\n2026-01-02;Milk;1,00\nsoon;\"Tea; \"\"green\"\"\";2,50\n"
    let file = try TemporaryFile(Array(text.utf8))
    let reader = try FileReader(path: file.path)
    let options = ImportOptions(currency: Currency("EUR"))
    let understanding = try reader.understand(options)
    var rejects = RejectsFile(understanding)
    try reader.forEachRecord(as: understanding) { record in rejects.add(record) }
    #expect(rejects.count == 1)
    let written = String(decoding: rejects.bytes, as: UTF8.self)
    #expect(
      written
        == "line;reason;date;item;total\n"
        + "3;'soon' is not a date (year, month, day);soon;\"Tea; \"\"green\"\"\";2,50\n")
    let mended = written.replacing(";soon;", with: ";2026-01-03;")
    let again = try ImportedFile(mended, options)
    #expect(again["item"] == ["Tea; \"green\""])
    #expect(again["total"] == ["2.50"])
    #expect(again.lines.map(\.date) == ["2026-01-03"])
  }
}
