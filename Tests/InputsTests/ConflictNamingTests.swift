import LintelModel
import Testing

@testable import LintelInputs

@Suite("A merge conflict mark")
struct ConflictNamingTests {
  private static let conflict = "<<<<<<< ours\nA\n=======\nB\n>>>>>>> theirs\n"

  private func read(_ texts: [String: String]) -> Project { ProjectReader.read(ProjectFiles(texts: texts)) }

  @Test(
    "It is called so where a file cannot be read for it",
    arguments: [
      ("Localizable.xcstrings", "{\n"), ("de.lproj/L.stringsdict", "<?xml version=\"1.0\"?>\n"),
      ("de.xliff", "<?xml version=\"1.0\"?>\n"),
    ])
  func files(path: String, before: String) throws {
    let project = read(["en.lproj/L.strings": "\"a\" = \"b\";\n", path: before + Self.conflict])
    let found = project.skipped.map(\.problem.found) + project.tables.map(\.loss?.found)
    #expect(found.contains("a merge conflict mark"), "\(found)")
  }

  @Test("It is called so where a table of the platform breaks off at it")
  func strings() throws {
    let project = read(["en.lproj/L.strings": "\"a\" = \"b\";\n" + Self.conflict])
    let loss = try #require(project.tables.first?.loss)
    #expect(loss.found == "a merge conflict mark" && loss.location.line == 2)
  }

  @Test("It is called so in a configuration, also where the parser fails behind it")
  func configuration() {
    let text = "<<<<<<< ours\nfail-on: error\n=======\nfail-on: note\n>>>>>>> theirs\n"
    let names = ConfigurationNames(rules: [], profiles: [], failOn: ["error", "note"])
    let problems = ConfigurationReader.read(SourceFile(path: "lintel.yml", bytes: Array(text.utf8)), knowing: names).problems
    #expect(problems.first?.problem.found == "a merge conflict mark", "\(problems)")
  }

  @Test("A line of signs that stands where nothing fails, or is underlined with them, is none")
  func others() {
    let problem = FileProblem(line: 3, column: 1, found: "\"x\"", expected: "a value")
    let file = SkippedFile(file: "a.json", problem: problem)
    #expect(ConflictNaming.named(file, in: Array("Title\n=======\nx\n".utf8)) == file)
    #expect(ConflictNaming.named(file, in: Array("a\n========\nx\n".utf8)) == file)
    #expect(ConflictNaming.named(file, in: Array("x\nTitle\n=======\ny\n".utf8)) == file)
    // The first mark of a conflict may be deleted already.
    let rest = ConflictNaming.named(file, in: Array("x\nA\n=======\nB\n>>>>>>> theirs\n".utf8))
    #expect(rest.problem.found == "a merge conflict mark")
  }
}
