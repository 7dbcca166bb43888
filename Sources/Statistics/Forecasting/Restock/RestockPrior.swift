/// The usual interval between two purchases of a product, by category.
///
/// Means of the logarithm of the days between two purchases of one kind of product, pooled by
/// category from 257,508 intervals of 897 kinds. Derived figures of Complete Journey (dunnhumby /
/// 84.51°), household transactions published for research, which its Python edition calls
/// simulated; kinds without a recognisable category are left out, and newspapers and tobacco count
/// as household goods.
public enum RestockPrior {
  /// For whatever is not known by category: 18 days.
  public static let usual = 2.9

  /// By the name of one of Larder's own categories, or ``usual`` for any other.
  public static func logInterval(category: String) -> Double {
    switch category {
    case "Beverages": 2.445
    case "Dairy": 2.671
    case "Bakery": 2.737
    case "Household": 2.764
    case "Snacks": 2.840
    case "Produce": 2.855
    case "Frozen": 2.866
    case "Meat & Seafood": 2.968
    case "Pantry": 3.089
    case "Personal Care": 3.098
    default: usual
    }
  }
}
