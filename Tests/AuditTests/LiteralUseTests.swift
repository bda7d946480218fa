import LintelAudit
import LintelModel
import Testing

@Suite("Where code has keys that its own views and functions hand on")
struct LiteralUseTests {
  private func places(of key: String, in code: String) async -> [Int] {
    let files = [
      "App.swift": code, "en.lproj/Localizable.strings": "\"\(key)\" = \"\(key)\";\n",
      "de.lproj/Localizable.strings": "\"\(key)\" = \"Ein anderer Text\";\n",
    ]
    let uses = await Auditor.audit(ProjectSource.read(texts: files)).project.keyUses
    return uses[.init(table: nil, key: key)].map(\.line)
  }

  @Test("Words are used where they stand, and a single word where a view of the project has it first")
  func uses() async {
    let call = "func show() {\n  label.text = localized(string: \"Edit the alarm\")\n}\n"
    let declaration = "enum Texts {\n  static let edit = \"Edit the alarm\"\n}\n"
    let view = "struct Form: View {\n  var body: some View {\n    NumberField(\"Height\", number: $n)\n  }\n}\n"
    let function = await places(of: "Edit the alarm", in: call)
    let constant = await places(of: "Edit the alarm", in: declaration)
    let field = await places(of: "Height", in: view)
    #expect(function == [2] && constant == [2] && field == [3])
  }

  @Test(
    "What is a name of something else, a preview's, or a word of a file shows no place",
    arguments: [
      "let a = Image(\"Height\")\n", "let a = row[\"Height\"]\n", "let a = Row(id: \"Height\")\n", "let a = read(\"Height\")\n",
      "#Preview { Field(\"Height\") }\n",
    ])
  func others(_ code: String) async {
    let found = await places(of: "Height", in: code)
    #expect(found.isEmpty)
  }

  @Test("A call that asks for the key is its use, and no literal besides")
  func calls() async {
    let code = "let a = NSLocalizedString(\"Edit the alarm\", comment: \"\")\nlet b = Row(\"Edit the alarm\")\n"
    let found = await places(of: "Edit the alarm", in: code)
    #expect(found == [1])
  }
}
