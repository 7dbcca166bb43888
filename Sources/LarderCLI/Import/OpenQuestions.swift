import Importing
import Reporting

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

  /// Asks all of them, in the language of messages.
  ///
  /// Rarer questions are asked in English.
  func say(_ console: Console, in text: QuestionText) {
    for group in groups {
      let question = group.question
      let asked = question.question
      // In other languages what is expected is a question of its own.
      let expected = text.isEnglish ? nil : asked?.expected(in: text)
      let found = asked?.found(in: text) ?? question.found
      console.say(
        Diagnostic(
          .question,
          [found, expected].compactMap { $0 }.joined(separator: "; ")
            + Self.others(group.files.dropFirst(), text),
          file: group.files[0], line: question.line, column: question.column,
          expected: text.isEnglish || asked == nil ? question.expected : nil,
          hint: hint(group, text)))
    }
  }

  private static func others(_ files: ArraySlice<String>, _ text: QuestionText) -> String {
    guard !files.isEmpty else { return "" }
    return "; " + text.alsoFor(Array(files.prefix(namedFiles)), more: files.count - namedFiles)
  }

  private func hint(_ group: Group, _ text: QuestionText) -> String? {
    guard let flag = group.question.flag else { return nil }
    guard group.files.count > 1, let setting = Self.setting(group.question) else {
      return text.answer(flag)
    }
    return text.answer(flag, orForAll: setting)
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
