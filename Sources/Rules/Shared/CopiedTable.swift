import LintelModel

/// How much of a table a language has left as it is, among the strings that code asks for: what no code asks for counts for no
/// share, as it does not where it is missing.
struct CopiedTable {
  /// The indices of the pairs whose sentences are copied.
  let copies: [Int]
  /// How many pairs have a sentence, copied or not.
  let sentences: Int
  /// The indices of all pairs that are copied: with the words, which alone could be names.
  let copied: [Int]
  /// How many pairs have something to translate.
  let judged: Int

  /// Nil where the copied sentences are few: those are told one by one.
  /// - Parameter found: The indices of the table's copied sentences, asked for or not.
  init?(_ table: TableInLocale, copiedSentences found: [Int]) {
    let pairs = table.pairs
    func isAsked(_ index: Int) -> Bool { !table.unmentioned.contains(pairs[index].source.key) }
    copies = found.filter(isAsked)
    // However many sentences there are: those are only counted beside more.
    guard !copies.isEmpty, Aggregation.isOne(copies.count, of: copies.count) else { return nil }
    let asked = pairs.indices.filter { table.isTranslatable($0) && isAsked($0) }
    // The copies among them are counted already.
    sentences =
      copies.count + asked.count { !Copy.isSame(pairs[$0]) && Copy.hasSentence(pairs[$0].source, names: table.glossary) }
    guard Aggregation.isOne(copies.count, of: sentences) else { return nil }
    copied = asked.filter { Copy.isSame(pairs[$0]) }
    judged = asked.count
  }

  /// Whether half of the table is a copy. Where the sentences are copies, so are the words beside them.
  var isHalf: Bool { copies.count * 2 >= sentences && copied.count * 2 >= judged }

  /// Whether it is told as a whole, and none of what it holds by itself: nine tenths are a copy. The figure is ours.
  var isWhole: Bool { isHalf && copied.count * 10 >= judged * 9 }
}

extension TableInLocale {
  /// The indices of the pairs whose sentences are copied, asked for or not; none in another region of the source's language.
  var copiedSentences: [Int] {
    guard locale.language != sourceLocale.language else { return [] }
    // By index: a table has thousands of pairs, and copying one costs more than looking at it.
    return pairs.indices.filter {
      Copy.isSame(pairs[$0]) && isTranslatable($0) && Copy.hasSentence(pairs[$0].source, names: glossary)
    }
  }

  /// Whether `untranslated` tells the table as a whole.
  package var isCopiedAsWhole: Bool { CopiedTable(self, copiedSentences: copiedSentences)?.isWhole == true }
}
