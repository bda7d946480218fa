import LintelFindings
import LintelModel
import LintelRules

/// What a run is asked to do.
public struct AuditOptions: Sendable {
  public var profile: Profile
  public var rules: [Rule]
  /// What the project makes of single rules.
  public var levels: [String: RuleLevel]
  public var suppressions: [Suppression]
  /// Today, `YYYY-MM-DD`: the day on which suppressions are still valid or are not.
  public var day: String
  /// The fonts that serve the scripts which the embedded figures lack. Without, widths are the same on every machine.
  public var fonts: InstalledFonts?
  /// Paths of font files by script (ISO 15924), which come before all others.
  public var scriptFonts: [String: String]
  /// What stands for the arguments of a key's text, in their order, instead of what is usual for their type.
  public var samples: [String: [String]]
  /// Called with a few words about what is being done, from any thread.
  public var progress: @Sendable (String) -> Void

  public init(
    profile: Profile = .hig2025, rules: [Rule] = Rule.all, levels: [String: RuleLevel] = [:],
    suppressions: [Suppression] = [], day: String = "", fonts: InstalledFonts? = nil,
    scriptFonts: [String: String] = [:], samples: [String: [String]] = [:],
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.profile = profile
    self.rules = rules
    self.levels = levels
    self.suppressions = suppressions
    self.day = day
    self.fonts = fonts
    self.scriptFonts = scriptFonts
    self.samples = samples
    self.progress = progress
  }
}
