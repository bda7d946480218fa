import Foundation
import LintelInputs
import LintelModel
import Testing

@Suite("A folder as it was before a change")
struct EarlierFilesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "lintel-before-\(UUID().uuidString)")

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The text of every file that is read, by its path.
  private func texts(_ earlier: EarlierFiles?, in path: String = "", memory: Memory? = nil) throws -> [String: String] {
    let files = try ProjectFolder.files(at: folder.appending(path: path).path, before: earlier, memory: memory)
    return Dictionary(
      uniqueKeysWithValues: files.paths.map { path in
        (path, (try? files.load(path).get()).map { String(decoding: $0, as: UTF8.self) } ?? "none")
      })
  }

  @Test("What was changed is as it was, what was added is not there, what was deleted is, and the rest is as it is")
  func folders() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["same", "changed", "added", "fr.lproj/added", "de.lproj/L"] { try write("now", to: name + ".strings") }
    let earlier = EarlierFiles(
      contents: [
        "changed.strings": .file(Array("before".utf8)), "it.lproj/deep/gone.strings": .file(Array("before".utf8)),
        "Notes.txt": .file([1]),
      ], added: ["added.strings", "fr.lproj"])
    #expect(
      try texts(earlier) == [
        "same.strings": "now", "changed.strings": "before", "it.lproj/deep/gone.strings": "before", "de.lproj/L.strings": "now",
      ])
    #expect(try texts(nil).count == 5)
  }

  @Test("A file that was a folder, a folder that was a file, a link that led elsewhere")
  func kinds() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("now", to: "a.strings")
    try write("now", to: "b.strings/c.strings")
    try write("now", to: "d.strings")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "link.strings").path, withDestinationPath: "d.strings")
    let earlier = EarlierFiles(
      contents: [
        "a.strings/e.strings": .file(Array("before".utf8)), "b.strings": .file(Array("before".utf8)),
        "d.strings": .file(Array("before".utf8)), "was.strings": .link("sub/../d.strings"), "out.strings": .link("../../etc/x"),
        "circle.strings": .link("circle.strings"), "root.strings": .link("/etc/passwd"),
      ], added: ["a.strings", "b.strings/c.strings"])
    #expect(
      try texts(earlier) == [
        "a.strings/e.strings": "before", "b.strings": "before", "d.strings": "before", "link.strings": "before",
        "was.strings": "before",
      ])
  }

  @Test("A single file, and a language's folder, are what they were")
  func single() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("now", to: "de.lproj/L.strings")
    try write("now", to: "de.lproj/M.strings")
    let earlier = EarlierFiles(contents: ["de.lproj/L.strings": .file(Array("before".utf8))], added: ["de.lproj/M.strings"])
    #expect(try texts(earlier, in: "de.lproj/L.strings") == ["de.lproj/L.strings": "before"])
    #expect(try texts(earlier, in: "de.lproj") == ["de.lproj/L.strings": "before"])
    #expect(try texts(earlier, in: "de.lproj/M.strings") == [:])
  }

  @Test("What did not change is read from disk once")
  func once() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("now", to: "same.strings")
    let memory = Memory()
    _ = try texts(nil, memory: memory)
    try write("later", to: "same.strings")
    #expect(try texts(EarlierFiles(contents: [:], added: []), memory: memory) == ["same.strings": "now"])
  }
}
