import LintelModel
import LintelUnicodeText

/// Looks up what every text of a toolbar says in every locale of the project, as the platform would.
struct TextResolver {
  let index: TableIndex
  let locales: [LocaleID]
  let sourceLocale: LocaleID
  private let parents: [LocaleID: [LocaleID]]

  init(index: TableIndex, locales: [LocaleID], sourceLocale: LocaleID) {
    self.index = index
    self.locales = locales
    self.sourceLocale = sourceLocale
    parents = Dictionary(uniqueKeysWithValues: Set(locales).map { locale in
      (locale, LocaleName.parents(of: locale.id).map { LocaleID($0) })
    })
  }

  /// Texts of a storyboard or xib: keyed by object id in the table of the file's own name. Without such a table in any
  /// locale they are not localized at all.
  func resolveInterfaceBuilder(_ toolbar: inout Toolbar, family: TablePlace.Family) {
    toolbar.forEachText { text in
      guard text.state == .localized, let key = text.key else { return }
      if index.has(family) {
        fill(&text, key: key, family: family)
      } else {
        text.state = .literal
        text.key = nil
        text.table = nil
      }
    }
  }

  /// Texts with a key of their own: in the table they name, else `Localizable`, of the folder nearest to the definition.
  /// Texts whose translations stand in the definition itself are wanted in every language it has for this toolbar.
  func resolveKeyed(_ toolbar: inout Toolbar, at path: String) {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let ownLocales = Set(toolbar.texts.flatMap(\.values.keys))
    let toolbarSource = toolbar.sourceLocale
    toolbar.forEachText { text in
      guard text.state == .localized, let key = text.key else { return }
      guard text.values.isEmpty else {
        complete(&text, in: ownLocales, sourceLocale: toolbarSource)
        return
      }
      let families = index.families(named: text.table ?? "Localizable", nearest: folder)
      fill(&text, key: key, family: families.first { index.hasKey(key, in: $0) } ?? families.first)
    }
  }

  private func complete(_ text: inout LocalizedText, in locales: Set<LocaleID>, sourceLocale: LocaleID) {
    let own = text.values
    let source = own[sourceLocale]?.text ?? text.source
    for locale in locales where own[locale] == nil {
      let parent = LocaleName.parents(of: locale.id).map { LocaleID($0) }.first { own[$0] != nil }
      text.values[locale] =
        parent.map { LocalizedValue(state: .fallback, text: own[$0]?.text, from: $0, location: own[$0]?.location) }
        ?? LocalizedValue(state: .missing, text: source)
    }
  }

  private func fill(_ text: inout LocalizedText, key: String, family: TablePlace.Family?) {
    func entry(_ locale: LocaleID) -> TableIndex.Entry? { family.flatMap { index.entry(key, in: locale, of: $0) } }

    var source = LocalizedValue(state: .translated, text: text.source ?? key, location: text.location)
    if let own = entry(sourceLocale) {
      source = LocalizedValue(state: .translated, text: own.text, variants: own.variants, location: own.location)
    }
    for locale in locales where text.values[locale] == nil {
      if locale == sourceLocale {
        text.values[locale] = source
      } else if let own = entry(locale), !own.isNew {
        text.values[locale] = LocalizedValue(
          state: .translated, text: own.text, variants: own.variants, location: own.location)
      } else {
        text.values[locale] = inherited(by: locale, source: source, entry)
      }
    }
  }

  /// What a locale without a text of its own shows: a parent's, or the source.
  private func inherited(
    by locale: LocaleID, source: LocalizedValue, _ entry: (LocaleID) -> TableIndex.Entry?
  ) -> LocalizedValue {
    for parent in parents[locale] ?? [] {
      if parent == sourceLocale {
        return LocalizedValue(
          state: .fallback, text: source.text, from: parent, variants: source.variants, location: source.location)
      }
      if let found = entry(parent), !found.isNew {
        return LocalizedValue(
          state: .fallback, text: found.text, from: parent, variants: found.variants, location: found.location)
      }
    }
    return LocalizedValue(state: .missing, text: source.text, variants: source.variants)
  }
}
