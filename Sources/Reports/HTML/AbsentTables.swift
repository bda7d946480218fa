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
  static func count(in locale: LocaleID, of model: PageModel) -> Int { findings(in: locale, of: model).count }

  private static func findings(in locale: LocaleID, of model: PageModel) -> [Finding] {
    (model.counts.languages[locale] ?? []).filter { entry in
      entry.finding.rule == "missing-translation" && entry.finding.reason == "no-table" && entry.kind(in: locale) == .warning
    }.map(\.finding)
  }

  /// The tables that all of these languages lack, and no one of them another: said in each row they would seem to be many.
  /// Empty where languages differ, or the tables are too many to be named.
  static func shared(by locales: [LocaleID], of model: PageModel) -> [String] {
    guard locales.count > 1 else { return [] }
    let tables = locales.map { findings(in: $0, of: model).compactMap(\.table).sorted() }
    guard let first = tables.first, first.count <= named, Set(tables).count == 1,
      locales.allSatisfy({ count(in: $0, of: model) == first.count })
    else { return [] }
    return first
  }

  /// More names than these are longer than what they spare.
  private static let named = 3

  /// Said once, below the rows.
  static func shared(_ tables: [String]) -> Message {
    "Tables that none of these languages has, counted among the warnings of each: \(tables.map(Message.data))"
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
