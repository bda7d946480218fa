import LintelFindings

/// What translators' sheets leave out of a page that is too large even without pictures. The sheets that `--split` writes
/// have it.
struct Leanness: Hashable {
  /// Whether texts that fit are only counted.
  var countsFitting = false
  /// Whether rows say what is wrong with a text.
  var tellsFaults = true
  /// Whether lists say where code uses their strings.
  var hasUses = true
  /// No list names more strings than this, even where all lists have room for more.
  var named = UntranslatedSection.named
  /// What sections of bars and tables and the map leave out.
  var bars = BarLeanness()

  /// What only the sheets for translators hang on.
  var ofSheets: Leanness {
    var sheets = self
    sheets.bars = BarLeanness()
    return sheets
  }

  /// What rows and lists do not say, as the page's reader is told; nil where nothing is left out of them. How many strings a list
  /// does not name stands with the list, and what is only counted with its number.
  var sentence: Message? {
    guard !tellsFaults else { return nil }
    return hasUses
      ? "To keep this page small, its sheets say what to do about a text, and not what is wrong with it."
      : "To keep this page small, its sheets say what to do about a text, and neither what is wrong with it nor where code uses the strings of a list."
  }

  static let none = Leanness()
  /// Of a change: a finding in each of forty languages brought all texts of all bars in each with it, six megabytes in all.
  static let ofChange = Leanness(countsFitting: true)
  /// In the order that a page tries them in: what nobody has to do gives way first, then what only helps to do it and what another
  /// report has or the page says twice, then the names of strings that are counted all the same, and last whole languages of bars.
  static let steps: [Leanness] = {
    let lists = Leanness(countsFitting: true, tellsFaults: false, hasUses: false)
    let brief = BarLeanness.brief.map { lists.with($0) }
    let short = [20, 10, UntranslatedSection.namedAtLeast].map { named in
      Leanness(countsFitting: true, tellsFaults: false, hasUses: false, named: named, bars: BarLeanness.brief.last ?? BarLeanness())
    }
    let few = BarLeanness.few.compactMap { bars in short.last?.with(bars) }
    return [Leanness(countsFitting: true, tellsFaults: false), lists] + brief + short + few
  }()

  private func with(_ bars: BarLeanness) -> Leanness {
    var lean = self
    lean.bars = bars
    return lean
  }
}
