import Testing

@testable import Projections

@Suite struct ServiceCategoriesTests {
  @Test(arguments: [
    "Rent", "rent & utilities", "Public Transport", "Eating Out", "Bars & Cafes", "Sports",
    "Fast Food",
    "Miete", "Versicherung: Auto", "外食",
  ])
  func `services are told by their name or a word of it`(_ category: String) {
    #expect(ServiceCategories.contain(category))
  }

  @Test(arguments: [
    "Dairy", "Cereal Bars", "Sports Drinks", "Medical Supplies", "Energie drinks", "Other", "",
  ])
  func `food is no service because its name shares a word with one`(_ category: String) {
    #expect(!ServiceCategories.contain(category))
  }
}
