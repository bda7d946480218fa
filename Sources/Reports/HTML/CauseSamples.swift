import LintelFindings
import LintelModel

/// Other texts than the heading's that a cause is about: a reader of “and 100 more like it” wants to know what is meant.
struct CauseSamples {
  /// One string of one finding.
  struct Sample: Hashable {
    /// What it says; its key where that is not known.
    let text: String
    let isKey: Bool
    /// What the text is in.
    let language: LocaleID?
    /// Whose text it is; nil for the source's.
    let locale: LocaleID?
    /// As the row has it: a longer text is cut.
    var shown = ""

    /// How it may be cut, in characters. Keys of a project begin alike, and say at their end what they are of.
    fileprivate var cuts: [String] {
      guard text.count > 40 else { return [text] }
      let inTheMiddle = "\(text.prefix(15))…\(text.suffix(24))"
      return isKey ? [inTheMiddle] : ["\(text.prefix(40))…", inTheMiddle]
    }
  }

  /// More than these are counted.
  private static let most = 3

  let samples: [Sample]
  /// How many findings there are besides the heading's and these.
  let rest: Int

  init(of cause: Matter, on model: PageModel) {
    var seen: Set<String> = []
    if let own = Self.sample(of: cause.findings[0], on: model) { seen.insert(own.text) }
    var shown: Set<String> = []
    var samples: [Sample] = []
    for finding in cause.findings.dropFirst() {
      guard samples.count < Self.most else { break }
      guard var sample = Self.sample(of: finding, on: model), seen.insert(sample.text).inserted else { continue }
      // Two that look alike would say nothing of either.
      guard let cut = sample.cuts.first(where: { shown.insert($0).inserted }) else { continue }
      sample.shown = cut
      samples.append(sample)
    }
    self.samples = samples
    rest = cause.findings.count - 1 - samples.count
  }

  /// - Parameter isNamed: Whether each has its language with it.
  func markup(isNamed: Bool) -> Markup {
    .list(
      samples.map { sample -> [Markup] in
        let quotation = Self.quotation(of: sample)
        guard isNamed, let locale = sample.locale else { return [quotation] }
        return [.name(locale), .text(" "), quotation]
      })
  }

  private static func quotation(of sample: Sample) -> Markup {
    if sample.isKey {
      return .element("code", sample.language.map { [.lang($0.id)] } ?? [], [.text(sample.shown)])
    }
    return .quoted("“\(sample.shown)”", sample.language.map { [sample.shown: $0] } ?? [:])
  }

  /// Nil for a finding about many strings, or about none.
  private static func sample(of finding: Finding, on model: PageModel) -> Sample? {
    guard finding.strings.count <= 1 else { return nil }
    guard let key = finding.key else {
      let symbol = model.symbol(of: finding.item, on: finding.toolbar)
      return symbol.map { Sample(text: $0, isKey: true, language: nil, locale: nil) }
    }
    let source = model.result.project.sourceLocale
    let name = TranslationStrings.Name(table: finding.table ?? "", key: key)
    func present(in locale: LocaleID) -> String? {
      let place = finding.units.first { $0.locale == locale }?.location
      return model.presentTexts.text(name, in: locale, at: place).flatMap { $0.isEmpty ? nil : $0 }
    }
    if UntranslatedStrings.isOne(finding) || finding.blame == .source {
      if let text = finding.text(among: ["source"]) ?? present(in: source) {
        return Sample(text: text, isKey: false, language: source, locale: nil)
      }
    } else {
      // Of several languages one that says something: a text tells more than its key.
      for locale in finding.languages where locale != "mul" {
        let own = finding.languages.count == 1 ? finding.text(among: ["translation", "label", "title"]) : nil
        if let text = present(in: locale) ?? own {
          return Sample(text: text, isKey: false, language: locale, locale: locale)
        }
      }
    }
    // What was measured stands on its bar: people know its text there, and not its key.
    for cut in LanguageCut.all(of: [finding], on: model) {
      if let text = cut.text, !text.isEmpty { return Sample(text: text, isKey: false, language: cut.locale, locale: cut.locale) }
    }
    let locale = finding.languages.count == 1 ? finding.languages[0] : nil
    return Sample(text: key, isKey: true, language: model.sourceKeys.language(of: key), locale: locale)
  }
}

extension Finding {
  /// The first of its figures of these names that is a text.
  fileprivate func text(among names: Set<String>) -> String? {
    for evidence in evidence where names.contains(evidence.name) {
      if case .text(let text) = evidence.value, !text.isEmpty { return text }
    }
    return nil
  }
}
