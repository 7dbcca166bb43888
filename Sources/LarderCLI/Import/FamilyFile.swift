import ByteTools
import EventSourcing
import GroceryModel
import Importing

/// A CSV file of one family of facts, as `log export --as` writes it.
struct FamilyFile {
  private let file: ImportFile
  private let kind: FamilyKind
  private let table: CellTable

  /// The longest file of this kind that is read: such files hold what a household typed.
  private static let mostBytes = 64 << 20

  /// Nil for a file of another kind.
  ///
  /// - Parameters:
  ///   - file: The file to be imported.
  ///   - stated: What `--as` says; nil where the header decides.
  /// - Throws: `Failure` where the file cannot be read, or lacks a column that its kind needs.
  init?(_ file: ImportFile, stated: String?) throws {
    let named = stated.flatMap(FamilyKind.init(rawValue:))
    guard stated == nil || named != nil else { return nil }
    if named == nil, !Self.mayBe(file.path) { return nil }
    do throws(ImportError) {
      table = try CellTable(path: file.path)
    } catch {
      guard named != nil else { return nil }
      throw Failure(error, reading: file)
    }
    guard let kind = named ?? FamilyKind(header: table.header) else { return nil }
    (self.file, self.kind) = (file, kind)
    try checkHeader()
  }

  /// Whether the first line names a column that only these files have.
  private static func mayBe(_ path: String) -> Bool {
    guard let source = try? PosixFile(readingRegular: path), let size = try? source.size(),
      size <= mostBytes, let head = try? source.bytes(at: 0, count: min(512, size))
    else { return false }
    let line = String(decoding: head.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    return line.split(separator: ",").contains("entered")
  }

  private func checkHeader() throws {
    let needed = PayloadSchema.of(kind.type).keys.filter(\.isRequired).map(\.name) + ["date"]
    let missing = needed.filter { !table.header.contains($0) }
    let unknown = table.header.filter { !kind.columns.contains($0) }
    guard missing.isEmpty, unknown.isEmpty else {
      throw Failure(
        Diagnostic(
          .error,
          missing.isEmpty
            ? "unknown \(unknown.count == 1 ? "column" : "columns") \(unknown.joined(separator: ", "))"
            : "no column \(missing.joined(separator: ", "))",
          file: file.name, line: 1,
          expected: "some of \(kind.columns.joined(separator: ", "))"), .badInput)
    }
  }

  /// The rows as JSON lines of events, each in the line of its row.
  ///
  /// - Throws: `Failure` after naming every row that cannot be read, so that none is recorded.
  func eventLines(_ session: Session) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var written = 0
    var faults = 0
    for (line, cells) in table.records {
      do {
        let event = try eventLine(cells, session)
        bytes += Array(repeating: 0x0A, count: max(0, line - 1 - written)) + event
        written = max(line, written + 1)
      } catch let fault as RowFault {
        faults += 1
        session.console.say(
          Diagnostic(
            .error, fault.found, file: file.name, line: line, expected: fault.expected))
      }
    }
    guard faults == 0 else {
      throw Failure(
        Diagnostic(
          .error, "\(counted(faults, "row")) cannot be read", file: file.name,
          hint: "mend them and import again; nothing of the file was recorded"), .badInput)
    }
    return bytes
  }

  private struct RowFault: Error {
    let found: String
    let expected: String?
  }

  private func eventLine(_ cells: [String], _ session: Session) throws -> [UInt8] {
    var values = Dictionary(
      zip(table.header, cells).filter { !$1.isEmpty }, uniquingKeysWith: { first, _ in first })
    let stated = values.removeValue(forKey: "date")
    guard let stated, let day = Day(stated) else {
      throw RowFault(found: "'\(stated ?? "")' is not a date", expected: "one such as 2026-10-31")
    }
    var fact = TypedFact(kind.type, on: day)
    fact.source = file.baseName
    fact.author = values.removeValue(forKey: "by")
    for (name, text) in values { fact.set(name, text) }
    do throws(LineFault) {
      try fact.withFields { (fields) throws(LineFault) in try EventValidation.check(fields) }
    } catch .badValue(let key, let found, let expected) {
      throw RowFault(found: "'\(found)' in column \(key)", expected: expected)
    } catch {
      throw RowFault(found: error.description, expected: nil)
    }
    return fact.withFields { fields in
      var encoder = EventEncoder(capacity: 4 << 10)
      return Array(session.world.now.description.utf8).withUnsafeBufferPointer { moment in
        _ = encoder.append(fields, recorded: moment)
        return Array(encoder.output.bytes)
      }
    }
  }
}
