import LintelFindings
import LintelModel

/// What the strings of a project say, by table, key and language.
struct TextsByKey {
  private struct Key: Hashable {
    var table: String
    var key: String
    var locale: LocaleID
  }
  private struct Text {
    var value: String
    var location: SourceLocation
  }
  private var texts: [Key: Text] = [:]
  /// The languages of files that have one.
  private var owners: [String: LocaleID] = [:]
  private var bars: [String: Toolbar] = [:]
  private let sourceLocale: LocaleID

  init(_ project: Project) {
    sourceLocale = project.sourceLocale
    for table in project.tables {
      if table.format.isOfOneLanguage { owners[table.file] = table.locale }
      for unit in table.units {
        texts[Key(table: table.id.path, key: unit.key, locale: unit.locale)] = Text(value: unit.value, location: unit.location)
      }
    }
    for toolbar in project.toolbars { bars[toolbar.id] = toolbar }
  }

  func source(of finding: Finding) -> String? {
    text(of: finding, in: finding.toolbar.flatMap { bars[$0]?.sourceLocale } ?? sourceLocale)
  }

  func translation(of finding: Finding) -> String? { finding.locale.flatMap { text(of: finding, in: $0) } }

  /// Where a row's language has the string, or the source where it has none: what several languages have in common is known by a place
  /// in one of them, where nobody can mend another's.
  func place(of row: Finding) -> SourceLocation? {
    guard let place = row.ownLocation, let locale = row.locale, let owner = owners[place.file], owner.language != locale.language,
      let table = row.table, let key = row.key
    else { return row.ownLocation }
    let own = [locale, sourceLocale].lazy.compactMap { texts[Key(table: table, key: key, locale: $0)] }.first
    return own?.location ?? place
  }

  /// Whether the sentence of a finding about one text in several languages quotes it in another language than a row's.
  func isOther(quotedBy finding: Finding, inRow row: Finding) -> Bool {
    guard finding.locale == nil, finding.strings.isEmpty, let locale = row.locale, let own = text(of: row, in: locale) else {
      return false
    }
    let said = finding.message.english
    if said.contains("“\(own)”") { return false }
    let source = source(of: row)
    return finding.languages.contains { other in
      guard other != locale, let text = text(of: row, in: other), text != source else { return false }
      return said.contains("“\(text)”")
    }
  }

  private func text(of finding: Finding, in locale: LocaleID) -> String? {
    if let table = finding.table, let key = finding.key,
      let text = texts[Key(table: table, key: key, locale: locale)]
    {
      return text.value
    }
    // What no table has is in the definition itself.
    guard let id = finding.toolbar, let bar = bars[id] else { return nil }
    if let item = finding.item { return bar.items.first { $0.id == item }?.label.shown(in: locale) }
    // A finding about a bar as a whole is about none of its texts.
    return finding.isAbout(title: bar.title) ? bar.title.shown(in: locale) : nil
  }
}

extension Finding {
  /// Whether it is about the title of a bar, of which it names no item.
  func isAbout(title: LocalizedText) -> Bool { isAboutTitle || key != nil && key == title.key }
}
