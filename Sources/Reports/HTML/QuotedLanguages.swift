import LintelFindings
import LintelModel

/// The languages of texts that sentences quote: a voice that reads them aloud needs to know.
typealias QuotedLanguages = [String: LocaleID]

extension BarInLocale {
  /// Of all texts that the bar shows or says in its language or in the source's; what is left of one that is cut is among the
  /// figures of a finding.
  var quotedLanguages: QuotedLanguages {
    var languages: QuotedLanguages = [:]
    let texts = toolbar.texts()
    for text in texts { if let source = text.shown(in: toolbar.sourceLocale) { languages[source] = toolbar.sourceLocale } }
    for text in texts where text.values[locale]?.state == .translated {
      if let own = text.shown(in: locale), languages[own] == nil { languages[own] = locale }
    }
    return languages
  }

  /// The same with what its items are called that have no text of their own: by the system, or by their segments.
  var calledLanguages: QuotedLanguages {
    var languages = quotedLanguages
    for language in [toolbar.sourceLocale, locale] {
      for item in toolbar.items {
        if let name = item.spokenText(in: language), languages[name] == nil { languages[name] = language }
      }
    }
    return languages
  }
}

extension BarTitle {
  /// Of the name that the title begins with.
  var quotedLanguages: QuotedLanguages { language.map { [name: $0] } ?? [:] }
  /// The whole title, with its name in its own language.
  var markup: Markup { .quoted(whole, quotedLanguages) }
}

extension PageModel.ToolbarPart {
  /// Of all texts that sentences about the bar in a language can quote, its name included.
  func quotedLanguages(in locale: LocaleID) -> QuotedLanguages {
    (bars[locale]?.quotedLanguages ?? [:]).merging(title.quotedLanguages) { own, _ in own }
  }
}

extension PageModel {
  /// Of what is left of a text that is cut in several languages: the finding says it of the one where it is worst.
  func cutLanguages(of finding: Finding) -> QuotedLanguages {
    guard finding.locale == nil, let shown = finding.shownText else { return [:] }
    let found = bars(of: finding).first { found in
      found.bar.layouts.contains { $0.text(at: found.place)?.shown == shown }
    }
    return found.map { [shown: $0.bar.locale] } ?? [:]
  }

  /// Of the names of the bars that a cause is about.
  func nameLanguages(of cause: Matter) -> QuotedLanguages {
    cause.findings.flatMap(\.units).reduce(into: [:]) { languages, unit in
      guard let title = unit.toolbar.flatMap(part(of:))?.title else { return }
      languages.merge(title.quotedLanguages) { own, _ in own }
    }
  }
}

extension PageModel.Entry {
  /// Of the texts that the finding has among its figures, and of those of tables that it quotes.
  var quotedLanguages: QuotedLanguages { finding.quotedLanguages(source: source).merging(texts) { figure, _ in figure } }

  /// The language that a text among the figures is in; nil where it is none that people speak, or not known.
  func language(of evidence: String) -> LocaleID? { finding.language(of: evidence, source: source) }
}

extension Finding {
  /// What is left to see of a text that is cut.
  fileprivate var shownText: String? {
    for evidence in evidence where evidence.name == "shown" {
      if case .text(let text) = evidence.value { return text }
    }
    return nil
  }

  /// Of the texts among its figures.
  func quotedLanguages(source: LocaleID?) -> QuotedLanguages {
    evidence.reduce(into: [:]) { languages, evidence in
      if case .text(let text) = evidence.value, let language = language(of: evidence.name, source: source) {
        languages[text] = language
      }
    }
  }

  private static let quotingSource: Set = ["label-copied", "accessible-name-not-localized"]

  fileprivate func language(of evidence: String, source: LocaleID?) -> LocaleID? {
    switch evidence {
    case "source", "command", "other source", "before", Evidence.inPlaceOf: source
    // What is not translated shows the source's text.
    case "label", "spoken": Self.quotingSource.contains(rule) ? source : locale
    case "translation", "shown", "other label", "title", "text", "widest label", "word", "seen", "most take", "lost", "kept",
      "in the overflow menu", "plural form":
      locale
    default: nil
    }
  }
}
