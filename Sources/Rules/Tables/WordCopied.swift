import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let wordCopied = Rule(
    id: "word-copied",
    title: "A single word that the other languages translate is translated.",
    severity: .warning,
    isCore: true,
    criteria: ["3.1.2"],
    isByMajority: true,
    why: "One word is easily passed over in a table. Beside translated neighbours it is a hole that people see.",
    examples: [
      .fails("a button of the system's", files: files("Done", de: "Done", fr: "OK", es: "Listo", it: "Fine", sv: "Klar")),
      .fails(
        "a command", files: files("Delete", de: "Delete", fr: "Supprimer", es: "Eliminar", it: "Elimina", sv: "Radera")),
      .needsReview(
        "a word among letters of another kind",
        files: files(
          "Biography", de: "Biografie", fr: "Biographie", es: "Biografía", it: "Biografia", sv: "Biografi", ja: "Biography")),
      .needsReview(
        "a term that German has taken over beside its own word",
        files: files("Debug", de: "Debug", fr: "Débogage", es: "Depuración", it: "Correzione", sv: "Felsökning")),
      .passes("translated", files: files("Done", de: "Fertig", fr: "OK", es: "Listo", it: "Fine", sv: "Klar")),
      .passes(
        "a word that many languages share",
        files: files("Status", de: "Status", fr: "Statut", es: "Estado", it: "Stato", sv: "Status")),
      .passes(
        "a word that translators of many apps keep in the language",
        files: files("Format", de: "Format", fr: "Mise en forme", es: "Formato", it: "Formato", sv: "Formatering")),
      .passes(
        "a word that the language has taken over",
        files: files(
          "Download", de: "Download", fr: "Télécharger", es: "Descargar", it: "Scarica", sv: "Hämta", "Downloads löschen")),
      .passes(
        "a name", files: files("Mastodon", de: "Mastodon", fr: "Mastodon", es: "Mastodon", it: "Mastodon", sv: "Mastodon")),
    ],
    check: .translations { Rule.copiedWords(in: $0) })

  /// Those of its single words that are told by themselves.
  private static func copiedWords(in table: TableInLocale) -> [Remark] {
    let commands = table.pairs(.copiedCommand)
    let pairs = (commands.map { ($0, true) } + table.pairs(.copiedWord).map { ($0, false) }).filter { pair, _ in
      guard let votes = pair.votes, votes.foreign >= 4, votes.copies * 4 <= votes.foreign else { return false }
      // The app's own name, or a product's.
      let isAppName = pair.source.key == "CFBundleName" || pair.source.key == "CFBundleDisplayName"
      return !isAppName && !table.glossary.contains(pair.source.value)
    }
    guard !table.isSource, !pairs.isEmpty else { return [] }
    let own = table.pairs.compactMap { pair in
      pair.translation.flatMap { $0.locale == table.locale && Wanted.isTranslatable(pair.source) ? (pair.source, $0) : nil }
    }
    let translated = own.filter { !Copy.isSame(TableInLocale.Pair(source: $0.0, translation: $0.1)) }
    // Where few neighbours are translated, the table as a whole is not.
    guard translated.count * 3 >= own.count * 2 else { return [] }
    // Kept by most languages, and not just by this one.
    let copied = Set(
      ((table.marked[.copiedCommand] ?? []) + (table.marked[.copiedWord] ?? [])).filter { index in
        table.pairs[index].votes.map { $0.copies * 2 >= $0.foreign } ?? false
      })
    let inList = Set(
      table.pairs.indices.filter { index in (index - 2...index + 2).count { $0 != index && copied.contains($0) } >= 3 }
        .map { table.pairs[$0].source.key })
    let isLatin = translated.count { $0.1.value.utf8.first.map { $0 < 0xCA } == true } * 2 > translated.count
    let words = Set(translated.flatMap { $0.1.value.lowercased().split { !$0.isLetter } })
    return pairs.compactMap { pair, isCommand in
      let (source, translation, votes) = pair
      guard let votes else { return nil }
      // What a fifth of the languages of its letters keep, and three of them, is a word that they have taken over.
      if isLatin, votes.copies >= 3, votes.copies * 5 >= votes.latin, !SystemWord.isOne(source.value) { return nil }
      let word = source.value.lowercased()
      // Among others that are kept, it is one of a list of its own: the keys of a keyboard.
      if inList.contains(source.key) { return nil }
      // Where other texts have it, it is a word of the language by now.
      guard !words.contains(where: { $0.contains(word) }) else { return nil }
      // However many keep it: where the system has another word, it is none of the language.
      let isOfOthers = isCommand && SystemWord.isOne(source.value, otherwiseIn: table.locale)
      let isShared = TakenOverWord.isOne(source.value) || SharedWord.isOne(source.value, in: table.locale.language)
      let known = KnownWords.told(table.knownTranslations[source.key])
      let isKnown = table.knownTranslations[source.key]?.areOfOneSense == true
      // Translators of several apps keep it.
      let isEnglish = table.sourceLocale.language == "en"
      if isEnglish, !isKnown, KeptWords.hasOne(word, in: table.locale.language) { return nil }
      let translate: Message = "Translate it."
      let isSure = isOfOthers || (isKnown || isCommand && votes.copies < 3) && !(isLatin && isShared)
      return Remark(
        isSure ? .fails : .needsReview, "copy",
        "The \(table.locale) text “\(source.value)” is the same as in the source, and \(votes.foreign - votes.copies) of "
          + "the \(votes.foreign) translations have other words",
        certainty: .likely, unit: translation, blame: .translation,
        evidence: [.count("languages that translate it", votes.foreign - votes.copies, "languages")],
        suggestion: known.map { "\(translate) \($0)" } ?? translate, location: translation.location,
        cause: Cause(table: table.id, keys: [source.key], locales: [table.locale]),
        fixes: isSure
          ? translation.forms[0].fix(
            StandardWord.text(
              for: source.value, from: table.sourceLocale, in: table.locale,
              beside: own.map { (source: $0.0.value, text: $0.1.value) })) : [])
    }
  }

  private static func files(
    _ english: String, de: String, fr: String, es: String, it: String, sv: String, ja: String? = nil,
    _ more: String = "Alle Seiten"
  ) -> [String: String] {
    func table(_ word: String, _ first: String, _ second: String) -> String {
      "\"k\" = \"\(word)\";\n\"a\" = \"\(first)\";\n\"b\" = \"\(second)\";\n\"c\" = \"\(first) c\";\n"
    }
    var files = [
      "en.lproj/L.strings": table(english, "All pages", "Two words"), "de.lproj/L.strings": table(de, more, "Zwei Worte"),
      "fr.lproj/L.strings": table(fr, "Toutes les pages", "Deux mots"), "es.lproj/L.strings": table(es, "Todo", "Dos"),
      "it.lproj/L.strings": table(it, "Tutte le pagine", "Due parole"), "sv.lproj/L.strings": table(sv, "Alla sidor", "Ord"),
    ]
    if let ja { files["ja.lproj/L.strings"] = table(ja, "すべて", "言葉") }
    return files
  }
}
