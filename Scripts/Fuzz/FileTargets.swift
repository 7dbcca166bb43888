import GroceryModel

@testable import Importing
@testable import Projections

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The file that imports read; one a process.
private let path: String = {
  var template = Array("/tmp/larder-fuzz-XXXXXX".utf8CString)
  let descriptor = mkstemp(&template)
  demand(descriptor >= 0, "no temporary file")
  close(descriptor)
  return template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
}()

/// A whole import: each record has one verdict, and a file that is read twice says the same.
func fuzzCSV(_ input: UnsafeBufferPointer<UInt8>) {
  let descriptor = open(path, O_WRONLY | O_TRUNC)
  demand(descriptor >= 0, "no temporary file")
  demand(write(descriptor, input.baseAddress, input.count) == input.count, "a short write")
  close(descriptor)
  let first = verdicts()
  demand(verdicts() == first, "the same file is read in two ways")
}

private func verdicts() -> [String] {
  var options = ImportOptions(currency: Currency("EUR"), date: Day("2026-10-03"))
  options.acceptsProposals = true
  do {
    let reader = try FileReader(path: path)
    let schema = try reader.inferSchema(options)
    guard schema.isReady else { return schema.questions.map { "\($0)" } }
    var verdicts: [String] = []
    _ = try reader.forEachRecord(as: schema) { record in
      verdicts.append("\(record.line)")
    }
    return verdicts
  } catch {
    return ["\(error)"]
  }
}

/// A profile that is read is written so that it is read as the same one.
func fuzzProfiles(_ input: UnsafeBufferPointer<UInt8>) {
  let text = String(decoding: input, as: UTF8.self)
  guard let profile = try? ImportProfile(text, name: "fuzz") else { return }
  let again = try? ImportProfile(profile.text, name: "fuzz")
  demand(again == profile, "a profile changes when it is written:\n\(profile.text)")
  _ = try? InboxRules(text)
}

/// Rules and their patterns are read, and match names, without an end that they have not.
func fuzzRules(_ input: UnsafeBufferPointer<UInt8>) {
  guard let rules = try? CategoryRules(parsing: Array(input)) else { return }
  for name in ["oat milk", "7up", "a", "", "käse jung"] {
    _ = rules.first(.item, [name])
    _ = rules.mapped(name)
  }
}
