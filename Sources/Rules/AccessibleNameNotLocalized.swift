import LintelFindings
import LintelModel

extension Rule {
  static let accessibleNameNotLocalized = Rule(
    id: "accessible-name-not-localized",
    title: "What is only spoken of an item is in the language of the rest.",
    severity: .warning,
    isCore: true,
    criteria: ["3.1.2", "4.1.2"],
    isAboutTexts: true,
    why:
      "Nobody who can see finds it: the bar looks translated, and a screen reader says English words with a French voice.",
    examples: [
      .fails(
        "the German table lacks the spoken name",
        files: [
          "Bars.toolbar.yml": bar(#"{key: new.spoken}"#),
          "en.lproj/Localizable.strings": "\"inbox\" = \"Inbox\";\n\"new.spoken\" = \"New message\";\n",
          "de.lproj/Localizable.strings": "\"inbox\" = \"Eingang\";\n",
        ]),
      .fails("a copy of a sentence", files: ["Bars.toolbar.yml": bar("{en: Write a new message, de: Write a new message}")]),
      .fails(
        "written into the definition of an app with a German table",
        files: [
          "Bars.toolbar.yml": bar("New message"), "en.lproj/Localizable.strings": "\"inbox\" = \"Inbox\";\n",
          "de.lproj/Localizable.strings": "\"inbox\" = \"Eingang\";\n",
        ]),
      .needsReview(
        "two words may be a name", files: ["Bars.toolbar.yml": bar("{en: New Message, de: New Message}")]),
      .passes("translated", files: ["Bars.toolbar.yml": bar("{en: New message, de: Neue Nachricht}")]),
      .passes("a name has one form", files: ["Bars.toolbar.yml": bar("{en: RSS, de: RSS}")]),
      .passes("an app of one language", sketch: "ios26 en 402pt\n| Inbox | {square.and.pencil \"New message\"}"),
    ],
    check: .toolbar { toolbar, project in
      guard toolbar.kind != .sheetButtons, toolbar.sourceLocale.language == project.sourceLocale.language else { return [] }
      return toolbar.items.filter { $0.isOperable && toolbar.onlySpeaksName(of: $0) }.flatMap { item -> [Remark] in
        let text = item.spoken
        guard let source = text.values[toolbar.sourceLocale]?.text ?? text.source,
          LeftBehind.isTranslatable(source, in: project)
        else { return [] }
        func remark(_ left: LeftBehind, _ locales: [LocaleID], _ message: String) -> Remark {
          let isReview = left == .perhapsCopied || item.mayBeSetByCode
          return Remark(
            isReview ? .needsReview : .fails, left.reason, message + (item.mayBeSetByCode ? "; code may set another" : ""),
            certainty: isReview ? .likely : .certain, item: item.id, text: text,
            blame: left == .literal ? .definition : .translation,
            evidence: [.text("spoken", source), .text("languages", LocaleList.whole(locales))],
            suggestion: left == .literal ? "Give the accessibility label a key in a string table." : "Translate it.",
            count: locales.count > 1 ? locales.count : nil, locale: locales.count == 1 ? locales[0] : nil)
        }
        let others = project.locales.filter { $0.language != project.sourceLocale.language }
        // Where nothing is translated, a text that could not be is one matter, and one that could be is not told here.
        guard !project.translatedLocales.isEmpty || text.state != .literal else {
          return others.isEmpty
            ? []
            : [
              remark(
                .literal, others, "The spoken name “\(source)” is written into the definition, and no table translates it")
            ]
        }
        let left = project.translatedLocales.compactMap { locale in LeftBehind(text, source, in: locale).map { ($0, locale) }
        }
        return Dictionary(grouping: left, by: \.0).sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { left, found in
          let locales = found.map(\.1)
          // What many languages lack alike is one matter: it was added lately, or forgotten in the definition.
          let groups = locales.count > LeftBehind.many ? [locales] : locales.map { [$0] }
          return groups.map {
            remark(
              left, $0,
              "The spoken name “\(source)” \(left.what) in \(LocaleList.short($0)), "
                + ($0.count == 1 ? "a language" : "languages") + " the app is translated into")
          }
        }
      }
    })

  private static func bar(_ spoken: String) -> String {
    """
    toolbars:
      - kind: navigationBar
        platforms: [ios]
        title: {key: inbox, default: Inbox}
        items: [{id: new, label: {en: New, de: Neu}, symbol: square.and.pencil, accessibilityLabel: \(spoken)}]
    """
  }
}

/// How a spoken name has stayed in the source's language.
private enum LeftBehind: String {
  case missing, copied, perhapsCopied, literal

  /// Up to so many languages are told one by one.
  static let many = 5

  init?(_ text: LocalizedText, _ source: String, in locale: LocaleID) {
    switch text.state {
    case .none, .unresolved: return nil
    case .literal: self = .literal
    case .localized:
      guard let value = text.values[locale], value.state != .missing else {
        self = .missing
        return
      }
      if value.state == .fallback {
        guard let from = value.from, from.language != locale.language else { return nil }
        self = .missing
        return
      }
      guard value.text == source else { return nil }
      if Copy.isSentence(source) {
        self = .copied
      } else if source.split(whereSeparator: \.isWhitespace).count >= 2 {
        self = .perhapsCopied
      } else {
        return nil
      }
    }
  }

  var reason: String {
    switch self {
    case .missing: "no-translation"
    case .copied, .perhapsCopied: "copy"
    case .literal: "hard-coded"
    }
  }

  var what: String {
    switch self {
    case .missing: "has no translation"
    case .copied: "is a copy of its source"
    case .perhapsCopied: "is the same as in the source"
    case .literal: "is written into the definition, and stays the same"
    }
  }

  /// False for names, abbreviations and what has no words.
  static func isTranslatable(_ source: String, in project: Project) -> Bool {
    let isAbbreviation = source.count <= 4 && source == source.uppercased()
    let isName = project.glossary.contains(source) || project.appNames.values.contains { $0.contains(source) }
    return !isAbbreviation && !isName && !source.takesArguments && Wanted.isTranslatable(source)
  }
}
