import ByteTools
import Importing

extension Failure {
  /// Why a file could not be looked at, with the file as the user named it.
  init(_ error: ImportError, reading file: ImportFile) {
    if case .unwritable(let folder, let code) = error {
      self = .noTemporaryFile(in: folder, SystemFault(code: code))
      return
    }
    var reason = error.description
    switch error {
    case .noSuchFile(file.path): reason = "the file does not exist"
    case .isDirectory(file.path): reason = "a folder; expected a file"
    case .changed(file.path): reason = "the file changed while it was read"
    case .tooLarge(file.path, let line, let fault):
      self.init(
        Diagnostic(.error, fault, file: file.name, line: line), Self.code(of: error))
      return
    case .unreadable(file.path, SystemFault.notAFile):
      reason = "a pipe or a device; expected a file, or '-' for standard input"
    case .unreadable(file.path, let code):
      reason = "cannot be read: \(SystemFault(code: code).reason)"
    default: break
    }
    self.init(Diagnostic(.error, reason, file: file.name), Self.code(of: error))
  }
}
