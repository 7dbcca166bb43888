/// The study's golden vectors for how long things keep and last.
struct ExpirationGolden: Decodable {
  struct Life: Decodable {
    struct Label: Decodable {
      let product: String
      let category: String
      let logRatio: Double

      init(from decoder: any Decoder) throws {
        var row = try decoder.unkeyedContainer()
        product = try row.decode(String.self)
        category = try row.decode(String.self)
        logRatio = try row.decode(Double.self)
      }
    }

    let obs: [Label]
    let product: String
    let category: String
    let prior_mid: Double
    let median_days: Double
    let log_sd: Double
  }

  struct Finish: Decodable {
    let durations: [Double]
    let censored: [Bool]
    let mu0: Double
    let mu: Double
    let s: Double
  }

  struct Waste: Decodable {
    let mu_c: Double
    let s_c: Double
    let life: Double
    let s_life: Double
    let elapsed: Double
    let p: Double
  }

  struct Curve: Decodable {
    let times: [Double]
    let event: [Int]
    /// Time, at risk, ended, share that lasts, standard error.
    let table_t_n_d_S_se: [[Double]]
  }

  let shelf_life: [Life]
  let censored_lognormal: [Finish]
  let p_waste: [Waste]
  let kaplan_meier: [Curve]

  static func file() throws -> Self {
    try PredictionStudy.decode(Self.self, from: "golden_predictors.json")
  }
}
