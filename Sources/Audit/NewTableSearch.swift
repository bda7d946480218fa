import LintelInputs
import LintelModel

/// Finds out whether a table that a change adds to a language has the texts of another one.
struct NewTableSearch {
  let table: TableInLocale
  let family: TableFamily
  /// The languages that did not have the table before. Of two that are both new nothing shows which one is wrong.
  let newLanguages: Set<LocaleID>

  // The figures are ours.

  /// Texts of several words that have to be the other language's: single words are often the same in two.
  private static let fewestPhrases = 5
  /// So many texts of any length do as well.
  private static let fewestTexts = 20
  /// Of ten texts that are not the source's so many are the other language's.
  private static let mostOfTen = 8
  /// One word, in a language that sets no spaces, is hardly longer. In characters.
  private static let lengthOfPhrase = 6

  func found() -> TakenTexts? {
    guard newLanguages.contains(table.locale), !table.isSource, table.locale.language != table.sourceLocale.language else {
      return nil
    }
    let worded = table.pairs.indices.filter { isWorded(table.pairs[$0]) }
    let own = worded.filter { index in
      let pair = table.pairs[index]
      return SaidText.of(pair.translation!.value) != SaidText.of(pair.source.value)
    }
    // A table that is mostly the source's has hardly a language yet.
    guard own.count >= Self.fewestPhrases, own.count * 2 >= worded.count else { return nil }
    let others = family.locales.filter {
      !newLanguages.contains($0) && !NearLanguages.shareTables($0, table.locale)
        && $0.language != table.sourceLocale.language && family.hasTable(in: $0)
    }
    var best: (language: LocaleID, taken: [Int])?
    for other in others {
      let taken = own.filter { isText(of: $0, in: other) }
      guard taken.count * 10 >= own.count * Self.mostOfTen, taken.count > best?.taken.count ?? 0, isEnough(taken) else {
        continue
      }
      best = (other, taken)
    }
    return best.map { language, taken in
      TakenTexts(
        language: language,
        texts: taken.map {
          TakenTexts.Text(source: table.pairs[$0].source, translation: table.pairs[$0].translation!, before: "")
        }, copiedFrom: family.translation(of: table.pairs[taken[0]].source.key, in: language)?.location.file)
    }
  }

  /// Whether the language has a text of its own that has words.
  private func isWorded(_ pair: TableInLocale.Pair) -> Bool {
    guard let translation = pair.translation, translation.locale == table.locale, !translation.varies,
      !translation.isUntranslated
    else { return false }
    return translation.value.contains(where: \.isLetter)
  }

  private func isText(of index: Int, in other: LocaleID) -> Bool {
    let pair = table.pairs[index]
    guard let unit = family.translation(of: pair.source.key, in: other), !unit.varies else { return false }
    return SaidText.of(unit.value) == SaidText.of(pair.translation!.value)
  }

  private func isEnough(_ taken: [Int]) -> Bool {
    if taken.count >= Self.fewestTexts { return true }
    let phrases = taken.count { index in
      let text = SaidText.of(table.pairs[index].translation!.value)
      return text.contains(where: \.isWhitespace) || table.locale.setsNoSpaces && text.count >= Self.lengthOfPhrase
    }
    return phrases >= Self.fewestPhrases
  }
}
