import Testing

@testable import Importing

@Suite struct ZipArchiveTests {
  private static let zip = StoredZip.bytes([("a.csv", "one"), ("b/c.txt", "two")])

  @Test func `the files are those of the directory`() throws {
    let archive = try #require(ZipArchive(Self.zip))
    #expect(archive.entries.map(\.name) == ["a.csv", "b/c.txt"])
    #expect(archive.content(of: "b/c.txt") == Array("two".utf8))
    #expect(archive.content(of: "d") == nil)
  }

  @Test func `a damaged file has no content, and a cut archive is none`() throws {
    var damaged = Self.zip
    let place = try #require(damaged.firstIndex(of: UInt8(ascii: "o")))
    damaged[place] = UInt8(ascii: "0")
    #expect(ZipArchive(damaged)?.content(of: "a.csv") == nil)
    for count in 0..<Self.zip.count - 1 {
      #expect(ZipArchive(Array(Self.zip[..<count])) == nil)
    }
  }

  @Test func `changed bytes never crash`() {
    for place in Self.zip.indices {
      var damaged = Self.zip
      damaged[place] ^= 0xFF
      guard let archive = ZipArchive(damaged) else { continue }
      for entry in archive.entries { _ = archive.content(of: entry) }
    }
  }
}
