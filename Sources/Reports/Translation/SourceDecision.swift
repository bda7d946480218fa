import LintelFindings
import LintelModel

extension Finding {
  /// Whether it is told as one fault of the source, and each translation shows it: whoever looks for a text in a language's sheet finds it there.
  var isOfSourceOfTranslations: Bool { blame == .source && rule == "placeholder-mismatch" && reason == "source-outvoted" }
}

extension TranslationRow {
  static let leaveToSource: Message = "Leave this text until that is decided: it is for the writers of the source text."

  /// Whether all that was found about it is for those who write the source.
  var isOfSource: Bool { !entries.isEmpty && entries.allSatisfy { $0.finding.isOfSourceOfTranslations } }
}
