import LintelModel

/// A text that a change wrote anew, on a bar that is not judged for fit since another of its texts could not be read: that nothing
/// is found about it says nothing.
package struct UnjudgedText: Hashable, Sendable, Comparable {
  package var locale: LocaleID
  package var key: String
  /// What the bar is called.
  package var bar: String

  package init(locale: LocaleID, key: String, bar: String) {
    self.locale = locale
    self.key = key
    self.bar = bar
  }

  package static func < (a: UnjudgedText, b: UnjudgedText) -> Bool { (a.bar, a.key, a.locale) < (b.bar, b.key, b.locale) }

  /// Those of a project that knows what its tables held before; each once, however many variants of its bar have it.
  package static func texts(in project: Project) -> [UnjudgedText] {
    guard let changed = project.earlier?.changed, !changed.isEmpty else { return [] }
    let tables = Dictionary(project.tables.map { ($0.file, $0.id) }, uniquingKeysWith: { first, _ in first })
    var found: Set<UnjudgedText> = []
    for toolbar in project.toolbars where !toolbar.isJudgedForFit {
      for text in toolbar.texts() {
        guard let key = text.key else { continue }
        for (locale, value) in text.values {
          guard let table = value.location.flatMap({ tables[$0.file] }) else { continue }
          if changed[table]?[locale]?.contains(key) == true {
            found.insert(UnjudgedText(locale: locale, key: key, bar: toolbar.name))
          }
        }
      }
    }
    return found.sorted()
  }
}
