import GroceryModel

/// Options that several commands about lists share.
enum ListOptions {
  /// The list that a command is about.
  static let list = Option("list", "NAME", "the list; the only open one by default")
  static let force = Flag("force", "record it even if the list exceeds its budget")
  static let quantity = Option<ExactDecimal>(atLeastZero: "quantity", "NUMBER", "how much")
  static let unit = Option("unit", "UNIT", "of what")
  static let variant = Option("variant", "NAME", "its variant")
  static let note = Option("note", "TEXT", "a remark")
  static let store = Option("store", "NAME", "where")
  static let price = Option<ExactDecimal>(
    atLeastZero: "price", "NUMBER", "the price of one unit"
  ).excluding(total)
  static let total = Option<ExactDecimal>(
    atLeastZero: "total", "NUMBER", "the price of the whole quantity")
  static let budget = Option<ExactDecimal>(atLeastZero: "budget", "AMOUNT", "its budget")
  static let all = Flag("all", "all open entries")

  /// Options of every command that changes a list.
  @OptionList static var changing: [OptionSpec] {
    CommonOptions.dryRun
    CommonOptions.writing
  }
}
