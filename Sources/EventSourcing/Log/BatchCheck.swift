import ByteTools
import GroceryModel

/// Checks lines one after the other, from the start of a batch on.
struct BatchCheck: ~Copyable {
  private(set) var batches = 0
  /// How many events only a newer program would understand.
  private(set) var newerEvents = 0
  /// How many events have been seen.
  private(set) var sequence = 0
  /// The number of events since the last commit line.
  private(set) var openEvents = 0
  private var chain: SHA256Digest?
  private var lastRecorded = Instant(microseconds: .min)
  private var batchRecorded: Instant?
  private var batchStart: LogPosition?
  private var lastLate: LogPosition?
  private var holdsLate = false
  /// True if the batch has a line that cannot be classified as late or not.
  private var holdsUnreadable = false
  private var digest: GatheredDigest
  private var checksum = CRC32C()
  private var decoder = EventDecoder()
  /// True if ``event`` is the last line's, and not an earlier one's.
  private(set) var holdsEvent = false

  init(kernel: SHA256Kernel = .selected) {
    digest = GatheredDigest(kernel: kernel)
  }

  /// The event of the last line that could be read; its id is for the caller to check.
  var event: RecordedEvent {
    @inline(__always) _read { yield decoder.event }
  }

  /// What is wrong with the next line.
  mutating func take(_ line: Bytes, at place: LogPosition) -> [String] {
    holdsEvent = false
    if batchStart == nil { batchStart = place }
    if CommitLine.isClaimed(by: line) { return close(line) }
    // The line feed follows the line in the reader's buffer.
    digest.update(Bytes(start: line.baseAddress, count: line.count + 1))
    checksum.update(UnsafeRawBufferPointer(start: line.baseAddress, count: line.count + 1))
    openEvents += 1
    sequence += 1
    do throws(LineFault) {
      try decoder.decode(line)
    } catch {
      holdsUnreadable = true
      if error.needsNewerProgram { newerEvents += 1 }
      return [error.description]
    }
    holdsEvent = true
    if decoder.event.type.isLate { holdsLate = true }
    var problems: [String] = []
    do throws(LineFault) {
      try EventValidation.check(decoder.event.fields)
    } catch {
      problems.append(error.description)
    }
    if let batchRecorded, batchRecorded != decoder.recorded {
      problems.append("the line's `recorded` time differs from its batch's")
    }
    batchRecorded = decoder.recorded
    return problems
  }

  private mutating func close(_ line: Bytes) -> [String] {
    guard let commit = CommitLine(line) else { return ["the commit line is damaged"] }
    var problems: [String] = []
    func expect(_ isRight: Bool, _ problem: String) {
      if !isRight { problems.append(problem) }
    }
    expect(commit.previous == chain, "the commit line does not continue the chain")
    expect(commit.events == openEvents, "the batch has \(openEvents) events, not \(commit.events)")
    expect(
      commit.bytes == digest.count, "the batch has \(digest.count) bytes, not \(commit.bytes)")
    let isWhole = commit.digest == digest.take()
    expect(isWhole, "the batch's bytes do not match its digest")
    expect(
      !isWhole || commit.checksum.map { $0 == checksum.value } != false,
      "the batch's bytes do not match its checksum")
    checksum = CRC32C()
    expect(commit.sequence == sequence, "the sequence is \(sequence), not \(commit.sequence)")
    expect(commit.recorded > lastRecorded, "the batch was recorded before the one it follows")
    expect(
      batchRecorded == nil || commit.recorded == batchRecorded,
      "the commit line's `recorded` time differs from its batch's")
    expect(
      holdsUnreadable
        || commit.late == (holdsLate ? batchStart : lastLate)
          && commit.lateBefore == (holdsLate ? lastLate : nil),
      "the pointer to late events is wrong")
    batches += 1
    sequence = commit.sequence
    chain = SHA256.digest(of: UnsafeRawBufferPointer(line))
    lastRecorded = commit.recorded
    lastLate = commit.late
    batchRecorded = nil
    batchStart = nil
    holdsLate = false
    holdsUnreadable = false
    openEvents = 0
    return problems
  }
}
