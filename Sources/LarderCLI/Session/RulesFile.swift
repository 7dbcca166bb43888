import ByteTools
import GroceryModel
import Projections
import Reporting

/// A larder's `rules.txt`, or another file of that form.
enum RulesFile {
  /// Reads the rules.
  ///
  /// - Parameters:
  ///   - path: The file; it may be absent.
  ///   - console: Receives all faults but the last.
  /// - Returns: The rules; empty without a file.
  /// - Throws: `Failure` with `badInput` if the file cannot be read or parsed.
  static func rules(_ path: String, _ console: Console) throws -> CategoryRules {
    guard FileSystem.exists(path) else { return CategoryRules() }
    guard !FileSystem.isDirectory(path) else {
      throw Failure(.badInput, "'\(path)' is a folder", expected: "a file of category rules")
    }
    let bytes: [UInt8]
    do {
      bytes = try InputFile.bytes(path)
    } catch {
      throw Failure(.badInput, "cannot read '\(path)': \(error.reason)")
    }
    do {
      return try CategoryRules(parsing: bytes, naming: category)
    } catch {
      let diagnostics = error.faults.map { diagnostic($0, path) }
      for diagnostic in diagnostics.dropLast() { console.say(diagnostic) }
      guard let last = diagnostics.last else { return CategoryRules() }
      throw Failure(last, .badInput)
    }
  }

  /// The category that a name in another language stands for, or the word that leaves rows out; nil for a
  /// name that is its own.
  private static func category(_ name: String) -> String? {
    if EntryVocabulary.all.means(name, .ignore) { return CategoryRules.ignored }
    guard let category = CategoryNames.canonical(name),
      NameKey.matching(category) != NameKey.matching(name)
    else { return nil }
    return category
  }

  /// What the rules say that stores go by; nil where they say nothing, or cannot be read.
  static func storeAlias(_ path: String) -> (@Sendable (String) -> String?)? {
    guard FileSystem.exists(path), !FileSystem.isDirectory(path),
      let bytes = try? InputFile.bytes(path), let rules = try? CategoryRules(parsing: bytes),
      !rules.aliases.isEmpty
    else { return nil }
    return { rules.storeAlias(of: $0) }
  }

  private static func diagnostic(_ fault: CategoryRulesError.Fault, _ path: String) -> Diagnostic {
    Diagnostic(
      .error, fault.found, file: path, line: fault.line, column: fault.column,
      expected: fault.expected, excerpt: Excerpt(text: fault.text, caretColumn: fault.column))
  }
}
