import Testing

@testable import LarderCLI

@Suite struct ExitCodeTests {
  @Test func `the codes are those that scripts rely on`() {
    #expect(
      ExitCode.allCases.map(\.rawValue) == [0, 1, 3, 4, 5, 6, 64, 65, 66, 70, 73, 74, 75])
  }

  @Test func `of several codes the greatest holds`() {
    #expect(ExitCode.worst(of: [.attention, .badInput, .question]) == .badInput)
    #expect(ExitCode.worst(of: []) == .done)
  }
}
