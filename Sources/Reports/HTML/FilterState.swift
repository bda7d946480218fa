import LintelFindings
import LintelModel

/// What the part "Find" of the page is asked for, as an address that can be sent to others: `find?locale=de&kind=error`.
struct FilterState {
  /// Stands for no language: what is wrong whatever the language. No language has this code.
  static let noLanguage: LocaleID = "none"

  /// Stands for several languages or all.
  static let severalLanguages: LocaleID = "*"

  var locale: LocaleID?
  var blame: Blame?
  var rule: String?
  var kind: FindingKind?
  /// One of the page's causes, from 0.
  var cause: Int?
  /// A success criterion that findings bear on, by its number, or one that they are only related to.
  var criterion: String?

  /// Stands for what a rule of a criterion found and what is no failure of it.
  static func related(to criterion: String) -> String { "related-\(criterion)" }

  /// Stands for what bears on any of several criteria.
  static func any(of criteria: [String]) -> String { criteria.joined(separator: "-") }

  var address: String {
    let parts = [
      locale.map { "locale=\(PercentEncoding.value($0.id))" }, blame.map { "blame=\($0.rawValue)" },
      rule.map { "rule=\(PercentEncoding.value($0))" },
      kind.map { "kind=\($0.rawValue)" }, cause.map { "cause=\($0 + 1)" },
      criterion.map { "criterion=\(PercentEncoding.value($0))" },
    ].compactMap { $0 }
    return "find" + (parts.isEmpty ? "" : "?" + parts.joined(separator: "&"))
  }
}

/// The sheet of a language's translators, as an address that can be sent to them: `translate?locale=de`.
struct SheetAddress {
  /// What of a sheet it leads to, as the page's script calls it.
  enum Goal: String {
    /// What the language lacks, which stands below its texts.
    case missing
    /// The first text that has a translation and something in it to mend.
    case mending = "mend"
    /// The first text that its file marks for review.
    case marked
  }

  let locale: LocaleID
  /// Nil for the sheet as a whole.
  var goal: Goal?

  var address: String {
    "translate?locale=\(PercentEncoding.value(locale.id))" + (goal.map { "&\($0.rawValue)=1" } ?? "")
  }
}
