import GroceryModel

/// Checks whether the currency that the user set for many files fits this one.
extension MissingFacts {
  /// Asks if the file names a currency other than the one set for it.
  ///
  /// A currency from `inbox.conf` or a profile is meant for this file, so it is not questioned.
  ///
  /// - Parameters:
  ///   - named: The currency that the file's signs, header or other lines name.
  ///   - result: Receives the question.
  func doubtCurrency(_ named: Currency?, _ result: inout InferredSchema) {
    guard !options.isCurrencyOfFile, !hasFullCurrencyColumn,
      let stated = options.currency
        ?? (named == nil && !finder.isOwn ? options.defaultCurrency : nil),
      named != stated
    else { return }
    if let named {
      result.questions.append(
        ImportNotice(
          "the file names \(named.code) as its currency, and --currency is \(stated.code)",
          flag: "--currency \(named.code), or without --currency"))
    } else if let doubt = doubt(stated) {
      result.isCurrencyDoubted = true
      guard !options.acceptsProposals else { return }
      result.questions.append(
        ImportNotice(
          "\(doubt), and \(stated.code) is stated",
          flag: "--currency CODE, or --currency \(stated.code) --yes"))
    }
  }

  /// Returns the evidence against a currency that the file itself does not name, or nil.
  private func doubt(_ stated: Currency) -> String? {
    guard stated.isListed else { return nil }
    for column in moneyColumns {
      for sign in layout.profiles[column].signs.keys where !sign.codes.contains(stated.code) {
        return "some amounts in '\(layout.title(of: column))' have the sign '\(sign.sign)'"
      }
    }
    guard let script = ScriptCurrencies(layout), !script.codes.contains(stated.code) else {
      return nil
    }
    let codes = script.codes.prefix(3).joined(separator: ", ")
    return "most words are \(script.script), where amounts are in "
      + codes + (script.codes.count > 3 ? " or others" : "")
  }
}
