#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

private typealias Target = @Sendable (UnsafeBufferPointer<UInt8>) -> Void

/// The targets by name; `LARDER_FUZZ` chooses one.
private let targets: [String: Target] = [
  "event-decoder": fuzzEventDecoder, "json": fuzzJSON, "decimal": fuzzDecimals, "date": fuzzDates,
  "csv": fuzzCSV, "log": fuzzLog, "profile": fuzzProfiles, "rules": fuzzRules,
]

private let chosen: Target = {
  guard let name = getenv("LARDER_FUZZ").map({ String(cString: $0) }), let target = targets[name]
  else { fatalError("LARDER_FUZZ names no target; expected one of \(targets.keys.sorted())") }
  return target
}()

/// libFuzzer's entry.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  chosen(UnsafeBufferPointer(start: start, count: count))
  return 0
}

/// Checks a law in an optimised build too.
func demand(_ condition: Bool, _ law: @autoclosure () -> String) {
  if !condition { fatalError(law()) }
}

/// A copy with its own end, so that the address sanitizer sees a read past it.
func copied<Result>(
  _ input: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
) -> Result {
  let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: input.count)
  defer { copy.deallocate() }
  _ = copy.initialize(from: input)
  return body(UnsafeBufferPointer(copy))
}
