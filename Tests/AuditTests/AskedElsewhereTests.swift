import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// Keys that a package asks one bundle for, while only the other has them.
@Suite("Keys that are in another bundle than the one that is asked")
struct AskedElsewhereTests {
  private static let manifest = """
    let package = Package(
      name: "Kit", defaultLocalization: "en",
      targets: [
        .target(name: "Kit", resources: [.process("Resources")]),
        .target(name: "Other", dependencies: [.target(name: "Kit")]),
      ])
    """

  /// An app that has a package with a table of its own, which asks for that table besides.
  private func files(_ code: String, at path: String = "Kit/Sources/Kit/Row.swift") -> [String: String] {
    var files = [
      path: code, "Kit/Package.swift": Self.manifest,
      "Kit/Sources/Kit/Known.swift": #"let known = String(localized: "kit_title", bundle: .module)"#,
      "project.yml": "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: [App]\n",
    ]
    for (language, text) in ["en": "Text", "de": "Wort"] {
      let kit = ["kit_title", "kit_empty", "both", "Show all rows"].map { "\"\($0)\" = \"\(text): \($0)\";\n" }.joined()
      files["Kit/Sources/Kit/Resources/\(language).lproj/Localizable.strings"] = kit
      files["App/\(language).lproj/Localizable.strings"] = "\"both\" = \"\(text)\";\n\"app_title\" = \"\(text)\";\n"
    }
    return files
  }

  private func findings(_ files: [String: String]) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: files)).findings.filter {
      $0.rule == "key-missing" && $0.reason.hasPrefix("asked-of")
    }
  }

  @Test(
    "Without the module's bundle the app's tables are asked, whichever function does so: an error where people read a key",
    arguments: [
      #"let a = NSLocalizedString("kit_empty", comment: "")"#, #"let a = String(localized: "kit_empty", bundle: .main)"#,
      #"let a = Text("kit_empty")"#, #"let a = Label("kit_empty", systemImage: "tray")"#,
      #"let a = List { }.navigationTitle("kit_empty")"#,
    ])
  func ofApp(code: String) async throws {
    let found = await findings(files(code))
    #expect(found.map(\.reason) == ["asked-of-app"] && found.map(\.key) == ["kit_empty"])
    let finding = try #require(found.first)
    #expect(finding.verdict == .fails && finding.severity == .error)
    #expect(
      finding.message.english
        == "The module Kit asks the app for what only its own table Localizable has, and finds no translation: “kit_empty”")
    #expect(finding.location?.file == "Kit/Sources/Kit/Row.swift" && finding.location?.line == 1)
  }

  @Test("Words that stay as they are warn, and a label of a bar is told as any other text")
  func ofBars() async {
    let code = """
      import SwiftUI
      struct Row: View {
        var body: some View { List { }.toolbar { Button("Show all rows") { } } }
      }
      """
    let found = await findings(files(code))
    #expect(found.map(\.reason) == ["asked-of-app"] && found.map(\.severity) == [.warning])
  }

  @Test("Several of a module are one finding")
  func several() async {
    let found = await findings(files(#"let a = Text("kit_empty"), b = Text("Show all rows")"#))
    #expect(found.map(\.count) == [2])
  }

  @Test("With the module's bundle the app's tables are not asked")
  func ofModule() async {
    let found = await findings(files(#"let a = Text("app_title", bundle: .module)"#))
    #expect(found.map(\.reason) == ["asked-of-module"] && found.map(\.verdict) == [.fails])
  }

  @Test(
    "Nothing is said where the bundle that is asked has the key, or nobody can tell which one is asked",
    arguments: [
      #"let a = Text("kit_empty", bundle: .module)"#, #"let a = Text("both")"#, #"let a = Text("both", bundle: .module)"#,
      #"let a = Text("app_title")"#, #"let a = Text("kit_empty", bundle: bundle)"#, #"let a = Text(verbatim: "kit_empty")"#,
      #"let a: LocalizedStringKey = "kit_empty""#, #"let a = LocalizedStringKey("kit_empty")"#,
      #"#Preview { Text("kit_empty") }"#,
    ])
  func right(code: String) async {
    #expect(await findings(files(code)).isEmpty)
  }

  @Test("Of code outside of the module nothing is said, and of files that a target of Xcode's takes as well")
  func outside() async {
    let code = #"let a = Text("kit_empty")"#
    #expect(await findings(files(code, at: "App/Row.swift")).isEmpty)
    #expect(await findings(files(code, at: "Kit/Sources/Other/Row.swift")).isEmpty)
    var taken = files(code)
    taken["project.yml"]!.replace("[App]", with: "[App, Kit/Sources]")
    #expect(await findings(taken).isEmpty)
  }

  @Test("A package whose tables all are the app's asks that one on purpose")
  func tablesOfApp() async {
    var files = files(#"let a = Text("both"), b = Text("app_title")"#)
    for language in ["en", "de"] { files["Kit/Sources/Kit/Resources/\(language).lproj/Localizable.strings"] = nil }
    #expect(await findings(files).isEmpty)
  }

  @Test("Where the app is not among the files, or nothing asks for the module's tables, a person has to look")
  func doubts() async {
    var alone = files(#"let a = Text("kit_empty")"#)
    for path in alone.keys where !path.hasPrefix("Kit/") { alone[path] = nil }
    let ofAlone = await findings(alone)
    #expect(ofAlone.map(\.verdict) == [.needsReview])
    var unused = files(#"let a = Text("kit_empty")"#)
    unused["Kit/Sources/Kit/Known.swift"] = nil
    let ofUnused = await findings(unused)
    #expect(ofUnused.map(\.verdict) == [.needsReview])
  }

  @Test(
    "A target whose bundle the manifest does not plainly tell is none",
    arguments: [
      (".process(\"Resources\")", ".copy(\"Resources\")"), ("defaultLocalization: \"en\",", ""),
      ("name: \"Kit\", resources", "name: \"Kit\", exclude: [\"Resources\"], resources"),
      (".target(name: \"Kit\", r", ".executableTarget(name: \"Kit\", r"),
    ])
  func manifests(part: String, other: String) async {
    var files = files(#"let a = Text("kit_empty")"#)
    files["Kit/Package.swift"]!.replace(part, with: other)
    #expect(await findings(files).isEmpty)
  }
}
