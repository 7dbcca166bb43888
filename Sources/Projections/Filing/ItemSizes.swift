import EventSourcing
import GroceryModel

/// What a package of an item holds: the size described for its product, else the one that its name
/// states.
struct ItemSizes: Sendable {
  /// Before all changes.
  let first: PackageSize?
  /// From which days on another size holds, or none; days ascend.
  let changes: [(first: Day, size: PackageSize?)]

  var isEmpty: Bool { first == nil && changes.isEmpty }

  func size(on day: Day) -> PackageSize? {
    changes.last { $0.first <= day }.map(\.size) ?? first
  }
}

extension ItemCatalog {
  /// True if any product has containers of its own.
  var definesContainers: Bool { descriptions.products.values.contains { !$0.containers.isEmpty } }

  /// Returns the contents of an item's container by day; nil if the container is not defined.
  ///
  /// - Parameters:
  ///   - unit: The container as written.
  ///   - item: The item's number.
  /// - Returns: Its sizes as written.
  func container(_ unit: String, of item: UInt32) -> DatedPackages? {
    guard !descriptions.products.isEmpty else { return nil }
    let name = ContainerUnit.key(unit)
    return [NameKey.matching(written(item)), key(of: product(of: item))].lazy.compactMap {
      self.descriptions.products[$0]?.containers[name]?.sizes
    }.first
  }

  /// The sizes of an item; its product may be described by its name or by the item's own.
  func sizes(of item: UInt32) -> ItemSizes {
    let written = written(item)
    let product = product(of: item)
    let described =
      descriptions.products.isEmpty
      ? []
      : [NameKey.matching(written), key(of: product)].compactMap {
        descriptions.products[$0]?.packages
      }
    let shown = name(of: product)
    let stated =
      Self.statedSize(written) ?? (shown == written ? nil : Self.statedSize(shown))
    func size(on day: Day) -> PackageSize? {
      described.lazy.compactMap { $0.package(on: day).flatMap { PackageSize($0) } }.first ?? stated
    }
    return ItemSizes(
      first: size(on: Day(ordinal: .min)),
      changes: Set(described.flatMap(\.changes)).sorted().map { ($0, size(on: $0)) })
  }

  private static func statedSize(_ name: String) -> PackageSize? {
    ProductName.mayStateSize(name) ? ProductName.package(of: name) : nil
  }
}
