import LintelFindings
import LintelModel

/// Tables that a language has not at all, such as one of each of thirty plug-ins, among its warnings in the page's head: as many in
/// every language they would hide in which of them strings are wrong, so they are counted apart.
struct AbsentTables {
  /// The language's other warnings.
  let besides: Int
  let count: Int
  /// How many strings these tables have; zero where that is not known.
  let strings: Int
  let locale: LocaleID

  /// A finding about such a table is about nothing else.
  static func count(in locale: LocaleID, of model: PageModel) -> Int { findings(in: locale, of: model).count }

  /// How many strings they have, each counted once; zero where that is not known of each.
  static func strings(in locale: LocaleID, of model: PageModel) -> Int {
    let counts = findings(in: locale, of: model).map { $0.strings.count }
    return counts.contains(0) ? 0 : counts.reduce(0, +)
  }

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

  /// - Parameter strings: None are told at zero.
  static func words(_ count: Int, strings: Int = 0) -> Message {
    strings > 0
      ? "whole tables missing: \(amount: count), strings in them: \(amount: strings)" : "whole tables missing: \(amount: count)"
  }

  private var words: Message { Self.words(count, strings: strings) }

  /// Both lead to the same list, which has all of them, and so are one link. Its name has the figures that are seen, as they are
  /// seen, for those who say what they see to follow it (WCAG 2.5.3).
  var markup: Markup {
    tag(
      "a", .href(to: FilterState(locale: locale, kind: .warning).address),
      .label([
        .name(locale), .words(": "), .words(FindingKind.warning.heading), .words(": "), .number(besides), .text(" · "),
        .words(words),
      ])
    ) {
      Markup.number(besides)
      " "
      // Without a sign between, “17 tables missing” would be read.
      tag("small", .class("absent")) {
        Markup.text("· ")
        words
      }
    }
  }
}
