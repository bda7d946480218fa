/// A string table in all its languages: which strings each of them has. What a rule about a key as a whole looks at.
public struct TableAcrossLocales: Hashable, Sendable {
  /// A language's share of the table.
  public struct Share: Hashable, Sendable {
    public var locale: LocaleID
    public var file: String?
    /// Indices into `sources` of what neither the locale nor one of its parents has.
    public var missing: [Int]
    /// Where what is missing would stand, by the same indices, if the locale's file has a place for it.
    public var places: [Int: SourceLocation] = [:]
    /// Those of what is missing that another table of the same name has in this language.
    public var elsewhere: Set<Int> = []
    /// What it has and the source has not.
    public var orphans: [StringUnit]

    public init(locale: LocaleID, file: String?, missing: [Int], orphans: [StringUnit] = []) {
      self.locale = locale
      self.file = file
      self.missing = missing
      self.orphans = orphans
    }
  }

  /// Folder and name: `Platform/Localizable`.
  public var id: String
  public var name: String
  public var sourceLocale: LocaleID
  public var sourceFile: String
  /// Every translatable unit of the source, in the order of its file.
  public var sources: [StringUnit]
  /// Every other language of the project, in order.
  public var shares: [Share]

  /// Indices of sources that every language that has them writes as the source does: most are names.
  public var keptByAll: Set<Int> = []
  /// Indices of sources that nearly all of them write as the source does.
  public var keptByMost: Set<Int> = []
  /// Whether people who use the app hardly meet what the table lacks: it is of an example, a demo or a test, or a copy of a
  /// built framework's.
  public var isAside = false
  /// Indices of sources that no language need have: none of them is ever missing.
  public var optional: Set<Int> = []
  /// Indices of sources that no code asks for, where code asks for most of the others.
  public var unasked: Set<Int> = []
  /// Texts that code gives for keys whose source in the table is another one, by the same indices.
  public var otherDefaults: [Int: CodeText] = [:]

  public init(
    id: String, name: String, sourceLocale: LocaleID, sourceFile: String, sources: [StringUnit], shares: [Share]
  ) {
    self.id = id
    self.name = name
    self.sourceLocale = sourceLocale
    self.sourceFile = sourceFile
    self.sources = sources
    self.shares = shares
  }
}
