import Foundation

/// An app of one bar and one table in two languages, as texts and as a folder of its own.
struct SampleApp: ~Copyable {
  static let files = [
    "inbox.sketch": "ios18 de 375pt\nname: Logins\nsource en: view[Cancel 60pt] | Logins |\nview[Abbrechen 60pt] | Logins |",
    "en.lproj/Localizable.strings": "\"greeting\" = \"Hello\";\n\"alarm\" = \"STOP\";\n",
    "de.lproj/Localizable.strings": "\"greeting\" = \"Hallo\";\n\"alarm\" = \"HALT\";\n",
  ]

  let folder: URL
  var path: String { folder.path }

  init(_ files: [String: String] = SampleApp.files) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "lintel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func file(_ name: String) -> String { folder.appending(path: name).path }
}
