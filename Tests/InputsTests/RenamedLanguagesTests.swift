import Foundation
import LintelInputs
import Testing

@Suite("A language that a change only calls otherwise")
struct RenamedLanguagesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "lintel-renamed-\(UUID().uuidString)")
  private let text = "\"a\" = \"Eins\";\n\"b\" = \"Zwei\";\n\"c\" = \"Drei\";\n"

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func renamed(_ before: String, _ now: String, from earlier: String? = nil) throws -> RenamedLanguages {
    try write(text, to: "App/\(now).lproj/L.strings")
    let files = EarlierFiles(
      contents: ["App/\(before).lproj/L.strings": .file(Array((earlier ?? text).utf8))], added: ["App/\(now).lproj/L.strings"])
    return RenamedLanguages(in: files, of: folder.path)
  }

  @Test(
    "What it had is read under today's name", arguments: [("de", "de-DE"), ("zh-Hans", "zh-CN"), ("pt-PT", "pt"), ("no", "nb")])
  func same(before: String, now: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let renamed = try renamed(before, now, from: text.replacing("Drei", with: "Tres"))
    #expect(renamed.names.map { "\($0.before) \($0.now)" } == ["\(before) \(now)"])
    #expect(Array(renamed.files.contents.keys) == ["App/\(now).lproj/L.strings"])
    #expect(renamed.files.added.isEmpty)
  }

  @Test("Another language, another region and other texts are no other name", arguments: [("de", "fr"), ("pt-BR", "pt-PT"), ("zh-Hans", "zh-TW")])
  func other(before: String, now: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let renamed = try renamed(before, now)
    #expect(renamed.names.isEmpty && renamed.files.added == ["App/\(now).lproj/L.strings"])
  }

  @Test("Nor is a folder with other texts, or one beside that which is still there")
  func besides() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try renamed("de", "de-DE", from: "\"a\" = \"Uno\";\n\"b\" = \"Dos\";\n").names.isEmpty)
    try write(text, to: "App/de.lproj/Other.strings")
    #expect(try renamed("de", "de-DE").names.isEmpty)
  }
}
