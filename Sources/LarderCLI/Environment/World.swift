import ByteTools
import EventSourcing
import GroceryModel
import NativeKernels

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Everything that comes from outside: clock, environment and terminal.
///
/// Nothing below this target knows of them.
struct World {
  /// The value of an environment variable; nil where it is not set.
  var environment: (_ name: String) -> String?
  /// The folder that relative paths start from.
  var directory: String
  /// The moment of the run, in UTC.
  var now: Instant
  /// The day of the run, as the system's clock shows it.
  var today: Day
  /// An id for a larder, should one have to be made.
  var newIdentifier: String
  /// The maximum number of threads.
  var workers: Int
  /// Identifies this build of the program; another build may compute other results.
  var program: String
  var isInputTerminal: Bool
  var isOutputTerminal: Bool
  var isErrorTerminal: Bool
  /// The size of the terminal on standard output; nil if it is not a terminal.
  var terminalSize: TerminalSize?
  /// Shows a text with a pager, and returns whether it could be started.
  var page: (_ command: String, _ bytes: [UInt8]) -> Bool = { _, _ in false }
  /// Reads up to so many bytes of standard input; empty at its end.
  var read: (_ count: Int) throws(SystemFault) -> [UInt8]
  /// Writes to standard output (1) or standard error (2), and returns the system's error number.
  var write: (_ descriptor: Int32, _ bytes: [UInt8]) -> Int32
  /// The disk that larders are on.
  var disk: any Disk = SystemDisk.shared

  init(
    environment: @escaping (String) -> String?, directory: String, now: Instant, today: Day,
    newIdentifier: String, workers: Int = 1, program: String = "", isInputTerminal: Bool = false,
    isOutputTerminal: Bool = false, isErrorTerminal: Bool = false,
    read: @escaping (Int) throws(SystemFault) -> [UInt8], write: @escaping (Int32, [UInt8]) -> Int32
  ) {
    self.environment = environment
    self.directory = directory
    self.now = now
    self.today = today
    self.newIdentifier = newIdentifier
    self.workers = workers
    self.program = program
    self.isInputTerminal = isInputTerminal
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.read = read
    self.write = write
  }

  /// Reads up to so many bytes of standard input for a command.
  ///
  /// - Throws: `Failure` with `io` where the system cannot read it.
  func readInput(_ count: Int) throws(Failure) -> [UInt8] {
    do throws(SystemFault) {
      return try read(count)
    } catch {
      throw Failure(.io, "cannot read standard input: \(error.reason)")
    }
  }

  /// The folder for temporary files of a command.
  var temporaryFolder: String {
    let given = environment("TMPDIR") ?? ""
    return given.isEmpty ? "/tmp" : resolve(given)
  }

  /// A path as the system takes it: relative ones start from ``directory``.
  func resolve(_ path: String) -> String {
    path.hasPrefix("/") ? path : directory + "/" + path
  }
}

extension World {
  /// The process's own world.
  static func current() -> World {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var local = tm()
    var seconds = time.tv_sec
    localtime_r(&seconds, &local)
    let now = Instant(
      microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
    var generator = SystemRandomNumberGenerator()
    let random = EventIdentifier(high: generator.next(), low: generator.next())
    var world = World(
      environment: { getenv($0).map { String(cString: $0) } }, directory: workingDirectory(),
      now: now,
      today: Day(
        year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
        ?? now.day,
      newIdentifier: random.description,
      workers: Int(processor_count()), program: currentProgram(),
      isInputTerminal: isatty(0) == 1, isOutputTerminal: isatty(1) == 1,
      isErrorTerminal: isatty(2) == 1, read: readInput, write: writeAll)
    world.terminalSize =
      world.isOutputTerminal || world.isErrorTerminal ? Pager.terminalSize() : nil
    world.page = Pager.show
    return world
  }

  /// The version, and the size and time of the executable file.
  private static func currentProgram() -> String {
    #if canImport(Darwin)
      var path = [CChar](repeating: 0, count: Int(PATH_MAX))
      var size = UInt32(path.count)
      let executable = _NSGetExecutablePath(&path, &size) == 0 ? String(cString: path) : ""
    #else
      let executable = "/proc/self/exe"
    #endif
    let stamp = FileSystem.status(of: executable)
    return "\(ProgramVersion.current) \(stamp?.size ?? 0) \(stamp?.modified ?? 0)"
  }

  private static func workingDirectory() -> String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  /// The C library's calls by names that the properties above do not hide.
  private enum System {
    static func read(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int)
      -> Int
    {
      #if canImport(Darwin)
        Darwin.read(descriptor, buffer, count)
      #else
        Glibc.read(descriptor, buffer, count)
      #endif
    }

    static func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
      #if canImport(Darwin)
        Darwin.write(descriptor, bytes, count)
      #else
        Glibc.write(descriptor, bytes, count)
      #endif
    }
  }

  private static func readInput(_ count: Int) throws(SystemFault) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var step = System.read(0, buffer.baseAddress, count)
      while step < 0, errno == EINTR { step = System.read(0, buffer.baseAddress, count) }
      if step < 0 { code = errno }
      filled = max(0, step)
    }
    guard code == 0 else { throw SystemFault(code: code) }
    return bytes
  }

  private static func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, let base = buffer.baseAddress {
        let step = System.write(descriptor, base + done, buffer.count - done)
        if step < 0 {
          if errno == EINTR { continue }
          return errno
        }
        done += step
      }
      return 0
    }
  }
}
