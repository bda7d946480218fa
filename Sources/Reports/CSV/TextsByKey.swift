import LintelFindings
import LintelModel

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
      for unit in table.units {
        texts[Key(table: table.id.path, key: unit.key, locale: unit.locale)] = unit.value
      }
    }
    for toolbar in project.toolbars { bars[toolbar.id] = toolbar }
  }

  func source(of finding: Finding) -> String? {
    text(of: finding, in: finding.toolbar.flatMap { bars[$0]?.sourceLocale } ?? sourceLocale)
  }

  func translation(of finding: Finding) -> String? { finding.locale.flatMap { text(of: finding, in: $0) } }

  private func text(of finding: Finding, in locale: LocaleID) -> String? {
    if let table = finding.table, let key = finding.key,
      let text = texts[Key(table: table, key: key, locale: locale)]
    {
      return text
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
