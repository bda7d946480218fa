import LintelFindings
import LintelModel

extension Finding {
  /// What it says in a row of one of its languages. A finding about several is told of one text of one of them: in another one's row
  /// that would seem to be its own.
  /// - Parameters:
  ///   - locale: Whose row it is; nil where it is nobody's.
  ///   - isOfOther: Whether its sentence is known to quote another language's text, without that language's name.
  func message(inRowOf locale: LocaleID?, quotingOther isOfOther: Bool = false) -> Message {
    guard let locale, self.locale == nil, locales.contains(locale) else { return message }
    let named = message.namedLocales
    return named.isEmpty && !isOfOther || named.contains(locale) ? message : "\(locale), too: \(message)"
  }

  /// What it advises in such a row: how a project translates the same elsewhere is told of that language alone, or not at all;
  /// and of one of several strings what is to be done with that one.
  /// - Parameter key: The row's.
  func suggestion(inRowOf locale: LocaleID?, key: String?) -> Message? {
    if rule != "missing-translation", self.locale == nil, let locale, let own = adviceByLanguage[locale] { return own }
    if key != nil, strings.count > 1, let suggestion {
      if isOfDoubtedTexts { return Self.adviceOnDoubtedText }
      if let advice = UntranslatedAdvice(suggestion) { return advice.ofOne }
    }
    let translate = UntranslatedAdvice.translate.ofOne
    if rule != "missing-translation", let locale, let advice = adviceToldOfAnother(than: locale) { return advice }
    guard rule == "missing-translation", self.locale == nil, let locale, locales.contains(locale),
      suggestion?.english.hasPrefix("\(translate.english) ") == true
    else { return suggestion }
    let isOfRow = self.key == key || unitKeys.allSatisfy { $0 == key }
    // A stored report has words of its first languages alone.
    return isOfRow ? adviceByLanguage[locale] ?? translate : translate
  }

  /// What it advises without what the project says elsewhere in another language, which is no help in this one's row; nil where it
  /// has nothing of the kind.
  private func adviceToldOfAnother(than locale: LocaleID) -> Message? {
    guard self.locale == nil, locales.contains(locale), let suggestion else { return nil }
    let named = message.namedLocales
    // A stored report has its sentences as texts: they quote the first language.
    if named.isEmpty ? locales.first == locale : named.contains(locale) { return nil }
    return [UntranslatedAdvice.translate.ofOne, Self.adviceOnDoubtedText].first { advice in
      ["The project translates ", "Elsewhere the project translates "].contains {
        suggestion.english.hasPrefix("\(advice.english) \($0)")
      }
    }
  }
}

extension Message {
  /// The languages that it names, in itself and in what it is put together from.
  fileprivate var namedLocales: [LocaleID] {
    arguments.flatMap { argument -> [LocaleID] in
      switch argument {
      case .locale(let locale): [locale]
      case .message(let message): message.namedLocales
      case .list(let messages): messages.flatMap(\.namedLocales)
      default: []
      }
    }
  }
}
