import LintelLanguage
import LintelModel

/// Looks for translations that lack whole sentences of their sources. Languages join two sentences as often as not, and differ
/// in how many letters they need: so two sentences or more have to be gone, and the text has to be much shorter than the
/// table's own translations are for sources of that length.
enum LostSentenceSearch {
  /// In Unicode scalars: of a shorter source the length of its translation tells nothing.
  private static let shortest = 40
  /// In Unicode scalars: what a language takes of such a source is measured.
  private static let measured = 20
  /// Fewer texts do not tell what is usual.
  private static let fewest = 5
  /// No more of the usual length is left: one sentence that says nearly all of three is rarely shorter.
  private static let most = 2.0 / 3
  /// The same of the source's own length where nothing is measured: languages that write a word with one sign need less.
  private static func mostOfSource(in locale: LocaleID) -> Double { locale.setsNoSpaces || locale.language == "ko" ? 0.2 : 0.5 }

  /// Sentences end in a space there, or in a sign of their own.
  private static let withoutStops: Set = ["th", "lo", "km", "my", "bo", "dz"]

  /// By key.
  static func found(in table: TableInLocale) -> [String: LostSentences] {
    guard !table.isSource, !withoutStops.contains(table.locale.language) else { return [:] }
    // By index: copying a unit costs more than looking at it.
    let ratios = table.pairs.indices.compactMap { index in ratio(of: table.pairs[index], in: table.locale).map { (index, $0) } }
    let usual = ratios.count >= fewest ? ratios.map(\.1).sorted()[ratios.count / 2] : nil
    var found: [String: LostSentences] = [:]
    for (index, ratio) in ratios {
      let share = usual.map { ratio / $0 }
      guard share.map({ $0 <= most }) ?? (ratio <= mostOfSource(in: table.locale)) else { continue }
      let source = table.pairs[index].source
      guard source.value.unicodeScalars.count >= shortest, let translation = table.pairs[index].translation else { continue }
      let (given, left) = (sentences(of: source), sentences(of: translation))
      guard given - left >= 2 else { continue }
      found[source.key] = LostSentences(
        source: source, translation: translation, given: given, left: left, share: share)
    }
    return found
  }

  /// How long a translation is beside its source; nil where that tells nothing.
  private static func ratio(of pair: TableInLocale.Pair, in locale: LocaleID) -> Double? {
    guard let own = pair.translation, own.locale == locale, !own.varies, !pair.source.varies, !own.value.isEmpty,
      pair.source.origin != .unknown, own.value != pair.source.value, !StringUnit.isPlaceMark(own.value)
    else { return nil }
    let given = pair.source.value.unicodeScalars.count
    return given >= measured ? Double(own.value.unicodeScalars.count) / Double(given) : nil
  }

  private static func sentences(of unit: StringUnit) -> Int {
    TextEdges.innerEndings(of: unit.value, language: unit.locale.language).count + 1
  }
}
