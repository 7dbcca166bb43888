import ByteTools
import GroceryModel

/// Fees, tips, taxes, discounts and refunds beside the lines of a receipt.
///
/// They become lines too where arithmetic proves it: the lines and they add up to a total of the receipt.
extension JSONTable {
  /// What stands beside the lines, as lines.
  struct Charges {
    var rows: [[(header: String, text: String)]] = []
    /// The lists whose objects became lines.
    var lists: [String] = []
  }

  /// One or more amounts that are added together or not at all.
  private struct Group {
    var list: String?
    var amounts: [(name: String, amount: Amount, text: String)] = []

    var sum: Amount { amounts.reduce(.zero) { $0 + $1.amount } }
  }

  /// More groups than this are never tried in all their combinations.
  private static let mostGroups = 8

  /// - Parameters:
  ///   - leaves: The values of the receipt.
  ///   - lists: Its lists besides that of the lines.
  ///   - lines: Its lines.
  /// - Returns: The further lines; none where no total proves them.
  static func charges(_ leaves: [Leaf], _ lists: [Leaf], _ lines: [JSONValue]) -> Charges {
    let lines: [[Leaf]] = lines.map(Self.scalars)
    guard let item = headers(of: lines, .item, where: { !$0.value.isNumber }).first else {
      return Charges()
    }
    let groups = leaves.compactMap(group(ofLeaf:)) + lists.compactMap(group(ofList:))
    guard (1...mostGroups).contains(groups.count) else { return Charges() }
    let totals = leaves.filter { charge($0.header) == nil }.compactMap(Total.init)
    for total in headers(of: lines, .total, where: \.value.isNumber) {
      let paid = lines.reduce(Amount.zero) { sum, line in
        sum + (line.first { $0.header == total }.flatMap(amount) ?? .zero)
      }
      guard let chosen = choice(groups, from: paid, to: totals) else { continue }
      return Charges(
        rows: chosen.flatMap(\.amounts).filter { !$0.amount.isZero }.map {
          [(item, $0.name), (total, $0.text)] + sharedCurrencies(lines)
        }, lists: chosen.compactMap(\.list))
    }
    return Charges()
  }

  /// The cells of the lines that state one currency for all of them.
  private static func sharedCurrencies(_ lines: [[Leaf]]) -> [(header: String, text: String)] {
    (lines.first ?? []).compactMap { leaf in
      guard let code = leaf.value.cell, Currency(code)?.isListed == true,
        lines.allSatisfy({ $0.contains { $0.header == leaf.header && $0.value.cell == code } })
      else { return nil }
      return (leaf.header, code)
    }
  }

  /// An amount of the receipt, and whether its header names a total.
  private struct Total {
    let amount: Amount
    let isNamed: Bool

    init?(_ leaf: Leaf) {
      guard let amount = JSONTable.amount(of: leaf) else { return nil }
      self.amount = amount
      let header = HeaderWords(leaf.header)
      isNamed = [Role.total, .receiptTotal].contains { RoleWords.score(header, $0) > 0 }
    }
  }

  /// Returns the groups that lead from the sum of the lines to a total; of all ways the one that explains most.
  private static func choice(
    _ groups: [Group], from paid: Amount, to totals: [Total]
  ) -> [Group]? {
    let ways = (1..<(1 << groups.count)).sorted { $0.nonzeroBitCount > $1.nonzeroBitCount }
    return ways.lazy.map { way in
      groups.indices.filter { way & 1 << $0 != 0 }.map { groups[$0] }
    }.first { chosen in
      let sum = chosen.reduce(paid) { $0 + $1.sum }
      return sum != paid
        && totals.contains { $0.amount == sum && (chosen.count > 1 || $0.isNamed) }
    }
  }

  private static func scalars(_ value: JSONValue) -> [Leaf] {
    var (leaves, lists): ([Leaf], [Leaf]) = ([], [])
    collect(value, [], &leaves, &lists)
    return leaves
  }

  /// The headers of the lines that name a role, the best first.
  private static func headers(
    of lines: [[Leaf]], _ role: Role, where isOfForm: (Leaf) -> Bool
  ) -> [String] {
    let headers = lines.first?.filter(isOfForm).map(\.header) ?? []
    let scored = headers.map { ($0, RoleWords.score(HeaderWords($0), role)) }
    // Arithmetic proves the amounts, so that a word among others is enough.
    return scored.filter { $0.1 >= (role == .total ? 3 : 5) }.sorted { $0.1 > $1.1 }.map(\.0)
  }

  private static func amount(of leaf: Leaf) -> Amount? {
    guard let text = leaf.value.cell, leaf.value.isNumber else { return nil }
    return withBytes(of: text) { NumberCell($0)?.number(NumberFormat())?.amount }
  }

  /// Whether a name is one of a charge, and whether that is taken off.
  private static func charge(_ name: String) -> (isOff: Bool, name: String)? {
    let words = HeaderWords.split(name)
    let found = words.reduce(into: WordClass()) { found, word in
      found.formUnion(withBytes(of: word) { LineWords.classify($0) })
    }
    let isOff = !found.isDisjoint(with: [.discount, .refund])
    let isFee = words.contains(where: fees.contains)
    guard isOff || isFee || !found.isDisjoint(with: [.fee, .tax, .namesTax, .deposit]) else {
      return nil
    }
    let said = words.filter { !unitWords.contains($0) }
    return (isOff, said.joined(separator: " "))
  }

  /// Words for fees in keys; in texts they may name things.
  private static let fees: Set<String> = [
    "charge", "charges", "fee", "fees", "packaging", "packing", "delivery", "shipping", "surcharge",
  ]

  private static let unitWords: Set<String> = [
    "cents", "cent", "pence", "amount", "receipt", "order",
  ]

  private static func signed(_ leaf: Leaf, isOff: Bool) -> (amount: Amount, text: String)? {
    guard let amount = amount(of: leaf), let text = leaf.value.cell else { return nil }
    return isOff && amount > .zero ? (-amount, "-" + text) : (amount, text)
  }

  /// An amount of the receipt whose name is one of a charge.
  private static func group(ofLeaf leaf: Leaf) -> Group? {
    guard let charge = charge(leaf.path.last ?? ""),
      let (amount, text) = signed(leaf, isOff: charge.isOff), !amount.isZero
    else { return nil }
    return Group(amounts: [(charge.name, amount, text)])
  }

  /// The amounts of a list whose objects have a text and an amount.
  private static func group(ofList list: Leaf) -> Group? {
    guard case .array(let elements) = list.value, !elements.isEmpty else { return nil }
    // `discount.items`
    let isOff = list.path.reversed().lazy.compactMap(charge).first?.isOff ?? namesDiscounts(list)
    var group = Group(list: list.path.joined(separator: "."))
    for element in elements {
      let leaves = scalars(element)
      guard let label = leaves.first(where: { !$0.value.isNumber })?.value.cell,
        let leaf = leaves.last(where: \.value.isNumber),
        let (amount, text) = signed(leaf, isOff: isOff)
      else { return nil }
      group.amounts.append((label, amount, text))
    }
    return group.sum.isZero ? nil : group
  }
}
