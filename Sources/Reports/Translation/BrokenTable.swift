import LintelFindings
import LintelModel

/// A table of a language that a syntax error cuts short: until that is mended, people see nothing of what stands behind it.
struct BrokenTable {
  let entry: PageModel.Entry
  /// Where the platform stops to read it, and what it loses.
  let loss: UntranslatedShare.Loss

  private static let rule = "table-truncated"

  /// By language. A table that loses nothing yet is none of these.
  static func all(in project: Project, _ entries: some Sequence<PageModel.Entry>) -> [LocaleID: [BrokenTable]] {
    let told = entries.filter { $0.finding.rule == rule }.sorted { $0.anchor < $1.anchor }
    guard !told.isEmpty else { return [:] }
    var broken: [LocaleID: [BrokenTable]] = [:]
    for table in project.tables where table.locale != project.sourceLocale {
      guard let loss = table.loss, !loss.lostKeys.isEmpty,
        let entry = told.first(where: { $0.finding.isAbout(table.id.path, in: table.locale) })
      else { continue }
      broken[table.locale, default: []].append(
        BrokenTable(
          entry: entry,
          loss: UntranslatedShare.Loss(
            table: table.id, keys: Set(loss.lostKeys), location: loss.location, all: loss.lostKeys.count)))
    }
    return broken
  }
}

extension Finding {
  /// Whether it is about a table in a language, by itself or among others.
  fileprivate func isAbout(_ path: String, in locale: LocaleID) -> Bool {
    languages.contains(locale) && units.contains { $0.table == path && ($0.locale ?? locale) == locale }
  }
}

extension TranslationSheet {
  /// How many of these have a row besides those of its findings.
  var brokenApart: Int { broken.count { table in !others.contains { $0.entry.anchor == table.entry.anchor } } }
}

extension SheetTable {
  /// Before all else: what is done about any string behind the error nobody sees.
  var brokenRows: [[String?]] {
    sheet.broken.map { broken in
      let finding = broken.entry.finding
      // Told of several languages at once, it quotes the line of another one's file.
      let own = finding.languages == [sheet.locale] ? finding.suggestion : nil
      let advice = [own, broken.loss.first].compactMap { $0.map(words.visible) }
      let cells: [String: String?] = [
        "severity": broken.entry.kind(in: sheet.locale).rawValue, "write into": line(of: broken.loss.location),
        "what is wrong": words.visible(finding.fault(in: sheet.locale, of: nil)), "what to do": advice.joined(separator: " · "),
        "rule": finding.rule,
      ]
      return Self.columns.map { cells[$0] ?? nil }
    }
  }

  /// Whether a finding is told with a table that is broken.
  func isToldFirst(_ entry: PageModel.Entry) -> Bool { sheet.broken.contains { $0.entry.anchor == entry.anchor } }
}
