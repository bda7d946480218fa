import LintelFindings
import LintelModel

/// Tables that a language has not at all, such as one of each of thirty plug-ins, among its warnings in the page's head: as many in
/// every language they would hide in which of them strings are wrong, so they are counted apart.
struct AbsentTables {
  /// The language's other warnings.
  let besides: Int
  let count: Int
  let locale: LocaleID

  /// A finding about such a table is about nothing else.
  static func count(in locale: LocaleID, of model: PageModel) -> Int {
    (model.counts.languages[locale] ?? []).count { entry in
      entry.finding.rule == "missing-translation" && entry.finding.reason == "no-table" && entry.kind(in: locale) == .warning
    }
  }

  static func words(_ count: Int) -> Message { "tables missing: \(amount: count)" }

  /// Both lead to the same list, which has all of them, and so are one link. Its name has the figures that are seen, as they are
  /// seen, for those who say what they see to follow it (WCAG 2.5.3).
  var markup: Markup {
    tag(
      "a", .href(to: FilterState(locale: locale, kind: .warning).address),
      .label([
        .name(locale), .words(": "), .words(FindingKind.warning.heading), .words(": "), .number(besides), .words(", "),
        .words(Self.words(count)),
      ])
    ) {
      Markup.number(besides)
      " "
      tag("small", .class("absent")) { Self.words(count) }
    }
  }
}
