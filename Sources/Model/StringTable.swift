/// What one file holds of a string table: one locale for `.strings`, all of them for a String Catalog.
package struct StringTable: Hashable, Sendable {
  package var file: String
  /// Tables of the same id in several files are one table.
  package var id: TableID
  package var format: Format
  /// `mul` if the file holds several.
  package var locale: LocaleID
  /// The development language, if the file says it.
  package var sourceLocale: LocaleID?
  /// `UTF-8`, `UTF-16LE` …, as found, not as declared.
  package var encoding: String
  /// Nil where its bytes say which encoding is theirs.
  package var guess: EncodingGuess?
  /// What the platform keeps of the file: the last one of entries with the same key, in the order of the file.
  package var units: [StringUnit]
  /// Every string that is in the file but not among `units`, and why.
  package var skipped: [SkippedString]
  /// The texts of keys that it calls stale, in the order of the file; each of them is among `skipped`, too.
  package var staleUnits: [StringUnit] = []
  /// Where the platform stops reading, if it does so before the end.
  package var loss: TableLoss?
  /// Whether an Interface Builder file of the same name, not a person, gives this table its keys (`abc-de-fgh.title`).
  package var isKeyedByObjectID: Bool
  /// Keys of objects, or of their texts, that the Interface Builder file does not have any more.
  package var staleKeys: Set<String> = []
  /// Of an exchange file (XLIFF): the path, in the project it was exported from, of the file that its texts come from.
  package var original: String?
  /// Of a String Catalog, whether builds added keys to it that they found in code, or called one stale.
  package var hasExtractedKeys = false
  /// What is wrong with how it says which form a number takes.
  package var pluralFaults: [PluralHeaderFault] = []

  package init(
    file: String, id: TableID, format: Format, locale: LocaleID, sourceLocale: LocaleID? = nil,
    encoding: String, units: [StringUnit] = [], skipped: [SkippedString] = [], loss: TableLoss? = nil,
    isKeyedByObjectID: Bool = false, original: String? = nil
  ) {
    self.file = file
    self.id = id
    self.format = format
    self.locale = locale
    self.sourceLocale = sourceLocale
    self.encoding = encoding
    self.units = units
    self.skipped = skipped
    self.loss = loss
    self.isKeyedByObjectID = isKeyedByObjectID
    self.original = original
  }

  /// `Localizable` of `de.lproj/Localizable.strings`.
  package var name: String { id.name }
  package var folder: String { id.folder }

  /// Strings among `units`: a unit of several forms counts as many.
  package var stringsKept: Int { units.reduce(0) { $0 + $1.strings } }

  /// Strings read from the file: kept and skipped.
  package var stringsRead: Int { stringsKept + skipped.count }
}

/// A string that was read but is not audited.
package struct SkippedString: Hashable, Sendable {
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// A later entry with the same key replaces it.
    case repeatedKey
    /// It follows the place where the platform stops reading.
    case lostByPlatform
    /// The table says `shouldTranslate: false` or the like.
    case notTranslatable
    /// Its locale is no language (`qqq` holds documentation).
    case notALanguage
    /// The platform takes it for no text: an array, data, a rule of plurals without its format.
    case notAText
    /// An exchange file repeats what is elsewhere: a table that the project has itself, or the source's form `other` for
    /// a category that only the translation has.
    case exchangeCopy
    /// No target has its table, which repeats one that a target has.
    case tableCopy
    /// The key is gone from the source (`stale`).
    case stale
    /// It varies by something unknown here, and so is who sees it.
    case unknownVariation
  }

  package var key: String
  package var reason: Reason
  package var location: SourceLocation
  /// The locale it belongs to, and its text, where the file has one: what the platform shows, audited or not.
  package var locale: LocaleID?
  package var value: String?
  /// Of a stale key, where code asks for it all the same; nil where none is seen to. Written before anything is judged.
  package var askedAt: SourceLocation?
  /// Of a stale key that code asks for, whether a target compiles both the code and the catalog: its next build finds the call.
  package var isFoundByBuilds = false
  /// Where a String Catalog says so of the whole key, `"extractionState" : "stale"`; nil where the string's own place says it.
  package var saidAt: SourceLocation?

  package init(key: String, reason: Reason, location: SourceLocation, locale: LocaleID? = nil, value: String? = nil) {
    self.key = key
    self.reason = reason
    self.location = location
    self.locale = locale
    self.value = value
  }
}

/// Text that the platform silently does not read.
package struct TableLoss: Hashable, Sendable {
  /// Where the platform stops (a stray character) or fails (a missing semicolon).
  package var location: SourceLocation
  /// What was found, and what is allowed: `found "»", expected a key or the end of the file`.
  package var found: String
  package var expected: String
  /// Keys that are only in the lost part; for a table lost whole, all.
  package var lostKeys: [String]
  /// Entries in the lost part, those that repeat a kept key among them.
  package var lostEntries: Int
  /// Entries and distinct keys of the whole file.
  package var entries: Int
  package var keys: Int
  /// The line of the place as it stands in the file, of a long one what is around the place; nil where it is no list of entries.
  package var text: String?
  /// The quotation mark that is to blame, where one is.
  package var quote: QuoteFault?
  /// The key of the entry that the platform fails at, as far as it can be read. The entry is there, and is lost with the rest.
  package var brokenKey: String?

  package init(
    location: SourceLocation, found: String, expected: String, lostKeys: [String], lostEntries: Int, entries: Int, keys: Int,
    text: String? = nil, quote: QuoteFault? = nil, brokenKey: String? = nil
  ) {
    self.brokenKey = brokenKey
    self.location = location
    self.found = found
    self.expected = expected
    self.lostKeys = lostKeys
    self.lostEntries = lostEntries
    self.entries = entries
    self.keys = keys
    self.text = text
    self.quote = quote
  }
}

extension StringTable {
  /// Whether it only repeats tables that the project has itself.
  package var isExchangeCopy: Bool {
    format.isExchange && units.isEmpty && skipped.contains { $0.reason == .exchangeCopy } || isTableCopy
  }

  /// Whether no target has it, and it repeats a table that one has.
  package var isTableCopy: Bool { units.isEmpty && skipped.contains { $0.reason == .tableCopy } }

  /// Whether it is a gettext catalogue that a program reads as it is, and no copy of another table for translators.
  package var isOfGettext: Bool { format == .po && original == nil }
}
