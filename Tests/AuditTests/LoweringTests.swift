import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Why something is a note that is graver elsewhere")
struct LoweringTests {
  private func table(_ texts: [String: String]) -> String {
    texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
  }

  private func lowerings(_ rule: String, _ project: Project) async -> [Lowering?] {
    await Auditor.audit(project).findings.filter { $0.rule == rule && $0.severity == .note }.map { Lowering(of: $0) }
  }

  private var lostValue: [String: String] {
    [
      "App/en.lproj/Recorder.strings": table(["k": "Delete %@?", "a": "All pages", "b": "Two words", "c": "One more page"]),
      "App/de.lproj/Recorder.strings": table(["k": "Weg?", "a": "Alle Seiten", "b": "Zwei Worte", "c": "Noch eine Seite"]),
    ]
  }

  @Test("A key that no code asks for says so")
  func unasked() async {
    var files = lostValue
    files["A.swift"] = ["a", "b", "c"].map { key in
      "let \(key) = NSLocalizedString(\"\(key)\", tableName: \"Recorder\", comment: \"\")\n"
    }.joined()
    #expect(await lowerings("placeholder-mismatch", ProjectSource.read(texts: files)) == [.unasked])
    files["A.swift"]! += "let k = NSLocalizedString(\"k\", tableName: \"Recorder\", comment: \"\")\n"
    #expect(await lowerings("placeholder-mismatch", ProjectSource.read(texts: files)).isEmpty)
  }

  @Test("A table that a built framework brings along says so")
  func builtFramework() async {
    var project = ProjectSource.read(texts: lostValue)
    #expect(await lowerings("placeholder-mismatch", project).isEmpty)
    project.builtTableNames = ["Recorder"]
    #expect(await lowerings("placeholder-mismatch", project) == [.tableOfBuiltFramework])
  }

  @Test("A table of no target says so, of a string and of what it lacks")
  func noTarget() async {
    var files = lostValue
    files["App/en.lproj/Other.strings"] = table(["x": "Open the door"])
    files["App/de.lproj/Other.strings"] = table(["x": "Tür öffnen"])
    files["App/de.lproj/Recorder.strings"] = table(["k": "Weg?", "a": "Alle Seiten", "b": "Zwei Worte"])
    var project = ProjectSource.read(texts: files)
    project.tablesOfOtherParts = ["App/en.lproj/Recorder.strings", "App/de.lproj/Recorder.strings"]
    #expect(await lowerings("placeholder-mismatch", project) == [.tableOfNoTarget])
    #expect(await lowerings("missing-translation", project) == [.tableOfNoTarget])
  }

  @Test("A file of no target that cannot be read to its end says so")
  func fileOfNoTarget() async {
    let problem = FileProblem(line: 9, found: "\"b\"", expected: "\"")
    var project = Project(
      locales: ["en"], skipped: [SkippedFile(file: "Kit/de.po", problem: problem, lost: LostEntries(count: 1))])
    project.tablesOfOtherParts = ["Kit/de.po"]
    #expect(await lowerings("file-unreadable", project) == [.tableOfNoTarget])
  }

  @Test("An example's table, and one whose translation another table of its name has, say so")
  func asideOrElsewhere() async {
    let own = table(["open": "Open", "save": "Save it"])
    var files = [
      "App/en.lproj/Buttons.strings": own, "App/de.lproj/Buttons.strings": table(["open": "Öffnen", "save": "Sichern"]),
      "Kit/en.lproj/Buttons.strings": own,
    ]
    #expect(await lowerings("missing-translation", ProjectSource.read(texts: files)) == [.translatedElsewhere])
    files["Kit/en.lproj/Buttons.strings"] = nil
    files["Kit Example/en.lproj/Localizable.strings"] = own
    #expect(await lowerings("missing-translation", ProjectSource.read(texts: files)) == [.tableOfExample])
  }

  @Test("A language that no target has says so, and is told as graver where one has it")
  func noTargetsLanguage() async {
    var project = ProjectSource.read(texts: lostValue)
    project.unshippedLocales = ["de"]
    #expect(await lowerings("placeholder-mismatch", project) == [.languageOfNoTarget])
  }

  @Test("What several findings share is the reason of what they are told as, and one that is graver has none")
  func shared() {
    func finding(_ severity: Severity, _ evidence: [Evidence]) -> Finding {
      Finding(
        rule: "r", verdict: .fails, certainty: .likely, severity: severity, blame: .translation, message: "It breaks",
        reason: "r", evidence: evidence)
    }
    let (lowered, other) = (finding(.note, [Lowering.unasked.evidence]), finding(.note, [Lowering.tableOfExample.evidence]))
    #expect(Lowering.shared(by: [lowered, lowered]) == .unasked)
    #expect(Lowering.shared(by: [lowered, other]) == nil)
    #expect(Lowering.shared(by: [lowered, finding(.note, [])]) == nil)
    #expect(Lowering.shared(by: [finding(.error, [Lowering.unasked.evidence])]) == nil)
    #expect(Lowering.shared(by: []) == nil)
  }
}
