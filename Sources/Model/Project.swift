/// Everything that was read from a project, resolved, and nothing judged.
public struct Project: Hashable, Sendable {
  public var toolbars: [Toolbar]
  public var tables: [StringTable]
  /// Every text that code asks a table for, in the order of its places: also where it stands on no bar.
  public var codeTexts: [CodeText] = []
  /// Every text that source code spells out.
  public var codeLiterals = CodeLiterals()
  /// Where functions of the project's own look again for a text that they found empty, in order.
  public var emptyFallbacks: [SourceLocation] = []
  /// Every locale the project is translated into, the source language's included.
  public var locales: [LocaleID]
  public var sourceLocale: LocaleID
  public var appNames: [LocaleID: [String]]
  /// Names of products and the like, which are no words of a language.
  public var glossary: [String] = []
  /// The languages that at least half of the project's strings, or of its bars' texts, are translated into; the source's is
  /// none of them. Written before anything is judged.
  public var translatedLocales: [LocaleID] = []
  /// Those of `locales` that are written from right to left. Written before anything is judged.
  public var rightToLeftLocales: [LocaleID] = []
  /// How many of the texts that bars ask tables for are there, by the table's name and by the folder of the code. Written
  /// before anything is judged.
  public var foundKeys: [FoundKeys.Place: FoundKeys] = [:]
  /// Screens and windows that the project wants its bars audited in, besides the common ones.
  public var widths: [AuditedWidth] = []
  /// The languages that its Xcode project names, the development language's among them; empty where there is none. A language
  /// may be named and have no file.
  public var declaredLocales: [LocaleID] = []
  /// Languages with tables that no target of the Xcode project takes.
  public var unshippedLocales: [LocaleID] = []
  public var skipped: [SkippedFile]
  /// What was found and not looked at, one for each reason.
  public var leftOut: [LeftOut] = []
  /// Names of the tables that built frameworks and apps among its sources bring along.
  public var builtTableNames: Set<String> = []
  /// Files of the tables of parts that no target builds, and of tools that have a project of their own in one language.
  public var tablesOfOtherParts: Set<String> = []
  /// What its configuration says without any effect.
  public var unusedSettings: [UnusedSetting] = []
  /// Lines that a merge left in a file: `<<<<<<<`, `=======`, `>>>>>>>`.
  public var conflictMarkers: [SourceLocation]

  public init(
    toolbars: [Toolbar] = [], tables: [StringTable] = [], locales: [LocaleID] = [], sourceLocale: LocaleID = "en",
    appNames: [LocaleID: [String]] = [:], skipped: [SkippedFile] = [],
    conflictMarkers: [SourceLocation] = []
  ) {
    self.toolbars = toolbars
    self.tables = tables
    self.locales = locales
    self.sourceLocale = sourceLocale
    self.appNames = appNames
    self.skipped = skipped
    self.conflictMarkers = conflictMarkers
  }
}
