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
      .passes("a language is called otherwise", before: app("de", "pt"), files: app("de", "pt-BR")),
      .passes("another one comes", before: app("de"), files: app("de", "fr")),
      .passes("the tables are gone in all languages", before: app("de", "fr"), files: ["App/A.swift": "import UIKit\n"]),
    ],
    check: .project { project in
      guard let lost = project.earlier?.lostLanguages, !lost.isEmpty,
        let table = project.tables.first(where: { $0.locale == project.sourceLocale }) ?? project.tables.first
      else { return [] }
      return [
        Remark(
          .fails, "language-deleted", "Languages in which no table has a text any more: \(LocaleList.short(lost))",
          blame: .definition, evidence: [.text("languages", LocaleList.whole(lost))],
          suggestion: "Put the files of the language back; if the app is to go without it, accept this in lintel.yml.",
          location: SourceLocation(file: table.file, line: 1))
      ]
    })

  private static func app(_ languages: String...) -> [String: String] {
    (["en"] + languages).reduce(into: [:]) { files, language in
      files["App/\(language).lproj/Localizable.strings"] = "\"page.open\" = \"Text \(language)\";\n"
    }
  }
}
