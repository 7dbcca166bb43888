import GroceryModel
import Importing

extension OptionSpec {
  /// Options of both `import` and `batch`.
  static let importing: [OptionSpec] = [
    value(
      "as", "KIND", "what the file holds, if its columns do not show it",
      allowed: ImportKind.allCases.map(\.rawValue) + FamilyKind.allCases.map(\.rawValue)),
    value("currency", "CODE", "the currency of amounts without one"),
    value("store", "NAME", "the store of lines without one"),
    value("date", "DATE", "the day of lines without one"),
    value(
      "date-order", "ORDER", "the order of dates such as 03/04/26",
      allowed: DateOrder.allCases.map(\.rawValue)),
    value(
      "decimal", "MARK",
      "the decimal mark, if amounts such as 1.250 are ambiguous, or cents if they count those",
      allowed: DecimalMark.allCases.map(\.rawValue) + [ImportOptions.cents]),
    value(
      "set", "ROLE=COLUMN", "use a column, by header or number, for a role", isRepeatable: true),
    value(
      "with", "FILE", "a file of the lines' receipts, joined by receipt number",
      completion: .file),
    value("encoding", "NAME", "the file's encoding, if it is not detected"),
    flag("yes", "accept proposed columns, and a currency that does not fit the file"),
    value("profile", "NAME", "read the files with this profile, whatever their header"),
    flag("no-profile", "ignore all profiles"),
    value("save-as", "NAME", "save how the file was read; answers to questions are always saved"),
    flag("accept-changes", "replace recorded lines whose totals have changed"),
    flag("same-receipt", "treat partly matching lines as the recorded receipt"),
    flag("another-receipt", "treat partly matching lines as another receipt"),
    flag(
      "replace-list",
      "retract purchases recorded from a shopping list of that day and store"),
    flag("replace", "retract the lines of an earlier reading of the same records"),
    flag("keep-both", "keep the lines of both readings of the same records"),
    value(
      "rejects", "DIR|none", "the folder for rejects files; by default each file's own folder",
      completion: .directory),
    dryRun,
  ]
}
