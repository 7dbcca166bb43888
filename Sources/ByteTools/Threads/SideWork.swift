/// Work that goes on while the caller does something else.
public enum SideWork {
  /// Runs `work` on a thread of its own, if there is one to be had, while `body` runs here.
  ///
  /// - Returns: What `body` returned, once both are done.
  /// - Throws: What `body` throws, once both are done.
  public static func run<Result, Failure>(
    _ work: @escaping () -> Void, beside body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let running = BackgroundWork(work)
    let result: Swift.Result<Result, Failure>
    do throws(Failure) {
      result = .success(try body())
    } catch {
      result = .failure(error)
    }
    running.wait()
    return try result.get()
  }
}
