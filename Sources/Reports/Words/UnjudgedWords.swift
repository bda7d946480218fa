import LintelFindings

extension UnjudgedText {
  /// So many are named.
  private static let named = 10

  /// `The change touches texts on bars that are not judged for fit: 2 (save (de, Settings), …).`
  static func sentence(_ all: [UnjudgedText]) -> Message {
    let shown = all.prefix(named).map { Message.data("\($0.key) (\($0.locale.id), \($0.bar))") }
    let more = all.count - shown.count
    let names: Message = more > 0 ? "\(shown) and \(always: more, "more")" : "\(shown)"
    return "The change touches texts on bars that are not judged for fit: \(all.count) (\(names))."
  }
}

extension AuditResult {
  /// What a change touched and nobody judged; nil where that is nothing.
  var unjudgedSentence: Message? { unjudgedTexts.isEmpty ? nil : UnjudgedText.sentence(unjudgedTexts) }

  /// The same in English, for a stream.
  package var unjudgedLine: String? { unjudgedSentence.map(Localizer.english.visible) }
}
