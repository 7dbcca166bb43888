import Testing

@testable import Importing

@Suite struct HostileSizeTests {
  private func refusal(_ bytes: [UInt8]) throws -> ImportError? {
    let file = try TemporaryFile(bytes)
    do {
      _ = try FileReader(path: file.path).inferSchema()
      return nil
    } catch {
      return error
    }
  }

  @Test func `a record of very many columns is refused before room is made for all`() throws {
    let many = [UInt8](repeating: 0x2C, count: 1 << 20)
    let header = Array("date,item,total\n2025-01-20,Milk,1.29\n".utf8)
    guard case .tooLarge(_, let line, let reason) = try refusal(header + many + [0x0A]) else {
      Issue.record("the file was understood")
      return
    }
    #expect(line == 3)
    #expect(reason == "the record has 16384 columns or more")
  }

  @Test func `a line that never ends is refused`() throws {
    let long = [UInt8](repeating: 0x61, count: 6 << 20)
    guard case .tooLarge(_, let line, let reason) = try refusal(Array("date\n".utf8) + long)
    else {
      Issue.record("the file was understood")
      return
    }
    #expect(line == 2)
    #expect(reason == "the record is longer than 4 MiB")
  }

  @Test func `a file of events with a very long line leaves nothing`() throws {
    let larder = try ScratchLarder()
    let event =
      #"{"type":"purchase.recorded","date":"2026-09-21","data":{"item":"Milk","total":"1.29","#
      + #""currency":"EUR"}}"# + "\n"
    let long = [UInt8](repeating: 0x61, count: 2 << 20)
    #expect(throws: ImportError.self) {
      _ = try larder.take([Array(event.utf8) + long + [0x0A] + Array(event.utf8)])
    }
    #expect(try larder.contents().events.isEmpty)
  }
}
