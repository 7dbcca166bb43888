import FaultyDisk
import SeededRandom
import Testing

@testable import ByteTools

/// An overlay is read as a disk with the same changes, and the disk below never changes.
@Suite struct OverlayDiskTests {
  private static let paths = ["/a", "/b", "/home/c", "/home/d"]

  /// Does one random operation and tells what can be seen of its result.
  private func step(_ random: inout SplitMix64, on disk: any Disk) -> String {
    let path = Self.paths[Int(random.next() % 4)]
    let other = Self.paths[Int(random.next() % 4)]
    let bytes = (0..<random.next() % 40).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    let place = Int(random.next() % 60)
    let action = random.next() % 6
    do throws(SystemFault) {
      switch action {
      case 0, 1:
        try PosixFile(writing: path, on: disk).write(at: place, bytes)
      case 2: try PosixFile(writing: path, on: disk).truncate(to: place)
      case 3: try disk.rename(path, to: other)
      case 4: try disk.remove(path)
      default: break
      }
      return "done"
    } catch {
      return error.reason
    }
  }

  private func contents(of disk: any Disk) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for folder in ["", "/home"] {
      for name in try disk.names(in: folder.isEmpty ? "/" : folder) {
        let path = folder + "/" + name
        guard try disk.status(at: path).kind == .file else { continue }
        let file = try PosixFile(reading: path, on: disk)
        contents[path] = try file.bytes(at: 0, count: try file.size() + 1)
        let mapped = FileMapping(file).map { Array($0.bytes) } ?? []
        #expect(mapped == contents[path])
      }
    }
    return contents
  }

  @Test(arguments: 0..<200)
  func `an overlay reads as a disk with the same changes`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let base = FaultyDisk()
    for _ in 0..<8 { _ = step(&random, on: base) }
    let (model, before) = (base.copy(), base.contents)
    let overlay = OverlayDisk(over: base)
    for _ in 0..<20 {
      var copy = random
      #expect(step(&random, on: overlay) == step(&copy, on: model))
      #expect(try contents(of: overlay) == contents(of: model))
    }
    #expect(base.contents == before)
  }

  @Test func `a file that grows below is seen as it was when it was opened`() throws {
    let base = FaultyDisk()
    try PosixFile(writing: "/a", on: base).write(at: 0, [1, 2, 3])
    let overlay = OverlayDisk(over: base)
    try PosixFile(writing: "/a", on: overlay).write(at: 3, [9])
    try PosixFile(writing: "/a", on: base).write(at: 3, [4, 5])
    #expect(try PosixFile(reading: "/a", on: overlay).bytes(at: 0, count: 9) == [1, 2, 3, 9])
  }
}

extension PosixFile {
  fileprivate func write(at place: Int, _ bytes: [UInt8]) throws(SystemFault) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(SystemFault) in
      try write(buffer, at: place)
    }
  }
}
