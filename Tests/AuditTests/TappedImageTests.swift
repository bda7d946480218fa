import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Images that people tap")
struct TappedImageTests {
  private func findings(_ image: String, rule: String = "accessible-name-missing") async -> [Finding] {
    let source = """
      struct Inbox: View {
        var body: some View { List { }.navigationTitle("Inbox").toolbar { ToolbarItem { \(image) } } }
      }
      """
    return await Auditor.audit(ProjectSource.read(texts: ["Inbox.swift": source])).findings.filter { $0.rule == rule }
  }

  @Test(
    "An image with a gesture has neither a name nor a trait, be it an app's or the system's",
    arguments: ["Image(\"basket\")", "Image(.basket)", "Image(systemName: \"bell\")"])
  func unnamed(image: String) async {
    for gesture in [".onTapGesture { open() }", ".gesture(TapGesture().onEnded { open() })"] {
      let found = await findings(image + gesture)
      #expect(found.map(\.reason) == ["tapped-image"] && found.map(\.verdict) == [.fails], "\(image)\(gesture)")
      #expect(found.first?.suggestion?.english.contains(".accessibilityAddTraits(.isButton)") == true)
    }
  }

  @Test("A name alone says nothing of the tap, and a trait alone nothing of the action")
  func halves() async {
    let named = await findings("Image(\"basket\").onTapGesture { open() }.accessibilityLabel(\"Open Basket\")")
    #expect(named.map(\.reason) == ["tapped-image"])
    #expect(named.first?.message.english.hasSuffix("says its name, and not that it can be pressed") == true)
    let trait = await findings("Image(\"basket\").onTapGesture { open() }.accessibilityAddTraits(.isButton)")
    #expect(trait.map(\.reason) == ["file-name"])
  }

  @Test(
    "Nothing is told of one that has both, is hidden, or that nobody taps",
    arguments: [
      "Image(\"basket\").onTapGesture { open() }.accessibilityLabel(\"Open Basket\").accessibilityAddTraits([.isButton])",
      "Image(\"basket\").accessibilityHidden(true)", "Image(\"basket\")",
    ])
  func silent(image: String) async { #expect(await findings(image).isEmpty) }

  @Test("It has no corners of a control")
  func corners() async {
    #expect(await findings("Image(\"basket\").onTapGesture { open() }", rule: "custom-control").isEmpty)
  }
}
