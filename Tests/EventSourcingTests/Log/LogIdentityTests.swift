import ByteTools
import GroceryModel
import Testing

@testable import EventSourcing

@Suite struct LogIdentityTests {
  @Test func `the first write makes a larder, and no later one rewrites its identity`() throws {
    let larder = TemporaryLarder()
    try larder.append([.purchase("Milk")])
    let text = String(decoding: try larder.read(larder.layout.identity), as: UTF8.self)
    #expect(
      text
        == "{\"format\":1,\"id\":\"test\",\"created\":\"\(Instant(microseconds: larder.clock))\"}\n"
    )
    try larder.append([.purchase("Bread")])
    #expect(String(decoding: try larder.read(larder.layout.identity), as: UTF8.self) == text)
  }

  @Test func `a larder is made with the folders above it`() throws {
    let larder = TemporaryLarder()
    let layout = LogLayout(root: larder.layout.root + "/a/b/.larder")
    _ = try LogWriter(
      layout, now: Instant(microseconds: 0), newIdentifier: "x", lockTimeout: 5)
    #expect(try LogSnapshot(of: layout).head == .empty)
    let file = larder.layout.root + "/file"
    try larder.write([], to: file)
    #expect(throws: LogError.cannotCreate(path: file + "/log", reason: "Not a directory")) {
      _ = try LogWriter(
        LogLayout(root: file), now: Instant(microseconds: 0), newIdentifier: "x", lockTimeout: 5)
    }
  }

  @Test func `a lost identity is damage to readers and writers, with HEAD and without`() throws {
    for losesHead in [false, true] {
      let larder = try LogVerificationTests.small()
      FileSystem.remove(larder.layout.identity)
      if losesHead { FileSystem.remove(larder.layout.head) }
      let error = LogError.damaged(
        LogPlace(path: larder.layout.identity, offset: 0), reason: "larder.json is missing")
      #expect(larder.refusal() == error)
      let before = try larder.files()
      #expect(throws: error) { _ = try larder.writer() }
      #expect(try larder.files() == before)
    }
  }

  @Test func `a newer format is named, and garbage is damage`() throws {
    let larder = try LogVerificationTests.small()
    let place = LogPlace(path: larder.layout.identity, offset: 0)
    try larder.write(Array("{\"id\":\"x\",\"format\":2}\n".utf8), to: larder.layout.identity)
    #expect(larder.refusal() == .newer(place, reason: "format 2; this program reads format 1"))
    for garbage in ["", "{}", "{\"format\":1", "[1]", "{\"format\":\"1\"}", "{\"format\":1}x"] {
      try larder.write(Array(garbage.utf8), to: larder.layout.identity)
      #expect(larder.refusal() == .damaged(place, reason: "larder.json is not valid"))
    }
  }
}
