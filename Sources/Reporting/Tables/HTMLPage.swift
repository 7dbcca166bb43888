/// A page that shows alike on any machine: no script, no font and no picture from elsewhere.
public struct HTMLPage: Sendable {
  private let title: String
  private let language: String

  /// Makes a page with a title and a language tag such as `en`.
  public init(title: String, language: String = "en") {
    self.title = title.isEmpty ? "Larder" : title
    self.language = language
  }

  /// Appends the page; `body` appends what stands between its first heading and its end.
  public func append(to output: inout [UInt8], body: (inout [UInt8]) -> Void) {
    appendOpening(to: &output)
    body(&output)
    appendClosing(to: &output)
  }

  func appendOpening(to output: inout [UInt8]) {
    output += "<!DOCTYPE html>\n<html lang=\"".utf8
    HTMLText.append(language, to: &output)
    output += "\">\n<head>\n<meta charset=\"utf-8\">\n".utf8
    output += "<meta name=\"viewport\" content=\"width=device-width\">\n<title>".utf8
    HTMLText.append(title, to: &output)
    output += "</title>\n<style>\n".utf8
    output += Self.style.utf8
    output += "\n</style>\n</head>\n<body>\n".utf8
  }

  func appendClosing(to output: inout [UInt8]) {
    output += "</body>\n</html>\n".utf8
  }

  private static let style = """
    :root { color-scheme: light dark; }
    body { font: 16px/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
    section { margin: 0 0 2rem; overflow-x: auto; }
    table { border-collapse: collapse; }
    caption { font-weight: bold; padding: .5rem 0; text-align: start; }
    th, td { border-bottom: 1px solid #8886; padding: .25rem .75rem; text-align: start; }
    td { white-space: pre-wrap; }
    .n { font-variant-numeric: tabular-nums; text-align: end; }
    """
}
