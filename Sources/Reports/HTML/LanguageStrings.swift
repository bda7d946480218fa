import LintelFindings
import LintelModel

/// What each language has of a finding about several that is no translators' matter, so that no sheet tells it: the page's script
/// shows it to whoever has chosen a language, in place of the sentence, which quotes the one where it is worst.
struct LanguageStrings {
  let finding: Finding
  let model: PageModel

  /// Of a finding about more strings none of them says what it is about.
  private static let strings = 200
  /// A longer text is cut, in characters.
  private static let textLength = 120

  @MarkupBuilder var markup: [Markup] {
    let own = ownStrings
    if !own.isEmpty {
      // The worst of each language comes first.
      let cuts = Dictionary(
        LanguageCut.all(of: [finding], on: model).map { ($0.locale, $0) }, uniquingKeysWith: { first, _ in first })
      tag("template", .class("own")) {
        for (first, count) in own { line(first, count, first.locale.flatMap { cuts[$0] }) }
      }
    }
  }

  /// By language its first string that is at a place of its own, and how many it has.
  private var ownStrings: [(first: FoundString, count: Int)] {
    guard finding.blame != .translation, finding.locale == nil, finding.strings.count <= Self.strings else { return [] }
    let shared = finding.placesOfSeveral
    let placed = finding.units.filter { $0.key != nil && $0.location.map { !shared.contains($0) } ?? false }
    let byLanguage = Dictionary(grouping: placed) { $0.locale }
    return finding.languages.compactMap { locale -> (first: FoundString, count: Int)? in
      guard let strings = byLanguage[locale] else { return nil }
      return (first: strings[0], count: strings.count)
    }
  }

  /// - Parameter cut: What of it is cut in this language, where it is on a bar: its text, with how much it is too wide.
  private func line(_ string: FoundString, _ count: Int, _ cut: LanguageCut?) -> Markup {
    tag("p", .init("data-locale", string.locale?.id ?? "")) {
      tag("code") { Markup.text(string.key ?? "") }
      if let cut {
        " "
        cut.markup
      } else {
        text(of: string)
      }
      if let place = string.location { tag("span", .class("where")) { Markup.text("\(place.file):\(place.line)") } }
      if count > 1 { tag("span", .class("where")) { "In this language: \(count, "string")" } }
    }
  }

  @MarkupBuilder private func text(of string: FoundString) -> [Markup] {
    let name = TranslationStrings.Name(table: string.table ?? "", key: string.key ?? "")
    if let locale = string.locale, let text = model.presentTexts.text(name, in: locale, at: string.location) {
      " "
      foreign(text.count > Self.textLength ? "\(text.prefix(Self.textLength))…" : text, locale)
    }
  }
}
