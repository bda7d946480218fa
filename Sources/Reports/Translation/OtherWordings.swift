import LintelFindings
import LintelModel

/// What other languages have for a string that one lacks: whoever decides whether it is a name sees who keeps it, and what the
/// others write.
struct OtherWordings {
  /// Those that have the source's text.
  private(set) var keeping: [LocaleID] = []
  /// Those that have another one, each with it.
  private(set) var others: [(locale: LocaleID, text: String)] = []

  var isEmpty: Bool { keeping.isEmpty && others.isEmpty }

  mutating func add(_ unit: StringUnit, source: StringUnit) {
    if !unit.varies, unit.value == source.value {
      keeping.append(unit.locale)
    } else {
      others.append((unit.locale, unit.readable))
    }
  }

  static func kept(in locales: [LocaleID]) -> Message { "The same in \(locales.inBrief)" }
}
