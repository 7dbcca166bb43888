import ByteTools

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Verifies a log with each kernel in turn, and says how much of it a second of one core takes.
@main
struct VerifySpeed {
  static func main() throws {
    let snapshot = try LogSnapshot(of: LogLayout(root: CommandLine.arguments[1]))
    let kernels: [SHA256Kernel] =
      SHA256Kernel.selected == .hardware ? [.hardware, .portable] : [.portable]
    for round in 1...3 {
      for kernel in kernels {
        let start = seconds()
        let verification = try LogVerification(of: snapshot, kernel: kernel)
        let speed = Double(verification.bytes) / 1e6 / (seconds() - start)
        print(
          "round \(round), \(kernel): \(Int(speed)) MB/s, \(verification.problems.count) problems")
      }
    }
  }

  /// The processor's time that this process has taken.
  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
