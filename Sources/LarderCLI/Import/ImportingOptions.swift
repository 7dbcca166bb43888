import GroceryModel
import Importing

/// The options of `import` and `batch` that say how files are read and what is recorded.
enum ImportingOptions {
  static let kind = Option(
    "as", "KIND", "what the file holds, if its columns do not show it",
    allowed: ImportKind.allCases.map(\.rawValue) + FamilyKind.allCases.map(\.rawValue))
  static let currency = Option(
    currency: "currency", "CODE", "the currency of amounts without one")
  static let store = Option("store", "NAME", "the store of lines without one")
  static let date = Option("date", "DATE", "the day of lines without one")
  static let dateOrder = Choice<DateOrder>(
    "date-order", "ORDER", "the order of dates such as 03/04/26", among: DateOrder.allCases)
  static let decimal = Option(
    "decimal", "MARK",
    "the decimal mark, if amounts such as 1.250 are ambiguous, or cents if they count those",
    allowed: DecimalMark.allCases.map(\.rawValue) + [ImportOptions.cents])
  static let set = Option(
    "set", "ROLE=COLUMN", "use a column, by header or number, for a role", isRepeatable: true)
  static let companion = Option(
    "with", "FILE", "a file of the lines' receipts or products, joined by number",
    completion: .file)
  static let encoding = Option("encoding", "NAME", "the file's encoding, if it is not detected")
  static let yes = Flag(
    "yes", "accept proposed columns, and a currency that does not fit the file")
  static let profile = Option(
    "profile", "NAME", "read the files with this profile, whatever their header")
  static let noProfile = Flag("no-profile", "ignore all profiles").excluding(profile)
  static let saveAs = Option(
    "save-as", "NAME", "save how the file was read; answers to questions are always saved")
  static let acceptChanges = Flag(
    "accept-changes", "replace recorded lines whose totals have changed")
  static let sameReceipt = Flag(
    "same-receipt", "treat partly matching lines as the recorded receipt")
  static let anotherReceipt = Flag(
    "another-receipt", "treat partly matching lines as another receipt"
  ).excluding(sameReceipt)
  static let replaceList = Flag(
    "replace-list", "retract purchases recorded from a shopping list of that day and store"
  ).excluding(anotherReceipt)
  static let replace = Flag(
    "replace", "retract the lines of an earlier reading of the same records")
  static let keepBoth = Flag(
    "keep-both", "keep the lines of both readings of the same records"
  ).excluding(replace)
  static let rejects = Option(
    "rejects", "DIR|none", "the folder for rejects files; by default each file's own folder",
    completion: .directory)

  @OptionList static var all: [OptionSpec] {
    kind
    currency
    store
    date
    dateOrder
    decimal
    set
    companion
    encoding
    yes
    profile
    noProfile
    saveAs
    acceptChanges
    sameReceipt
    anotherReceipt
    replaceList
    replace
    keepBoth
    rejects
    CommonOptions.dryRun
  }
}
