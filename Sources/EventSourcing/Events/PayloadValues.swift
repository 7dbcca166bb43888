import ByteTools
import GroceryModel

/// A budget's period as its event states it.
public enum BudgetPeriod: Hashable, Sendable {
  /// Both days belong to it.
  case once(Period)
  case repeating(Recurrence)
}

/// Readers of the payload values that are JSON themselves; they are rare, so they make values.
public enum PayloadValues {
  /// The strings of an array, or nil if it is not one of non-blank strings.
  public static func texts(_ json: Bytes) -> [String]? {
    var texts: [String] = []
    var scanner = JSONScanner(json)
    do throws(JSONFault) {
      try scanner.elements { (scanner) throws(JSONFault) in
        texts.append(try scanner.string().text)
      }
      try scanner.finish()
    } catch {
      return nil
    }
    return texts.allSatisfy { !NameKey.printed($0).isEmpty } ? texts : nil
  }

  /// The string members of an object in their order, or nil if it has others or one twice.
  public static func members(_ json: Bytes) -> [(key: String, value: String)]? {
    var members: [(key: String, value: String)] = []
    var scanner = JSONScanner(json)
    do throws(JSONFault) {
      try scanner.members { (key, scanner) throws(JSONFault) in
        members.append((key.text, try scanner.string().text))
      }
      try scanner.finish()
    } catch {
      return nil
    }
    return Set(members.map(\.key)).count == members.count ? members : nil
  }

  /// The amounts by name of an object, or nil.
  public static func amounts(_ json: Bytes) -> [(name: String, amount: ExactDecimal)]? {
    guard let members = members(json) else { return nil }
    var amounts: [(name: String, amount: ExactDecimal)] = []
    for (name, value) in members {
      guard let amount = ExactDecimal(value), !NameKey.printed(name).isEmpty else { return nil }
      amounts.append((name, amount))
    }
    return amounts
  }

  /// A budget's period, or nil.
  public static func period(_ json: Bytes) -> BudgetPeriod? {
    guard let members = members(json), members.count == 2 else { return nil }
    let values = Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
    if let start = values["start"].flatMap({ Day($0) }),
      let end = values["end"].flatMap({ Day($0) })
    {
      return start <= end ? .once(Period(start, through: end)) : nil
    }
    if let every = values["every"].flatMap(Recurrence.Every.init(rawValue:)),
      let from = values["from"].flatMap({ Day($0) })
    {
      return .repeating(Recurrence(every: every, from: from))
    }
    return nil
  }
}
