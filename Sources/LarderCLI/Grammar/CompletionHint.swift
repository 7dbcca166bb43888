/// The completions that a shell offers for a value.
enum CompletionHint: Hashable, Sendable {
  case none
  case file
  case directory
  case values([String])
  /// Names in the log, which the shell asks the program for.
  case names(KnownNameKind)
  /// Any of these, each once, with commas between.
  case list([String])
}

/// The kinds of names that are completed from the log.
enum KnownNameKind: String, CaseIterable, Hashable, Sendable {
  case items, stores, categories, tags, budgets, profiles, periods, lists
  /// Items, and stores after an `@`.
  case purchase
  /// Lists, and items to put on one.
  case shopping
  /// Lists, and what is on the open ones.
  case listed
  /// Items, categories, stores and tags.
  case anything
}

extension KnownNameKind {
  /// The names that an option or key of that name takes; nil where it takes others.
  init?(field: String) {
    switch field {
    case "item", "alias_of", "alias-of": self = .items
    case "store": self = .stores
    case "category", "categories": self = .categories
    case "tag", "tags": self = .tags
    case "budget": self = .budgets
    default: return nil
    }
  }
}
