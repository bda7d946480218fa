import LintelFindings
import LintelModel

/// What a change leaves untranslated, told once: a new string is missing from a language that lacks much of the table, from one
/// that lacks a little, and from one that had everything, for three reasons and for one.
enum JoinedGaps {
  /// What several findings of the same new strings share; nil for another finding.
  static func kin(_ finding: Finding) -> [String]? {
    // What was there before is a matter of its own.
    guard finding.rule == "missing-translation", !finding.isLostTranslation,
      finding.change?.state == .new, finding.toolbar == nil,
      let cause = finding.cause, !cause.keys.isEmpty, !finding.languages.isEmpty
    else { return nil }
    return [finding.verdict.rawValue, cause.table.path] + cause.keys.sorted()
  }

  /// The findings of the same strings as one, with all their languages.
  static func joined(_ all: [Finding]) -> [Finding] {
    let languages = all.flatMap(\.languages)
    // A language that has it twice has two matters.
    guard all.count > 1, Set(languages).count == languages.count else { return all }
    func isGraver(_ a: Finding, than b: Finding) -> Bool {
      (a.severity, a.languages.count) > (b.severity, b.languages.count)
    }
    // What no language has yet is no graver for those that lack other strings, too.
    let new = all.first { $0.reason == "strings-new" }
    var whole = new ?? all.dropFirst().reduce(all[0]) { isGraver($1, than: $0) ? $1 : $0 }
    let (keys, source) = (whole.cause!.keys.sorted(), all.lazy.compactMap(\.missingSource).first)
    whole.fingerprint = Fingerprint.of([whole.rule, "joined", whole.table] + keys)
    whole.parts = all
    whole.cause!.locales = Set(languages)
    whole.about(languages, all.flatMap(\.units))
    if new == nil {
      whole.message = Finding.missing(source, of: keys, in: whole.table ?? "", whole.languages)
      whole.suggestion = (keys.count == 1 ? "Translate it." as Message : "Translate them.").scoped(
        "\(whole.rule).no-translation")
    }
    let named: Evidence =
      if let source, keys.count == 1 { .text("source", source) } else {
        .keys(keys)
      }
    whole.evidence = [
      named, .count("languages", whole.languages.count, "languages"),
      .text("without a translation", whole.languages.map(\.id).joined(separator: " ")),
    ] + (Lowering.shared(by: all).map { [$0.evidence] } ?? [])
    return [whole]
  }
}
