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
}

extension PageModel.Entry {
  /// Of the texts that the finding has among its figures.
  var quotedLanguages: QuotedLanguages { finding.quotedLanguages(source: source) }

  /// The language that a text among the figures is in; nil where it is none that people speak, or not known.
  func language(of evidence: String) -> LocaleID? { finding.language(of: evidence, source: source) }
}

extension Finding {
  /// Of the texts among its figures.
  func quotedLanguages(source: LocaleID?) -> QuotedLanguages {
    evidence.reduce(into: [:]) { languages, evidence in
      if case .text(let text) = evidence.value, let language = language(of: evidence.name, source: source) {
        languages[text] = language
      }
    }
  }

  fileprivate func language(of evidence: String, source: LocaleID?) -> LocaleID? {
    switch evidence {
    case "source", "command", "other source": source
    case "translation", "shown", "label", "other label", "title", "spoken", "text", "widest label": locale
    default: nil
    }
  }
}
