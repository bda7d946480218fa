import LintelModel
import LintelUnicodeText

/// Looks up what every text of a toolbar says in every locale of the project, as the platform would.
struct TextResolver {
  let index: TableIndex
  let locales: [LocaleID]
  let sourceLocale: LocaleID
  private let parents: [LocaleID: [LocaleID]]
  private let forms: KeyForms

  init(index: TableIndex, locales: [LocaleID], sourceLocale: LocaleID) {
    self.index = index
    forms = KeyForms(index)
    self.locales = locales
    self.sourceLocale = sourceLocale
    parents = Dictionary(
      uniqueKeysWithValues: Set(locales).map { locale in
        (locale, LocaleName.parents(of: locale.id).map { LocaleID($0) })
      })
  }

  /// Texts of a storyboard or xib: keyed by object id in the table of the file's own name. Without such a table in any
  /// locale they are not localized at all.
  /// A text that names no table has a key of its own, which code looks up.
  func resolveInterfaceBuilder(_ toolbar: inout Toolbar, family: TableID) {
    toolbar.forEachText { text in
      guard text.state == .localized, let key = text.key else { return }
      if text.table == nil { return resolve(&text, key: key, in: family.folder) }
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
  /// Texts whose translations are in the definition itself are wanted in every language it has for this toolbar.
  func resolveKeyed(_ toolbar: inout Toolbar, at path: String) {
    let ownLocales = Set(toolbar.texts().flatMap(\.values.keys))
    let toolbarSource = toolbar.sourceLocale
    func fill(_ text: inout LocalizedText) {
      guard text.state == .localized, let key = text.key else { return }
      guard text.values.isEmpty else {
        complete(&text, in: ownLocales, sourceLocale: toolbarSource)
        return
      }
      // Generated code is beside its module's tables.
      let file = (text.generatedAt ?? text.location)?.file ?? path
      let folder = file.split(separator: "/").dropLast().joined(separator: "/")
      resolve(&text, key: key, in: folder)
    }
    toolbar.forEachText { fill(&$0) }
    for number in toolbar.items.indices {
      // What controls in one item show is the item's; what they are called is their own.
      for part in toolbar.items[number].parts.indices { fill(&toolbar.items[number].parts[part].accessibilityLabel) }
      if toolbar.items[number].isNamedByImage { forgetImageName(of: &toolbar.items[number], at: path) }
      for part in toolbar.items[number].parts.indices where toolbar.items[number].parts[part].isNamedByImage {
        forgetImageName(of: &toolbar.items[number].parts[part], at: path)
      }
    }
  }

  /// An image that no table has a word for is spoken by its file's name, which may be a word or not.
  private func forgetImageName(of item: inout Item, at path: String) {
    item.isNamedByImage = false
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let families = index.families(named: "Localizable", nearest: folder)
    if let key = item.accessibilityLabel.key, families.contains(where: { index.hasKey(key, in: $0) }) { return }
    item.accessibilityLabel = .none
    // Code that may name it is a doubt of its own.
    if !item.mayBeSetByCode { item.isSpokenByFileName = true }
    item.mayBeSetByCode = true
  }

  private func resolve(_ text: inout LocalizedText, key: String, in folder: String) {
    let families = index.families(named: text.table ?? "Localizable", nearest: folder)
    if text.expression != nil { return resolveGenerated(&text, name: key, families + index.allFamilies(nearest: folder)) }
    if let family = families.first(where: { index.hasKey(key, in: $0) }) { return fill(&text, key: key, family: family) }
    for family in families {
      guard let known = forms.key(shapedLike: key, in: family) else { continue }
      text.key = known
      return fill(&text, key: known, family: family)
    }
    fill(&text, key: key, family: families.first)
  }

  /// A member of a generated type: the key that it is a name for, in the nearest table that has one; else unresolved.
  private func resolveGenerated(_ text: inout LocalizedText, name: String, _ families: [TableID]) {
    for family in families {
      guard let key = index.hasKey(name, in: family) ? name : forms.key(named: name, in: family) else { continue }
      text.key = key
      text.table = family.name == "Localizable" ? nil : family.name
      text.unfollowed = nil
      return fill(&text, key: key, family: family)
    }
    text.state = .unresolved
    text.key = nil
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

  private func fill(_ text: inout LocalizedText, key: String, family: TableID?) {
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
