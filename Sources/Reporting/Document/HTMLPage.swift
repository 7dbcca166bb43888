/// A page that shows alike on any machine: no script, no font and no picture from elsewhere.
public struct HTMLPage: Sendable {
  private let title: String
  private let language: Language
  private let style: String

  /// Makes a page with a title, for a table alone.
  public init(title: String) {
    self.init(title: title, language: .english, style: PageStyle.table)
  }

  init(title: String, language: Language, style: String = PageStyle.report) {
    self.title = title.isEmpty ? "Larder" : title
    self.language = language
    self.style = style
  }

  /// Appends the page; `body` appends the content after the heading.
  public func append(to output: inout [UInt8], body: (inout [UInt8]) -> Void) {
    appendOpening(to: &output)
    body(&output)
    appendClosing(to: &output)
  }

  func appendOpening(to output: inout [UInt8]) {
    output += "<!DOCTYPE html>\n<html lang=\"".utf8
    output += language.rawValue.utf8
    output += (language.isRightToLeft ? "\" dir=\"rtl" : "").utf8
    output += "\">\n<head>\n<meta charset=\"utf-8\">\n".utf8
    output += "<meta name=\"viewport\" content=\"width=device-width\">\n<title>".utf8
    HTMLText.append(title, to: &output)
    output += "</title>\n<style>\n".utf8
    output += style.utf8
    output += "\n</style>\n</head>\n<body>\n".utf8
  }

  func appendClosing(to output: inout [UInt8]) {
    output += "</body>\n</html>\n".utf8
  }
}
