internal import LintelAudit
internal import LintelFindings
internal import LintelModel
internal import LintelReports

extension Audit {
  /// What an audit is asked to do. What is not set here, the `lintel.yml` of the audited folder says, and Lintel itself last.
  public struct Options: Sendable {
    /// The path of another configuration than the folder's `lintel.yml`.
    public var configuration: String?
    /// The guideline to judge by; nil for the configuration's, else ``Guideline/hig2025``.
    public var guideline: Guideline?
    /// Only the rules of one theme; nil for all.
    public var theme: Theme?
    /// The ids of the only rules to run, custom ones included; nil for all of the guideline.
    public var rules: Set<String>?
    /// What becomes of single rules, by id; before what the configuration says of them.
    public var levels: [String: RuleLevel] = [:]
    /// The languages to hear about, as BCP 47 ids; nil for all. What is about all languages or about none is reported as well.
    public var locales: Set<String>?
    /// Rules of your own, which run beside Lintel's.
    public var customRules: [CustomRule] = []
    /// The path of a baseline, as `lintel baseline` and ``AuditResult/baseline()`` write it: findings that it holds no less
    /// bad are left out.
    public var baseline: String?
    /// Whether the fonts of this machine may measure scripts that Lintel has no figures of. Without, widths are the same on
    /// every machine, and less sure for these scripts.
    public var usesInstalledFonts = true
    /// Paths of font files by script (ISO 15924: `Arab`), which measure that script before all others.
    public var scriptFonts: [String: String] = [:]
    /// Whether finding no toolbar is meant: the string tables alone count.
    public var tablesOnly = false
    /// The language of messages, one of ``Audit/languages`` or one that falls back to these. It is also that of the reports
    /// that people read; XML and JSON are always in English.
    public var language = "en"
    /// The day on which suppressions still hold or no longer do, `YYYY-MM-DD`; nil for today in UTC.
    public var day: String?
    /// Called with a few words about what is being done, from any thread.
    public var progress: @Sendable (String) -> Void = { _ in }

    /// Lintel's own, for a folder with a configuration or without.
    public init() {}
  }

  /// The languages that messages can be in, as BCP 47 ids.
  public static var languages: [String] { ["en"] + Localizer.languages.map(\.id) }

  /// Every rule of Lintel's own, in the order of their ids.
  public static var rules: [RuleDescription] {
    LintelAudit.AuditOptions().rules.map(RuleDescription.init).sorted { $0.id < $1.id }
  }
}

extension Audit.Options {
  /// The custom rules, if their ids can be.
  func checkedRules() throws(LintelError) -> [LintelFindings.Rule] {
    var taken = Set(LintelAudit.AuditOptions().rules.map(\.id))
    var checked: [LintelFindings.Rule] = []
    for rule in customRules {
      guard rule.hasAllowedID else {
        throw LintelError(
          .option, "found a custom rule '\(rule.id)', expected an id of a-z, 0-9 and single hyphens, such as 'no-shouting'")
      }
      guard taken.insert(rule.id).inserted else {
        throw LintelError(.option, "found a second rule '\(rule.id)', expected an id that no other rule has")
      }
      checked.append(rule.rule)
    }
    return checked
  }

  func checkedLocales() throws(LintelError) -> Set<LocaleID>? {
    guard let locales else { return nil }
    var checked: Set<LocaleID> = []
    for name in locales.sorted() {
      guard let id = AskedLocale.canonical(name) else {
        throw LintelError(.option, "found locale '\(name)', expected \(AskedLocale.allowed)")
      }
      checked.insert(LocaleID(id))
    }
    return checked
  }

  func checkedLanguage() throws(LintelError) -> String {
    guard let nearest = Localizer.nearest(to: language) else {
      let allowed = Audit.languages.joined(separator: ", ")
      throw LintelError(.option, "found language '\(language)', expected one of \(allowed), or one that falls back to these")
    }
    return nearest.id
  }

  func settings(
    _ configuration: Configuration, _ customRules: [LintelFindings.Rule]
  ) throws(LintelError) -> LintelAudit.AuditOptions {
    // Suppressions compare days as texts: one of another form would end or keep them all.
    if let day, day.wholeMatch(of: /\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/.asciiOnlyDigits()) == nil {
      throw LintelError(.option, "found the day '\(day)', expected one such as 2027-03-31")
    }
    var settings = configuration.options(
      profile: guideline.flatMap { Profile(rawValue: $0.rawValue) },
      only: theme.flatMap { LintelFindings.Theme(rawValue: $0.rawValue) }, day: day ?? WorkingFolder.today,
      fonts: usesInstalledFonts ? .ofThisMachine : nil, progress: progress)
    settings.rules += customRules
    let ids = Set(settings.rules.map(\.id))
    for id in levels.keys.sorted() + (rules ?? []).sorted() where !ids.contains(id) {
      throw LintelError(.option, "found no rule '\(id)', expected one of: \(ids.sorted().joined(separator: ", "))")
    }
    if let rules {
      settings.rules.removeAll { !rules.contains($0.id) }
      settings.suppressions.removeAll { $0.rule.map { !rules.contains($0) } ?? true }
    }
    for (id, level) in levels { settings.levels[id] = LintelFindings.RuleLevel(rawValue: level.rawValue) }
    settings.scriptFonts.merge(try checkedFonts()) { $1 }
    return settings
  }

  private func checkedFonts() throws(LintelError) -> [String: String] {
    for (script, path) in scriptFonts.sorted(by: { $0.key < $1.key }) {
      if let reason = FontPath.reasonToRejectFont(path) {
        throw LintelError(.option, "font of \(script): \(reason) at '\(path)'; allowed: a TrueType or OpenType font")
      }
    }
    return scriptFonts
  }
}
