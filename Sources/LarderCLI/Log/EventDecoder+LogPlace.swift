import ByteTools
import EventSourcing

extension EventDecoder {
  /// Reads a line of the log, and says where it is damaged or newer than this program.
  mutating func decode(_ line: Bytes, at place: LogPlace) throws(LogError) {
    do throws(LineFault) {
      try decode(line)
    } catch {
      throw error.needsNewerProgram
        ? .newer(place.counted(), reason: error.description)
        : .damaged(place, reason: error.description)
    }
  }
}
