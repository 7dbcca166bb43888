import ByteTools
import Testing

@testable import EventSourcing

@Suite struct CheckpointStoreTests {
  /// Keeps records of so many bytes one after the other, and returns those that are still there.
  private static func left(of sizes: [Int], maximumBytes: Int) throws -> [Int] {
    let larder = TemporaryLarder()
    return try withExtendedLifetime(larder) {
      try SystemDisk.shared.makeFolderIfAbsent(larder.layout.root)
      let store = CheckpointStore(larder.layout, build: "test", maximumBytes: maximumBytes)
      for (number, size) in sizes.enumerated() {
        store.keep([UInt8](repeating: 1, count: size), as: "test", of: "\(number)")
        FileSystem.sleep(seconds: 0.02)
      }
      return sizes.indices.filter { store.record("test", of: "\($0)") != nil }
    }
  }

  @Test func `what was unused for longest is removed above the limit`() throws {
    #expect(try Self.left(of: [3000, 3000, 3000], maximumBytes: 7000) == [1, 2])
    #expect(try Self.left(of: [3000, 3000, 3000], maximumBytes: 70_000) == [0, 1, 2])
  }

  @Test func `what is above the limit by itself removes neither itself nor others`() throws {
    #expect(try Self.left(of: [3000, 3000, 9000], maximumBytes: 7000) == [0, 1, 2])
    #expect(try Self.left(of: [9000, 3000, 3000], maximumBytes: 7000) == [0, 1, 2])
    #expect(try Self.left(of: [9000, 3000, 3000, 3000], maximumBytes: 7000) == [0, 2, 3])
  }

  @Test func `of what is above the limit by itself the last four are kept`() throws {
    #expect(
      try Self.left(of: Array(repeating: 9000, count: 6), maximumBytes: 7000) == [2, 3, 4, 5])
  }

  @Test func `a record is written only where it changed`() throws {
    let larder = TemporaryLarder()
    try withExtendedLifetime(larder) {
      try SystemDisk.shared.makeFolderIfAbsent(larder.layout.root)
      let store = CheckpointStore(larder.layout, build: "test")
      func file() throws -> UInt64? {
        let name = try #require(try FileSystem.names(in: larder.layout.cache).first)
        return FileSystem.status(of: larder.layout.cache + "/" + name)?.file
      }
      store.keep([1, 2], as: "test", of: "a")
      let first = try file()
      store.keep([1, 2], as: "test", of: "a")
      #expect(try file() == first)
      store.keep([3], as: "test", of: "a")
      #expect(store.record("test", of: "a") == [3])
      #expect(store.record("test", of: "b") == nil)
      CheckpointStore(larder.layout, build: "test", keeps: false).keep([4], as: "test", of: "a")
      #expect(store.record("test", of: "a") == [3])
    }
  }
}
