import LintelInputs
import LintelLanguage
import LintelModel

/// Compares the numbers of a table's texts with those of their sources, in all languages together: one that says another number
/// than all others is wrong, and where many say the same other one the source may have changed.
enum NumberComparison {
  private struct Said {
    let locale: LocaleID
    let unit: StringUnit
    let numbers: TextNumbers
  }

  /// By language what its texts say otherwise; what many of them agree on stands with the source's language.
  static func changes(in family: TableFamily) -> [LocaleID: [NumberChange]] {
    let locales = family.locales.filter { family.hasTable(in: $0) && $0.language != family.sourceLocale.language }
    var found: [LocaleID: [NumberChange]] = [:]
    for source in family.sources where source.origin != .unknown {
      guard let text = source.comparedText, TextNumbers.mayBeIn(text) else { continue }
      let given = TextNumbers(text)
      // A text that is nothing but numbers is a size, which may differ.
      guard given.hasWords, !given.values.isEmpty || !given.signs.isEmpty else { continue }
      let said = locales.compactMap { locale -> Said? in
        guard let unit = family.translation(of: source.key, in: locale), let text = unit.comparedText else { return nil }
        return Said(locale: locale, unit: unit, numbers: TextNumbers(text))
      }
      for change in oneEach(numberChanges(of: source, given, said), signChanges(of: source, given, said)) {
        found[change.agreeing.isEmpty ? change.translation.locale : family.sourceLocale, default: []].append(change)
      }
    }
    return found
  }

  /// A text that differs in a number and in a sign is one to mend: what is wrong in it for sure is told, or else the number.
  private static func oneEach(_ numbers: [NumberChange], _ signs: [NumberChange]) -> [NumberChange] {
    func others(beside change: NumberChange, in all: [NumberChange]) -> [NumberChange] {
      all.filter { $0.agreeing.isEmpty && $0.translation.locale == change.translation.locale }
    }
    let left = numbers.filter { number in
      !number.agreeing.isEmpty || number.isAgainstMost || !others(beside: number, in: signs).contains(where: \.isAgainstMost)
    }
    return left + signs.filter { others(beside: $0, in: left).isEmpty }
  }

  /// Whether a text that stands for a plus and a minus is told already, as one with another sign than its source's.
  static func tells(_ shared: SharedText, among changes: [NumberChange]) -> Bool {
    guard shared.kind == .opposites, TextNumbers(shared.first.value).signs != TextNumbers(shared.second.value).signs else {
      return false
    }
    return changes.contains { $0.kind == .sign && [shared.first.key, shared.second.key].contains($0.source.key) }
  }

  private static func numberChanges(of source: StringUnit, _ given: TextNumbers, _ said: [Said]) -> [NumberChange] {
    let numbered = said.filter { !$0.numbers.values.isEmpty }
    let changed = numbered.compactMap { said in said.numbers.difference(from: given).map { (said: said, difference: $0) } }
    guard !changed.isEmpty else { return [] }
    let own = given.values.sorted()
    let kept = numbered.count { $0.numbers.values.sorted() == own }
    let parties = Dictionary(grouping: changed) { $0.said.numbers.values.sorted() }
    return changed.compactMap { said, difference -> NumberChange? in
      var change = NumberChange(
        .number, source: source, translation: said.unit, given: difference.given, said: difference.said,
        compared: numbered.count - 1, kept: kept)
      change.isCount = said.numbers.isMiscount(of: given)
      let party = parties[said.numbers.values.sorted()]!.map { $0.said.locale }
      if party.count >= 3, party.count * 3 > numbered.count {
        // The first of them speaks for all.
        guard party[0] == said.locale else { return nil }
        change.agreeing = party.sorted()
      }
      return change
    }
  }

  private static func signChanges(of source: StringUnit, _ given: TextNumbers, _ said: [Said]) -> [NumberChange] {
    guard !given.signs.isEmpty else { return [] }
    let signed = said.filter { $0.numbers.signs.count == given.signs.count }
    let changed = signed.compactMap { said in said.numbers.signDifference(from: given).map { (said: said, difference: $0) } }
    return changed.map { said, difference in
      NumberChange(
        .sign, source: source, translation: said.unit, given: difference.given, said: difference.said,
        compared: signed.count - 1, kept: signed.count - changed.count)
    }
  }
}

extension StringUnit {
  /// The text that is compared in numbers: a form for one or two may leave its number out or spell it.
  fileprivate var comparedText: String? {
    guard substitutions.isEmpty else { return nil }
    guard variants.contains(where: { $0.plural != nil }) else { return value }
    return variants.first { $0.plural == "other" }?.text
  }
}
