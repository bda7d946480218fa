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

  @Test("Of a file that was read but for one entry it says so, with the entry's key where it is known, as a warning")
  func entries() throws {
    let rule = try #require(Rule.all.first { $0.id == "file-unreadable" })
    guard case .skipped(let check) = rule.check else { return }
    func remark(_ lost: LostEntries?) -> Remark? {
      let problem = FileProblem(line: 9, column: 7, found: "\"b\"", expected: "\"", rest: "; and so on")
      return check(SkippedFile(file: "de.po", problem: problem, lost: lost)).first
    }
    let problem = "line 9, column 7: found \"b\", expected \""
    let one = remark(LostEntries(count: 1, key: "Open it"))
    #expect(one?.message.english == "The entry “Open it” was not read: \(problem); the rest of the file was")
    #expect(one?.severity == .warning && one?.location?.line == 9)
    let nameless = remark(LostEntries(count: 1))
    #expect(nameless?.message.english == "An entry was not read: \(problem); the rest of the file was")
    let three = remark(LostEntries(count: 3, key: "Open it"))
    #expect(three?.message.english == "3 entries were not read, the first: \(problem); the rest of the file was")
    #expect(three?.severity == nil && remark(nil)?.severity == nil)
    #expect(remark(nil)?.message.english == "The file cannot be read: \(problem); and so on")
  }

  @Test("Words that only look like a place are none")
  func words() throws {
    for sentence in ["line 9, column 4: is what somebody wrote", "found nothing", "line 99999999999999999999"] {
      #expect(try place(of: FileProblem(sentence)) == LintelModel.SourceLocation(file: "a.strings", line: 1))
    }
  }
}
