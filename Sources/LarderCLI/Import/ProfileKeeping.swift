import GroceryModel
import Importing

/// Chooses the profiles of an import's files, and remembers what was answered.
struct ProfileKeeping {
  private var folder: ProfileFolder?
  private let specifiedName: String?
  private let savedName: String?
  /// The options of the command line, without settings and folders.
  private let specified: ImportOptions
  private let console: Console
  private let followsProfiles: Bool
  /// True if something that should have been remembered was not.
  private(set) var wantsAttention = false

  /// - Throws: `Failure` where an option is wrong, or a saved profile cannot be read.
  init(_ session: Session, _ arguments: ParsedArguments, _ specified: ImportOptions) throws {
    self.specified = specified
    console = session.console
    specifiedName = arguments[ImportingOptions.profile]
    savedName = arguments[ImportingOptions.saveAs]
    let ignoresAll = arguments[ImportingOptions.noProfile]
    if let savedName, !ImportProfile.isName(savedName) {
      throw Failure(
        .usage, "invalid value '\(savedName)' for --save-as",
        expected: "letters, digits, '-', '_' and '.'")
    }
    folder = ignoresAll && savedName == nil ? nil : try ProfileFolder(session.layout)
    if let specifiedName { _ = try folder?.profile(named: specifiedName) }
    followsProfiles = !ignoresAll
  }

  /// Which profiles a file may follow.
  ///
  /// - Parameter rule: The line of `inbox.conf` that the file falls under.
  /// - Returns: The one that is named, or all that may fit.
  /// - Throws: `Failure` where it names a profile that is not there.
  func choice(_ rule: (name: String, file: String, line: Int)?) throws -> ProfileChoice {
    guard followsProfiles, let folder else { return .none }
    if let specifiedName { return .specified(try folder.profile(named: specifiedName)) }
    guard let rule else { return .fitting(folder.shelf) }
    do {
      return .specified(try folder.profile(named: rule.name))
    } catch let failure as Failure {
      var diagnostic = failure.diagnostic
      diagnostic.file = rule.file
      diagnostic.line = rule.line
      throw Failure(diagnostic, .badInput)
    }
  }

  /// Returns the new facts that an imported file adds to profiles; nil without any.
  mutating func lesson(
    _ file: ImportFile, _ outcome: ImportOutcome, _ options: ImportOptions
  ) -> Lesson? {
    let schema = outcome.schema
    var (options, specified) = (options, specified)
    if schema.isCurrencyDoubted, file.folder != nil {
      // What is said of a whole folder says nothing of a file that contradicts it.
      options.currency = nil
      specified.currency = nil
    }
    let counts = outcome.counts
    guard let folder, outcome.isTaken, !schema.signature.isEmpty,
      counts.new + counts.known + counts.changed > 0
    else { return nil }
    let followed = schema.profile?.profile
    let isTaught = savedName != nil || ImportProfile.isTaught(by: schema, specified)
    let name: String
    if let savedName {
      if let other = folder.shelf.saved.first(where: { $0.name == savedName }),
        other.signature != schema.signature, other != followed
      {
        console.say(
          Diagnostic(
            .warning, "not saved: profile '\(savedName)' has other columns",
            file: file.name, hint: "larder profile remove \(savedName)"))
        wantsAttention = true
        return nil
      }
      name = savedName
    } else {
      guard !schema.isOwn, isTaught || ImportProfile.isShownSign(by: schema) else { return nil }
      name =
        followed?.name
        ?? ImportProfile.freeName(store: options.store, file: file.baseName) { name in
          folder.shelf.profile(named: name).map {
            $0.signature != schema.signature
              || $0.store != nil && $0.store != options.store
          } ?? false
        }
    }
    let known = folder.shelf.saved.first { $0.name == name }
    let profile =
      isTaught
      ? ImportProfile(named: name, from: schema, specified: options, over: known ?? followed)
      : ImportProfile(named: name, ofSignIn: schema)
    return profile == known ? nil : Lesson(profile: profile, text: folder.text(saving: profile))
  }

  /// A profile to be saved, and the text of its file.
  struct Lesson {
    let profile: ImportProfile
    let text: String
  }

  /// Saves a lesson; that it could not be is a warning, for the import itself is done.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - batch: What the import recorded, if anything.
  /// - Returns: Whether it is saved.
  mutating func keep(_ lesson: Lesson, of batch: Instant?) -> Bool {
    do throws(Failure) {
      try folder?.save(lesson.profile, by: batch)
      return true
    } catch {
      wantsAttention = true
      var diagnostic = error.diagnostic
      diagnostic.severity = .warning
      diagnostic.message = "profile '\(lesson.profile.name)' is not saved: " + diagnostic.message
      console.say(diagnostic)
      return false
    }
  }
}
