import LintelModel

/// What languages make of a text: they keep a name as the source has it, and translate other words.
struct KeptText {
  /// How many of the languages that have it keep it.
  enum Share { case inAll, inMost }

  /// So many languages besides the source's say that a text is a name: two may have forgotten it.
  private static let languages = 3

  private var keeping: Set<String> = []
  private var translating: Set<String> = []

  mutating func add(_ unit: StringUnit, source: StringUnit) {
    // What its file calls untranslated is a copy, and no language's own.
    guard unit.locale.language != source.locale.language, !unit.isUntranslated else { return }
    if !unit.varies, unit.value == source.value {
      keeping.insert(unit.locale.language)
    } else {
      translating.insert(unit.locale.language)
    }
  }

  /// Nil for what most languages write in words of their own, and for what too few of them have.
  var share: Share? {
    guard keeping.count >= Self.languages, keeping.count > translating.count else { return nil }
    return translating.isEmpty ? .inAll : .inMost
  }
}
