import LintelModel

/// Which of a language's texts that are the source's were left untranslated, and of which nothing shows whether they were.
///
/// A sentence is no word that two languages share. Of a label other languages tell, and the language's own other texts: what
/// they translate was left over, unless the language has the words itself, or a language of the same letters writes nearly the same.
/// Every text is judged by itself and by what is around it, however much of the table is a copy; of a table that is one as a
/// whole (`CopiedTable`) no doubt is left.
struct CopiedTexts {
  /// The indices of the pairs that people read in another language than their own.
  private(set) var certain: [Int] = []
  /// The indices of the pairs that may be a name or a word of the language.
  private(set) var possible: [Int] = []
  /// How many pairs have something to translate, copied or not.
  let judged: Int

  /// Nil in another region of the source's language, and where no text is the source's.
  /// - Parameter isCounted: Whether what has the key counts: not what is told otherwise.
  init?(_ table: TableInLocale, where isCounted: (String) -> Bool) {
    guard table.locale.language != table.sourceLocale.language else { return nil }
    let pairs = table.pairs
    // Most tables have none, and what else they have is not looked at.
    let copies = pairs.indices.filter { Copy.isSame(pairs[$0]) && table.isTranslatable($0) }
    guard !copies.isEmpty else { return nil }
    let own = pairs.indices.filter(table.isTranslatable)
    judged = own.count { isCounted(pairs[$0].source.key) }
    let counted = copies.filter { isCounted(pairs[$0].source.key) }
    let labels = counted.filter { !Copy.hasSentence(pairs[$0].source, names: table.glossary) }
    guard !labels.isEmpty else {
      certain = counted
      return
    }
    let words = OwnWords(of: labels, in: table, own: own, copies: copies)
    let around = CopiesAround(own: own, copies: copies)
    let (isLabel, isOfOther) = (Set(labels), table.isOfOtherScript)
    // What CLDR has as the language's own name of a country is no doubt, however many other languages have another one.
    let isDisplayName = Set(table.marked[.displayName] ?? [])
    let isForeign = Set((table.marked[.foreignLetters] ?? []).filter(table.hasForeignScript))
    for index in counted {
      guard isLabel.contains(index) else {
        certain.append(index)
        continue
      }
      if isDisplayName.contains(index) { continue }
      let source = pairs[index].source
      let label = CopiedLabel(
        source, votes: table.copyVotes[source.key], isKnown: table.knownTranslations[source.key]?.areOfOneSense == true,
        in: table.locale)
      let answer = label.answer(
        words, isOfOtherScript: isOfOther || isForeign.contains(index), isForeign: isForeign.contains(index),
        isAmongCopies: around.isAmongCopies(index), names: table.glossary)
      switch answer {
      case .yes: certain.append(index)
      case .unknown: possible.append(index)
      case .no: break
      }
    }
  }
}

/// How much of what is around a text is a copy of its source, too.
private struct CopiesAround {
  /// How many strings on either side are around one. The figure is ours.
  private static let reach = 5

  private let places: [Int: Int]
  /// Of the strings before each place those that are copies.
  private let copies: [Int]

  init(own: [Int], copies all: [Int]) {
    let isCopy = Set(all)
    places = Dictionary(own.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    copies = own.reduce(into: [0]) { $0.append($0.last! + (isCopy.contains($1) ? 1 : 0)) }
  }

  /// Whether four of five around a copy are copies, and four at least. The figures are ours.
  func isAmongCopies(_ index: Int) -> Bool {
    guard let place = places[index] else { return false }
    let (low, high) = (max(0, place - Self.reach), min(copies.count - 1, place + Self.reach + 1))
    let (found, all) = (copies[high] - copies[low] - 1, high - low - 1)
    return found >= 4 && found * 5 >= all * 4
  }
}

extension TableInLocale {
  /// Whether a pair's translation is the language's own, of a text that can be translated.
  func isTranslatable(_ index: Int) -> Bool {
    pairs[index].translation?.locale == locale && Wanted.isTranslatable(pairs[index].source)
  }

  /// Whether all letters of a translation that are foreign to the language are of another script, and none may be a name's.
  fileprivate func hasForeignScript(_ index: Int) -> Bool {
    let letters = pairs[index].translation?.forms.flatMap(\.facts.foreignLetters) ?? []
    return !letters.isEmpty && letters.allSatisfy { $0.script != "Latn" && !$0.mayBeName && !$0.isOfOtherScript }
  }
}
