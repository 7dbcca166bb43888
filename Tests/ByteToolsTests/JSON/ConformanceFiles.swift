@testable import ByteTools

/// Public conformance files that lie beside the package, where somebody has put them there.
struct ConformanceFiles {
  let path: String

  init(_ folder: String) {
    let file: String = #filePath
    let root = file.split(separator: "/").dropLast(4).joined(separator: "/")
    path = "/\(root)/../shared/conformance/\(folder)"
  }

  var isThere: Bool { FileSystem.isDirectory(path) }

  func files(endingIn ending: String) throws -> [(name: String, bytes: [UInt8])] {
    try FileSystem.names(in: path).filter { $0.hasSuffix(ending) }.map { name in
      let file = try PosixFile(reading: path + "/" + name)
      return (name, try file.bytes(at: 0, count: file.size()))
    }
  }
}
