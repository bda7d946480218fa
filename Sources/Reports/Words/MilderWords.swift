import LintelFindings

extension AuditResult {
  /// So many are named.
  private static let namedSettings = 10

  /// What a change lets pass by its configuration; nil where that is nothing.
  /// `The change makes the configuration milder, …: placeholder-mismatch: off, lintel.yml:2.`
  var milderSentence: Message? {
    guard !milderSettings.isEmpty else { return nil }
    let shown = milderSettings.prefix(Self.namedSettings).map(\.named)
    let more = milderSettings.count - shown.count
    let names: Message = more > 0 ? "\(shown) and \(always: more, "more")" : "\(shown)"
    return "The change makes the configuration milder, and what that lets pass is not told: \(names)."
  }

  /// The same in English, for a stream.
  package var milderLine: String? { milderSentence.map(Localizer.english.visible) }
}

extension MilderSetting {
  /// `exclude: Old/**, lintel.yml:5 (214 files)`
  fileprivate var named: Message {
    let what = [words, location.map { "\($0.file):\($0.line)" }].compactMap(\.self).joined(separator: ", ")
    guard let files else { return .data(what) }
    return "\(what) (\(files, "file"))"
  }
}
