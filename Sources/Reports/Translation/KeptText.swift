import LintelModel

/// What languages make of a text: they keep a name as the source has it, and translate other words.
struct KeptText {
  /// How many of the languages that have it keep it.
  enum Share {
    case inAll, inMost
    /// All that have it, and these are too few to say alone that it is a name.
    case inFew
  }

  /// So many languages besides the source's say that a text is a name: two may have forgotten it.
  private static let languages = 3

  private var keeping: Set<String> = []
  private var translating: Set<String> = []
  /// Of those that keep it the ones that copy sentences, too: an export writes the source's text where there is no translation.
  private var copying: Set<String> = []
  /// Whether a language has other words for several in the source's letters: those have a meaning. In other letters a name is
  /// written by its sound.
  private var isTranslated = false

  mutating func add(_ unit: StringUnit, source: StringUnit, isAmongCopies: Bool = false) {
    // What its file calls untranslated is a copy, and no language's own.
    let language = unit.locale.language
    guard language != source.locale.language, !unit.isUntranslated else { return }
    if !unit.varies, unit.value == source.value {
      keeping.insert(language)
      if isAmongCopies { copying.insert(language) }
    } else {
      translating.insert(language)
      isTranslated = isTranslated || Self.hasOtherWords(unit, source)
    }
  }

  /// Nil for what most languages write in words of their own, and for what too few of them have. Those that copy whatever there
  /// is say nothing.
  var share: Share? {
    let sure = sureKeepers.count
    if translating.isEmpty, sure > 0 { return sure < Self.languages ? .inFew : .inAll }
    return sure >= Self.languages && sure > translating.count && !isTranslated ? .inMost : nil
  }

  /// No name is longer, in bytes: every string of a project is asked.
  private static let longest = 60

  /// A single word may be the same in related languages by chance, and a name may have an ending or more words around it.
  private static func hasOtherWords(_ unit: StringUnit, _ source: StringUnit) -> Bool {
    guard !unit.varies, source.value.utf8.count <= longest, source.value.contains(where: \.isWhitespace) else { return false }
    return unit.value.contains { $0.isASCII && $0.isLetter }
      && unit.value.lowercased().firstRange(of: source.value.lowercased()) == nil
  }

  /// How many more languages write it in words of their own than keep it.
  var majority: Int { translating.count - sureKeepers.count }

  /// The languages that keep it, and do not copy whatever there is.
  var sureKeepers: Set<String> { keeping.subtracting(copying) }
}
