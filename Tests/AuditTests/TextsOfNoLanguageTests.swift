import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("What no language of a project has")
struct TextsOfNoLanguageTests {
  private let languages = ["de", "fr", "it"]

  private func found(_ texts: [String: String]) async -> [Finding] {
    var files = texts
    files["en.lproj/Localizable.strings"] = "\"save\" = \"Save the whole file\";\n"
    for language in languages { files["\(language).lproj/Localizable.strings"] = "\"save\" = \"Text in \(language)\";\n" }
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "missing-translation" }
  }

  @Test("A table that no language has is one matter of developers, and one that a single language has is the others' work")
  func table() async throws {
    let table = ["en.lproj/Extra.strings": "\"open\" = \"Open the whole file\";\n"]
    let none = await found(table)
    let finding = try #require(none.first)
    #expect(none.count == 1 && finding.blame == .definition && finding.suggestion?.english == HandOver.advice.english)
    let some = await found(table.merging(["de.lproj/Extra.strings": "\"open\" = \"Ganze Datei öffnen\";\n"]) { _, new in new })
    #expect(!some.isEmpty && some.allSatisfy { $0.blame == .translation })
  }

  @Test("So is what the system asks in the app's name, where no language translates it")
  func question() async throws {
    let key = "NSCameraUsageDescription"
    // Of a table that lacks little a string is told by itself.
    func others(in language: String) -> String {
      (0..<40).map { "\"k\($0)\" = \"Open the file number \($0) again, \(language)\";\n" }.joined()
    }
    func files(_ german: String) -> [String: String] {
      var files = ["en.lproj/InfoPlist.strings": "\"\(key)\" = \"Kite takes pictures of it.\";\n" + others(in: "en")]
      for language in languages { files["\(language).lproj/InfoPlist.strings"] = others(in: language) }
      files["de.lproj/InfoPlist.strings", default: ""] += german
      return files
    }
    let none = await found(files("")).filter { $0.key == key }
    #expect(!none.isEmpty && none.allSatisfy { $0.blame == .definition })
    let some = await found(files("\"\(key)\" = \"Kite fotografiert es.\";\n")).filter { $0.key == key }
    #expect(!some.isEmpty && some.allSatisfy { $0.blame == .translation })
  }
}
