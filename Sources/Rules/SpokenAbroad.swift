import LintelFindings
import LintelModel

/// What an item is called by ear alone, in the languages that a project is translated into.
struct SpokenAbroad {
  private let item: Item
  private let source: String
  private let project: Project

  /// Nil where the name has nothing to translate, or is not known.
  init?(_ item: Item, on toolbar: Toolbar, in project: Project) {
    guard let source = item.spoken.values[toolbar.sourceLocale]?.text ?? item.spoken.source,
      Self.isTranslatable(source, in: project)
    else { return nil }
    self.item = item
    self.source = source
    self.project = project
  }

  /// One for each language in which it has stayed in the source's. What many languages lack alike is one matter: it was added
  /// lately, or forgotten in the definition.
  var remarks: [Remark] {
    let languages = project.translatedLocales
    var found: [LeftBehind: [LocaleID]] = [:]
    let values = languages.compactMap { item.spoken.values[$0] }.filter { $0.state == .translated }
    let others = values.count { $0.text != source }
    let isName = others * 2 <= values.count
    let isCopiedAbroad = values.contains { $0.text == source && $0.facts?.isInOwnScript == .no }
    for locale in languages {
      guard
        let left = LeftBehind(
          item.spoken, source, in: locale, others: others, isName: isName, isCopiedAbroad: isCopiedAbroad)
      else { continue }
      // Where code may set another name, the table is told for what it lacks, and that is all there is to say.
      if left != .missing || !item.mayBeSetByCode { found[left, default: []].append(locale) }
    }
    return found.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { left, locales in
      (locales.count > 5 ? [locales] : locales.map { [$0] }).map { locales in
        remark(
          left, locales,
          left.what + " in \(LocaleList.short(locales)), " + (locales.count == 1 ? "a language" : "languages")
            + " the app is translated into"
        )
      }
    }
  }

  private func remark(_ left: LeftBehind, _ locales: [LocaleID], _ what: Message) -> Remark {
    let isReview = left == .perhapsCopied || item.mayBeSetByCode
    return Remark(
      isReview ? .needsReview : .fails, left.reason,
      "\("The spoken name “\(source)” " + what)\(item.mayBeSetByCode ? "; code may set another" : "")",
      certainty: isReview ? .likely : .certain, item: item.id, text: item.spoken,
      blame: left == .literal ? .definition : .translation,
      evidence: [.text("spoken", source), .text("languages", LocaleList.whole(locales))],
      suggestion: left == .literal ? "Give the accessibility label a key in a string table." : "Translate it.",
      count: locales.count > 1 ? locales.count : nil, locale: locales.count == 1 ? locales[0] : nil)
  }

  /// False for names, abbreviations and what has no words.
  private static func isTranslatable(_ source: String, in project: Project) -> Bool {
    let isAbbreviation = source.count <= 4 && source.allSatisfy { $0.isASCII && !$0.isLowercase }
    let isName = project.glossary.contains(source) || project.appNames.values.contains { $0.contains(source) }
    return !isAbbreviation && !isName && !source.takesArguments && Wanted.isTranslatable(source)
  }
}

/// How a spoken name has stayed in the source's language.
private enum LeftBehind: String {
  case missing, copied, perhapsCopied, literal

  /// - Parameters:
  ///   - others: how many languages have another text than the source.
  ///   - isName: whether most have the source's, as they have of a name.
  ///   - isCopiedAbroad: whether a language of another script has the source's.
  init?(_ text: LocalizedText, _ source: String, in locale: LocaleID, others: Int, isName: Bool, isCopiedAbroad: Bool) {
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
      let words: [Substring] = source.split(whereSeparator: \.isWhitespace)
      let isForeign = value.facts?.isInOwnScript == .no
      // What is written small is no name, nor is what most languages translate.
      let isWording = words.dropFirst().contains { $0.first?.isLowercase == true } && (others > 0 || isForeign)
      if Copy.isSentence(source) || words.count >= 2 && (isWording || !isName) {
        self = .copied
      } else if words.count >= 2 || Self.isPlainWord(source) && (isForeign || others > 0 || isCopiedAbroad) {
        self = .perhapsCopied
      } else {
        return nil
      }
    }
  }

  /// Whether a word is spelled as words are: a name may have capitals and digits inside.
  private static func isPlainWord(_ word: String) -> Bool {
    word.count >= 3 && word.allSatisfy(\.isLetter) && word.dropFirst().allSatisfy(\.isLowercase)
  }

  var reason: String {
    switch self {
    case .missing: "no-translation"
    case .copied, .perhapsCopied: "copy"
    case .literal: "hard-coded"
    }
  }

  var what: Message {
    switch self {
    case .missing: "has no translation"
    case .copied: "is a copy of its source"
    case .perhapsCopied: "is the same as in the source"
    case .literal: "is written into the definition, and stays the same"
    }
  }
}
