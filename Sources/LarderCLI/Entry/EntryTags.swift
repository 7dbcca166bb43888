import GroceryModel

/// The options that change a product's tags one by one; `--tags` says all of them.
enum EntryTags {
  private static let add = Option("add-tag", "NAME", "add a tag", isRepeatable: true)
  private static let remove = Option("remove-tag", "NAME", "remove a tag", isRepeatable: true)
  private static let clear = Flag("clear-tags", "remove all tags")

  @OptionList static var options: [OptionSpec] {
    add
    remove
    clear
  }

  /// True if any of them is given.
  static func areGiven(_ arguments: ParsedArguments) -> Bool {
    arguments[clear] || arguments.isGiven(add) || arguments.isGiven(remove)
  }

  /// The tags that a product will have.
  ///
  /// - Parameters:
  ///   - old: Those that it has.
  ///   - arguments: The command line.
  /// - Throws: `Failure` beside --tags, or for a tag to be removed that it does not have.
  /// - Returns: The tags in their order.
  static func changed(_ old: [String], by arguments: ParsedArguments) throws -> [String] {
    guard arguments.values("tags").isEmpty else {
      throw Failure.exclusive(
        "--tags", "--add-tag, --remove-tag or --clear-tags", expected: "all tags, or single ones")
    }
    var tags = arguments[clear] ? [] : old
    for name in arguments.values(remove) {
      let key = NameKey.matching(name)
      guard tags.contains(where: { NameKey.matching($0) == key }) else {
        throw Failure(
          .usage, "the product has no tag '\(name)'",
          hint: NearNames.question(to: name, among: tags))
      }
      tags.removeAll { NameKey.matching($0) == key }
    }
    for name in arguments.values(add).map({ NameKey.printed($0) }) where !name.isEmpty {
      let key = NameKey.matching(name)
      if !tags.contains(where: { NameKey.matching($0) == key }) { tags.append(name) }
    }
    return tags
  }
}
