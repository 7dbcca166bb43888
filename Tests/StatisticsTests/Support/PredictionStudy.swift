import Foundation

/// The shared study behind the forecasts, which is not part of this repository: a checkout that
/// lies beside it is checked against all of its reference values.
enum PredictionStudy {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/prediction/data")

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func decode<Value: Decodable>(_ type: Value.Type, from path: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: folder.appending(path: path)))
  }

  /// The cases of one predictor among the golden vectors; names are read in camel case.
  static func goldenCases<Case: Decodable>(_ name: String, of type: Case.Type) throws -> [Case] {
    let golden = try Data(contentsOf: folder.appending(path: "golden_predictors.json"))
    let all = try JSONSerialization.jsonObject(with: golden) as? [String: Any]
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(
      [Case].self, from: JSONSerialization.data(withJSONObject: all?[name] ?? []))
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The numbers of a CSV file below its header, a list for each row.
  static func numbers(in path: String) throws -> [[Double]] {
    try text(of: path).split(whereSeparator: \.isNewline).dropFirst()
      .map { row in try row.split(separator: ",").map { try number(in: String($0)) } }
  }

  struct NotANumber: Error {
    let text: String
  }

  /// `Double.init` does not read `760.` and `.11`, which are numbers in NIST's files.
  static func number(in text: String) throws -> Double {
    guard let value = Double("0" + text) ?? Double(text) ?? Double(text + "0") else {
      throw NotANumber(text: text)
    }
    return value
  }
}
