import LintelFindings
import LintelModel

extension Rule {
  static let languageDeleted = Rule(
    id: "language-deleted",
    title: "A change keeps the languages of the app.",
    severity: .error,
    isCore: true,
    criteria: ["3.1.2"],
    why: "Who reads the language sees the source's words everywhere, and a build says nothing.",
    examples: [
      .fails("the only table of a language is deleted", before: app("de", "fr"), files: app("fr")),
      .fails("two languages are deleted, which is one matter", before: app("de", "fr", "it"), files: app("it")),
      .fails(
        "most texts of a language are deleted, and the system's question is left",
        before: app("de", "fr").merging(questions) { $1 }, files: app("fr").merging(questions) { $1 }),
      .passes("a language is called otherwise", before: app("de", "pt"), files: app("de", "pt-BR")),
      .passes("another one comes", before: app("de"), files: app("de", "fr")),
      .passes("the tables are gone in all languages", before: app("de", "fr"), files: ["App/A.swift": "import UIKit\n"]),
    ],
    check: .project { project in
      guard let earlier = project.earlier else { return [] }
      return Rule.fromAll(earlier.lostLanguages, in: project)
        + earlier.languagesGoneFromTables.sorted { $0.key < $1.key }
        .compactMap { Rule.fromTable($0.key, $0.value, in: project) }
    })

  private static func fromAll(_ lost: [LocaleID], in project: Project) -> [Remark] {
    guard !lost.isEmpty, let table = project.tables.first(where: { $0.locale == project.sourceLocale }) ?? project.tables.first
    else { return [] }
    return [
      Remark(
        .fails, "language-deleted", "Languages in which no table has a text any more: \(LocaleList.short(lost))",
        blame: .definition, evidence: [.text("languages", LocaleList.whole(lost))],
        suggestion: "Put the files of the language back; if the app is to go without it, accept this in lintel.yml.",
        location: SourceLocation(file: table.file, line: 1))
    ]
  }

  /// Of languages that other tables still have: the system's questions in a language make no translated app.
  private static func fromTable(_ id: TableID, _ lost: [LocaleID], in project: Project) -> Remark? {
    let tables = project.tables.filter { $0.id == id }
    guard let table = tables.first(where: { $0.locale == project.sourceLocale }) ?? tables.first else { return nil }
    return Remark(
      .fails, "deleted-from-table",
      "Languages most of whose texts were in \(id.name), and of which it has none any more: \(LocaleList.short(lost))",
      blame: .definition, evidence: [.text("languages", LocaleList.whole(lost))],
      suggestion: "Put these texts back; if the app is to go without the language, accept this in lintel.yml.",
      location: SourceLocation(file: table.file, line: 1))
  }

  private static func app(_ languages: String...) -> [String: String] {
    (["en"] + languages).reduce(into: [:]) { files, language in
      files["App/\(language).lproj/Localizable.strings"] =
        "\"page.open\" = \"Text \(language)\";\n\"page.close\" = \"Other text \(language)\";\n"
    }
  }

  private static let questions = [
    "App/en.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"We read codes.\";\n",
    "App/de.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Wir lesen Codes.\";\n",
  ]
}
