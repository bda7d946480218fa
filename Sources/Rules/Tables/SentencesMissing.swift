import LintelFindings
import LintelModel

extension Rule {
  static let sentencesMissing = Rule(
    id: "sentences-missing",
    title: "A translation says every sentence of its source.",
    severity: .warning,
    isCore: true,
    why: "Whoever reads it is not told what the others are: a condition, a warning, the way out.",
    examples: [
      .fails("one sentence is left of three", files: table("de", "Diese Datei löschen?", german)),
      .needsReview(
        "two sentences fewer, and not much shorter",
        files: table("de", "Möchten Sie diese Datei von allen Ihren Geräten entfernen?", german)),
      .needsReview("no other text tells how long they are", files: table("de", "Diese Datei löschen?", [])),
      .passes(
        "one sentence that says all of three",
        files: table(
          "de", "Soll diese Datei auf allen Geräten gelöscht werden, was sich nicht rückgängig machen lässt?", german)),
      .passes("as many sentences", files: table("de", "Datei löschen? Sie ist dann überall weg. Endgültig.", german)),
      .passes(
        "a language of short texts", files: table("ja", "このファイルを削除すると、すべての機器から消えて、元に戻せなくなります。", japanese)),
    ],
    check: .translations { table in
      // One call in code may be the place of several keys.
      table.lostSentences.values.sorted { ($0.source.location, $0.source.key) < ($1.source.location, $1.source.key) }
        .map { remark(on: $0, in: table.locale) }
    })

  /// At half of what is usual, or less, text is missing: of the 444,000 translations of 21 open-source apps some thirty have two
  /// sentences fewer and are as short, and all of them lack what their sources say.
  private static let certain = 0.5

  private static func remark(on lost: LostSentences, in locale: LocaleID) -> Remark {
    let text = StringUnit.quoted(lost.translation.value, showing: .end)
    let isCertain = lost.share.map { $0 <= certain } ?? false
    let message: Message =
      if let share = lost.share {
        ofShare(Int((share * 100).rounded()), isCertain, lost, text, locale)
      } else {
        "The \(locale) text \(text) has \(lost.left) of the \(lost.given) sentences of its source and is far shorter: text may be missing, and this table has too few long texts to tell"
      }
    return Remark(
      isCertain ? .fails : .needsReview, isCertain ? "missing" : lost.share == nil ? "unmeasured" : "shorter", message,
      certainty: isCertain ? .likely : .possible, unit: lost.translation, blame: .translation,
      evidence: [.text("source", lost.source.value), .text("translation", lost.translation.value)],
      suggestion: isCertain
        ? "Translate every sentence of the source." : "Compare it with the source, and translate every sentence of that.")
  }

  /// - Parameter percent: Of the usual length.
  private static func ofShare(
    _ percent: Int, _ isCertain: Bool, _ lost: LostSentences, _ text: Message, _ locale: LocaleID
  ) -> Message {
    isCertain
      ? "The \(locale) text \(text) has \(lost.left) of the \(lost.given) sentences of its source, and \(percent) % of the length that is usual in this table: text is missing"
      : "The \(locale) text \(text) has \(lost.left) of the \(lost.given) sentences of its source, and \(percent) % of the length that is usual in this table: text may be missing"
  }

  // Examples' texts and no words of the rule's: a line each.
  private static let english = lines(
    """
    The file could not be opened.
    Choose another folder for it.
    Nobody else sees your files.
    The page will be loaded again.
    All changes have been saved.
    """)
  private static let german = lines(
    """
    Die Datei konnte nicht geöffnet werden.
    Wählen Sie einen anderen Ordner.
    Niemand sonst sieht Ihre Dateien.
    Die Seite wird noch einmal geladen.
    Alle Änderungen sind gesichert.
    """)
  private static let japanese = [
    "ファイルを開けませんでした。", "別のフォルダを選択してください。", "他の人には見えません。", "ページを再読み込みします。", "変更をすべて保存しました。",
  ]

  private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  /// A question of three sentences, beside other texts that tell how long the language's are.
  private static func table(_ locale: String, _ translation: String, _ others: [String]) -> [String: String] {
    func table(_ text: String, _ others: [String]) -> String {
      others.enumerated().reduce("\"delete\" = \"\(text)\";\n") { $0 + "\"k\($1.offset)\" = \"\($1.element)\";\n" }
    }
    let source = """
      Delete this file? It will be gone from all of your devices. This cannot be undone.
      """
    return [
      "en.lproj/L.strings": table(source, Array(english.prefix(others.count))),
      "\(locale).lproj/L.strings": table(translation, others),
    ]
  }
}
