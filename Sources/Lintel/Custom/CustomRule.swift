internal import LintelFindings
internal import LintelModel

/// A rule of your own. It runs beside Lintel's, in every guideline, and what it says is in every report; `lintel.yml` turns
/// it off and accepts its findings like any other rule's.
public struct CustomRule: Sendable {
  private enum Check: Sendable {
    case bars(@Sendable (Bar) -> [Diagnostic])
    case strings(@Sendable (TranslatedString) -> [Diagnostic])
  }

  /// Its name in reports and in `lintel.yml`: of a-z, 0-9 and single hyphens, and no other rule's.
  public let id: String
  /// The sentence that is true when it passes.
  public let title: String
  /// What it answers: the name of a guideline, or of a statement in it.
  public let guideline: String?
  /// Who loses what when it fails.
  public let why: String
  /// How grave it is.
  public let severity: Severity
  /// The platforms whose bars it is asked about. Strings are of no platform.
  public let platforms: [Platform]
  private let check: Check

  /// A rule about bars.
  /// - Parameters:
  ///   - id: Its name in reports and in `lintel.yml`.
  ///   - title: The sentence that is true when it passes.
  ///   - guideline: What it answers: the name of a guideline, or of a statement in it.
  ///   - why: Who loses what when it fails.
  ///   - severity: How grave it is.
  ///   - platforms: The platforms whose bars it is asked about.
  ///   - check: Asked about every bar in every language, from any thread; empty means that it passes.
  public static func bars(
    id: String, title: String, guideline: String? = nil, why: String = "", severity: Severity = .warning,
    platforms: [Platform] = Platform.allCases, check: @escaping @Sendable (Bar) -> [Diagnostic]
  ) -> CustomRule {
    CustomRule(
      id: id, title: title, guideline: guideline, why: why, severity: severity, platforms: platforms, check: .bars(check))
  }

  /// A rule about strings of tables, wherever they are shown.
  /// - Parameters:
  ///   - id: Its name in reports and in `lintel.yml`.
  ///   - title: The sentence that is true when it passes.
  ///   - guideline: What it answers: the name of a guideline, or of a statement in it.
  ///   - why: Who loses what when it fails.
  ///   - severity: How grave it is.
  ///   - check: Asked about every string in every language that has it, the source's included, from any thread; empty means
  ///     that it passes.
  public static func strings(
    id: String, title: String, guideline: String? = nil, why: String = "", severity: Severity = .warning,
    check: @escaping @Sendable (TranslatedString) -> [Diagnostic]
  ) -> CustomRule {
    CustomRule(
      id: id, title: title, guideline: guideline, why: why, severity: severity, platforms: Platform.allCases,
      check: .strings(check))
  }

  /// Whether the id is of lower-case letters, digits and single hyphens.
  var hasAllowedID: Bool { id.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil }

  var rule: LintelFindings.Rule {
    LintelFindings.Rule(
      id: id, title: title, statements: guideline.map { [$0] } ?? [], platforms: platforms.map(\.model),
      severity: severity.model, isCore: true, isAboutTexts: true, isAboutAccess: true, why: why, check: ruleCheck)
  }

  private var ruleCheck: LintelFindings.Rule.Check {
    switch check {
    case .bars(let check):
      .bar { inner in
        let bar = Bar(inner)
        return check(bar).map { $0.remark(about: bar) }
      }
    case .strings(let check):
      .translations { table in
        table.pairs.flatMap { pair -> [LintelFindings.Remark] in
          guard let unit = pair.translation else { return [] }
          let string = TranslatedString(
            unit, pair, table: table.id.path, sourceLocale: table.sourceLocale.id, isSource: table.isSource)
          return check(string).map { $0.remark(about: string) }
        }
      }
    }
  }
}
