import LintelInputs
import LintelModel

/// Finds out whether a change replaced a language's texts with those of another one.
struct TakenTextSearch {
  let table: TableInLocale
  let family: TableFamily

  // The figures are ours.

  /// A few words may well be the same in two languages.
  private static let fewest = 5
  /// Of ten texts that a change wrote so many are the other language's.
  private static let mostOfTen = 8
  /// Languages that had more than one text of so many in common before are near each other, and may have any.
  private static let sharedBefore = 4

  /// - Parameter changed: Indices of the pairs that say something else than before.
  func found(among changed: [Int]) -> TakenTexts? {
    guard changed.count >= Self.fewest else { return nil }
    let others = family.locales.filter {
      $0.language != table.locale.language && $0.language != table.sourceLocale.language && family.hasTable(in: $0)
    }
    var best: (language: LocaleID, taken: [Int])?
    for other in others {
      let taken = changed.filter { isText(table.pairs[$0].translation?.value, of: $0, in: other) }
      guard taken.count >= Self.fewest, taken.count * 10 >= changed.count * Self.mostOfTen,
        taken.count > best?.taken.count ?? 0, !isNear(other)
      else { continue }
      best = (other, taken)
    }
    return best.map { language, taken in
      TakenTexts(
        language: language,
        texts: taken.map { index in
          let pair = table.pairs[index]
          return TakenTexts.Text(
            source: pair.source, translation: pair.translation!,
            before: table.earlier[pair.source.key]?.translation?.value ?? "")
        })
    }
  }

  /// Whether another language has a text for the string, and not the source's.
  private func isText(_ text: String?, of index: Int, in other: LocaleID) -> Bool {
    let source = table.pairs[index].source
    guard let text, let unit = family.translation(of: source.key, in: other), !unit.varies else { return false }
    let said = SaidText.of(unit.value)
    return said == SaidText.of(text) && said != SaidText.of(source.value)
  }

  /// Whether the two had many texts in common before the change.
  func isNear(_ other: LocaleID) -> Bool {
    var (all, shared) = (0, 0)
    for index in table.pairs.indices {
      let key = table.pairs[index].source.key
      let before = table.earlier[key].map(\.translation) ?? table.pairs[index].translation
      guard let before, before.locale == table.locale, !before.varies,
        SaidText.of(before.value) != SaidText.of(table.pairs[index].source.value)
      else { continue }
      all += 1
      if isText(before.value, of: index, in: other) { shared += 1 }
    }
    return shared * Self.sharedBefore > all
  }
}
