import LintelFindings
import LintelModel

/// How a finding, or a cause, came with a change: that it is new, or how it is worse, with the text before and now. Where nothing
/// was compared there is none.
struct ChangeMark {
  private let change: FindingChange
  /// Whose figures and texts are told; nil where the whole came otherwise than the finding that stands for it.
  private let finding: Finding?
  private let texts: TextsBefore

  /// A longer text is cut, in characters.
  private static let length = 200

  init?(of finding: Finding, on model: PageModel) {
    guard let change = finding.change else { return nil }
    (self.change, self.finding, texts) = (change, finding, model.textsBefore)
  }

  init?(of cause: Matter, on model: PageModel) {
    guard let change = FindingChange(of: cause.findings.map(\.change)) else { return nil }
    let worst = cause.findings[0]
    (self.change, finding, texts) = (change, worst.change?.state == change.state ? worst : nil, model.textsBefore)
  }

  var word: Message { change.word }

  @MarkupBuilder var markup: [Markup] {
    tag("b") { word }
    if let widths = finding?.change?.widths(over: finding?.over) {
      ": "
      widths
    }
    if let text = finding.flatMap(texts.change), let before = text.before {
      " · "
      "before"
      ": "
      Self.quotation(of: before, in: text.locale)
      " · "
      "now"
      ": "
      Self.quotation(of: text.now, in: text.locale)
    }
  }

  private static func quotation(of text: String, in locale: LocaleID) -> Markup {
    if text.isEmpty { return .words("(empty)") }
    let shown = EdgeSpaces(text.count > length ? "\(text.prefix(length))…" : text).signed
    return .quoted("“\(shown)”", [shown: locale])
  }
}

/// Texts that a change wrote anew, by key and language.
struct TextsBefore {
  private struct Name: Hashable {
    let key: String
    let locale: LocaleID
  }

  private let changes: [Name: TextChange]

  init(_ changes: [TextChange]) {
    // Where two tables have the key, nobody knows which of them a text is of.
    self.changes = Dictionary(grouping: changes) { Name(key: $0.key, locale: $0.locale) }
      .compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// That of the one text that a finding is about.
  func change(of finding: Finding) -> TextChange? {
    guard let key = finding.key, let locale = finding.locale else { return nil }
    return changes[Name(key: key, locale: locale)]
  }
}
