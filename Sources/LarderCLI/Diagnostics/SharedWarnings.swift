import Reporting

/// Warnings about whole files, each said once however many files it is about.
struct SharedWarnings {
  private var groups: [(warning: Diagnostic, files: [String])] = []

  /// The maximum number of files named before a warning.
  private static let namedFiles = 5

  /// Takes a warning about a whole file.
  ///
  /// - Returns: False for all other messages.
  mutating func take(_ message: Diagnostic) -> Bool {
    guard message.severity == .warning, let file = message.file, message.line == nil else {
      return false
    }
    var warning = message
    warning.file = nil
    if let place = groups.firstIndex(where: { $0.warning == warning }) {
      groups[place].files.append(file)
    } else {
      groups.append((warning, [file]))
    }
    return true
  }

  /// Each warning with the files that share it.
  func merged(in language: Language) -> [Diagnostic] {
    groups.map { warning, files in
      var merged = warning
      merged.file = QuestionText(language).list(
        Array(files.prefix(Self.namedFiles)), more: files.count - Self.namedFiles)
      return merged
    }
  }
}
