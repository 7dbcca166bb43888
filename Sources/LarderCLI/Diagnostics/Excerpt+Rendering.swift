import Reporting

extension Excerpt {
  /// Returns the text with a gutter and a line of carets below it, each ending in a line feed.
  ///
  /// Control characters are escaped, so the text cannot steer a terminal. Carets account for wide
  /// and escaped characters. A text wider than `width` columns is cut around the first caret.
  func rendered(line: Int?, width: Int = 100) -> String {
    let gutter = line.map { "\($0) | " } ?? "| "
    let blank = line.map { String(repeating: " ", count: String($0).count) + " | " } ?? "| "
    let pieces = self.pieces
    let window = window(of: pieces, width: max(width - gutter.count, 20))
    let shown = pieces[window]
    var before = window.lowerBound > 0 ? 1 : 0
    var under = 0
    for piece in shown where piece.place < caretColumn + max(caretLength, 1) {
      if piece.isMarked(from: caretColumn) {
        under += piece.columns
      } else {
        before += piece.columns
      }
    }
    let start = window.lowerBound > 0 ? "…" : ""
    let end = window.upperBound < pieces.count ? "…" : ""
    // A place past the end has no character above its caret.
    let carets = String(repeating: "^", count: max(under, 1))
    let line = start + shown.map(\.shown).joined() + end
    return "\(gutter)\(line)\n\(blank)\(String(repeating: " ", count: before))\(carets)\n"
  }

  /// The characters as a terminal shows them.
  private var pieces: [Piece] {
    var place = 1
    return text.map { character in
      var shown: [UInt8] = []
      let columns = TerminalText.append(String(character), to: &shown)
      defer { place += character.unicodeScalars.count }
      return Piece(
        shown: String(decoding: shown, as: UTF8.self), columns: columns, place: place,
        scalars: character.unicodeScalars.count)
    }
  }

  /// The pieces that fit, with two thirds of the room after the caret.
  private func window(of pieces: [Piece], width: Int) -> Range<Int> {
    guard pieces.reduce(0, { $0 + $1.columns }) > width else { return 0..<pieces.count }
    let caret = pieces.firstIndex { $0.isMarked(from: caretColumn) } ?? pieces.count
    var room = width - 2
    var lower = caret
    while lower > 0, room - pieces[lower - 1].columns >= (width - 2) * 2 / 3 {
      lower -= 1
      room -= pieces[lower].columns
    }
    var upper = caret
    while upper < pieces.count, pieces[upper].columns <= room {
      room -= pieces[upper].columns
      upper += 1
    }
    while lower > 0, pieces[lower - 1].columns <= room {
      lower -= 1
      room -= pieces[lower].columns
    }
    return lower..<upper
  }
}

/// One character of an excerpt, escaped.
private struct Piece {
  let shown: String
  let columns: Int
  /// The number of its first scalar, from 1.
  let place: Int
  let scalars: Int

  /// True if the piece, or a part of it, is at or after the position.
  func isMarked(from start: Int) -> Bool { place + scalars > start }
}
