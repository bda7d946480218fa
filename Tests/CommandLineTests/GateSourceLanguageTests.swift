import Testing

@Suite("A change of the development language")
struct GateSourceLanguageTests {
  private static func project(_ language: String) -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P1 = {isa = PBXProject; developmentRegion = \(language); knownRegions = (en, de, Base); mainGroup = G1; targets = ();};
        G1 = {isa = PBXGroup; children = (); sourceTree = "<group>";};
      };
      rootObject = P1;
    }

    """
  }

  private static let files = [
    "a.sketch": LabelSketch.text("OK"), "App.xcodeproj/project.pbxproj": project("en"),
    "en.lproj/L.strings": "\"open\" = \"Open \";\n\"save\" = \"Save\";\n\"more\" = \"More\";\n",
    "de.lproj/L.strings": "\"open\" = \"Öffnen\";\n\"save\" = \"Sichern\";\n",
  ]

  @Test("It is told, both sides are compared with the new one as the source, and nothing else is new or fixed")
  func changed() throws {
    let history = try GitHistory(Self.files)
    defer { history.remove() }
    let gated = try history.pullRequest(formats: ["text", "markdown", "github"]) {
      try history.write(Self.project("de"), to: "App.xcodeproj/project.pbxproj")
    }
    #expect(gated.sentence.contains("0 new, 0 worse, 0 fixed, "), "\(gated.answer.errors)")
    #expect(gated.answer.errors.contains("The change makes German the development language, which was English"), "\(gated.answer.errors)")
    for (format, page) in gated.pages {
      let words = page.replacing("\u{A0}", with: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("the development language, which was"), "\(format)")
    }
    #expect(gated.pages["github"]?.contains("::warning title=development-language::") == true)
  }

  @Test("A mended translation beside the new source counts by itself")
  func mended() throws {
    let history = try GitHistory(Self.files)
    defer { history.remove() }
    let gated = try history.pullRequest {
      try history.write(Self.project("de"), to: "App.xcodeproj/project.pbxproj")
      try history.write("\"open\" = \"Open\";\n\"save\" = \"Save\";\n\"more\" = \"More\";\n", to: "en.lproj/L.strings")
    }
    #expect(gated.sentence.contains("0 new, 0 worse, "), "\(gated.answer.errors)")
    #expect(gated.answer.errors.contains("lintel: fixed: edge-space, en, open"), "\(gated.answer.errors)")
  }
}
