import GroceryModel
import Projections
import Reporting

/// Categories as a household types them: by the names that its screens show.
extension Session {
  /// The canonical category that a name of the household's language stands for; nil for any other name, and for
  /// one that purchases state themselves.
  func canonicalCategory(_ name: String, _ arguments: ParsedArguments) throws -> String? {
    guard ownLanguage != .english,
      let category = CategoryNames.canonical(name, in: ownLanguage),
      NameKey.matching(category) != NameKey.matching(name)
    else { return nil }
    guard try hasLog() else { return category }
    let own = try KnownNames(self, arguments).categories.map { NameKey.matching($0) }
    return own.contains(NameKey.matching(name)) ? nil : category
  }

  /// The arguments with canonical categories in place of their names in the household's language.
  func namingCategories(_ arguments: ParsedArguments) throws -> ParsedArguments {
    guard ownLanguage != .english else { return arguments }
    func named(_ text: Substring) throws -> String {
      let isNegated = text.hasPrefix("not:")
      let name = String(isNegated ? text.dropFirst(4) : text)
      guard let category = try canonicalCategory(name, arguments) else { return String(text) }
      return (isNegated ? "not:" : "") + category
    }
    return try arguments.mapValues(of: ["category"]) { try named($0[...]) }
      .mapValues(of: ["categories"]) { text in
        try NamedAmounts.parts(of: text).map { part in
          guard let mark = part.lastIndex(of: "=") else { return try named(part[...]) }
          return try named(part[..<mark]) + part[mark...]
        }.joined(separator: ",")
      }
      .mapValues(of: ["row"]) { text in
        guard let mark = text.firstIndex(of: "=") else { return try named(text[...]) }
        let value = text.index(after: mark)
        return try text[..<value] + named(text[value...])
      }
  }
}
