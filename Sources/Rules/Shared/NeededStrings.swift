import LintelModel

extension TableAcrossLocales {
  /// Indices of the sources that translators have something to translate in.
  var wanted: Set<Int> {
    Set(sources.indices.filter { !optional.contains($0) && Wanted.isTranslatable(sources[$0]) })
  }

  /// Those of them that count for a share: what no code asks for counts for none.
  func needed(of wanted: Set<Int>) -> Set<Int> { wanted.subtracting(unasked) }

  /// Little Snitch's, of which the app shows nothing.
  static let namesOfTools: Set<String> = ["InternetAccessPolicy"]

  /// How much of the table each language lacks, of the same strings that the rule about missing ones counts: the page's figures
  /// and its findings say one thing. Nothing of a table that only the source has, which may be no part of the app, of one that
  /// people who use the app hardly meet, nor of one that another has replaced.
  package var gaps: [TableGap] {
    let others = shares.filter { $0.locale.language != sourceLocale.language }
    guard !isAside, !Self.namesOfTools.contains(name), others.contains(where: { $0.file != nil }), !StrayTable.isOne(self)
    else { return [] }
    let needed = needed(of: wanted)
    guard !needed.isEmpty else { return [] }
    return others.map { share in
      TableGap(table: id, locale: share.locale, missing: share.missing.count(where: needed.contains), strings: needed.count)
    }
  }
}
