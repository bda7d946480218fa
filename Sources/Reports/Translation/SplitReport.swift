import LintelFindings
import LintelModel

/// What `--split` writes: the whole page; for each language that translators have something to do in, a page of its own and its
/// sheet as CSV and TSV; and an overview that leads to them.
package enum SplitReport {
  /// - Parameter write: Takes a file's name and its text, one file after the other: together they may be large.
  package static func write(
    _ result: AuditResult, _ setting: ReportFormat.Setting, to write: (_ name: String, _ text: String) throws -> Void
  ) rethrows {
    let model = PageModel(result, matters: setting.matters)
    // What is found in several languages is found in one that the report was narrowed to and in others.
    let index = StringIndex(result.project)
    let sheets = TranslationSheets(model, names: setting.words, extent: .whole, index: index).sheets
      .filter { result.isAskedFor(FoundString(locale: $0.locale)) }
    let locales = sheets.map(\.locale)
    let pages = pages(of: locales)
    // Wherever the pages name each other, as on the whole one: the reader's own language first, then the worst.
    let own = OwnLanguages(of: setting.words, in: result.project)
    let siblings = pages.inOrder(own.first(model.counts.inOrder(locales)))
    try write(
      SiblingPages.whole,
      HTMLReport.audit(
        model, name: setting.name, runs: setting.runs, pages: siblings, spreadsheets: sheets, words: setting.words))
    for (sheet, page) in zip(sheets, pages.pages) {
      // The page that saves them and both files have the same rows.
      let rows = SheetTable(sheet: sheet, words: setting.words).fileRows
      try write(
        page.name,
        HTMLReport.language(
          sheet.locale, of: result, name: setting.name, pages: siblings, export: SheetExport(rows: [rows], pages: [page]),
          index: index, words: setting.words))
      let files = SheetTable.files(of: rows)
      try write("\(page.file).csv", files.csv)
      try write("\(page.file).tsv", files.tsv)
    }
    try write(
      SiblingPages.overview, HTMLReport.overview(model, name: setting.name, pages: siblings, words: setting.words))
  }

  /// The pages of languages beside the whole one.
  static func pages(of locales: [LocaleID]) -> SiblingPages {
    SiblingPages(pages: zip(locales, names(of: locales)).map { .init(locale: $0, file: "audit.\($1)") })
  }

  /// The languages' codes as parts of files' names: a table may name its language as it likes. No two are the same, also where
  /// a file system does not tell capitals apart.
  static func names(of locales: [LocaleID]) -> [String] {
    var taken: Set<String> = []
    return locales.map { locale in
      let safe = safe(locale.id)
      let name = safe.isEmpty ? "_" : safe
      let number = (1...).first { !taken.contains("\(name)\($0 == 1 ? "" : "-\($0)")".lowercased()) }!
      let free = number == 1 ? name : "\(name)-\(number)"
      taken.insert(free.lowercased())
      return free
    }
  }

  /// A name as a part of a file's name: what is no letter, digit or `-` of ASCII is `_`.
  static func safe(_ name: String) -> String {
    String(
      name.unicodeScalars.prefix(longest).map { scalar -> Character in
        let isSafe =
          scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-")
        return isSafe ? Character(scalar) : "_"
      })
  }

  /// In characters; codes of real languages have less than half of it.
  private static let longest = 40
}
