/// A string table in all its languages: which strings each of them has. What a rule about a key as a whole looks at.
package struct TableAcrossLocales: Hashable, Sendable {
  /// A language's share of the table.
  package struct Share: Hashable, Sendable {
    package var locale: LocaleID
    package var file: String?
    /// Indices into `sources` of what neither the locale nor one of its parents has.
    package var missing: [Int]
    /// Where what is missing would be, by the same indices, if the locale's file has a place for it.
    package var places: [Int: SourceLocation] = [:]
    /// Those of what is missing that another table of the same name has in this language.
    package var elsewhere: Set<Int> = []
    /// Those of what is missing that people read before a change, of a source text that says the same, and what they read.
    package var lost: [Int: LostText] = [:]
    /// Where its texts are, if its table calls all of them untranslated: it is no language that was taken out.
    package var unfinishedFile: String?
    /// Whether a change took the language out of the table, or of all tables, and that is told as such.
    package var isToldAsDeleted = false
    /// What it has in the source's words, and had in its own before a change, by the same indices.
    package var reverted: [Int: Reversion] = [:]
    /// What is a mark or the name of its key, and was a translation before a change, by the same indices.
    package var unfinished: [Int: Reversion] = [:]
    /// What it has and the source has not.
    package var orphans: [StringUnit]

    package init(locale: LocaleID, file: String?, missing: [Int], orphans: [StringUnit] = []) {
      self.locale = locale
      self.file = file
      self.missing = missing
      self.orphans = orphans
    }
  }

  /// A translation that a change replaced with what is none: the source's text, a mark, or the name of the key.
  package struct Reversion: Hashable, Sendable {
    /// What it was before.
    package var text: String
    /// What stands there now, and where.
    package var now: String
    package var location: SourceLocation

    package init(text: String, now: String, location: SourceLocation) {
      self.text = text
      self.now = now
      self.location = location
    }
  }

  /// Another string of the project that has the very text of a source.
  package struct Twin: Hashable, Sendable {
    /// The table's name, without its folder.
    package var table: String
    package var key: String
    /// The languages that lack the source, and have this one.
    package var locales: Set<LocaleID>

    package init(table: String, key: String, locales: Set<LocaleID>) {
      self.table = table
      self.key = key
      self.locales = locales
    }
  }

  /// Another table of the same name, which the source language has.
  package struct Namesake: Hashable, Sendable {
    package var id: TableID
    /// How many keys it shares.
    package var shared: Int

    package init(id: TableID, shared: Int) {
      self.id = id
      self.shared = shared
    }
  }

  package var id: TableID
  package var name: String
  package var sourceLocale: LocaleID
  package var sourceFile: String
  /// Every translatable unit of the source, in the order of its file.
  package var sources: [StringUnit]
  /// Every other language of the project, in order.
  package var shares: [Share]

  /// Indices of sources that every language that has them writes as the source does: most are names.
  package var keptByAll: Set<Int> = []
  /// Indices of sources that nearly all of them write as the source does.
  package var keptByMost: Set<Int> = []
  /// The languages that no target of the project has yet.
  package var unshipped: Set<LocaleID> = []
  /// Why people who use the app hardly meet what the table lacks; nil where they do.
  package var aside: TableAside?
  package var isAside: Bool { aside != nil }
  /// Indices of sources that no language need have: none of them is ever missing.
  package var optional: Set<Int> = []
  /// Keys of texts that the Interface Builder file of the table no longer has, and that no code asks for.
  package var staleKeys: Set<String> = []
  /// Indices of sources that no code asks for, where code asks for most of the others.
  package var unasked: Set<Int> = []
  /// Of a table that the source language does not have: the one of its name that shares most of its keys, and that the source
  /// language has.
  package var namesake: Namesake?
  /// By the same indices, strings that have the translation which a language lacks.
  package var twins: [Int: Twin] = [:]
  /// By the same indices and by language, how other strings of the project translate what the language lacks.
  package var knownTranslations: [Int: [LocaleID: [KnownTranslation]]] = [:]
  /// Texts that code gives for keys whose source in the table is another one, by the same indices.
  package var otherDefaults: [Int: CodeText] = [:]
  /// The languages whose text is the very one that code gives, of those keys.
  package var asInCode: [Int: Set<LocaleID>] = [:]

  package init(
    id: TableID, name: String, sourceLocale: LocaleID, sourceFile: String, sources: [StringUnit], shares: [Share]
  ) {
    self.id = id
    self.name = name
    self.sourceLocale = sourceLocale
    self.sourceFile = sourceFile
    self.sources = sources
    self.shares = shares
  }
}
