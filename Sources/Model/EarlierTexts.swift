/// What a project's tables held before a change, as far as it is otherwise now: what rules about a change look at.
package struct EarlierTexts: Hashable, Sendable {
  /// A string as it was, in the source language and in another one.
  package struct Pair: Hashable, Sendable {
    package var source: StringUnit
    /// Nil if the language did not have it.
    package var translation: StringUnit?
    /// Whether the source says something else now, and not the same in another spelling.
    package var isSourceReworded: Bool
    /// Whether the translation does.
    package var isTranslationReworded: Bool
    /// The arguments that the translation showed, counted from 1.
    package var shown: Set<Int>
    /// Those that the source's text showed.
    package var shownInSource: Set<Int> = []
    /// The key that it was under; nil where that is today's.
    package var earlierKey: String?

    package init(
      source: StringUnit, translation: StringUnit?, isSourceReworded: Bool, isTranslationReworded: Bool, shown: Set<Int>
    ) {
      self.shown = shown
      self.source = source
      self.translation = translation
      self.isSourceReworded = isSourceReworded
      self.isTranslationReworded = isTranslationReworded
    }
  }

  /// A string that had a text in the source language, and has none in any table of that name. Where its source text is in the code,
  /// one that had translations, and has none.
  package struct Deleted: Hashable, Sendable {
    package var source: StringUnit
    /// The other languages that had it, in order, and those of them that still do.
    package var locales: [LocaleID]
    package var kept: [LocaleID]
    /// One of the translations that are gone; nil where there are none.
    package var lost: StringUnit?

    /// Whether the key is a name, as programs have it, and not a text or a word.
    package var isName: Bool
    /// Whether a table still has the key: for other languages, or for none.
    package var isStillThere: Bool
    /// Whether the source still has the key, with an empty text, and all other languages that have it say something.
    package var isEmptied = false

    package init(
      source: StringUnit, locales: [LocaleID], kept: [LocaleID], isName: Bool = false, isStillThere: Bool = false
    ) {
      self.isName = isName
      self.isStillThere = isStillThere
      self.source = source
      self.locales = locales
      self.kept = kept
    }
  }

  /// By today's table, language and key, where source or translation is otherwise.
  package var pairs: [TableID: [LocaleID: [String: Pair]]] = [:]
  /// By the table's name and the key.
  package var deleted: [String: [String: Deleted]] = [:]
  /// A key that code asked for where it asks for another one now.
  package struct ReplacedKey: Hashable, Sendable {
    package var key: String
    /// The languages besides the source that had its text, in order.
    package var locales: [LocaleID]
    /// What the source said, where that is known.
    package var text: String?
    /// Whether other code names the key all the same.
    package var isStillAsked = false

    package init(key: String, locales: [LocaleID]) { (self.key, self.locales) = (key, locales) }
  }

  /// By the table's name and today's key.
  package var replacedKeys: [String: [String: ReplacedKey]] = [:]
  /// By the place of a text of a bar that is written into the code now the key that it had, and that languages had a text for.
  package var madeLiteral: [SourceLocation: ReplacedKey] = [:]
  /// A text off bars that is written into the code where a key was that nothing asks for any more.
  package struct WrittenOut: Hashable, Sendable {
    package var key: String
    /// The source's string, or that of another language where the source has none.
    package var unit: StringUnit
    /// The languages besides the source that had its text, in order.
    package var locales: [LocaleID]
    /// As the code writes it, and where.
    package var words: String
    package var place: SourceLocation
    /// Whether it is certainly where the key was: in the same call or assignment of the same declaration.
    package var isSamePlace: Bool
    /// Whether other code names the key all the same.
    package var isStillAsked = false

    package init(
      key: String, unit: StringUnit, locales: [LocaleID], words: String, place: SourceLocation, isSamePlace: Bool
    ) {
      (self.key, self.unit, self.locales) = (key, unit, locales)
      (self.words, self.place, self.isSamePlace) = (words, place, isSamePlace)
    }
  }

  /// In the order of their places.
  package var writtenOut: [WrittenOut] = []
  /// A name that an item of a bar had before a change, and has not any more.
  package struct LostName: Hashable, Sendable {
    package var name: String
    /// Nil where it was written into the code.
    package var key: String?
    /// The languages besides the source that had it, in order.
    package var locales: [LocaleID]
    /// Whether the item is known by what it runs, and not by its image alone.
    package var isOfSameAction: Bool

    package init(name: String, key: String?, locales: [LocaleID], isOfSameAction: Bool) {
      (self.name, self.key, self.locales, self.isOfSameAction) = (name, key, locales, isOfSameAction)
    }
  }

  /// By the place of an item that has no name.
  package var lostNames: [SourceLocation: LostName] = [:]
  /// By the table's name the keys that code asks for and asked no table of the name for before.
  package var newlyAsked: [String: Set<String>] = [:]
  /// How many of the texts on bars were in tables.
  package var foundKeys: [FoundKeys.Place: FoundKeys] = [:]

  /// The files of tables that could be read without a guess at their encoding, and cannot any more.
  package var reencoded: Set<String> = []
  /// By today's table and language the keys of strings that read otherwise, or are new, or gone.
  package var changed: [TableID: [LocaleID: Set<String>]] = [:]
  /// By today's table the languages that have it now, and had none of it; only of tables that were there before.
  package var newLanguages: [TableID: Set<LocaleID>] = [:]
  /// By today's table and key the earlier key of strings that the source has in the same words under another one now.
  package var renamed: [TableID: [String: String]] = [:]
  /// By today's table and language the keys of texts that are what they were under a key that is gone.
  package var carriedOver: [TableID: [LocaleID: Set<String>]] = [:]
  /// The languages that some table had before, and that none has any more, in order.
  package var lostLanguages: [LocaleID] = []
  /// By today's table the languages that other tables still have, and most of whose texts were in this one, which has none of
  /// them any more, in order.
  package var languagesGoneFromTables: [TableID: [LocaleID]] = [:]
  /// Where texts are that are otherwise, or new, in whichever language.
  package var places: Set<SourceLocation> = []

  package init() {}

  /// Whether code asks for it since the change.
  package func isNewlyAsked(_ key: String, of table: String?) -> Bool {
    newlyAsked[table ?? "Localizable"]?.contains(key) ?? false
  }

  package func deleted(_ key: String, in table: String?) -> Deleted? { deleted[table ?? "Localizable"]?[key] }
}
