import LintelFindings
import LintelModel
import LintelRules

/// What a run is asked to do.
package struct AuditOptions: Sendable {
  package var profile: Profile
  package var rules: [Rule]
  /// Only the rules of this theme; nil for all.
  package var only: Theme?
  /// What the project makes of single rules.
  package var levels: [String: RuleLevel]
  /// Where its configuration says so, by the rules' ids.
  package var levelPlaces: [String: SourceLocation] = [:]
  /// The ids of rules whose questions the project takes for failures.
  package var failing: Set<String> = []
  package var suppressions: [Suppression]
  /// Comments that accept nothing, since they are a change's own, and what was accepted before is the measure.
  var passedOver: Set<Acceptance> = []
  /// Today, `YYYY-MM-DD`: the day on which suppressions are still valid or are not.
  package var day: String
  /// The fonts that serve the scripts which the embedded figures lack. Without, widths are the same on every machine.
  package var fonts: InstalledFonts?
  /// Paths of font files by script (ISO 15924), which come before all others.
  package var scriptFonts: [String: String]
  /// What replaces the arguments of a key's text, in their order, instead of what is usual for their type.
  package var samples: [String: [String]]
  /// Addresses that reports link to.
  package var links: LinkTemplates
  /// What the project says fails a build; nil if it says nothing.
  package var failOn: FailOn?
  /// Called with a few words about what is being done, from any thread.
  package var progress: @Sendable (String) -> Void

  package init(
    profile: Profile = .hig2025, rules: [Rule] = Rule.all, only: Theme? = nil, levels: [String: RuleLevel] = [:],
    suppressions: [Suppression] = [], day: String = "", fonts: InstalledFonts? = nil,
    scriptFonts: [String: String] = [:], samples: [String: [String]] = [:], links: LinkTemplates = .none,
    failOn: FailOn? = nil, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.profile = profile
    self.rules = rules
    self.only = only
    self.levels = levels
    self.suppressions = suppressions
    self.day = day
    self.fonts = fonts
    self.scriptFonts = scriptFonts
    self.samples = samples
    self.links = links
    self.failOn = failOn
    self.progress = progress
  }
}

extension AuditOptions {
  /// What an audit can be narrowed to so that the rule still runs.
  package static func themes(of rule: Rule) -> Set<Theme> { rule.themes }

  /// Whether the project's level for a rule, which is not off, caps what that finds.
  func lowers(_ rule: Rule) -> Bool {
    guard let ceiling = levels[rule.id].flatMap({ Severity(rawValue: $0.rawValue) }) else { return false }
    return ceiling < rule.gravest
  }

  /// The rules of the guideline and the theme.
  var chosenRules: [Rule] {
    rules.filter { rule in rule.runs(in: profile) && (only.map { rule.themes.contains($0) } ?? true) }
  }

  /// What the theme takes of the guideline; nil where all was asked for.
  var choice: RuleChoice? {
    only.map { RuleChoice(theme: $0, rules: chosenRules.count, all: rules.count { $0.runs(in: profile) }) }
  }

  private var rulesOfOtherThemes: Set<String> {
    only.map { only in Set(rules.filter { !$0.themes.contains(only) }.map(\.id)) } ?? []
  }

  /// The ids of all rules that there are, asked or not: what a comment may name.
  var knownRules: [String] { Set((Rule.all + rules).map(\.id)).sorted() }

  /// Those of them that this audit leaves out: nothing is known of what they would find.
  var unaskedRules: Set<String> { Set(knownRules).subtracting(rules.map(\.id)).union(rulesOfOtherThemes) }

  /// Suppressions of rules that another theme has are not unused, only not asked for.
  var chosenSuppressions: [Suppression] {
    let others = rulesOfOtherThemes
    return suppressions.filter { suppression in suppression.rule.map { !others.contains($0) } ?? (only == nil) }
  }
}
