#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where one thread hands things over to another, in order; whoever takes one that is not there yet
/// waits for it.
public final class Handover<Item>: @unchecked Sendable {
  // All that follows is touched with the mutex held.
  private var items: [Item] = []
  private var isClosed = false
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  public init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(mutex)
    change.deallocate()
    mutex.deallocate()
  }

  /// Hands a thing over.
  public func put(_ item: Item) {
    pthread_mutex_lock(mutex)
    items.append(item)
    pthread_cond_signal(change)
    pthread_mutex_unlock(mutex)
  }

  /// The thing handed over first, once there is one; nil where none is left and none will come.
  public func take() -> Item? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while items.isEmpty, !isClosed { pthread_cond_wait(change, mutex) }
    return items.isEmpty ? nil : items.removeFirst()
  }

  /// Says that nothing more will come.
  public func close() {
    pthread_mutex_lock(mutex)
    isClosed = true
    pthread_cond_broadcast(change)
    pthread_mutex_unlock(mutex)
  }
}
