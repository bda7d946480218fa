import LintelInputs
import LintelModel

/// Finds the texts off bars that a change has written into the code where it asked tables for them. A literal by itself says
/// nothing off bars, where most are no texts; that a key was in its place says all.
struct WrittenOutSearch {
  private let before: Project
  private let now: Project
  /// The lines of texts on bars, of which other rules tell.
  private let ofBars: Set<KeyUses.Place>

  static func found(
    before: Project, now: Project, onBars: [SourceLocation: EarlierTexts.ReplacedKey]
  ) -> [EarlierTexts.WrittenOut] {
    guard before.codeTexts != now.codeTexts || before.spelledKeys != now.spelledKeys else { return [] }
    let bars = now.toolbars.flatMap { $0.texts() }.compactMap(\.location) + onBars.keys
    let search = WrittenOutSearch(before: before, now: now, ofBars: Set(bars.map { KeyUses.Place($0) }))
    return search.all.sorted { ($0.place, $0.key) < ($1.place, $1.key) }
  }

  private var all: [EarlierTexts.WrittenOut] {
    let asked = Set((now.codeTexts + now.spelledKeys.texts).map { KeyUses.Name(table: $0.table, key: $0.key) })
    let lost = (before.codeTexts + before.spelledKeys.texts).filter { text in
      !text.isOfDebugBuild && !text.isOfOtherBundle && !asked.contains(.init(table: text.table, key: text.key))
        && !now.codeLiterals.spells(text.key)
    }
    var found: [EarlierTexts.WrittenOut] = []
    for (file, texts) in Dictionary(grouping: lost, by: \.location.file) {
      guard let old = before.codeLiterals.placed[file], let new = now.codeLiterals.placed[file] else { continue }
      found += writtenOut(texts, old, new, in: file)
    }
    return found
  }

  private func writtenOut(
    _ lost: [CodeText], _ old: [PlacedLiteral], _ new: [PlacedLiteral], in file: String
  ) -> [EarlierTexts.WrittenOut] {
    let known = Set(old.map(\.words))
    let pairs = Self.pairs(of: old, new)
    var taken: Set<Int> = []
    var found: [EarlierTexts.WrittenOut] = []
    for text in lost {
      guard let index = old.firstIndex(where: { $0.line == text.location.line && $0.words == text.key }),
        let string = string(of: text)
      else { continue }
      let shown = string.unit.locale.language == now.sourceLocale.language ? string.unit.shownText : nil
      func isMeant(_ literal: PlacedLiteral) -> Bool {
        !literal.hasValues && !known.contains(literal.words) && !now.isAsked(literal.words, of: text.table)
          && !ofBars.contains(.init(file: file, line: literal.line))
          && HardCodingSearch.isText(literal.words, inPlaceOf: shown)
      }
      func isAlike(_ literal: PlacedLiteral) -> Bool {
        literal.target == old[index].target || literal.target == old[index].targetOfCall
      }
      func note(_ number: Int, isSamePlace: Bool) {
        guard taken.insert(number).inserted else { return }
        found.append(
          .init(
            key: text.key, unit: string.unit, locales: string.locales, words: new[number].words,
            place: SourceLocation(file: file, line: new[number].line, column: new[number].column), isSamePlace: isSamePlace))
      }
      if let number = pairs[index], isMeant(new[number]), isAlike(new[number]) {
        note(number, isSamePlace: true)
        continue
      }
      // Elsewhere in the file its words alone show what it is, where only one place has them.
      let same = new.indices.filter { new[$0].words == shown && isMeant(new[$0]) }
      guard same.count == 1 else { continue }
      let literal = new[same[0]]
      note(same[0], isSamePlace: literal.declaration == old[index].declaration && isAlike(literal))
    }
    return found
  }

  /// By the index of an earlier literal that of today's in its place: those of one declaration between what is the same at its
  /// beginning and its end, where they are as many as before.
  private static func pairs(of old: [PlacedLiteral], _ new: [PlacedLiteral]) -> [Int: Int] {
    let today = Dictionary(grouping: new.indices) { new[$0].declaration }
    var pairs: [Int: Int] = [:]
    for (declaration, earlier) in Dictionary(grouping: old.indices, by: { old[$0].declaration }) {
      guard let later = today[declaration] else { continue }
      func isSame(_ a: Int, _ b: Int) -> Bool { old[a].words == new[b].words && old[a].target == new[b].target }
      var (first, left) = (earlier[...], later[...])
      while let a = first.first, let b = left.first, isSame(a, b) {
        first.removeFirst()
        left.removeFirst()
      }
      while let a = first.last, let b = left.last, isSame(a, b) {
        first.removeLast()
        left.removeLast()
      }
      guard first.count == left.count else { continue }
      for (a, b) in zip(first, left) { pairs[a] = b }
    }
    return pairs
  }

  /// The string of a key, which today's tables still have, and the languages that have its text; nil where none says it otherwise
  /// than the source, as of a name.
  private func string(of text: CodeText) -> (unit: StringUnit, locales: [LocaleID])? {
    let name = text.table ?? "Localizable"
    let units = now.tables.filter { $0.name == name }.flatMap { table in
      table.units.filter { $0.key == text.key && !$0.isUntranslated && $0.value.hasInk }
    }
    let own = units.first { $0.locale.language == now.sourceLocale.language }
    let others = units.filter { $0.locale.language != now.sourceLocale.language }
    let english = own?.value ?? text.defaultValue ?? text.key
    let locales = HardCodingSearch.locales(
      of: others.map { .init(locale: $0.locale, text: $0.value, varies: $0.varies) }, otherThan: [english])
    guard let unit = own ?? others.first, !locales.isEmpty else { return nil }
    return (unit, locales)
  }
}

extension Project {
  /// Whether any table of a name has a key: a literal that is one was put there to be translated.
  fileprivate func isAsked(_ key: String, of table: String?) -> Bool {
    tables.contains { $0.name == (table ?? "Localizable") && $0.units.contains { $0.key == key } }
  }
}
