/// A string table in one language beside its source: what a rule about translations looks at.
public struct TableInLocale: Hashable, Sendable {
  /// A source unit and what the locale has for it.
  public struct Pair: Hashable, Sendable {
    public var source: StringUnit
    public var translation: StringUnit?
    public init(source: StringUnit, translation: StringUnit?) {
      self.source = source
      self.translation = translation
    }
  }

  /// Folder and name: `Platform/Localizable`.
  public var id: String
  public var name: String
  public var sourceLocale: LocaleID
  public var locale: LocaleID
  /// Every translatable unit of the source, in the order of its file.
  public var pairs: [Pair]
  /// The locale's file, if it has one.
  public var file: String?
  /// The source's file.
  public var sourceFile: String
  /// Of all languages of the project, those that have no file of this table. Told once for the table, where `isFirst`.
  public var localesWithoutFile: [LocaleID]
  /// Whether this is the first of the project's languages: what is true of the table as a whole is said here.
  public var isFirst: Bool

  public init(
    id: String, name: String, sourceLocale: LocaleID, locale: LocaleID, pairs: [Pair], file: String?, sourceFile: String,
    localesWithoutFile: [LocaleID] = [], isFirst: Bool = false
  ) {
    self.id = id
    self.name = name
    self.sourceLocale = sourceLocale
    self.locale = locale
    self.pairs = pairs
    self.file = file
    self.sourceFile = sourceFile
    self.localesWithoutFile = localesWithoutFile
    self.isFirst = isFirst
  }
}
