import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Styles and sizes that code asks for")
struct RequestedStyleTests {
  private func findings(_ rule: String, _ body: String) async -> [Finding] {
    let source = """
      struct Root: View { var body: some View { NavigationStack { Note() } } }
      struct Note: View {
        var body: some View {
          \(body)
        }
      }
      """
    return await Auditor.audit(ProjectSource.read(texts: ["Note.swift": source])).findings.filter { $0.rule == rule }
  }

  @Test(
    "A key action in bold, or in a prominent style, does not look like any other button",
    arguments: [
      "Button(\"Done\") { }.bold()", "Button(\"Done\") { }.fontWeight(.semibold)",
      "Button(\"Done\") { }.font(.body.weight(.bold))", "Button { } label: { Text(\"Done\").bold() }",
      "Button(\"Done\") { }.buttonStyle(.borderedProminent)", "Button(\"Done\") { }.buttonStyle(.glassProminent)",
    ])
  func emphasized(button: String) async {
    let found = await findings(
      "primary-style", "List { }.navigationTitle(\"Note\").toolbar { ToolbarItem(placement: .topBarTrailing) { \(button) } }"
    )
    #expect(found.isEmpty)
  }

  @Test("One in a regular weight does")
  func plain() async {
    for button in ["Button(\"Done\") { }", "Button(\"Done\") { }.fontWeight(.regular)", "Button(\"Done\") { }.bold(false)"] {
      let found = await findings(
        "primary-style",
        "List { }.navigationTitle(\"Note\").toolbar { ToolbarItem(placement: .topBarTrailing) { \(button) } }")
      #expect(!found.isEmpty)
    }
  }

  @Test("A title that is asked to be inside the bar is told where it is asked for")
  func smallTitle() async {
    let found = await findings(
      "large-title",
      """
      List { }
            .navigationTitle("Note")
            .navigationBarTitleDisplayMode(.inline)
      """)
    #expect(found.map(\.definitionLocation?.line) == [6])
    #expect(found.map(\.translationLocation) == [nil])
    #expect(found.first?.message.english.hasSuffix("asks for a title inside the bar") == true)
  }

  @Test("Views that are small are told where their frame is")
  func smallViews() async {
    let found = await findings(
      "target-size",
      """
      List { }.navigationTitle("Note").toolbar {
              ToolbarItem(placement: .topBarTrailing) {
                Button { } label: {
                  Image(systemName: "star")
                    .frame(width: 20, height: 20)
                }
              }
              ToolbarItem(placement: .topBarTrailing) {
                Button { } label: { Image(systemName: "flag").frame(width: 20, height: 20) }
              }
      }
      """)
    #expect(Set(found.compactMap(\.definitionLocation?.line)) == [12])
  }
}
