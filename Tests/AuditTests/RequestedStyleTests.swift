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

  @Test("A button that is low is told as one that is narrow, and nothing is said of a height that nobody knows")
  func lowViews() async {
    func told(_ frame: String) async -> [Evidence] {
      let button = "Button { } label: { Image(systemName: \"star\")\(frame) }"
      let found = await findings(
        "target-size", "List { }.navigationTitle(\"Note\").toolbar { ToolbarItem(placement: .topBarTrailing) { \(button) } }")
      return found.flatMap(\.evidence).filter { $0.name == "size" }
    }
    #expect(await told(".frame(width: 44, height: 20)") == [.points("size", 20)])
    #expect(await told(".frame(height: 22)") == [.points("size", 22)])
    for frame in [".frame(width: 44, height: 44)", ".frame(width: 44)", ".frame(height: side)", ""] {
      #expect(await told(frame) == [], "\(frame)")
    }
  }

  @Test("What a definition says reacts is judged by its height, too: 44 by 30 points are below the default of 44")
  func declaredHeight() async {
    func told(_ facts: String) async -> [Finding] {
      let sketch = "ios26 en 402pt\nfacts trailing1: \(facts)\n| Inbox | {plus \"Add\"}\n"
      return await Auditor.audit(ProjectSource.read(texts: ["a.sketch": sketch])).findings.filter { $0.rule == "target-size" }
    }
    #expect(await told("targetWidth 44pt, targetHeight 30pt").map(\.reason) == ["below-default"])
    #expect(await told("targetHeight 24pt").map(\.reason) == ["below-minimum"])
    #expect(await told("targetWidth 44pt").isEmpty)
  }
}
