import LintelGit
import Testing

/// git is asked for its plumbing's forms; what answers may be another version, or end too early.
@Suite("What git answers")
struct GitAnswerTests {
  private let id = String(repeating: "0", count: 40)

  @Test("A raw difference names the path, its object, and what it was")
  func difference() throws {
    let answer =
      ":100644 100644 \(id) \(id) M\0a/b.strings\0:120000 000000 \(id) \(id) D\0link\0:000000 100644 \(id) \(id) U\0c\0"
    let all = try #require(GitRawDifference.all(in: Array(answer.utf8)))
    #expect(all.map(\.path) == ["a/b.strings", "link", "c"])
    #expect(all.map(\.before) == [.file, .link, .nothing])
    #expect(all.map(\.isUnmerged) == [false, false, true])
    #expect(all.map(\.id) == [id, id, id])
  }

  @Test(
    "A difference that is cut off or of another form is none",
    arguments: [":100644 100644 a b M\0", "100644 100644 a b M\0x\0", ":100644 a b M\0x\0", "warning\0x\0"])
  func unknownDifference(answer: String) { #expect(GitRawDifference.all(in: Array(answer.utf8)) == nil) }

  @Test("Objects come one after another, empty ones and such with line breaks too")
  func batch() {
    var batch = GitBatch(Array("a blob 0\n\nb blob 3\nx\ny\nc missing\n".utf8))
    #expect(batch.next().map { Array($0) } == [])
    #expect(batch.next().map { Array($0) } == Array("x\ny".utf8))
    #expect(batch.next() == nil)
  }

  @Test(
    "An object of a size that it cannot have is none",
    arguments: ["a blob -1\nxyz\n", "a blob 9223372036854775807\nx\n", "a blob 2\nx\n", "a blob 1\nx", "a blob", ""])
  func unknownBatch(answer: String) {
    var batch = GitBatch(Array(answer.utf8))
    #expect(batch.next() == nil)
  }
}
