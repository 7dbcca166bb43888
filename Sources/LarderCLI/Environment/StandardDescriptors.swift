#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The descriptors that a process is started with.
enum StandardDescriptors {
  /// Opens a placeholder for each closed standard descriptor, so that no other file gets its
  /// number.
  ///
  /// Otherwise messages to a closed standard error would be written into the log. The placeholder
  /// is a folder: it can be neither read nor written.
  static func holdClosed() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is this one: those below it are taken.
      _ = open("/", O_RDONLY)
    }
  }
}
