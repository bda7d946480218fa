import LintelFindings
import LintelModel

/// The strings that findings are about, by language. One about thousands of strings in a hundred languages is on the sheet of
/// each of them: its strings are gone through once, not once a language.
struct UnitsByLanguage {
  private struct Units {
    var all: [FoundString]
    /// Where in them those of a language are, in their order; of none those that name no language.
    var places: [LocaleID?: [Int]] = [:]

    init(of finding: Finding) {
      all = finding.units
      for (place, unit) in all.enumerated() { places[unit.locale, default: []].append(place) }
    }

    func of(_ locale: LocaleID) -> [FoundString] {
      let (own, shared) = (places[locale] ?? [], places[nil] ?? [])
      let told = shared.isEmpty ? own : own.isEmpty ? shared : (own + shared).sorted()
      return told.map { all[$0] }
    }
  }

  /// By the address of the finding.
  private var units: [String: Units] = [:]

  init(_ entries: some Sequence<PageModel.Entry>) {
    for entry in entries where units[entry.anchor] == nil { units[entry.anchor] = Units(of: entry.finding) }
  }

  /// Those that a sheet of the language is about: its own, and those about no language.
  func units(of entry: PageModel.Entry, in locale: LocaleID) -> [FoundString] { units[entry.anchor]?.of(locale) ?? [] }

  /// Of all findings, in no order.
  var all: some Sequence<FoundString> { units.values.lazy.flatMap(\.all) }
}
