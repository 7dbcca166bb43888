import EventSourcing
import Testing

@testable import LarderCLI

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
