import Importing

/// The questions of an import's files, each asked once however many files leave it open.
struct OpenQuestions {
  private struct Group {
    let question: ImportNotice
    let key: String
    var files: [String]
  }

  private var groups: [Group] = []

  /// The maximum number of files listed beside the first.
  private static let namedFiles = 5

  /// Takes the questions of a file.
  mutating func add(_ questions: [ImportNotice], of file: String) {
    for question in questions {
      // Questions that a setting answers may name an example from the file.
      let key = Self.setting(question) ?? question.description
      if let place = groups.firstIndex(where: { $0.key == key }) {
        if groups[place].files.last != file { groups[place].files.append(file) }
      } else {
        groups.append(Group(question: question, key: key, files: [file]))
      }
    }
  }

  /// Asks all of them.
  func say(_ console: Console) {
    for group in groups {
      let question = group.question
      console.say(
        Diagnostic(
          .question, question.found + Self.others(group.files.dropFirst()), file: group.files[0],
          line: question.line, column: question.column, expected: question.expected,
          hint: hint(group)))
    }
  }

  private static func others(_ files: ArraySlice<String>) -> String {
    guard !files.isEmpty else { return "" }
    let more = files.count - namedFiles
    let names = files.prefix(namedFiles) + (more > 0 ? ["\(counted(more, "more file"))"] : [])
    return "; the same question for " + names.joined(separator: ", ")
  }

  private func hint(_ group: Group) -> String? {
    guard let flag = group.question.flag else { return nil }
    guard group.files.count > 1, let setting = Self.setting(group.question) else {
      return "answer with \(flag)"
    }
    return "answer with \(flag), or for all files with larder config \(setting)"
  }

  /// The setting that answers a question for all files.
  private static func setting(_ question: ImportNotice) -> String? {
    switch question.flag {
    case "--currency CODE": "currency CODE"
    case "--date-order dmy|mdy": "date-order dmy|mdy"
    default: nil
    }
  }
}
