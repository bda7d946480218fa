import LintelLanguage
import LintelModel

/// How long a table's translations are beside their sources: languages differ in how many letters they need, and tables in how
/// freely they are translated.
struct UsualLength {
  /// In Unicode scalars: what a language takes of such a source is measured.
  private static let measured = 20
  /// Fewer texts do not tell what is usual.
  private static let fewest = 5

  /// By the index of its pair, each translation of a source that is long enough to be measured.
  let ratios: [(index: Int, ratio: Double)]
  /// The median of them: a few texts that say something else do not move it. Nil where the table has too few texts.
  let usual: Double?

  init(in table: TableInLocale) {
    // By index: copying a unit costs more than looking at it.
    ratios = table.pairs.indices.compactMap { index in
      Self.ratio(of: table.pairs[index], in: table.locale, from: Self.measured).map { (index: index, ratio: $0) }
    }
    usual = ratios.count >= Self.fewest ? ratios.map(\.ratio).sorted()[ratios.count / 2] : nil
  }

  /// How long a translation is beside its source; nil where that tells nothing.
  /// - Parameter least: A shorter source is not looked at, in Unicode scalars.
  static func ratio(of pair: TableInLocale.Pair, in locale: LocaleID, from least: Int = 1) -> Double? {
    guard let own = pair.translation, own.locale == locale, !own.varies, !pair.source.varies, !own.value.isEmpty,
      pair.source.origin != .unknown, own.value != pair.source.value, !StringUnit.isPlaceMark(own.value)
    else { return nil }
    let given = pair.source.value.unicodeScalars.count
    return given >= least ? Double(own.value.unicodeScalars.count) / Double(given) : nil
  }

  static func sentences(of unit: StringUnit) -> Int {
    TextEdges.innerEndings(of: unit.value, language: unit.locale.language).count + 1
  }

  /// Sentences end in a space there, or in a sign of their own.
  static let withoutStops: Set = ["th", "lo", "km", "my", "bo", "dz"]
}
