/// Remarks on shopping lists, in a language.
public struct ListRemarkText {
  private let say: Wording

  public init(_ language: Language) { say = Wording(language) }

  /// That a word is neither a list nor an item.
  public func noList(_ name: String) -> String { say(.listNoList, ["name": safe(name)]) }

  /// The commands for a list that was meant, and for an item.
  public func meantList(_ list: String, _ command: String, otherwise other: String) -> String {
    say(.listMeant, ["list": safe(list), "command": safe(command), "other": safe(other)])
  }

  /// That a word that looks like a list went on a list as an item.
  public func becameEntry(_ name: String, _ list: String) -> String {
    say(.listBecameEntry, ["name": safe(name), "list": safe(list)])
  }

  /// The commands that make a list of it instead.
  public func makeList(_ commands: String) -> String {
    say(.listMakeIt, ["command": safe(commands)])
  }

  /// How many entries of a closed list were not bought.
  public func stayOpen(_ count: Int, on list: String) -> String {
    say(.listStayOpen, ["list": safe(list)], count: count)
  }

  /// The commands that move them.
  public func moveThem(_ commands: String) -> String {
    say(.listMoveThem, ["command": safe(commands)])
  }

  private func safe(_ name: String) -> String { TerminalText.safe(name) }
}
