import LintelModel

/// What a `lintel.yml` says, as it is written; what was wrong in it is in `problems`.
package struct ConfigurationFile: Sendable {
  /// A finding that was looked at and accepted.
  package struct Suppression: Sendable {
    /// Nil where a fingerprint says which finding is meant.
    package var rule: String?
    /// Whole, or the beginning of one.
    package var fingerprint: String?
    package var bar: String?
    package var item: String?
    package var key: String?
    package var locales: [String]
    package var file: String?
    package var reason: String
    /// `YYYY-MM-DD`: the last day on which it holds.
    package var until: String?
    package var location: SourceLocation
  }

  package var reading = ReadingOptions()
  package var profile: String?
  package var failOn: String?
  /// In percent: the least share of the bars' texts that has to be read.
  package var minResolved: Int?
  /// Whether translations that a change left behind fail, and are not asked about.
  package var leftBehindFails = false
  /// `off`, `note`, `warning` or `error` by rule.
  package var rules: [String: String] = [:]
  /// Where each of them is said.
  package var rulePlaces: [String: SourceLocation] = [:]
  /// Where some of its members are, by their names: those that let more pass or less.
  package var memberPlaces: [String: SourceLocation] = [:]
  package var suppressions: [Suppression] = []
  /// A font file, as a path from the configuration's folder, and where it is named.
  package struct Font: Hashable, Sendable {
    package var path: String
    package var location: SourceLocation
  }

  /// Font files by the ISO 15924 code of the script that they are for.
  package var fonts: [String: Font] = [:]
  /// What replaces the arguments of a key's format, in their order.
  package var samples: [String: [String]] = [:]
  /// Addresses with places to fill in, by what they lead to: `source`, `translation`.
  package var links: [String: String] = [:]
  /// Each with file, line and column, what was found and what is allowed.
  package var problems: [SkippedFile] = []
}

/// What a project says about itself that the files to be read do not.
package struct ReadingOptions: Sendable {
  /// The only platforms to look at; empty if unset.
  package var platforms: [Platform]
  package var sourceLanguage: LocaleID?
  /// What the app calls itself, in every language.
  package var appNames: [String]
  /// Names of products and the like: they are no words of a language.
  package var glossary: [String]
  /// Files and folders to leave out.
  package var exclude: [WildcardPattern]
  package var names: SourceNames
  package var widths: [AuditedWidth]
  /// Spreadsheets that hold texts.
  package var tables: [TableColumns] = []
  /// What can turn out to be misspelled only when the project is read.
  package enum Setting: Hashable, Sendable {
    case exclude(String)
    case sourceLanguage
  }
  /// Where it is.
  package var places: [Setting: SourceLocation] = [:]

  package init(
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
package struct ConfigurationNames: Sendable {
  package var rules: [String]
  package var profiles: [String]
  package var failOn: [String]

  package init(rules: [String], profiles: [String], failOn: [String]) {
    self.rules = rules
    self.profiles = profiles
    self.failOn = failOn
  }
}
