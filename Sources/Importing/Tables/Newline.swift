extension Dialect.Newline {
  /// Detects the line ends in these bytes.
  init(of bytes: [UInt8]) {
    var feeds = 0
    var pairs = 0
    var lone = 0
    for index in bytes.indices {
      if bytes[index] == 0x0A {
        if index > 0, bytes[index - 1] == 0x0D { pairs += 1 } else { feeds += 1 }
      } else if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] != 0x0A {
        lone += 1
      }
    }
    switch (feeds > 0, pairs > 0, lone > 0) {
    case (_, false, false): self = .lf
    case (false, true, false): self = .crlf
    case (false, false, true): self = .cr
    default: self = .mixed
    }
  }
}
