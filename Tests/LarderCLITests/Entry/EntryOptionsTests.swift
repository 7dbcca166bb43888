import EventSourcing
import Testing

@testable import LarderCLI
@testable import Reporting

@Suite struct EntryOptionsTests {
  @Test(arguments: EntryKind.all)
  func `every key has an option, and help says what it is`(_ kind: EntryKind) {
    let options = EntryOptions.all(of: kind)
    for key in kind.keys where key.name != kind.subject && key.form != .period {
      let option = options.first { $0.long == EntryOptions.name(of: key.name) }
      #expect(option != nil)
      #expect(option?.summary.hasPrefix(key.name.replacing("_", with: " ")) == false)
    }
  }

  /// The keys that the line about a recorded fact shows without their names.
  private static let unnamed: Set<String> = [
    "item", "store", "budget", "quantity", "unit", "currency", "total", "price", "amount",
    "expires",
    "period", "from", "to", "rate", "scope",
  ]

  @Test(arguments: Language.allCases)
  func `every key that people type, and each word of it, has a name in the language`(
    _ language: Language
  ) {
    guard let labels = TableWords.words(in: language),
      let values = TableWords.values(in: language)
    else { return }
    for kind in EntryKind.all {
      for key in kind.keys where !Self.unnamed.contains(key.name) && key.name != kind.subject {
        let name = key.name.replacing("_", with: " ")
        #expect(labels[name] != nil, "\(language): \(name)")
        guard case .word(let words) = key.form else { continue }
        for word in words { #expect(values[word] != nil, "\(language): \(word)") }
      }
    }
  }

  @Test func `every event that people state can be typed`() {
    let typed = Set(EntryKind.all.map(\.type))
    // What commands of their own record.
    let others: Set<EventType> = [
      .eventRetracted, .logCommitted, .listDefined, .listItemAdded, .listItemChanged,
      .listItemMarked, .tripLogged,
    ]
    #expect(typed == Set(EventType.allCases).subtracting(others))
  }

  @Test func `the whole grammar has no contradictions`() {
    #expect(Command.grammar.contradictions.isEmpty)
  }
}
