import LintelFindings
import LintelModel
import LintelRules
import Testing

@Suite("file-unreadable")
struct FileUnreadableTests {
  private func place(of problem: FileProblem) throws -> LintelModel.SourceLocation? {
    let rule = try #require(Rule.all.first { $0.id == "file-unreadable" })
    guard case .skipped(let check) = rule.check else { return nil }
    return check(SkippedFile(file: "a.strings", problem: problem)).first?.location
  }

  @Test("It names the place of the problem, to the column where that is known")
  func places() throws {
    let whole = FileProblem(line: 12, column: 3, found: "\"x\"", expected: "\":\"")
    #expect(try place(of: whole) == LintelModel.SourceLocation(file: "a.strings", line: 12, column: 3))
    #expect(whole.description == "line 12, column 3: found \"x\", expected \":\"")
    #expect(try place(of: FileProblem("found nothing", line: 7)) == LintelModel.SourceLocation(file: "a.strings", line: 7))
  }

  @Test("Words that only look like a place are none")
  func words() throws {
    for sentence in ["line 9, column 4: is what somebody wrote", "found nothing", "line 99999999999999999999"] {
      #expect(try place(of: FileProblem(sentence)) == LintelModel.SourceLocation(file: "a.strings", line: 1))
    }
  }
}
