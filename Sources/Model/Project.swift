/// Everything that was read from a project, resolved, and nothing judged.
package struct Project: Hashable, Sendable {
  package var toolbars: [Toolbar]
  package var tables: [StringTable]
  /// Every text that code asks a table for, in the order of its places: also where it is on no bar.
  package var codeTexts: [CodeText] = []
  /// Every text that source code spells out.
  package var codeLiterals = CodeLiterals()
  /// The keys that Swift code spells where nothing but a parameter's type says that a table is asked.
  package var spelledKeys = SpelledKeys()
  /// What texts of constants are where code reads these, by the places of the constants' names.
  package var appearancesOfReads: [SourceLocation: TextAppearance] = [:]
  /// Where Interface Builder has the objects that keys name, by the table's name and the object's id, or the whole key where it is
  /// known what its text is.
  package var objectPlaces: [KeyUses.Name: Set<KeyUses.Place>] = [:]
  /// Where functions of the project's own look again for a text that they found empty, in order.
  package var emptyFallbacks: [SourceLocation] = []
  /// Every locale the project is translated into, the source language's included.
  package var locales: [LocaleID]
  package var sourceLocale: LocaleID
  package var appNames: [LocaleID: [String]]
  /// What the app itself is called, not a part or a helper of it, in the source's language; nil where that is not known. Reports
  /// that are stored have their name with them.
  package var appName: String?
  /// Names of products and the like, which are no words of a language.
  package var glossary: [String] = []
  /// The languages that at least half of the project's strings, or of its bars' texts, are translated into; the source's is
  /// none of them. Written before anything is judged.
  package var translatedLocales: [LocaleID] = []
  /// Those of `locales` that are written from right to left. Written before anything is judged.
  package var rightToLeftLocales: [LocaleID] = []
  /// How many of the texts that bars ask tables for are there, by the table's name and by the folder of the code. Written
  /// before anything is judged.
  package var foundKeys: [FoundKeys.Place: FoundKeys] = [:]
  /// The strings whose words bars have of the code's own, while other code asks for them. Written before anything is judged.
  package var askedTexts: [AskedText.Words: AskedText] = [:]
  /// By file the languages that have left its texts as they are, where the table is told as a whole and holds a spoken name; empty
  /// where no rule tells it. Written before anything is judged.
  package var copiedTables: [String: Set<LocaleID>] = [:]
  /// By the table's name the keys that are told as missing of a bar; empty where no rule tells them. Written before the project as a
  /// whole is judged.
  package var keysMissingOnBars: [String: Set<String>] = [:]
  /// The texts that code shows without their values, or with another number of them. Written before the project as a whole is
  /// judged.
  package var misfilledTexts: [MisfilledText] = []
  /// Where code and bars ask for the texts of tables, for reports. Written once everything is judged.
  package var keyUses = KeyUses()
  /// Screens and windows that the project wants its bars audited in, besides the common ones.
  package var widths: [AuditedWidth] = []
  /// The languages that its Xcode project names, the development language's among them; empty where there is none. A language
  /// may be named and have no file.
  package var declaredLocales: [LocaleID] = []
  /// What builds of its Xcode projects add to String Catalogs of what Swift code asks for, by target.
  package var catalogFillings: [CatalogFilling] = []
  /// The targets of its Swift packages that have tables.
  package var codeModules: [CodeModule] = []
  /// The files of the tables that are surely an app's, as no package has them; empty where none is.
  package var tablesOfApps: Set<String> = []
  /// Whether a target of an Xcode project is an app: its tables are seen.
  package var hasAppTarget = false
  /// Languages with tables that no target of the Xcode project takes.
  package var unshippedLocales: [LocaleID] = []
  /// Where its translations are written; nil where no file of it says so.
  package var translationPlatform: TranslationPlatform?
  package var skipped: [SkippedFile]
  /// What its tables held before a change; nil where nothing is compared. Written before anything is judged.
  package var earlier: EarlierTexts?
  /// What was found and not looked at, one for each reason.
  package var leftOut: [LeftOut] = []
  /// Names of the tables that built frameworks and apps among its sources bring along.
  package var builtTableNames: Set<String> = []
  /// Files of the tables of parts that no target builds, and of tools that have a project of their own in one language.
  package var tablesOfOtherParts: Set<String> = []
  /// What its configuration says without any effect.
  package var unusedSettings: [UnusedSetting] = []
  /// What comments in its files accept, in the order of their places.
  package var acceptances: [Acceptance] = []
  /// Those of them that accept nothing, and why. Written before anything is judged.
  package var acceptanceFaults: [AcceptanceFault] = []
  /// Lines that a merge left in a file: `<<<<<<<`, `=======`, `>>>>>>>`.
  package var conflictMarkers: [SourceLocation]

  package init(
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
