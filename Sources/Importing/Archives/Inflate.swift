/// Decompresses data in the DEFLATE format.
///
/// Source: RFC 1951, with the decoding of canonical codes by counts, as in the program `puff` of zlib.
struct Inflate {
  enum Fault: Error {
    case damaged
    case tooLong
  }

  private let input: ArraySlice<UInt8>
  private var place: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// Returns the decompressed bytes.
  ///
  /// - Parameters:
  ///   - input: The compressed bytes, and perhaps others behind them.
  ///   - limit: The most bytes that may come of them.
  /// - Returns: What was compressed.
  /// - Throws: ``Fault`` if the data is damaged, or longer than the limit.
  static func bytes(of input: ArraySlice<UInt8>, limit: Int) throws(Fault) -> [UInt8] {
    var inflate = Inflate(input, limit)
    try inflate.run()
    return inflate.output
  }

  private init(_ input: ArraySlice<UInt8>, _ limit: Int) {
    self.input = input
    self.limit = limit
    place = input.startIndex
  }

  private mutating func run() throws(Fault) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try expand(Self.fixed.literals, Self.fixed.distances)
      case 2:
        let codes = try readCodes()
        try expand(codes.literals, codes.distances)
      default: throw .damaged
      }
    }
  }

  /// Returns the next bits, the first of them lowest.
  private mutating func take(_ count: Int) throws(Fault) -> Int {
    while bitCount < count {
      guard place < input.endIndex else { throw .damaged }
      bits |= UInt32(input[place]) << UInt32(bitCount)
      place += 1
      bitCount += 8
    }
    let value = bits & (1 << UInt32(count) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func copyStored() throws(Fault) {
    (bits, bitCount) = (0, 0)
    guard place + 4 <= input.endIndex else { throw .damaged }
    let count = Int(input[place]) | Int(input[place + 1]) << 8
    let check = Int(input[place + 2]) | Int(input[place + 3]) << 8
    place += 4
    guard count == ~check & 0xFFFF, place + count <= input.endIndex else { throw .damaged }
    guard output.count + count <= limit else { throw .tooLong }
    output += input[place..<(place + count)]
    place += count
  }

  // MARK: Codes

  /// A canonical Huffman code: how many symbols each length has, and the symbols by length.
  private struct Code {
    private(set) var counts = [Int](repeating: 0, count: 16)
    private(set) var symbols: [Int] = []

    init(_ lengths: [Int]) throws(Fault) {
      for length in lengths { counts[length] += 1 }
      symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted {
        (lengths[$0], $0) < (lengths[$1], $1)
      }
      counts[0] = 0
      var left = 1
      for length in 1...15 {
        left = left << 1 - counts[length]
        guard left >= 0 else { throw .damaged }
      }
    }
  }

  private mutating func symbol(_ code: Code) throws(Fault) -> Int {
    var (value, first, index) = (0, 0, 0)
    for length in 1...15 {
      value |= try take(1)
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw .damaged
  }

  private typealias Codes = (literals: Code, distances: Code)

  private static let fixed: Codes = {
    let lengths =
      Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
      + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8)
    guard let literals = try? Code(lengths),
      let distances = try? Code(Array(repeating: 5, count: 30))
    else { preconditionFailure("the fixed codes of RFC 1951, 3.2.6, are complete") }
    return (literals, distances)
  }()

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func readCodes() throws(Fault) -> Codes {
    let (literals, distances, count) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
    var lengths = [Int](repeating: 0, count: 19)
    for place in Self.order.prefix(count) { lengths[place] = try take(3) }
    let code = try Code(lengths)
    lengths = []
    while lengths.count < literals + distances {
      let symbol = try symbol(code)
      switch symbol {
      case ..<16: lengths.append(symbol)
      case 16:
        guard let last = lengths.last else { throw .damaged }
        lengths += Array(repeating: last, count: try take(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try take(3) + 3)
      default: lengths += Array(repeating: 0, count: try take(7) + 11)
      }
    }
    guard lengths.count == literals + distances else { throw .damaged }
    return (try Code(Array(lengths[..<literals])), try Code(Array(lengths[literals...])))
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  private mutating func expand(_ literals: Code, _ distances: Code) throws(Fault) {
    while true {
      let literal = try symbol(literals)
      if literal == 256 { return }
      guard output.count < limit else { throw .tooLong }
      if literal < 256 {
        output.append(UInt8(literal))
        continue
      }
      guard literal - 257 < Self.lengthBases.count else { throw .damaged }
      let length = Self.lengthBases[literal - 257] + (try take(Self.lengthBits[literal - 257]))
      let code = try symbol(distances)
      guard code < Self.distanceBases.count else { throw .damaged }
      let distance = Self.distanceBases[code] + (try take(max(0, code / 2 - 1)))
      guard distance <= output.count else { throw .damaged }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }
}
