import LintelFindings
import LintelModel

/// A text of a bar that all languages had before a change, and that is written into the code since: no guess whether it is meant to be
/// translated.
struct MadeLiteral {
  private let text: LocalizedText
  private let item: Item?
  private let before: EarlierTexts.ReplacedKey

  /// Those of a bar, each place once; none where nothing is known of the time before.
  static func all(on toolbar: Toolbar, in project: Project) -> [MadeLiteral] {
    guard let known = project.earlier?.madeLiteral, !known.isEmpty else { return [] }
    var seen: Set<SourceLocation> = []
    let own = toolbar.ownTexts(.own).map { (nil as Item?, $0) }
    let ofItems = toolbar.items.flatMap { item in item.texts(.own).map { (Optional(item), $0) } }
    return (own + ofItems).compactMap { item, text in
      guard text.state == .literal || text.state == .localized, let place = text.location, let before = known[place], seen.insert(place).inserted else { return nil }
      return MadeLiteral(text: text, item: item, before: before)
    }
  }

  var place: SourceLocation? { text.location }

  var remark: Remark {
    let words = text.source ?? text.key ?? ""
    let isReworded = before.text.map { [$0, before.key].allSatisfy { $0.lowercased() != words.lowercased() } } ?? false
    let count = before.locales.count
    return Remark(
      .fails, "was-localized",
      isReworded
        ? "“\(words)” is written into the code now, where before this change the key “\(before.key)” was, which is translated into \(count, "language")"
        : "“\(words)” was translated into \(count, "language") before this change, and is written into the code now",
      item: item?.id, text: text, blame: .definition, severity: .error,
      evidence: [
        .text("key asked for before", before.key), .text("languages that translate it", LocaleList.whole(before.locales)),
      ],
      suggestion:
        before.isStillAsked
        ? "Ask for the key “\(before.key)” again, which other code still asks for."
        : "Ask for the key “\(before.key)” again; or take it out of the tables, if the text is not to be translated any more.",
      location: text.location)
  }
}
