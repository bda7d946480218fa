import LintelFindings

extension UnjudgedText {
  /// So many are named: a change of a text in forty languages touches forty.
  private static let named = 3
  /// Where those are that are not named.
  static let wholeList: Message = "The XML report lists all of them."

  /// `The change touches texts on bars that are not judged for fit: 2 (save (de, Settings), …).`
  static func sentence(_ all: [UnjudgedText]) -> Message {
    let shown = all.prefix(named).map { Message.data("\($0.key) (\($0.locale.id), \($0.bar))") }
    let more = all.count - shown.count
    let names: Message = more > 0 ? "\(shown) and \(always: more, "more")" : "\(shown)"
    let counted: Message = "The change touches texts on bars that are not judged for fit: \(all.count) (\(names))."
    return more > 0 ? "\(counted) \(wholeList)" : counted
  }
}

extension AuditResult {
  /// What a change touched and nobody judged; nil where that is nothing.
  var unjudgedSentence: Message? { unjudgedTexts.isEmpty ? nil : UnjudgedText.sentence(unjudgedTexts) }

  /// The same in English, for a stream.
  package var unjudgedLine: String? { unjudgedSentence.map(Localizer.english.visible) }
}
