import GroceryModel
import Testing

@Suite struct ContainerUnitTests {
  @Test(arguments: ["pack", "Packs", "Packung", "pkg.", "PAKET"])
  func `spellings of one container share a name`(text: String) {
    #expect(ContainerUnit.name(text) == (text == "PAKET" ? nil : "pack"))
  }

  @Test func `no container is a unit with a size`() {
    for unit in Unit.all { #expect(ContainerUnit.name(unit.symbol) == nil) }
    for text in ["packs", "Flasche", "Dosen", "bunches"] { #expect(Unit(text) == nil) }
  }
}
