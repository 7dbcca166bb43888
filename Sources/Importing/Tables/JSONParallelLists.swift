/// Lists of one object whose elements belong together by their place.
///
/// Example: `{"name": ["Milk", "Bread"], "price": [1.29, 2.49], "total": 3.78}`.
enum JSONParallelLists {
  /// Returns an object for each place of the lists, and the other members.
  ///
  /// Of lists with as many elements, one must hold only texts and one only numbers.
  static func joined(
    _ members: [JSONMember]
  ) -> (elements: [JSONValue], rest: [JSONMember])? {
    let lists = members.compactMap { member in scalars(member).map { (key: member.key, $0) } }
    for count in Set(lists.map(\.1.count)).sorted(by: >) {
      let alike = lists.filter { $0.1.count == count }
      let names = alike.contains { $0.1.allSatisfy { !$0.isNumber } }
      let numbers = alike.contains { $0.1.allSatisfy(\.isNumber) }
      guard names, numbers else { continue }
      let elements = (0..<count).map { place in
        JSONValue.object(alike.map { JSONMember(key: $0.key, value: $0.1[place]) })
      }
      let keys = Set(alike.map(\.key))
      return (elements, members.filter { !keys.contains($0.key) })
    }
    return nil
  }

  /// The elements of a list that holds neither lists nor objects.
  private static func scalars(_ member: JSONMember) -> [JSONValue]? {
    guard case .array(let elements) = member.value, !elements.isEmpty,
      elements.allSatisfy({ if case .text = $0 { true } else { $0.isNumber } })
    else { return nil }
    return elements
  }
}
