import LintelFindings
import LintelModel

/// A table for translation managers (RFC 4180, with a byte order mark so that spreadsheets take it for UTF-8): a row for each
/// finding, with its text in both languages and the room it has.
public enum CSVReport {
  static let columns = [
    "locale", "severity", "verdict", "rule", "for", "bar", "item", "table", "key", "source", "translation", "over (pt)",
    "room (pt)", "room (characters)", "message", "suggestion", "file", "line", "column", "fingerprint",
  ]

  /// - Parameter words: the language of messages and suggestions; the columns' names and values are for programs.
  public static func audit(_ result: AuditResult, words: Words = .english) -> String {
    let texts = TextsByKey(result.project)
    let names = Dictionary(result.project.toolbars.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let rows = result.findings.map { finding -> [String] in
      let place = finding.location
      let about: [String?] = [
        finding.locale?.id, finding.severity.rawValue, finding.verdict == .fails ? "fails" : "needs review", finding.rule,
        finding.blame.rawValue, finding.toolbar.map { names[$0] ?? $0 }, finding.item, finding.table, finding.key,
        texts.source(of: finding), texts.translation(of: finding), finding.over?.description,
        number("available", of: finding), number("room", of: finding),
      ]
      let said = [words.visible(finding.message), finding.suggestion.map(words.visible)]
      let at = [place?.file, place.map { "\($0.line)" }, place.map { "\($0.column)" }, finding.fingerprint]
      return (about.map(visible) + said + at.map(visible)).map { $0 ?? "" }
    }
    return "\u{FEFF}" + ([columns] + rows).map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func visible(_ cell: String?) -> String? { cell.map(VisibleCharacters.of) }

  private static func number(_ name: String, of finding: Finding) -> String? {
    for evidence in finding.evidence where evidence.name == name {
      if case .number(let number) = evidence.value { return Points(number).description }
    }
    return nil
  }

  /// A cell that begins like a formula would be run as one; spreadsheets take an apostrophe before it for *this is text*.
  private static func cell(_ text: String) -> String {
    var text = text
    if let first = text.first, "=+-@".contains(first), Double(text) == nil { text = "'" + text }
    guard text.contains(where: { ",\"\n\r;".contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}

/// What the strings of a project say, by table, key and language.
struct TextsByKey {
  private struct Key: Hashable {
    var table: String
    var key: String
    var locale: LocaleID
  }
  private var texts: [Key: String] = [:]
  private var bars: [String: Toolbar] = [:]
  private let sourceLocale: LocaleID

  init(_ project: Project) {
    sourceLocale = project.sourceLocale
    for table in project.tables {
      let id = table.folder.isEmpty ? table.name : "\(table.folder)/\(table.name)"
      for unit in table.units {
        texts[Key(table: id, key: unit.key, locale: unit.locale)] = unit.value
      }
    }
    for toolbar in project.toolbars { bars[toolbar.id] = toolbar }
  }

  func source(of finding: Finding) -> String? {
    text(of: finding, in: finding.toolbar.flatMap { bars[$0]?.sourceLocale } ?? sourceLocale)
  }

  func translation(of finding: Finding) -> String? { finding.locale.flatMap { text(of: finding, in: $0) } }

  private func text(of finding: Finding, in locale: LocaleID) -> String? {
    if let table = finding.table, let key = finding.key {
      return texts[Key(table: table, key: key, locale: locale)]
    }
    // What has no key stands in the definition itself.
    guard let id = finding.toolbar, let bar = bars[id] else { return nil }
    let text = finding.item == nil ? bar.title : bar.items.first { $0.id == finding.item }?.label
    return text?.shown(in: locale)
  }
}
