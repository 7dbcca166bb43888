import GroceryModel

@testable import ByteTools
@testable import EventSourcing
@testable import Projections

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A sound larder of two batches, made once, whose first segment each input changes.
private struct SoundLog {
  let layout: LogLayout
  let segment: [UInt8]
  let answer: String

  init() throws {
    var template = Array("/tmp/larder-fuzz-XXXXXX".utf8CString)
    let root = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? ""
    }
    demand(!root.isEmpty, "no temporary folder")
    layout = LogLayout(root: root + "/larder")
    var decoder = EventDecoder()
    for number in 0..<2 {
      var writer = try LogWriter(
        layout, now: Instant(microseconds: 1_790_000_000_000_000 + Int64(number)),
        newIdentifier: "fuzz", lockTimeout: 1)
      for line in 0..<3 {
        let text =
          #"{"type":"purchase.recorded","date":"2026-10-0\#(line + 1)","data":{"item":"Milk \#(number)","#
          + #""quantity":"2","total":"1.5\#(line)","currency":"EUR"}}"#
        try Array(text.utf8).withUnsafeBufferPointer { bytes in
          try decoder.decodeIncoming(bytes)
          _ = try writer.append(decoder.event.fields)
        }
      }
      _ = try writer.commit()
    }
    segment = try PosixFile(reading: layout.segment(1)).bytes(
      at: 0, count: try PosixFile(reading: layout.segment(1)).size())
    answer = try Self.answer(layout)
  }

  /// What a reading command would build its answer on.
  static func answer(_ layout: LogLayout) throws -> String {
    let replay = try Replay(try LogSnapshot(of: layout), today: Day(ordinal: 30_000))
    let print = try replay.fold(FingerprintFold()).fingerprint(upTo: Day(ordinal: 30_000))
    return "\(print.events) \(print.sum.value) \(replay.late.retractions.count)"
  }
}

private let sound = Result { try SoundLog() }

/// Edits of the log, four bytes each: a place, what is done there, and with which byte.
///
/// Whatever they do, the log is read as it was or not at all, and what is verified is what is read.
func fuzzLog(_ input: UnsafeBufferPointer<UInt8>) {
  guard let sound = try? sound.get() else { fatalError("no sound larder") }
  var segment = sound.segment
  for start in stride(from: 0, to: input.count - 3, by: 4) {
    let place = (Int(input[start]) << 8 | Int(input[start + 1])) % (segment.count + 1)
    let byte = input[start + 3]
    switch input[start + 2] % 5 {
    case 0 where place < segment.count: segment[place] = byte
    case 1: segment.removeLast(segment.count - place)
    case 2: segment.removeSubrange(place..<min(segment.count, place + Int(byte)))
    case 3: segment.insert(byte, at: place)
    case 4: segment.insert(contentsOf: segment[place..<min(segment.count, place + Int(byte))], at: place)
    default: break
    }
  }
  do {
    try FileSystem.replace(sound.layout.segment(1), with: segment)
  } catch {
    fatalError("the changed segment is not written: \(error)")
  }
  let verified =
    (try? LogVerification(of: LogSnapshot(of: sound.layout))).map(\.problems.isEmpty) ?? false
  let answer = try? SoundLog.answer(sound.layout)
  demand(answer == nil || answer == sound.answer, "a changed log answers otherwise")
  demand(!verified || answer == sound.answer, "a log that is verified is not read as it was")
}
