import EventSourcing

/// One kind of fact that people type: the command that takes it derives from here and from the
/// payload's keys.
struct EntryKind: Sendable {
  /// The words of the command.
  let path: [String]
  let type: EventType
  let abstract: String
  let discussion: String
  /// The key that the command's one argument is, or nil where every key is an option.
  var subject: String?
  let examples: [CommandExample]

  init(
    _ path: String..., type: EventType, abstract: String, discussion: String = "",
    subject: String? = nil, examples: [CommandExample]
  ) {
    self.path = path
    self.type = type
    self.abstract = abstract
    self.discussion = discussion
    self.subject = subject
    self.examples = examples
  }

  /// The keys that people state: all but those that tell equal facts apart, and what only other
  /// types of the family say.
  var keys: [PayloadKey] {
    PayloadSchema.of(type).keys.filter { key in
      switch key.name {
      case "entered", "occurrence": false
      case "reason": type == .stockWasted
      case "storage": type == .stockMoved || type == .expirationRecorded
      default: true
      }
    }
  }

  /// True if the fact says nothing without a key.
  func needs(_ key: PayloadKey) -> Bool {
    key.isRequired || (type == .stockMoved && key.name == "storage")
  }

  /// True if words after the command are read as options: `add consumed 200 g butter`.
  var takesWords: Bool { path.first == "add" && subject == nil }

  var spec: CommandSpec {
    CommandSpec(
      path: path, section: "Recording by hand", abstract: abstract, discussion: discussion,
      arguments: takesWords
        ? [
          ArgumentSpec(
            "WORDS", "the same in a few words, such as 200 g butter yesterday", isRepeated: true,
            isOptional: true, completion: .names(.purchase))
        ]
        : keys.filter { $0.name == subject }.map { key in
          ArgumentSpec(
            key.name.uppercased(), EntryOptions.summary(of: key, in: self),
            completion: KnownNameKind(field: key.name).map(CompletionHint.names) ?? .none)
        },
      options: {
        EntryOptions.all(of: self)
        EntryOptions.date
        CommonOptions.dryRun
        CommonOptions.writing
      },
      examples: examples)
  }
}
