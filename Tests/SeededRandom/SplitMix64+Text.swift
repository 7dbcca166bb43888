extension SplitMix64 {
  /// One to a few dozen characters, among them all that need care.
  public mutating func text() -> String {
    let hard: [String] = [
      "\"", "\\", "/", "\u{0}", "\u{1}", "\u{8}", "\t", "\n", "\u{C}", "\r", "\u{1F}", "\u{7F}",
      "\u{80}", "é", "e\u{301}", "\u{7FF}", "\u{800}", "\u{FFFD}", "\u{FFFF}", "\u{10000}",
      "🥑", "👩‍🍳", "\u{10FFFF}", "{", "}", ",", ":", "[", "]", "\\u0000", "\"}}", "\u{2028}", "  ",
    ]
    var text =
      chance(1, in: 4) ? String(repeating: "x", count: Int.random(in: 1...70, using: &self)) : "a"
    for _ in 0..<Int.random(in: 0...12, using: &self) {
      text += chance(1, in: 2) ? pick(hard) : pick(["Milk", "Bio ", "1.5", "z"])
    }
    return text
  }
}
