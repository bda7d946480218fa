import LintelFindings
import LintelModel

extension AuditResult {
  /// So many are named.
  private static let namedSettings = 10

  /// What a change lets pass by its configuration; nil where that is nothing.
  /// `The change makes the configuration milder: placeholder-mismatch: off, lintel.yml:2. New or worse …: 2 …`
  var milderSentence: Message? { milderSettings.isEmpty ? nil : "\(Self.milder(milderSettings[...])) \(passedSentence)" }

  /// How much that is, and some of it by name.
  private var passedSentence: Message {
    guard let letThrough else { return "What that lets pass is not told." }
    guard letThrough.findings > 0 else { return "Nothing that the change brings passes by that." }
    let more = letThrough.findings - letThrough.names.count
    let shown = letThrough.names.map(Message.data)
    let names: Message = more > 0 ? "\(shown) and \(always: more, "more")" : "\(shown)"
    return
      "New or worse by the configuration of the base alone: \(letThrough.findings) (\(names)); failing by it: \(letThrough.failing)."
  }

  /// The same of each by itself, for who is shown one at its line; of more than that the rest together.
  /// - Parameter most: how many there may be.
  func milderSentences(atMost most: Int) -> [(sentence: Message, place: SourceLocation?)] {
    let single = milderSettings.prefix(milderSettings.count <= most ? most : most - 1)
    var told: [(sentence: Message, place: SourceLocation?)] = []
    for setting in single { told.append((Self.milder([setting]), setting.location)) }
    // Which of them lets it pass is not known: the first one says it for all.
    if let first = told.first { told[0].sentence = "\(first.sentence) \(passedSentence)" }
    let rest = milderSettings.dropFirst(single.count)
    if !rest.isEmpty { told.append((Self.milder(rest), rest.lazy.compactMap(\.location).first)) }
    return told
  }

  private static func milder(_ settings: ArraySlice<MilderSetting>) -> Message {
    let shown = settings.prefix(namedSettings).map(\.named)
    let more = settings.count - shown.count
    let names: Message = more > 0 ? "\(shown) and \(always: more, "more")" : "\(shown)"
    return "The change makes the configuration milder: \(names)."
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
