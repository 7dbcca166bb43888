import Reporting

extension Diagnostic {
  /// The diagnostic for programs: one JSON object on one line, with every key always there.
  var json: String {
    var output: [UInt8] = []
    append("severity", severity.rawValue, after: "{", to: &output)
    append("file", file, to: &output)
    append("line", line, to: &output)
    append("column", column, to: &output)
    append("message", message, to: &output)
    append("expected", expected, to: &output)
    append("hint", hint, to: &output)
    return String(decoding: output, as: UTF8.self) + "}\n"
  }

  private func append(
    _ key: String, _ text: String?, after sign: String = ",", to output: inout [UInt8]
  ) {
    output += "\(sign)\"\(key)\":".utf8
    if let text { JSONText.append(text, to: &output) } else { output += "null".utf8 }
  }

  private func append(_ key: String, _ number: Int?, to output: inout [UInt8]) {
    output += ",\"\(key)\":\(number.map(String.init) ?? "null")".utf8
  }
}
