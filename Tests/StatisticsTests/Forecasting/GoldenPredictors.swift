import Foundation

/// The vectors of the study behind the forecasts, which lies beside the repository, if it does.
enum GoldenPredictors {
  static let data = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/prediction/data")

  private static let file = data.appending(path: "golden_predictors.json")

  static var isThere: Bool { FileManager.default.fileExists(atPath: file.path) }

  static func cases<Case: Decodable>(_ name: String, of type: Case.Type) throws -> [Case] {
    let all = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let named = try JSONSerialization.data(withJSONObject: all?[name] ?? [])
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode([Case].self, from: named)
  }
}

/// Equal to nine digits, or to a billionth of the unit near zero.
func agrees(_ value: Double, _ expected: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(value - expected) <= tolerance * max(1e-3, abs(expected))
}
