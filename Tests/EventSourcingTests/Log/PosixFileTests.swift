import ByteTools
import Testing

@testable import EventSourcing

@Suite struct PosixFileTests {
  @Test func `bytes are written and read at any place`() throws {
    let larder = TemporaryLarder()
    try SystemDisk.shared.makeFolderIfAbsent(larder.layout.root)
    let path = larder.layout.root + "/file"
    let file = try PosixFile(writing: path)
    try [UInt8]([1, 2, 3]).withUnsafeBufferPointer { try file.write($0, at: 2) }
    #expect(try file.size() == 5)
    #expect(try file.bytes(at: 0, count: 9) == [0, 0, 1, 2, 3])
    #expect(try file.bytes(at: 4, count: 1) == [3])
    #expect(try file.bytes(at: 5, count: 1) == [])
    try file.truncate(to: 3)
    #expect(try file.bytes(at: 1, count: 5) == [0, 1])
  }

  @Test func `replacing a file leaves no other behind`() throws {
    let larder = TemporaryLarder()
    try SystemDisk.shared.makeFolderIfAbsent(larder.layout.root)
    let path = larder.layout.root + "/file"
    try FileSystem.replace(path, with: [1, 2, 3])
    try FileSystem.replace(path, with: [4])
    #expect(try larder.read(path) == [4])
    #expect(try FileSystem.names(in: larder.layout.root) == ["file"])
  }

  @Test func `what is absent is distinguished from other faults`() throws {
    #expect(throws: SystemFault(code: 2)) { _ = try PosixFile(reading: "/nowhere/at/all") }
    #expect(SystemFault(code: 2).isAbsence)
    #expect(!SystemFault(code: 13).isAbsence)
    #expect(SystemFault(code: 2).reason == "No such file or directory")
  }

  @Test(arguments: [
    ("a/b/c", "a/b"), ("/a", "/"), ("a", "."), ("/a/b", "/a"), ("/", "/"),
  ])
  func `the folder of a path is the path without its last part`(path: String, folder: String) {
    #expect(FileSystem.directory(of: path) == folder)
  }
}
