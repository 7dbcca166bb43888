import ByteTools

/// Records as blocks of `key: value` lines, one block for each record.
///
/// Example: `date: 2026-03-02`, `store: Coop`, `amount: 12.50`, a blank line, and the same keys again.
struct KeyValueBlocks {
  private struct Block {
    var start: Int
    var pairs: [(key: String, value: String)] = []
  }

  private let texts: [Substring]
  private var blocks: [Block] = []
  private var keys: [String] = []

  /// The greatest file that is rewritten, in bytes.
  private static let byteLimit = 16 << 20

  /// Returns the records as a table, each on the first line of its block; nil for another text.
  static func table(
    of source: FileSource, from start: Int
  ) throws(ImportError) -> TextTable? {
    let head = try source.bytes(at: start, count: 64 << 10)
    guard source.byteCount - start <= byteLimit,
      KeyValueBlocks(String(decoding: head, as: UTF8.self)) != nil
    else { return nil }
    let bytes = try source.bytes(at: start, count: source.byteCount - start)
    return KeyValueBlocks(String(decoding: bytes, as: UTF8.self))?.table
  }

  private init?(_ text: String) {
    texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var isOpen = false
    var (pairs, filled) = (0, 0)
    for (place, line) in texts.enumerated() {
      guard line.contains(where: { $0.isLetter || $0.isNumber }) else {
        isOpen = false
        continue
      }
      filled += 1
      let isItem = line.hasPrefix("- ")
      guard let pair = Self.pair(isItem ? line.dropFirst(2) : line) else { continue }
      pairs += 1
      // A key that comes again begins the next record.
      let isRepeated = blocks.last?.pairs.contains { $0.key == pair.key } == true
      if !isOpen || isItem || isRepeated { blocks.append(Block(start: place)) }
      isOpen = true
      blocks[blocks.count - 1].pairs.append(pair)
    }
    keepLikeBlocks()
    guard blocks.count > 1 || namesPayment, keys.count > 2, pairs * 10 >= filled * 9 else {
      return nil
    }
  }

  /// Keeps the blocks that share most of their keys with the others.
  private mutating func keepLikeBlocks() {
    var counts: [String: Int] = [:]
    for key in blocks.flatMap({ $0.pairs.map(\.key) }) { counts[key, default: 0] += 1 }
    let usual = Set(counts.filter { $0.value * 2 > blocks.count }.keys)
    blocks.removeAll { block in
      block.pairs.count { usual.contains($0.key) } * 2 < usual.count || usual.isEmpty
    }
    for key in blocks.flatMap({ $0.pairs.map(\.key) }) where !keys.contains(key) {
      keys.append(key)
    }
    if keys.count > Self.mostKeys { keys = [] }
  }

  private static let mostKeys = 60

  /// True if one block alone names its day, its amount and its store or item.
  private var namesPayment: Bool {
    let headers = keys.map(HeaderWords.init)
    func names(_ roles: [Role]) -> Bool {
      headers.contains { header in roles.contains { RoleWords.score(header, $0) >= 10 } }
    }
    return blocks.count == 1 && names([.date]) && names([.total]) && names([.store, .item])
  }

  private static func pair(_ line: Substring) -> (key: String, value: String)? {
    guard let mark = line.firstIndex(where: { $0 == ":" || $0 == "=" }) else { return nil }
    let key = trimmed(line[..<mark])
    let rest = line[line.index(after: mark)...]
    guard !key.isEmpty, key.count <= 40, key.first?.isLetter == true,
      !key.contains(where: { ",;|\t".contains($0) }), rest.first?.isWhitespace ?? true
    else { return nil }
    return (key, trimmed(rest).filter { $0 != "\"" }.replacing("\t", with: " "))
  }

  private static func trimmed(_ text: Substring) -> String {
    withBytes(of: String(text)) { trimmedText($0) }
  }

  private var table: TextTable {
    let first = blocks[0].start
    var rows = texts.indices.map { $0 < first ? String(texts[$0]).replacing("\t", with: " ") : "" }
    for block in blocks {
      rows[block.start] = keys.map { key in
        block.pairs.first { $0.key == key }?.value ?? ""
      }.joined(separator: "\t")
    }
    return TextTable(rows, head: keys.joined(separator: "\t"), above: first)
  }
}
