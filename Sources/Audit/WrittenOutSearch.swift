import LintelInputs
import LintelModel

/// Finds the texts off bars that a change has written into the code where it asked tables for them. A literal by itself says
/// nothing off bars, where most are no texts; that a key was in its place says all.
struct WrittenOutSearch {
  private let before: Project
  private let now: Project
  /// What texts on bars say, by their lines: of these other rules tell.
  private let ofBars: Set<Words>
  private let linesOfBars: Set<KeyUses.Place>
  /// How often each key was asked for, and is.
  private let asks: (before: [KeyUses.Name: Int], now: [KeyUses.Name: Int])
  /// By the names of constants that were called as keys are the keys.
  private let constants: [String: CodeText]

  private struct Words: Hashable {
    var place: KeyUses.Place
    var words: String
  }

  static func found(
    before: Project, now: Project, onBars: [SourceLocation: EarlierTexts.ReplacedKey]
  ) -> [EarlierTexts.WrittenOut] {
    guard before.codeLiterals.placed != now.codeLiterals.placed else { return [] }
    let search = WrittenOutSearch(before: before, now: now)
    let told = Set(onBars.keys.map { KeyUses.Place($0) })
    return search.all.filter { !told.contains(KeyUses.Place($0.place)) }.sorted { ($0.place, $0.key) < ($1.place, $1.key) }
  }

  private init(before: Project, now: Project) {
    (self.before, self.now) = (before, now)
    let texts = now.toolbars.flatMap { $0.texts() }
    linesOfBars = Set(texts.compactMap { $0.location.map { KeyUses.Place($0) } })
    ofBars = Set(
      texts.compactMap { text -> Words? in
        guard let place = text.location, let words = text.source ?? text.key else { return nil }
        return Words(place: KeyUses.Place(place), words: words)
      })
    constants = Self.constants(of: before)
    asks = (Self.asks(of: before, constants), Self.asks(of: now, constants))
  }

  /// Only of names that one key has.
  private static func constants(of project: Project) -> [String: CodeText] {
    let keys = Dictionary(grouping: project.tables.filter { !$0.format.isExchange }, by: \.name)
    var found: [String: CodeText] = [:]
    var several: Set<String> = []
    for (table, tables) in keys.sorted(by: { $0.key < $1.key }) {
      let known = Set(tables.lazy.flatMap(\.units).map(\.key))
      for (key, place) in project.spelledKeys.constants(for: known.sorted(), among: known) {
        let name = SpelledKeys.nameOfConstant(key)
        if found.updateValue(CodeText(key: key, table: table, location: place), forKey: name) != nil { several.insert(name) }
      }
    }
    return found.filter { !several.contains($0.key) }
  }

  private static func asks(of project: Project, _ constants: [String: CodeText]) -> [KeyUses.Name: Int] {
    var counts: [KeyUses.Name: Int] = [:]
    for text in project.codeTexts + project.spelledKeys.texts {
      counts[.init(table: text.table, key: text.key), default: 0] += 1
    }
    guard !constants.isEmpty else { return counts }
    for literal in project.codeLiterals.placed.values.joined() where literal.isConstant {
      if let text = constants[literal.words] { counts[.init(table: text.table, key: text.key), default: 0] += 1 }
    }
    return counts
  }

  /// What was asked for less often than before, by file, with what has asked for it: a key that moved is not lost.
  private var all: [EarlierTexts.WrittenOut] {
    var lost = (before.codeTexts + before.spelledKeys.texts).filter { !$0.isOfDebugBuild && !$0.isOfOtherBundle && isLess($0) }
    if !constants.isEmpty {
      for (file, literals) in before.codeLiterals.placed where now.codeLiterals.placed[file] != literals {
        for literal in literals where literal.isConstant {
          guard var text = constants[literal.words], isLess(text) else { continue }
          text.location = SourceLocation(file: file, line: literal.line, column: literal.column)
          lost.append(text)
        }
      }
    }
    var found: [EarlierTexts.WrittenOut] = []
    for (file, texts) in Dictionary(grouping: lost, by: \.location.file) {
      guard let old = before.codeLiterals.placed[file], let new = now.codeLiterals.placed[file], old != new else { continue }
      found += writtenOut(texts.sorted { $0.location < $1.location }, asked(old), asked(new), in: file)
    }
    return found
  }

  /// Without constants that are no keys.
  private func asked(_ literals: [PlacedLiteral]) -> [PlacedLiteral] {
    literals.filter { !$0.isConstant || constants[$0.words] != nil }
  }

  private func isLess(_ text: CodeText) -> Bool {
    let name = KeyUses.Name(table: text.table, key: text.key)
    return asks.now[name, default: 0] < asks.before[name, default: 0]
  }

  /// A menu may be on the line of its bar's button. What escapes stand for is not known here: of such a text the line decides.
  private func isOfBar(_ literal: PlacedLiteral, in file: String) -> Bool {
    let place = KeyUses.Place(file: file, line: literal.line)
    if literal.words.contains("\\") { return linesOfBars.contains(place) }
    return ofBars.contains(Words(place: place, words: literal.words))
  }

  private func isGone(_ text: CodeText) -> Bool {
    asks.now[KeyUses.Name(table: text.table, key: text.key)] == nil && !now.codeLiterals.spells(text.key)
  }

  private func writtenOut(
    _ lost: [CodeText], _ old: [PlacedLiteral], _ new: [PlacedLiteral], in file: String
  ) -> [EarlierTexts.WrittenOut] {
    let known = Set(old.map(\.words))
    let pairs = Self.pairs(of: old, new)
    var taken: Set<Int> = []
    var found: [EarlierTexts.WrittenOut] = []
    for text in lost {
      let asking = old.indices.filter { index in
        let literal = old[index]
        return literal.line == text.location.line
          && literal.words == (literal.isConstant ? SpelledKeys.nameOfConstant(text.key) : text.key)
      }
      guard !asking.isEmpty, let string = string(of: text) else { continue }
      let shown = string.unit.locale.language == now.sourceLocale.language ? string.unit.shownText : nil
      func isMeant(_ literal: PlacedLiteral) -> Bool {
        !literal.isConstant && !literal.hasValues && !known.contains(literal.words)
          && !now.isAsked(literal.words, of: text.table)
          && !isOfBar(literal, in: file)
          && HardCodingSearch.isText(literal.words, inPlaceOf: shown)
      }
      func isAlike(_ literal: PlacedLiteral, _ index: Int) -> Bool {
        literal.target == old[index].target || literal.target == old[index].targetOfCall
      }
      func note(_ number: Int, isSamePlace: Bool) {
        guard taken.insert(number).inserted else { return }
        found.append(
          .init(
            key: text.key, unit: string.unit, locales: string.locales, words: new[number].words,
            place: SourceLocation(file: file, line: new[number].line, column: new[number].column), isSamePlace: isSamePlace))
      }
      func isInPlace(_ index: Int) -> Bool { pairs[index].map { isMeant(new[$0]) && isAlike(new[$0], index) } ?? false }
      if let index = asking.first(where: { isInPlace($0) && !taken.contains(pairs[$0]!) }) {
        note(pairs[index]!, isSamePlace: true)
        continue
      }
      guard isGone(text) else { continue }
      // Elsewhere in the file its words alone show what it is, where only one place has them.
      let same = new.indices.filter { new[$0].words == shown && isMeant(new[$0]) }
      guard same.count == 1 else { continue }
      let literal = new[same[0]]
      let isSamePlace = asking.contains { literal.declaration == old[$0].declaration && isAlike(literal, $0) }
      note(same[0], isSamePlace: isSamePlace)
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
