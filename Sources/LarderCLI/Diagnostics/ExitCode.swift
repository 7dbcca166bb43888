/// The exit code of a run; of several the greatest is used.
enum ExitCode: Int32, CaseIterable, Hashable, Sendable {
  case done = 0
  case attention = 1
  case question = 3
  case damaged = 4
  case conflict = 5
  case newer = 6
  case usage = 64
  case badInput = 65
  case noInput = 66
  case bug = 70
  case cannotCreate = 73
  case io = 74
  case locked = 75

  /// The meaning of the code, as help lists it.
  var meaning: String {
    switch self {
    case .done: "done; also for an empty answer"
    case .attention: "done, but something needs attention"
    case .question: "a question is open; the message names the option that answers it"
    case .damaged: "the log is damaged"
    case .conflict: "someone else appended first"
    case .newer: "the log needs a newer Larder"
    case .usage: "the command line is wrong"
    case .badInput: "the input is wrong, and nothing in it can be imported"
    case .noInput: "the input does not exist"
    case .bug: "a bug in Larder"
    case .cannotCreate: "a file cannot be created"
    case .io: "reading or writing failed"
    case .locked: "another process holds the log; try again"
    }
  }

  /// The greatest of the codes, or `done` if there are none.
  static func worst(of codes: some Sequence<ExitCode>) -> ExitCode {
    codes.max { $0.rawValue < $1.rawValue } ?? .done
  }
}
