import LintelModel

/// What a `lintel.yml` says, as it is written; what was wrong in it stands in `problems`.
public struct ConfigurationFile: Sendable {
  /// A finding that somebody has looked at and accepts.
  public struct Suppression: Sendable {
    public var rule: String
    public var bar: String?
    public var item: String?
    public var key: String?
    public var locale: String?
    public var file: String?
    public var reason: String
    /// `YYYY-MM-DD`: the last day on which it holds.
    public var until: String?
    public var location: SourceLocation
  }

  public var reading = ReadingOptions()
  public var profile: String?
  public var failOn: String?
  /// In percent: the least share of the bars' texts that has to be read.
  public var minResolved: Int?
  /// `off`, `note`, `warning` or `error` by rule.
  public var rules: [String: String] = [:]
  public var suppressions: [Suppression] = []
  /// A font file, as a path from the configuration's folder, and where it is named.
  public struct Font: Hashable, Sendable {
    public var path: String
    public var location: SourceLocation
  }

  /// Font files by the ISO 15924 code of the script that they are for.
  public var fonts: [String: Font] = [:]
  /// What stands for the arguments of a key's format, in their order.
  public var samples: [String: [String]] = [:]
  /// Addresses with places to fill in, by what they lead to: `source`, `translation`.
  public var links: [String: String] = [:]
  /// Each with file, line and column, what was found and what is allowed.
  public var problems: [SkippedFile] = []
}

/// What a project says about itself that the files to be read do not.
public struct ReadingOptions: Sendable {
  /// The only platforms to look at; empty if nobody says.
  public var platforms: [Platform]
  public var sourceLanguage: LocaleID?
  /// What the app calls itself, in every language.
  public var appNames: [String]
  /// Names of products and the like: they are no words of a language.
  public var glossary: [String]
  /// Files and folders to leave out.
  public var exclude: [WildcardPattern]
  public var names: SourceNames
  public var widths: [AuditedWidth]
  /// What can turn out to be misspelled only when the project is read.
  public enum Setting: Hashable, Sendable {
    case exclude(String)
    case sourceLanguage
  }
  /// Where it stands.
  public var places: [Setting: SourceLocation] = [:]

  public init(
    platforms: [Platform] = [], sourceLanguage: LocaleID? = nil, appNames: [String] = [], glossary: [String] = [],
    exclude: [WildcardPattern] = [], names: SourceNames = SourceNames(), widths: [AuditedWidth] = []
  ) {
    self.platforms = platforms
    self.sourceLanguage = sourceLanguage
    self.appNames = appNames
    self.glossary = glossary
    self.exclude = exclude
    self.names = names
    self.widths = widths
  }
}

/// The names that a configuration may use and that its reader cannot know by itself.
public struct ConfigurationNames: Sendable {
  public var rules: [String]
  public var profiles: [String]
  public var failOn: [String]

  public init(rules: [String], profiles: [String], failOn: [String]) {
    self.rules = rules
    self.profiles = profiles
    self.failOn = failOn
  }
}
