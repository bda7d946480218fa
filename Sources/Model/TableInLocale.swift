/// A string table in one language beside its source: what a rule about translations looks at.
package struct TableInLocale: Hashable, Sendable {
  /// A source unit and what the locale has for it.
  package struct Pair: Hashable, Sendable {
    package var source: StringUnit
    package var translation: StringUnit?
    /// What the other languages have for this key; nil if not counted.
    package var votes: Votes?
    @inlinable package init(source: StringUnit, translation: StringUnit?, votes: Votes? = nil) {
      self.source = source
      self.translation = translation
      self.votes = votes
    }
  }

  /// What makes a pair worth a second look. Most strings are plain, and rules pass over them.
  package enum Mark: Hashable, Sendable, CaseIterable {
    /// Either side takes arguments, or has a percent sign.
    case format
    /// The translation varies by number, device or width, or has variables.
    case varies
    case hiddenCharacters, lookalikes, foreignLetters
    /// It begins or ends in another way than the source, or breaks lines where the source does not.
    case edges
    case empty, limit, unknownEscapes
    /// The languages agree with each other and not with the source: only in the source beside itself.
    case outvoted
    /// The source text is unknown, and it takes other values than most languages do.
    case strayArguments
    /// A single word that is the source's own, and a command there or the name of one of the system's buttons.
    case copiedCommand
    /// Any other word that is the source's own, among letters of another kind.
    case copiedWord
    /// The source's own, and what both languages call a country or a language.
    case displayName
    /// A mark for a text that is still to be written, or the name of the key.
    case unfinished
  }

  /// Texts in another script than the language's, among those that could be judged.
  package struct Strangers: Hashable, Sendable {
    package var count = 0
    package var judged = 0
    /// Of the same strings those that the locale has itself, and those of them that are the source's.
    package var own = 0
    package var copies = 0
    package var first: StringUnit?
    package init() {}
  }

  package var id: TableID
  package var name: String
  package var sourceLocale: LocaleID
  package var locale: LocaleID
  /// Every translatable unit of the source, in the order of its file.
  package var pairs: [Pair]
  /// The locale's file, if it has one.
  package var file: String?
  /// Where its file was read in an encoding that was guessed.
  package var guess: EncodingGuess?
  /// The source's file.
  package var sourceFile: String
  /// Names of products and the like, which every language writes alike.
  package var glossary: [String] = []
  /// Nil where that was not looked at, or there are none.
  package var strangers: Strangers?
  /// What code puts into the texts, by key, where the project or the key itself shows it.
  package var given: [String: GivenArguments] = [:]
  /// The same call by call, by key, where calls differ in the number of their values.
  package var givenApart: [String: [GivenCall]] = [:]
  /// The keys of texts that every call that asks for them shows as they are, with nothing put in.
  package var shownAsIs: Set<String> = []
  /// The keys that no code names, where code names most others of the table.
  package var unmentioned: Set<String> = []
  /// Of these, by key, where the constant is that has it and that nothing reads.
  package var unread: [String: SourceLocation] = [:]
  /// By keys that are out of date those that code asks for, and the locale lacks: the types of their values differ.
  package var successors: [String: String] = [:]
  /// The keys of texts that code sets a space behind.
  package var followedBySpace: Set<String> = []
  /// The keys of texts that code joins to others: a sentence may begin or end in another one of them.
  package var joined: Set<String> = []
  /// Where code looks again for a text that it found empty; nil where it does not.
  package var emptyFallback: SourceLocation?
  /// What its texts say otherwise than the source in numbers; in the source's own table what most other languages do.
  package var changedNumbers: [NumberChange] = []
  /// What lacks whole sentences of its source, by key.
  package var lostSentences: [String: LostSentences] = [:]
  /// What says much more than its source, in the table's order.
  package var longTranslations: [LongTranslation] = []
  /// Strings that have one text where other languages have two.
  package var sharedTexts: [SharedText] = []
  /// How many translations end how, by how their sources end; counted for languages that have customs of their own there.
  package var endings: [TextEdges.Ending: [TextEdges.Ending: Int]] = [:]
  /// Strings that a change gave another string's text.
  package var replacedTexts: [ReplacedText] = []
  /// Strings that it gave another language's texts; nil where there are none, or few.
  package var takenTexts: TakenTexts?
  /// The keys of strings that a change wrote anew in this language, or took out; empty where nothing is compared.
  package var changed: Set<String> = []
  /// Single strings that it gave another language's text.
  package var foreignTexts: [ForeignText] = []
  /// By key, what the languages make of texts that some of them have as the source has it.
  package var copyVotes: [String: CopyVotes] = [:]
  /// By key, how other strings of the project translate what the language has as the source has it.
  package var knownTranslations: [String: [KnownTranslation]] = [:]
  /// The keys of copies that a rule tells as single words; empty where it is not asked.
  package var copiesToldAsWords: Set<String> = []
  /// By key, texts that seem to be what the source said before, and in how many languages they are found; none where that was
  /// not looked at.
  package var olderSources: [String: [String: Int]] = [:]
  /// Whether the language is written in another script than the source.
  package var isOfOtherScript = false
  /// Before a change, the strings that were otherwise, by key; empty where nothing is compared.
  package var earlier: [String: EarlierTexts.Pair] = [:]
  /// The indices of the pairs with a mark, in order. On these the facts of both units are written down.
  package var marked: [Mark: [Int]]
  /// The language's plural categories in the order of CLDR, `other` last; empty if unknown.
  package var plurals: [PluralCategory]

  package init(
    id: TableID, name: String, sourceLocale: LocaleID, locale: LocaleID, pairs: [Pair], file: String?, sourceFile: String,
    marked: [Mark: [Int]] = [:], plurals: [PluralCategory] = []
  ) {
    self.id = id
    self.name = name
    self.sourceLocale = sourceLocale
    self.locale = locale
    self.pairs = pairs
    self.file = file
    self.sourceFile = sourceFile
    self.marked = marked
    self.plurals = plurals
  }

  /// Whether this is the source itself: each of its units is beside itself.
  @inlinable package var isSource: Bool { locale == sourceLocale }

  /// The pairs with a mark whose translation is the locale's own.
  package func pairs(_ mark: Mark) -> [(source: StringUnit, translation: StringUnit, votes: Votes?)] {
    (marked[mark] ?? []).compactMap { index in
      let pair = pairs[index]
      return pair.translation.map { (pair.source, $0, pair.votes) }
    }
  }
}
