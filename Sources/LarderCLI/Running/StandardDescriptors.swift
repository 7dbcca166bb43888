#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The descriptors that a process is started with.
enum StandardDescriptors {
  /// Takes the place of those that are closed, so that no file that is opened gets their number.
  ///
  /// Else what is said on a closed standard error would be written into the log. Nothing can be
  /// written to the folder that stands there instead, or read from it.
  static func holdClosed() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is this one: those below it are taken.
      _ = open("/", O_RDONLY)
    }
  }
}
