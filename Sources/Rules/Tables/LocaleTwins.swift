import LintelFindings
import LintelModel

extension Rule {
  static let localeTwins = Rule(
    id: "locale-twins",
    title: "A language has one folder.",
    severity: .warning,
    isCore: true,
    why: "Where two folders name the same language, the platform takes one, and which may differ from disk to disk.",
    examples: [
      .fails(
        "names that differ in case",
        files: [
          "sr-Latn-RS.lproj/L.strings": "\"a\" = \"Jedan\";\n", "sr-latn-RS.lproj/L.strings": "\"a\" = \"Jedan\";\n",
        ]),
      .fails(
        "names that differ in spelling",
        files: [
          "pt-BR.lproj/L.strings": "\"a\" = \"Um\";\n", "pt_BR.lproj/L.strings": "\"a\" = \"Um\";\n",
        ]),
      .passes(
        "two languages",
        files: [
          "pt-BR.lproj/L.strings": "\"a\" = \"Um\";\n", "pt-PT.lproj/L.strings": "\"a\" = \"Um\";\n",
        ]),
      .passes(
        "Base beside the source language",
        files: [
          "Base.lproj/L.strings": "\"a\" = \"One\";\n", "en.lproj/L.strings": "\"a\" = \"One\";\n",
        ]),
    ],
    check: .project { project in
      var folders: [Place: [String: StringTable]] = [:]
      for table in project.tables {
        guard let folder = LocaleFolder.name(of: table.file), folder != "Base" else { continue }
        let place = Place(folder: table.folder, locale: table.locale)
        let known = folders[place]?[folder]
        if known == nil || table.file < known!.file { folders[place, default: [:]][folder] = table }
      }
      return folders.filter { $0.value.count > 1 }
        .sorted { ($0.key.folder, $0.key.locale) < ($1.key.folder, $1.key.locale) }
        .map { place, tables in
          let names = tables.keys.sorted()
          let files = names.map { tables[$0]!.file }
          // One name is an older code of the other: the platform may still tell them apart.
          let isAlias = Set(names.map { $0.lowercased().split { $0 == "-" || $0 == "_" } }).count > 1
          return Remark(
            .fails, "twins",
            "\(names.map { $0 + ".lproj" }) are folders of one language, \(place.locale)",
            blame: .definition, severity: isAlias ? .note : .warning,
            evidence: [.text("files", files.joined(separator: " "))],
            suggestion: "Put their tables into one folder, named \(place.locale.id + ".lproj").",
            location: SourceLocation(file: files[files.count - 1], line: 1), locale: place.locale)
        }
    })

  private struct Place: Hashable {
    var folder: String
    var locale: LocaleID
  }
}

private enum LocaleFolder {
  /// `pt_BR` of `App/pt_BR.lproj/L.strings`; nil for a file in no such folder.
  static func name(of file: String) -> String? {
    file.split(separator: "/").dropLast().last.flatMap { $0.hasSuffix(".lproj") ? String($0.dropLast(6)) : nil }
  }
}
