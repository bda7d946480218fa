import LintelFindings
import LintelModel

extension Rule {
  static let labelCopied = Rule(
    id: "label-copied",
    title: "A label that other languages translate is translated.",
    severity: .warning,
    isCore: true,
    criteria: ["3.1.2"],
    isAboutTexts: true,
    isByMajority: true,
    isBesideSource: true,
    why:
      "One or two words are easily passed over in a table, and tools take them for names. On the bar they stand beside words of the reader's own language.",
    examples: [
      .fails(
        "two words among letters of another kind",
        files: ["Bars.toolbar.yml": bar("{en: New Folder, de: Neuer Ordner, fr: Nouveau dossier, ja: New Folder}")]),
      .needsReview(
        "two words that may be a name",
        files: ["Bars.toolbar.yml": bar("{en: Snap Areas, de: Bereiche, fr: Snap Areas, ja: 領域}")]),
      .needsReview(
        "one word among letters of another kind",
        files: ["Bars.toolbar.yml": bar("{en: Settings, de: Einstellungen, fr: Réglages, ja: Settings}")]),
      .needsReview(
        "a command that is none in French",
        files: ["Bars.toolbar.yml": bar("{en: Share, de: Teilen, fr: Share, ja: 共有}")]),
      .passes("translated", files: ["Bars.toolbar.yml": bar("{en: Share, de: Teilen, fr: Partager, ja: 共有}")]),
      .passes(
        "a word that both languages have",
        files: ["Bars.toolbar.yml": bar("{en: Filter, de: Filter, fr: Filtrer, ja: フィルタ}")]),
      .passes(
        "a name that most keep", files: ["Bars.toolbar.yml": bar("{en: Mastodon, de: Mastodon, fr: Mastodon, ja: マストドン}")]),
      .passes(
        "a sentence is told with its table",
        files: [
          "Bars.toolbar.yml": bar("{en: Open the last one, de: Das letzte öffnen, fr: Open the last one, ja: 最後を開く}")
        ]),
    ],
    check: .toolbar { toolbar, project in
      // A sketch is drawn in one language, or two.
      guard toolbar.kind != .sheetButtons, !toolbar.location.file.hasSuffix(".sketch"),
        toolbar.sourceLocale.language == project.sourceLocale.language
      else { return [] }
      // What a back button says is the title of another bar.
      return toolbar.items.filter { item in
        // What is spoken and seen, as one string, is reported for the spoken name.
        let isSpoken = item.label.key != nil && item.label.key == item.spoken.key && toolbar.onlySpeaksName(of: item)
        return item.isOperable && item.kind != .back && item.systemItem == nil && !isSpoken
          && toolbar.alwaysShowsLabel(of: item)
      }.flatMap { copies(of: $0, on: toolbar, in: project) }
    })

  private static func copies(of item: Item, on toolbar: Toolbar, in project: Project) -> [Remark] {
    guard let source = item.label.values[toolbar.sourceLocale]?.text ?? item.label.source, !Copy.isSentence(source),
      TextAbroad.isTranslatable(source, in: project)
    else { return [] }
    let abroad = TextAbroad(item.label, source, in: project)
    return abroad.languages.compactMap { locale -> Remark? in
      guard let value = item.label.values[locale], value.state == .translated, let left = abroad.left(in: locale),
        left == .copied || left == .perhapsCopied
      else { return nil }
      let isForeign = value.facts?.isInOwnScript == .no
      // Languages of one script share words. A command is one in its own language only.
      let isCommand = item.isCommand && item.label.values[toolbar.sourceLocale]?.facts?.verb == .yes
      let isLost = isCommand && value.facts?.verb == .no && !abroad.isName
      let isStrange = isForeign || Copy.isWording(source) || isLost
      let fixes = fixes(value, source, from: toolbar.sourceLocale, in: locale, of: project)
      // Of its own commands the platform knows the word.
      let isStandard = isCommand && value.facts?.verb != .yes && abroad.isTranslatedSomewhere && !fixes.isEmpty
      let isSure = (left == .copied && isStrange || isStandard) && !abroad.isName && !item.mayBeSetByCode
      // Several words that are a command in both languages are one that both languages have.
      let mayBe = left == .copied && !(isCommand && value.facts?.verb == .yes)
      guard isSure || isForeign && abroad.isTranslatedSomewhere || isLost || mayBe else { return nil }
      return Remark(
        isSure ? .fails : .needsReview, "copy", "The label “\(source)” is the same in \(locale) as in the source",
        certainty: isSure ? .certain : .likely, item: item.id, text: item.label, blame: .translation,
        evidence: [.text("label", source)],
        suggestion: "Translate it, unless it is a name.", locale: locale, cause: item.label.cause(in: [locale]),
        fixes: isSure ? fixes : [])
    }
  }

  /// The platform's own word, in the table that has the label.
  private static func fixes(
    _ value: LocalizedValue, _ source: String, from language: LocaleID, in locale: LocaleID, of project: Project
  ) -> [Fix] {
    guard let place = value.location, value.variants.isEmpty, let text = value.text,
      let file = project.tables.first(where: { $0.file == place.file })
    else { return [] }
    let own = StandardWord.text(
      for: source, from: language, in: locale, beside: texts(of: file.id, from: language, in: locale, of: project))
    return own.map { [Fix(text, $0, at: place)] } ?? []
  }

  /// What a table says in a language, beside its source.
  private static func texts(
    of table: TableID, from language: LocaleID, in locale: LocaleID, of project: Project
  ) -> [(source: String, text: String)] {
    func units(_ locale: LocaleID) -> some Sequence<StringUnit> {
      project.tables.lazy.filter { $0.id == table }.flatMap(\.units).filter { $0.locale == locale }
    }
    let sources = Dictionary(units(language).map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    return units(locale).compactMap { unit in sources[unit.key].map { (source: $0, text: unit.value) } }
  }

  private static func bar(_ label: String) -> String {
    """
    toolbars:
      - kind: toolbar
        platforms: [ios]
        items: [{id: one, label: \(label)}, {kind: flexibleSpace}, {id: two, label: {en: Open, de: Öffnen, fr: Ouvrir, ja: 開く}}]
    """
  }
}
