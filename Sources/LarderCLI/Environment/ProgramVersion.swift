/// The version that the program states, and that its kept files name.
enum ProgramVersion {
  static let current = "0.1.0"
}
