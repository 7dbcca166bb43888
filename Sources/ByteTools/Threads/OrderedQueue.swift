#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Numbered pieces of work, claimed by several threads, and their results in order.
final class OrderedQueue<Result> {
  /// What the thread that hands results on does next.
  enum Next {
    case result(Result)
    case piece(Int)
  }

  private let count: Int
  private let window: Int
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var claimed = 0
  private var delivered = 0
  private var results: [Int: Result] = [:]
  private var isStopped = false

  init(count: Int, window: Int) {
    self.count = count
    self.window = window
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  private var isOpen: Bool { claimed < count && claimed < delivered + window }

  /// The next piece, as soon as there is room for its result; nil where none is left.
  func claim() -> Int? {
    locked {
      while !isStopped, claimed < count, !isOpen { pthread_cond_wait(changed, mutex) }
      guard !isStopped, claimed < count else { return nil }
      claimed += 1
      return claimed - 1
    }
  }

  /// The result to be handed on, or a piece to be done meanwhile; nil once all are handed on.
  func next() -> Next? {
    locked {
      while true {
        if let result = results.removeValue(forKey: delivered) {
          delivered += 1
          pthread_cond_broadcast(changed)
          return .result(result)
        }
        guard delivered < count else { return nil }
        if isOpen {
          claimed += 1
          return .piece(claimed - 1)
        }
        pthread_cond_wait(changed, mutex)
      }
    }
  }

  func finish(_ piece: Int, _ result: Result) {
    locked {
      results[piece] = result
      pthread_cond_broadcast(changed)
    }
  }

  func stop() {
    locked {
      isStopped = true
      pthread_cond_broadcast(changed)
    }
  }
}
