import GroceryModel

/// Proves by arithmetic which lines of a receipt were paid: they add up to its printed totals.
///
/// Words only suggest what a line is. Lines above the first item and below the last total are left out,
/// as telephone numbers, points and tables of taxes are.
struct ReceiptProof {
  /// What a line of the receipt is.
  enum Part {
    /// A line that adds this amount.
    case line(Amount)
    case subtotal
    case total
    /// The total of a receipt whose items cannot be read.
    case whole
  }

  /// The lines of the receipt by their index in the file.
  private(set) var parts: [Int: Part] = [:]
  private let entries: [ReceiptEntry]
  private let search: ReceiptSearch

  /// Returns nil if no lines add up to a total, at least so many of them.
  init?(_ entries: [ReceiptEntry], least: Int) {
    guard entries.count <= Self.mostEntries else { return nil }
    self.entries = entries
    search = ReceiptSearch(entries: entries)
    guard let end = takeFirstSum(of: least) else {
      if !takeTotalAbove() { return nil }
      return
    }
    let sum = takeNextSums(after: end)
    let final = parts.filter { if case .subtotal = $0.value { true } else { false } }.keys
      .filter { place in entries.contains { $0.place == place && $0.amount == sum } }.min()
    if let final { parts[final] = .total }
  }

  /// Takes the lines above the first line that says that it is a sum, although they do not make it.
  ///
  /// Such sums are left out. Taxes below them are lines if they make the next sum of the first.
  init?(contradicting entries: [ReceiptEntry]) {
    self.entries = entries
    search = ReceiptSearch(entries: entries)
    // `Net sales` above `Total` with the same amount is that sum too.
    let stated = entries.first(where: \.isSum)?.amount
    guard let first = entries.firstIndex(where: \.isPlain),
      let end = entries.indices.first(where: { place in
        place > first && (entries[place].isSum || entries[place].amount == stated)
      }),
      entries[first..<end].count(where: \.isPlain) > 1
    else { return nil }
    let assumption = ReceiptEntry.Assumption(discounts: .printed, countsTaxes: false)
    take(entries[first..<end].map { $0.usual(assumption) }, from: first)
    _ = takeNextSums(after: end)
    parts = parts.filter { if case .line = $0.value { true } else { false } }
  }

  /// The number of lines that were paid.
  var lineCount: Int {
    parts.values.count { if case .line(let amount) = $0 { !amount.isZero } else { false } }
  }

  /// Returns true if the line of the file was paid.
  func isLine(_ place: Int) -> Bool { if case .line = parts[place] { true } else { false } }

  /// The longest receipt that is proven, in lines with an amount.
  private static let mostEntries = 400

  // MARK: Sums

  /// Takes the lines above the first proven sum and returns its index.
  ///
  /// Readings that follow the words of the lines come first.
  private mutating func takeFirstSum(of least: Int) -> Int? {
    for changes in 0...2 {
      // Each kind of sum is searched only as far as its number of candidates allows.
      for rank in 1...4 where rank < 3 || least > 1 && changes == 0 {
        let ends = entries.indices.dropFirst().filter { isSum($0, rank: rank) }
          .prefix([Self.mostEntries, 24, 8][changes])
        let found = ends.compactMap { end in
          search.explanation(
            of: entries[end].amount, above: end, least: max(least, rank - 1), changes: changes
          ).map { (end: end, lines: $0) }
        }
        // Of several proofs, the one of most lines is that of the receipt.
        guard let most = found.max(by: { ($0.lines.count, $1.end) < ($1.lines.count, $0.end) })
        else { continue }
        let best = withDiscounts(most)
        take(best.lines)
        parts[entries[best.end].place] = .subtotal
        return best.end
      }
    }
    return nil
  }

  /// Returns the proof of the later sum that amounts below zero make of the first: `TOTAL before discounts`.
  private func withDiscounts(
    _ found: (end: Int, lines: ReceiptSearch.Explanation)
  ) -> (end: Int, lines: ReceiptSearch.Explanation) {
    var (end, lines) = found
    let leftOut = lines.values.indices.filter {
      lines.values[$0] == nil && entries[lines.start + $0].amount.isNegative
    }
    let taken = leftOut.reduce(entries[end].amount) { $0 + entries[lines.start + $1].amount }
    let below = entries.indices.dropFirst(end + 1).prefix(12)
    guard !leftOut.isEmpty,
      let last = below.first(where: { entries[$0].amount == taken && entries[$0].isSum })
    else { return found }
    for place in leftOut { lines.values[place] = entries[lines.start + place].amount }
    lines.sums.append(end)
    end = last
    return (end, lines)
  }

  /// Returns true if a line may be the first sum: by its words, as a tender, as an amount that comes again, or
  /// as the last line.
  private func isSum(_ place: Int, rank: Int) -> Bool {
    let entry = entries[place]
    guard entry.amount > .zero else { return false }
    switch rank {
    case 1:
      return !entry.words.contains(.saved) && (entry.isSum || entry.words.contains(.mentionsTotal))
    case 2: return entry.isTender
    case 3: return !entry.isNamed || entries.count { $0.amount == entry.amount } > 1
    default: return place == entries.count - 1
    }
  }

  /// Takes the lines that follow their total, as in a note that states it first; returns false if none do.
  private mutating func takeTotalAbove() -> Bool {
    for start in entries.indices.dropLast(2) where entries[start].isSum {
      let below = (start + 1)..<entries.count
      for assumption in ReceiptEntry.Assumption.allCases {
        let values = below.map { entries[$0].usual(assumption) }
        if values.reduce(.zero, { $0 + ($1 ?? .zero) }) == entries[start].amount {
          take(values, from: below.lowerBound)
          return true
        }
      }
    }
    return false
  }

  /// Takes the lines between a sum and those below that they change it to; returns the last sum.
  private mutating func takeNextSums(after end: Int) -> Amount {
    var (last, sum) = (end, entries[end].amount)
    while let next = takeNextSum(after: last, sum) {
      last = next
      sum = entries[next].amount
    }
    return sum
  }

  /// Takes the lines between a sum and the next one that they change it to; returns that one.
  private mutating func takeNextSum(after last: Int, _ sum: Amount) -> Int? {
    let near = entries.indices.dropFirst(last + 1).prefix(12)
    for end in near where isNextSum(end) {
      let total = entries[end].amount
      let mayPay = entries[end].isSum || !entries[end].isTender || entries[last].isSum
      let values = search.changes((last + 1)..<end, of: total - sum)
      // `Cash 10.00` below a rounding proves it only directly below the total.
      guard let values, mayPay || total == sum else { continue }
      take(values.map { $0?.isZero == true ? nil : $0 }, from: last + 1)
      parts[entries[end].place] = .subtotal
      return end
    }
    return nil
  }

  private func isNextSum(_ place: Int) -> Bool {
    let entry = entries[place]
    guard entry.amount > .zero else { return false }
    return entry.mayBeSum
      || entries.dropFirst(place + 1).prefix(4).contains { $0.amount == entry.amount }
  }

  private mutating func take(_ values: [Amount?], from start: Int) {
    for (offset, value) in values.enumerated() {
      if let value { parts[entries[start + offset].place] = .line(value) }
    }
  }

  private mutating func take(_ found: ReceiptSearch.Explanation) {
    take(found.values, from: found.start)
    for sum in found.sums { parts[entries[sum].place] = .subtotal }
  }
}
