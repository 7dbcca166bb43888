/// The categories that Larder knows by itself; users may have any others beside them.
public enum GroceryCategory: String, CaseIterable, Sendable {
  case produce = "Produce"
  case dairy = "Dairy"
  case meatAndSeafood = "Meat & Seafood"
  case bakery = "Bakery"
  case frozen = "Frozen"
  case pantry = "Pantry"
  case beverages = "Beverages"
  case snacks = "Snacks"
  case personalCare = "Personal Care"
  case household = "Household"
  case other = "Other"
}
