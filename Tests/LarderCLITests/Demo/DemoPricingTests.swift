import GroceryModel
import Testing

@testable import LarderCLI

@Suite struct DemoPricingTests {
  private let days = (0..<426).map { DemoHousehold.firstDay + $0 }

  @Test func `a package shrinks at an unchanged price`() throws {
    let muesli = try #require(DemoCatalog.greenquill.first { $0.rename != nil })
    let pricing = DemoPricing(shop: .greenquill)
    #expect(Set(days.map { pricing.price(of: muesli, on: $0) }) == [3_49])
    #expect(
      Set(days.map(muesli.name(on:))) == ["Brambly Oat Muesli 500 g", "Brambly Oat Muesli 450 g"])
  }

  @Test func `coffee becomes dearer in steps`() throws {
    let coffee = try #require(
      DemoCatalog.greenquill.first { $0.name == "Ground Coffee 500 g" })
    let prices = days.map { DemoPricing(shop: .greenquill).listPrice(of: coffee, on: $0) }
    #expect(prices == prices.sorted())
    #expect(Set(prices).count > 2)
  }

  @Test func `a promotion is below the list price, and all prices end in nine`() {
    for shop in DemoShop.all {
      let pricing = DemoPricing(shop: shop)
      for product in shop.products {
        for day in days where product.season.percent(in: day.month) > 0 {
          let price = pricing.price(of: product, on: day)
          let list = pricing.listPrice(of: product, on: day)
          #expect(price % 10 == 9)
          #expect((price < list) == (pricing.promotion(of: product, on: day) > 0))
        }
      }
    }
  }

  @Test func `the shops' prices of one product differ`() throws {
    let milk = try #require(DemoCatalog.greenquill.first { $0.name == "Whole Milk 1 l" })
    let day = DemoHousehold.firstDay
    #expect(DemoPricing(shop: .greenquill).listPrice(of: milk, on: day) == 1_19)
    #expect(DemoPricing(shop: .brassbell).listPrice(of: milk, on: day) == 1_29)
  }
}
