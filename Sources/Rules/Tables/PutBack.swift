import LintelFindings
import LintelModel

/// What translations said before a change took them away: whoever is told to put them back has them at hand.
struct PutBack {
  /// The text, where it is one.
  let only: String?
  let evidence: [Evidence]

  /// More of them are looked up in the history. The figure is ours: eight short texts are a line or two of a report, and a change
  /// that takes away more is undone as a whole.
  private static let limit = 8

  /// - Parameter text: what a language's share had of a source, by its index.
  init(
    _ indices: [Int], in locales: [LocaleID], of table: TableAcrossLocales,
    _ text: (TableAcrossLocales.Share, Int) -> String?
  ) {
    var texts: [String] = []
    var told: [String] = []
    for share in table.shares where locales.contains(share.locale) {
      for index in indices {
        guard let text = text(share, index) else { continue }
        texts.append(text)
        told.append((locales.count > 1 ? "\(share.locale.id): " : "") + text)
      }
    }
    only = texts.count == 1 && indices.count == 1 && locales.count == 1 ? texts[0] : nil
    let list = told.prefix(Self.limit).joined(separator: " · ") + (told.count > Self.limit ? " …" : "")
    evidence = told.isEmpty ? [] : [.text("lost", list)]
  }
}
