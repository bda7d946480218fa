import LintelFindings
import LintelModel

/// Texts that are their source's as a whole: those that were left untranslated, and those of which nothing shows whether they were.
extension TableInLocale {
  var copiesOfSource: [Remark] {
    let sentences = copiedSentences
    let unasked = sentences.filter { unmentioned.contains(pairs[$0].source.key) }.map { copied(pairs[$0]) }
    guard let texts = CopiedTexts(self, where: { !unmentioned.contains($0) }) else { return unasked }
    // A single word that most languages translate is told with their number.
    let told = copiesToldAsWords
    func untold(_ indices: [Int]) -> [Int] { told.isEmpty ? indices : indices.filter { !told.contains(pairs[$0].source.key) } }
    let whole = CopiedTable(self, copiedSentences: sentences)
    // In a table that nobody has begun to translate no text is the source's by right.
    let isWhole = whole?.isWhole == true
    let certain = isWhole ? (texts.certain + texts.possible).sorted() : texts.certain
    let alone = copiesKnown(among: untold(certain), of: texts.judged, whole)
    let rest = untold(certain).filter { !alone.contains($0) }
    return alone.sorted().map { copied(pairs[$0]) } + remarks(on: rest, of: texts.judged, whole)
      + doubts(about: isWhole ? [] : untold(texts.possible), of: texts.judged) + unasked
  }

  /// Those that the project translates elsewhere: each is told with what it is to be, unless they are too many for that.
  private func copiesKnown(among copies: [Int], of all: Int, _ whole: CopiedTable?) -> Set<Int> {
    if whole?.isHalf == true { return [] }
    let known = copies.filter { isKnown(pairs[$0]) }
    return Aggregation.isOne(known.count, of: all) ? [] : Set(known)
  }

  /// Whether the project certainly translates what it says.
  private func isKnown(_ pair: Pair) -> Bool { knownTranslations[pair.source.key]?.areOfOneSense == true }

  /// Whether nobody can take it for a word that was kept: a paragraph is read in the source's language wherever it stands, alone or in
  /// a table that is a copy by half.
  private func isGrave(_ pair: Pair) -> Bool {
    isKnown(pair) || !unmentioned.contains(pair.source.key) && Copy.isParagraph(pair.source.shownText, names: glossary)
  }

  private func remarks(on copies: [Int], of all: Int, _ whole: CopiedTable?) -> [Remark] {
    guard !copies.isEmpty else { return [] }
    if whole?.isHalf == true || Aggregation.isOne(copies.count, of: all) { return [remark(on: copies, of: all, whole)] }
    return copies.map { copied(pairs[$0]) }
  }

  /// The copies as one matter: as grave as so many strings that are missing, since people read them in the same language.
  private func remark(on copies: [Int], of all: Int, _ whole: CopiedTable?) -> Remark {
    // What is told of one string alone is told with a table that is a copy; beside one that is not, a label is a matter of its bar.
    let isHalf = whole?.isHalf == true
    let keys = isHalf ? whole!.copied : copies.filter { Copy.hasSentence(pairs[$0].source, names: glossary) }
    return Remark(
      .fails, "table-untranslated", sentence(on: copies.count, of: all),
      blame: .translation, severity: .warning,
      evidence: [
        .count("copies", copies.count, "strings"), .count("strings", all, "strings"),
        .text("for example", copies.prefix(3).map { pairs[$0].source.key }.joined(separator: ", ")),
      ], suggestion: "Translate them.", location: pairs[copies[0]].translation!.location,
      count: copies.count,
      cause: keys.count < 2 ? nil : Cause(table: id, keys: Set(keys.map { pairs[$0].source.key }), locales: [locale]),
      strings: copies.count > 1 ? strings(copies) : [],
      together: !isHalf
        ? Copy.together
        : whole!.isWhole
          // What is left may be hundreds of strings: nobody who translated these is told that nothing is.
          ? Together("table-untranslated", "is by nine tenths or more a copy of its source", isOfTable: true)
          : Together("table-half-untranslated", "is by half or more a copy of its source", isOfTable: true))
  }

  /// Whoever opens the table counts more translations than are judged.
  private func sentence(on copies: Int, of all: Int) -> Message {
    let whole = pairs.count { $0.translation?.locale == locale }
    return whole > all
      ? "\(amount: copies) of \(amount: all) \(locale) translations in \(name) are copies of their source (the table has \(amount: whole); what no code asks for, and what has nothing to translate, is left out)"
      : "\(amount: copies) of \(amount: all) \(locale) translations in \(name) are copies of their source"
  }

  private func copied(_ pair: Pair) -> Remark {
    let known = KnownWords.told(knownTranslations[pair.source.key])
    let translate: Message = "Translate it."
    return Remark(
      .fails, "copy", "The \(locale) translation \(StringUnit.quoted(pair.source.shownText)) is a copy of its source",
      unit: pair.translation,
      blame: .translation, severity: isGrave(pair) ? .warning : nil, evidence: [.text("source", pair.source.shownText)],
      suggestion: known.map { "\(translate) \($0)" } ?? translate,
      location: pair.translation!.location,
      cause: Cause(table: id, keys: [pair.source.key], locales: [locale]),
      // One of several has the words of none.
      together: isKnown(pair) ? nil : unmentioned.contains(pair.source.key) ? Copy.unaskedTogether : Copy.together)
  }

  /// What a language's share may be more: names, words that both languages have, and what was left over among them.
  private func doubts(about found: [Int], of all: Int) -> [Remark] {
    if found.isEmpty { return [] }
    let copies = found.filter(isOutvoted) + found.filter { !isOutvoted($0) }
    guard Aggregation.isOne(copies.count, of: all) else { return copies.map { doubt(about: pairs[$0]) } }
    return [
      Remark(
        .needsReview, "perhaps-copies",
        "\(amount: copies.count) of \(amount: all) \(locale) translations in \(name) are the same as their source, which may be right: names, or words that both languages have",
        certainty: .likely, blame: .translation, severity: .note,
        evidence: [
          .count("found", copies.count, "strings"), .count("strings", all, "strings"),
          .text("for example", copies.prefix(3).map { pairs[$0].source.key }.joined(separator: ", ")),
        ], suggestion: Copy.adviceOnDoubts, location: pairs[copies[0]].translation!.location,
        count: copies.count, strings: copies.count > 1 ? strings(copies) : [], together: Copy.doubted)
    ]
  }

  /// Whether more languages translate a copied text than keep it: likeliest it was left over, and whoever reads only the
  /// first few has read these.
  private func isOutvoted(_ index: Int) -> Bool {
    copyVotes[pairs[index].source.key].map { $0.translating > $0.keeping.count } ?? false
  }

  private func doubt(about pair: Pair) -> Remark {
    let translate: Message = "Translate it, unless it is a name or a word of the language."
    let known = KnownWords.told(knownTranslations[pair.source.key])
    return Remark(
      .needsReview, "perhaps-copy",
      "The \(locale) translation \(StringUnit.quoted(pair.source.shownText)) is the same as its source, which may be right: a name, or a word that both languages have",
      certainty: .likely, unit: pair.translation, blame: .translation, severity: .note,
      evidence: [.text("source", pair.source.shownText)],
      suggestion: known.map { "\(translate) \($0)" } ?? translate, location: pair.translation!.location,
      cause: Cause(table: id, keys: [pair.source.key], locales: [locale]), together: Copy.doubted)
  }

  private func strings(_ indices: [Int]) -> [FoundString] {
    indices.map { FoundString(key: pairs[$0].source.key, location: pairs[$0].translation?.location) }
  }
}
