import GroceryModel
import Testing

@testable import Importing

@Suite struct RejectsFileTests {
  @Test func `rejected records stand byte for byte under their header and import again`() throws {
    let text = "date;item;total\n2026-01-02;Milk;1,00\nsoon;\"Tea; \"\"green\"\"\";2,50\n"
    let file = try TemporaryFile(Array(text.utf8))
    let reader = try FileReader(path: file.path)
    let options = ImportOptions(currency: Currency("EUR"))
    let schema = try reader.inferSchema(options)
    var rejects = RejectsFile(schema)
    try reader.forEachRecord(as: schema) { record in rejects.add(record) }
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

  @Test func `the rejects of a file of rejects keep line and columns of the original`() throws {
    let text = "line,reason,date,item,total\n7,\"bad, very\",soon,Tea,2.50\n"
    let file = try TemporaryFile(Array(text.utf8))
    let reader = try FileReader(path: file.path)
    let schema = try reader.inferSchema(ImportOptions(currency: Currency("EUR")))
    #expect(schema.unusedColumns == [])
    var rejects = RejectsFile(schema)
    try reader.forEachRecord(as: schema) { record in rejects.add(record) }
    #expect(
      String(decoding: rejects.bytes, as: UTF8.self)
        == "line,reason,date,item,total\n"
        + "7,\"'soon' is not a date (year, month, day)\",soon,Tea,2.50\n")
    rejects.remove([2])
    #expect(rejects.count == 0)
    #expect(String(decoding: rejects.bytes, as: UTF8.self) == "line,reason,date,item,total\n")
  }

  @Test(
    arguments: [
      ("april.csv.rejects.csv", "april.csv"), ("april.csv.2.rejects.csv", "april.csv"),
      ("2026.rejects.csv", "2026"), ("april.csv", nil), (".rejects.csv", nil),
    ] as [(String, String?)])
  func `a file of rejects is named after its original`(name: String, original: String?) {
    #expect(RejectsFile.originalName(of: name) == original)
  }
}
