#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The one place where more than one thread runs.
public enum Workers {
  /// Runs `body` for 0 up to `count`, each on a thread of its own, and returns the results in order.
  public static func run<Result: Sendable>(
    _ count: Int, _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    guard count > 1 else { return count == 1 ? [body(0)] : [] }
    return withoutActuallyEscaping(body) { body in
      let tasks = (0..<count).map { index in Task { body(index) } }
      let threads = tasks.dropFirst().map { start($0) }
      tasks[0].run()
      for case let thread? in threads { pthread_join(thread, nil) }
      return tasks.compactMap(\.result)
    }
  }

  /// Runs `body` for equal shares of some work, each on a thread of its own, or for all of it here if
  /// there is too little to be shared.
  ///
  /// - Parameters:
  ///   - count: How much there is.
  ///   - least: Below so much a second thread costs more than it saves.
  ///   - workers: How many threads may work at once; two where what two have done is joined.
  ///   - body: Is given the places of a share.
  /// - Returns: The results in the order of the places.
  @discardableResult
  public static func share<Result: Sendable>(
    _ count: Int, least: Int, among workers: Int = 2, _ body: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let shares = count < least ? 1 : workers
    return run(shares) { body(count * $0 / shares..<count * ($0 + 1) / shares) }
  }

  /// Starts the work on a thread of its own; does it here, and returns nil, where none is to be had.
  fileprivate static func start(_ work: Runnable) -> pthread_t? {
    if let thread = startThread(work) { return thread }
    work.run()
    return nil
  }

  /// Starts the work on a thread of its own; returns nil where none is to be had.
  fileprivate static func startThread(_ work: Runnable) -> pthread_t? {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let argument = Unmanaged.passRetained(work).toOpaque()
    let failure = pthread_create(
      &thread, nil,
      { argument in
        #if canImport(Darwin)
          let opaque = argument
        #else
          guard let opaque = argument else { return nil }
        #endif
        Unmanaged<Runnable>.fromOpaque(opaque).takeRetainedValue().run()
        return nil
      }, argument)
    if failure == 0 { return thread }
    Unmanaged<Runnable>.fromOpaque(argument).release()
    return nil
  }

  /// Does independent pieces of work on several threads, and hands their results on in order.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are.
  ///   - workers: How many threads may work at once, this one among them.
  ///   - window: How many results may be kept until those before them are handed on.
  ///   - body: Does one piece.
  ///   - deliver: Is given each result on this thread; once it throws, no further piece is begun.
  /// - Throws: What `deliver` throws.
  public static func inOrder<Result: Sendable>(
    _ count: Int, among workers: Int, window: Int,
    _ body: @Sendable (Int) -> Result, deliver: (Result) throws -> Void
  ) throws {
    let queue = OrderedQueue<Result>(count: count, window: max(1, window))
    try withoutActuallyEscaping(body) { body in
      let threads = (1..<max(1, min(workers, count))).map { _ in
        startThread(Task { while let piece = queue.claim() { queue.finish(piece, body(piece)) } })
      }
      defer {
        queue.stop()
        for case let thread? in threads { pthread_join(thread, nil) }
      }
      while let next = queue.next() {
        switch next {
        case .result(let result): try deliver(result)
        case .piece(let piece): queue.finish(piece, body(piece))
        }
      }
    }
  }
}

/// Work that goes on beside that of whoever started it.
public struct BackgroundWork: ~Copyable {
  private let thread: pthread_t?

  /// Starts the work; what it touches is its own until ``wait()`` has returned.
  public init(_ body: @escaping () -> Void) {
    thread = Workers.start(Task(body))
  }

  /// Returns when the work is done.
  public consuming func wait() {
    if let thread { pthread_join(thread, nil) }
  }
}

/// Work for one thread, without its type.
private class Runnable {
  func run() {}
}

/// Work for one thread and the place for what comes of it; joined before it is read.
private final class Task<Result>: Runnable {
  private let body: () -> Result
  private(set) var result: Result?

  init(_ body: @escaping () -> Result) {
    self.body = body
  }

  override func run() { result = body() }
}
