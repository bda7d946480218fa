import LintelFindings
import LintelModel

/// Texts that are no copy of their source and in which English words are left: half of a sentence, or what the source said
/// before.
extension TableInLocale {
  var partCopies: [Remark] {
    guard sourceLocale.language == "en", !PlainEnglish.likeEnglish.contains(locale.language) else { return [] }
    // By index: a table has thousands of pairs, and copying one costs more than looking at it.
    let remarks = pairs.indices.filter(mayBePartCopy).compactMap { partCopy(pairs[$0].translation!, of: pairs[$0].source) }
    // What is certain fails, however much of the table is only asked about.
    return [Verdict.fails, .needsReview].flatMap { verdict in
      aggregated(
        remarks.filter { $0.verdict == verdict }, asOne: verdict == .fails ? "many-part-copies" : "perhaps-part-copies",
        "have English words left in them", advice: "Translate them anew."
      ).map(withCause)
    }
  }

  /// What several languages have not followed is one string of the source.
  private func withCause(_ remark: Remark) -> Remark {
    guard let key = remark.unit?.key else { return remark }
    var remark = remark
    remark.cause = Cause(table: id, keys: [key], locales: [locale])
    return remark
  }

  private func mayBePartCopy(_ index: Int) -> Bool {
    guard pairs[index].translation?.locale == locale, let value = pairs[index].translation?.value else { return false }
    if olderSources[pairs[index].source.key]?[value] != nil { return true }
    return pairs[index].translation!.varies || EnglishRun.mayBe(in: value) || LeftSmallWord.mayBe(in: value, of: locale.language)
      || isOfOtherScript && LeftEnglish.mayBe(in: value)
  }

  private func partCopy(_ translation: StringUnit, of source: StringUnit) -> Remark? {
    guard translation.varies || translation.value != source.value else { return nil }
    let texts = translation.varies ? translation.forms.map(\.text) : [translation.value]
    let given = source.varies ? source.forms.map(\.text) : [source.value]
    let others = texts.filter { !given.contains($0) }
    let languages = olderSources[source.key]?[translation.value]
    // Of an older source a third language is proof enough.
    let older = languages.map { LeftEnglish(text: translation.value, isSure: $0 > 2) }
    let read = words(leftIn: others, of: given)
    guard let left = older?.isSure == true ? older : read ?? older, !Self.isLegal(source.value) else { return nil }
    return Remark(
      left.isSure ? .fails : .needsReview, "part-copy",
      "The \(locale) text has English words left in it: \(StringUnit.quoted(left.text))",
      certainty: left.isSure ? .certain : .likely, unit: translation, blame: .translation, severity: left.isSure ? .warning : nil,
      evidence: [.text("source", source.value)] + (languages.map { [.count("languages", $0, "languages")] } ?? []),
      suggestion: "Translate it anew.", location: translation.location)
  }

  private func words(leftIn texts: [String], of given: [String]) -> LeftEnglish? {
    if let run = texts.lazy.compactMap({ EnglishRun.first(in: $0, of: locale.language) }).first {
      // The source's own words, or a whole sentence of what it said before.
      return LeftEnglish(
        text: run.text, isSure: run.certain >= 2 && run.joints >= 4 || given.contains { run.shares(wordsWith: $0) })
    }
    if isOfOtherScript { return texts.lazy.compactMap { LeftEnglish.first(in: $0, of: given) }.first }
    return texts.lazy.compactMap { LeftSmallWord.first(in: $0, of: given, locale.language) }.first
      .map { LeftEnglish(text: $0, isSure: false) }
  }

  /// A licence, which translators may quote.
  private static func isLegal(_ source: String) -> Bool {
    guard source.utf8.count > 60 else { return false }
    let small = source.lowercased()
    return ["copyright", "licen", "warrant"].contains { small.contains($0) }
  }
}
