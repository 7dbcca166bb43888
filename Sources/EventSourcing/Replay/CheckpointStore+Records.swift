import ByteTools

/// Small records beside the states: what a command wrote or read last time, so that it need not do it
/// again. Like a state, a record may be deleted at any time.
extension CheckpointStore {
  private static let recordMagic: UInt64 = 0x3244_4352_4544_524C

  /// Reads a record.
  ///
  /// - Parameters:
  ///   - kind: The kind of record; part of the file's name.
  ///   - subject: Distinguishes records of one kind, such as a folder's path.
  /// - Returns: The saved bytes; nil if the record is absent or damaged.
  public func record(_ kind: String, of subject: String) -> [UInt8]? {
    let path = recordPath(kind, subject)
    guard let file = try? PosixFile(reading: path, on: layout.disk),
      var reader = try? StateReader(file)
    else {
      return nil
    }
    do throws(UnusableState) {
      try reader.checkSeal()
      guard try reader.read() == Self.recordMagic, try reader.readText() == subject else {
        return nil
      }
      return try reader.readArray()
    } catch {
      return nil
    }
  }

  /// Saves a record in place of an earlier one of that kind and subject; failures are ignored.
  ///
  /// - Parameters:
  ///   - bytes: The record.
  ///   - kind: The kind of record; part of the file's name.
  ///   - subject: Distinguishes records of one kind.
  public func keep(_ bytes: [UInt8], as kind: String, of subject: String) {
    guard keeps else { return }
    let path = recordPath(kind, subject)
    if record(kind, of: subject) == bytes { return touch(path) }
    let temporary = FileSystem.temporaryName(for: path)
    guard (try? layout.disk.makeFolderIfAbsent(layout.cache)) != nil,
      let file = try? PosixFile(writing: temporary, on: layout.disk),
      (try? file.truncate(to: 0)) != nil
    else { return }
    var writer = StateWriter(file)
    writer.write(Self.recordMagic)
    writer.write(subject)
    writer.write(bytes)
    guard (try? writer.finish()) != nil, (try? layout.disk.rename(temporary, to: path)) != nil
    else { return remove(temporary) }
    dropOldest()
  }

  private func recordPath(_ kind: String, _ subject: String) -> String {
    let mix = Array(subject.utf8).withUnsafeBytes { StableHash.mix($0) }
    return layout.cache + "/\(kind)-" + String(UInt64(truncatingIfNeeded: mix), radix: 16)
      + Self.ending
  }
}
