/// The study's reference values for index numbers.
struct IndexReference: Decodable {
  struct Example: Decodable {
    struct Values: Decodable {
      let fixed: [Double]
      let geks: [Double]?
    }

    let prices: [[Double]]
    let quantities: [[Double]]
    let indices: [String: Values]

    func fixed(_ name: String, _ period: Int) -> Double { indices[name]?.fixed[period] ?? .nan }
  }

  struct Published: Decodable {
    let geks_tornqvist_published: [Double]
    let geks_fisher: [Double]
  }

  let ppi_cpi_manual_6x5: Example
  let ces_sigma2_12x4: Example
  let gpindex_geks_13x5: Published

  static func file() throws -> Self {
    try PredictionStudy.decode(Self.self, from: "index_reference.json")
  }
}
