import ByteTools
import GroceryModel
import Importing

/// The `inbox.conf` of a folder, if it has one.
final class InboxFile {
  private var rules: [String: InboxRules] = [:]

  /// What is known of a file: the command line's word before the folder's.
  ///
  /// - Throws: `Failure` naming the line of `inbox.conf` that cannot be followed.
  func options(for file: ImportFile, over specified: ImportOptions) throws -> ImportOptions {
    guard let folder = file.folder else { return specified }
    if rules[folder] == nil { rules[folder] = try Self.read(folder, named: file.name) }
    guard let rule = rules[folder]?.rule(for: file.baseName) else { return specified }
    var options = specified
    options.kind = specified.kind ?? rule.options.kind
    options.currency = specified.currency ?? rule.options.currency
    options.isCurrencyOfFile = specified.currency == nil && rule.options.currency != nil
    options.store = specified.store ?? rule.options.store
    options.date = specified.date ?? rule.options.date
    options.dateOrder = specified.dateOrder ?? rule.options.dateOrder
    options.countsCents = specified.countsCents || rule.options.countsCents
    options.decimalMark = specified.decimalMark ?? rule.options.decimalMark
    options.encoding = specified.encoding ?? rule.options.encoding
    options.acceptsProposals = specified.acceptsProposals || rule.options.acceptsProposals
    options.roles = rule.options.roles.merging(specified.roles) { $1 }
    return options
  }

  /// The profile that the folder names for a file.
  func profile(for file: ImportFile) throws -> (name: String, file: String, line: Int)? {
    guard let folder = file.folder else { return nil }
    if rules[folder] == nil { rules[folder] = try Self.read(folder, named: file.name) }
    guard let rule = rules[folder]?.rule(for: file.baseName), let name = rule.profile else {
      return nil
    }
    return (name, FileSystem.directory(of: file.name) + "/" + InboxRules.fileName, rule.line)
  }

  /// Reads a folder's `inbox.conf`; `named` is the path as the user typed it.
  private static func read(_ folder: String, named name: String) throws -> InboxRules {
    let path = folder + "/" + InboxRules.fileName
    guard FileSystem.exists(path) else { return try InboxRules("") }
    let text = String(decoding: try InputFile.bytes(path), as: UTF8.self)
    do {
      return try InboxRules(text)
    } catch {
      throw Failure(
        Diagnostic(
          .error, error.reason, file: FileSystem.directory(of: name) + "/" + InboxRules.fileName,
          line: error.line), .badInput)
    }
  }
}
