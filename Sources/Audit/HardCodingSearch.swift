import LintelInputs
import LintelModel

/// Finds the texts that a change has written into the code where it asked tables for them: on bars, which are compared bar by
/// bar, and in all other code, whose literals are compared file by file. What counts as such a text is the same in both.
enum HardCodingSearch {
  static func found(
    before: Project, now: Project
  ) -> (onBars: [SourceLocation: EarlierTexts.ReplacedKey], elsewhere: [EarlierTexts.WrittenOut]) {
    var onBars = MadeLiteralSearch.found(before: before, now: now)
    var elsewhere = WrittenOutSearch.found(before: before, now: now, onBars: onBars)
    guard !onBars.isEmpty || !elsewhere.isEmpty else { return (onBars, elsewhere) }
    let asked = keysNamed(by: now)
    func isNamed(_ key: String) -> Bool { asked.contains(key) || now.codeLiterals.spells(key) }
    for place in onBars.keys { onBars[place]!.isStillAsked = isNamed(onBars[place]!.key) }
    for index in elsewhere.indices { elsewhere[index].isStillAsked = isNamed(elsewhere[index].key) }
    return (onBars, elsewhere)
  }

  /// What code asks for, by a call, on a bar or by a constant of a table.
  private static func keysNamed(by project: Project) -> Set<String> {
    var keys = Set((project.codeTexts + project.spelledKeys.texts).map(\.key))
    keys.formUnion(project.toolbars.flatMap { $0.texts() }.filter { $0.state == .localized }.compactMap(\.key))
    for (name, tables) in Dictionary(grouping: project.tables, by: \.name) {
      let known = Set(tables.lazy.flatMap(\.units).map(\.key))
      keys.formUnion(project.spelledKeys.constants(for: known, among: known).keys)
      keys.formUnion(project.spelledKeys.paths(for: known, of: name, among: known).keys)
    }
    return keys
  }

  /// What stands in a key's place may be another key: words are a text if the source showed just them, or if they are not
  /// spelled as keys are.
  static func isText(_ words: String, inPlaceOf shown: String?) -> Bool {
    words == shown || !KeyStyle.isIdentifier(words)
  }

  /// What a language besides the source's says for a key.
  struct Translation {
    let locale: LocaleID
    let text: String
    /// Whether it has several forms, which no name has.
    let varies: Bool
  }

  /// The languages that lose their text, in order; none where all of them read as the source, as they do for a name.
  /// - Parameter source: The words of the source, and those that code has now.
  static func locales(of translations: [Translation], otherThan source: Set<String>) -> [LocaleID] {
    guard translations.contains(where: { $0.varies || !source.contains($0.text) }) else { return [] }
    return Set(translations.map(\.locale)).sorted()
  }
}
