internal import LintelFindings
internal import LintelModel

/// What a custom rule says of one bar or string. Lintel adds the languages, the places, the severity and the fingerprint.
public struct Diagnostic: Hashable, Sendable {
  /// What is wrong, for people. It is in every report as it is written here, whatever the report's language.
  public var message: String
  /// Whether it is so, or a person has to look.
  public var verdict = Verdict.fails
  /// How sure it is.
  public var certainty = Certainty.certain
  /// Which of the rule's reasons it is. It is part of the fingerprint: keep it when you reword the message, and give each
  /// thing that the rule can say one of its own.
  public var reason = "found"
  /// What would mend it.
  public var suggestion: String?
  /// How grave it is; nil for the rule's own severity.
  public var severity: Severity?
  /// Who has to do something; nil for the translator of a translated text, the writer of a source text, and whoever defined
  /// the bar.
  public var owner: Owner?
  /// The figures and texts behind it.
  public var evidence: [Evidence] = []
  /// Where it is; nil for the place of what it is about.
  public var place: Place?
  /// By how many points something is too wide: what a baseline compares.
  public var over: Double?
  private var text: Bar.Text?
  private var item: String?

  /// About the bar, or the string, that the rule was asked about.
  public init(_ message: String) { self.message = message }

  /// About a text of the bar.
  /// - Parameters:
  ///   - message: What is wrong, for people.
  ///   - text: One of the bar's texts.
  public init(_ message: String, about text: Bar.Text) {
    self.message = message
    self.text = text
    item = text.item
  }

  /// About an item of the bar.
  /// - Parameters:
  ///   - message: What is wrong, for people.
  ///   - item: One of the bar's items.
  public init(_ message: String, about item: Bar.Item) {
    self.message = message
    self.item = item.id
  }

  func remark(about bar: Bar) -> LintelFindings.Remark {
    let usual: Owner = text == nil ? .definition : bar.isSource || text?.isTranslated == false ? .source : .translation
    return remark(owner: owner ?? usual, text: text?.text, unit: nil)
  }

  func remark(about string: TranslatedString) -> LintelFindings.Remark {
    remark(owner: owner ?? (string.isSource ? .source : .translation), text: nil, unit: string.unit)
  }

  private func remark(owner: Owner, text: LocalizedText?, unit: StringUnit?) -> LintelFindings.Remark {
    LintelFindings.Remark(
      verdict == .fails ? .fails : .needsReview, reason, .data(message), certainty: certainty.model, item: item, text: text,
      unit: unit, blame: owner.model, severity: severity?.model, evidence: evidence.map(\.evidence),
      suggestion: suggestion.map { .data($0) }, over: over.map { Points($0) },
      location: place?.location)
  }
}
