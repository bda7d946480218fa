import LintelFindings
import LintelModel
import LintelRules

/// A text that is cut, and that a translation has left as the source has it, is translated before anybody makes room for it: how
/// long the translation is nobody knows yet.
enum CutCopies {
  /// A text of one language. Bars name a table without its folder, or none.
  private struct Copy: Hashable {
    let key: String
    let locale: LocaleID
  }

  static let advice: Message =
    "Translate it first: this language still has the source's text. Only then is it known whether it fits."

  /// The findings in their order, those about a copy with its translators as their owner. What the source has too little room
  /// for itself stays one matter with it.
  /// - Parameter all: With the copies that are told with their table or their item.
  static func owned(_ findings: [Finding], amongCopiesOf all: [Finding], in project: Project) -> [Finding] {
    let copies = certainCopies(in: all)
    guard !copies.isEmpty else { return findings }
    let bars = Dictionary(project.toolbars.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return findings.map { finding in
      guard ["title-truncated", "label-truncated"].contains(finding.rule), finding.severity > .note,
        finding.blame != .source,
        finding.together?.reason.hasPrefix("source-") != true, finding.suggestion.flatMap(RoomAdvice.owner) != .source,
        let key = finding.key, let locale = finding.locale,
        let tables = copies[Copy(key: key, locale: locale)], isAmong(tables, finding.table),
        let bar = finding.toolbar.flatMap({ bars[$0] }), bar.hasSourceText(of: key, in: locale)
      else { return finding }
      var finding = finding
      finding.blame = .translation
      finding.suggestion = advice
      return finding
    }
  }

  /// By text, the names of the tables in which it is a copy for certain. A doubted one may be a name, which nobody translates.
  private static func certainCopies(in findings: [Finding]) -> [Copy: Set<String>] {
    var copies: [Copy: Set<String>] = [:]
    for finding in findings where finding.verdict == .fails && ["untranslated", "label-copied"].contains(finding.rule) {
      guard let cause = finding.cause else { continue }
      for key in cause.keys {
        for locale in cause.locales { copies[Copy(key: key, locale: locale), default: []].insert(cause.table.name) }
      }
    }
    return copies
  }

  private static func isAmong(_ tables: Set<String>, _ table: String?) -> Bool {
    table.map { tables.contains(TableID.name(ofPath: $0)) } ?? true
  }
}

extension Toolbar {
  /// Whether a language says what the source says.
  fileprivate func hasSourceText(of key: String, in locale: LocaleID) -> Bool {
    guard let text = texts().first(where: { $0.key == key }), let own = text.values[locale]?.text else { return false }
    return own == text.values[sourceLocale]?.text ?? text.source
  }
}
