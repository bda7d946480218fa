/// How many texts that code has on bars are in a string table, of those that could be.
package struct FoundKeys: Hashable, Sendable {
  /// What is counted together.
  package enum Place: Hashable, Sendable {
    case project
    /// The table's name.
    case table(String)
    /// The first two folders of the code, where the modules of a project are.
    case folder(String)
    case file(String)

    /// Every place that a text belongs to.
    package static func all(of text: LocalizedText) -> [Place] {
      [.project, .table(text.table ?? "Localizable")] + all(in: (text.generatedAt ?? text.location)?.file ?? "")
    }

    /// Those of a file of code: its folder, and itself.
    package static func all(in file: String) -> [Place] {
      let folder = file.split(separator: "/").dropLast().prefix(2).joined(separator: "/")
      return [.folder(folder), .file(file)]
    }
  }

  /// Those that a table has.
  package var found = 0
  /// Those that ask for a key, found or not.
  package var asked = 0
  /// All, with those that ask for none.
  package var all = 0

  package init() {}
}

extension LocalizedText {
  /// Whether source code holds it, and no file of an editor or a declaration.
  package var isOfCode: Bool {
    guard let file = location?.file else { return false }
    return [".swift", ".m", ".mm"].contains { file.hasSuffix($0) }
  }

  /// Whether any table has the text: one of its values is somewhere else than the text itself.
  package var isInTable: Bool {
    state == .localized && values.values.contains { $0.location != nil && $0.location?.file != location?.file }
  }
}
