import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("What a change touched")
struct ChangedPartsTests {
  private static let view = """
    struct Inbox: View {
      var body: some View {
        List { }
          .navigationTitle("inbox.title")
          .toolbar { ToolbarItem(placement: .primaryAction) { Button("inbox.add") { } } }
      }
    }
    """
  private static let before = [
    "App/Inbox.swift": view,
    "en.lproj/Localizable.strings": "\"inbox.title\" = \"Inbox\";\n\"inbox.add\" = \"Add\";\n\"other\" = \"Other\";\n",
    "de.lproj/Localizable.strings": "\"inbox.title\" = \"Eingang\";\n\"inbox.add\" = \"Neu\";\n\"other\" = \"Anderes\";\n",
    "fr.lproj/Localizable.strings": "\"inbox.title\" = \"Courrier\";\n\"inbox.add\" = \"Neuf\";\n\"other\" = \"Autre\";\n",
  ]

  /// What of the bar's title, the bar, and the other text is touched, and in which language.
  private func touched(_ change: [String: String?], of files: [String: String] = ChangedPartsTests.before) -> [String] {
    let (before, now) = (
      ProjectSource.read(texts: files),
      ProjectSource.read(
        texts: files.merging(change.compactMapValues(\.self)) { $1 }.filter { change[$0.key] != .some(nil) })
    )
    let parts = ChangedParts(from: before, to: now)
    let bar = now.toolbars.first?.id
    let subjects: [(String, String?, String?)] = [("bar", bar, nil), ("title", nil, "inbox.title"), ("other", nil, "other")]
    return subjects.flatMap { name, bar, key in
      ["de", "fr"].filter { locale in
        parts.touches(
          Finding(
            rule: "r", verdict: .fails, certainty: .certain, severity: .note, blame: .translation, toolbar: bar,
            table: key == nil ? nil : "Localizable", key: key, locale: LocaleID(locale), message: "", reason: "r"))
      }.map { "\(name) \($0)" }
    }
  }

  private func table(_ language: String, _ old: String, _ new: String) -> [String: String?] {
    [
      "\(language).lproj/Localizable.strings": Self.before["\(language).lproj/Localizable.strings"]!.replacing(
        old, with: new)
    ]
  }

  @Test("A translation on a bar touches itself, and its bar in its language")
  func translation() {
    #expect(touched(table("de", "Eingang", "Posteingang")) == ["bar de", "title de"])
    #expect(touched(table("de", "Anderes", "Etwas anderes")) == ["other de"])
    #expect(touched(table("fr", "\"inbox.title\" = \"Courrier\";\n", "")) == ["bar fr", "title fr"])
  }

  @Test("A source text touches all its translations, and its bar in all languages")
  func source() {
    #expect(touched(table("en", "\"Inbox\"", "\"Incoming\"")) == ["bar de", "bar fr", "title de", "title fr"])
  }

  @Test("A definition touches its bar in all languages, and no text")
  func definition() {
    let other = Self.view.replacing(".primaryAction", with: ".topBarLeading")
    #expect(touched(["App/Inbox.swift": other]) == ["bar de", "bar fr"])
  }

  @Test("Comments, order, empty lines and moved files touch nothing")
  func form() {
    #expect(touched([:]) == [])
    #expect(touched(table("de", "\"other\"", "/* The others. */\n\n\"other\"")) == [])
    let lines = Self.before["de.lproj/Localizable.strings"]!.split(separator: "\n").reversed().map { $0 + "\n" }.joined()
    #expect(touched(["de.lproj/Localizable.strings": lines]) == [])
    #expect(touched(["App/Inbox.swift": "\n// A screen.\n" + Self.view]) == [])
    #expect(touched(["App/Inbox.swift": nil, "App/Mail/Inbox.swift": Self.view]) == [])
  }

  @Test("Controls side by side are touched by what they are called, and not by their lines")
  func sideBySide() {
    let button = "Button { } label: { Image(systemName: \"bell\") }.accessibilityLabel(\"other\")"
    let view = Self.view.replacing("{ Button(\"inbox.add\") { } }", with: "{ HStack { Button(\"inbox.add\") { }; \(button) } }")
    var files = Self.before
    files["App/Inbox.swift"] = view
    #expect(touched(["App/Inbox.swift": "\n// A screen.\n" + view], of: files) == [])
    let renamed = view.replacing("accessibilityLabel(\"other\")", with: "accessibilityLabel(\"others\")")
    #expect(touched(["App/Inbox.swift": renamed], of: files) == ["bar de", "bar fr"])
  }
}
