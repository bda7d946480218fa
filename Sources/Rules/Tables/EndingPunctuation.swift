import LintelFindings
import LintelModel

extension Rule {
  static let endingPunctuation = Rule(
    id: "ending-punctuation",
    title: "A translation ends with the same mark as its source.",
    severity: .note,
    isCore: true,
    isByMajority: true,
    why: "A question without its mark reads as a statement; an ellipsis says that more input follows.",
    examples: [
      .fails("a question mark is lost", files: pair("de", "Delete all pages?", "Alle Seiten löschen")),
      .fails("an ellipsis is lost", files: pair("de", "Rename…", "Umbenennen")),
      .passes("the script's own mark", files: pair("ja", "Delete all pages?", "すべてのページを削除しますか？")),
      .passes("two full stops are none", files: pair("de", "It is lost.", "Es ist verloren..")),
      .passes("three dots are an ellipsis", files: pair("de", "Rename…", "Umbenennen...")),
      .passes("Greek asks with a semicolon", files: pair("el", "Delete all pages?", "Διαγραφή όλων των σελίδων;")),
      .passes("the mark of a drive", files: pair("it", "Open C: Drive", "Apri unità C:")),
      .passes("a colon behind a single letter", files: pair("es", "Y Offset:", "Desplazar en Y:")),
      .passes("the same in the source", files: pair("fr", "Size A:", "Taille A :")),
      .passes("an ellipsis that leads on to the word before", files: pair("pa", "Share Page With…", "…ਨਾਲ ਸਫ਼ਾ ਸਾਂਝਾ ਕਰੋ")),
      .passes("a value that moved to the end", files: pair("ja", "Try %@ as the term.", "次の検索語に置き換えてみてください: %@")),
      .passes("Japanese makes a sentence of it", files: pair("ja", "You can type it:", "手動で入力してください。")),
      .passes("an abbreviated heading", files: pair("fr", "Alphabetic Presentation Forms", "Formes de présent. alphabét.")),
      .passes("Armenian asks inside the word", files: pair("hy", "Are you sure?", "Վստա՞հ ես։")),
      .passes(
        "Armenian asks in an earlier sentence",
        files: pair("hy", "Anything else? Choose another engine.", "Այլ բա՞ն եք փնտրում: Ընտրեք այլ որոնիչ:")),
      .passes("Amharic leads on with two marks", files: pair("am", "Use it as a private browser:", "እንደ የግል አሳሽ ይጠቀሙበት፡-")),
      .passes(
        "one sentence that was two: it asks as the first of them does",
        files: pair(
          "de", "Are you sure you want to delete all pages? This cannot be undone.",
          "Sollen alle Seiten endgültig gelöscht werden?")),
      .passes(
        "a question that was one sentence: it asks in the first of two",
        files: pair("ja", "Stop it now and lose all unsaved data?", "今すぐ停止しますか? 保存されていないデータは失われます。")),
      .passes(
        "the source asks without its mark",
        files: pair("ja", "Changes will be lost. Are you sure you want to continue", "変更は失われます。続行しますか？")),
      .passes(
        "a word cut short",
        files: [
          "en.lproj/L.strings": "\"k\" = \"Run without saving changes\";\n\"l\" = \"Change\";\n",
          "fr.lproj/L.strings": "\"k\" = \"Exécuter sans enregistrer les modifs.\";\n\"l\" = \"Modification\";\n",
        ]),
      .passes("Thai has no full stop", files: pair("th", "All of your pages are gone.", "หน้าทั้งหมดหายไปแล้ว")),
      .passes("a label, which takes no question mark in Japanese", files: pair("ja", "Read Only?", "読み出しのみ")),
      LostBullets.example,
      .passes(
        "a whole sentence with its stop, which the source has forgotten",
        files: pair("ja", "The file was moved to the trash", "ファイルはゴミ箱に移動されました。")),
      .passes("the same in Chinese", files: pair("zh-Hans", "The file was moved to the trash", "文件已移到废纸篓。")),
      .fails(
        "a sentence of the source whose stop most languages set",
        files: [
          "en.lproj/L.strings": "\"k\" = \"The file was moved to the trash\";\n",
          "de.lproj/L.strings": "\"k\" = \"Die Datei wurde in den Papierkorb gelegt.\";\n",
          "fr.lproj/L.strings": "\"k\" = \"Le fichier a été mis à la corbeille.\";\n",
          "ja.lproj/L.strings": "\"k\" = \"ファイルはゴミ箱に移動されました。\";\n",
        ]),
      .passes("Japanese asks with a word", files: pair("ja", "Delete all pages?", "すべてのページを削除しますか。")),
      .passes("Japanese ends in a noun", files: pair("ja", "Find the next match.", "次の一致を検索")),
      .passes("an ellipsis that stands for the value", files: pair("zh-Hant", "Chat with…", "與……聊天")),
      .passes("Japanese asks with a heading", files: pair("ja", "What are servers?", "サーバーとは")),
      .passes(
        "the last of two sentences ends as the source ends the first",
        files: pair("de", "Expands the image. Tap twice and hold it", "Vergrößert das Bild. Zweimal tippen und halten.")),
      .passes(
        "an addition in parentheses behind the sentence",
        files: pair("ko", "Ignores the width of letters (as in a = a).", "글자의 너비를 무시하고 비교합니다. (예: a = a)")),
      .passes("a colon before a value that moved to the end", files: pair("ja", "Use “%@” for:", "次で使用:%@")),
      .passes(
        "the dot of an abbreviation",
        files: pair("de", "Examples: gluten-free, organic, etc.", "Beispiele: glutenfrei, bio usw")),
      .passes(
        "a question mark within quotation marks",
        files: pair("de", "Check the setting 'Use the copy?'", "Siehe „Kopie benutzen?“")),
    ],
    check: .translations { table in
      if table.isSource { return Sentence.outvoted(in: table) }
      let hasNoStops = ["th", "lo", "km", "my", "bo", "dz"].contains(table.locale.language)
      let endsInVerb = ["ja", "ko"].contains(table.locale.language)
      let asksInSentencesAlone = ["ja", "ko", "yue", "zh"].contains(table.locale.language)
      var convention = EndingConvention(of: table)
      lazy var abbreviated = AbbreviatedWords(of: table)
      let remarks = table.pairs(.edges).compactMap { source, translation, votes -> Remark? in
        guard !translation.varies, !source.varies, let own = translation.facts.first?.edges.ending,
          let given = source.facts.first?.edges.ending, own != given, own != .undecided, given != .undecided,
          votes?.keeps(\.sameEnding) ?? true, table.lostSentences[source.key] == nil
        else { return nil }
        // Languages differ in how much they shout, and where a list of words needs a stop.
        if endsInVerb, given == .colon, own == .fullStop { return nil }
        if given == .ellipsis, Sentence.holdsEllipsis(translation.value) { return nil }
        if given == .colon, own == .none, translation.endsWithArgument, translation.value.contains(where: { ":：".contains($0) }) {
          return nil
        }
        if given == .fullStop, own == .none, table.locale.language == "ja", JapaneseEnding.isNoun(translation.value) { return nil }
        if given == .none, Sentence.closesItsOwn(own, translation.value) { return nil }
        if given == .question, own == .none, table.locale.language == "ja", Sentence.asksInJapanese(translation.value) { return nil }
        if asksInSentencesAlone, given == .question, own == .none, !Copy.isSentence(source.value) { return nil }
        // Whoever ends the last sentence as the source ends those before it has seen what the source lacks.
        if given == .none, own == .fullStop, source.facts.first?.innerEndings.contains(.fullStop) == true { return nil }
        if given == .fullStop, own == .none, Sentence.endsWithAbbreviation(source) { return nil }
        if given == .fullStop, own == .none, Sentence.endsBeforeParentheses(translation.value) { return nil }
        // The value behind it is lost, and is told as that.
        if given == .none, own == .colon, source.endsWithArgument, !translation.endsWithArgument { return nil }
        if given == .none || given == .fullStop, own == .question, Sentence.asks(source) { return nil }
        let telling: Set<TextEdges.Ending> = [.question, .colon, .ellipsis]
        let isStop =
          Set([own, given]) == [.none, .fullStop] && !hasNoStops && Sentence.hasThreeWords(source.value)
          && !(own == .fullStop && (Sentence.endsWithShortWord(translation.value) || !Copy.isSentence(source.value)))
          && !(own == .none ? translation : source).endsWithArgument
        guard telling.contains(given) || telling.contains(own) || isStop else { return nil }
        if convention?.isUsual(own, for: given) == true { return nil }
        if Sentence.joins(translation, sentencesOf: source) || Sentence.asksEarlier(translation, than: source) { return nil }
        if isStop, own == .fullStop, abbreviated.end(translation.value) { return nil }
        if hasNoStops, own == .none, given == .question || given == .colon { return nil }
        if let lost = LostBullets(in: translation, of: source) { return lost.remark(in: table.locale) }
        if isStop, own == .fullStop, IdeographicFullStop.endsSentence(translation.value, in: table.locale.language) {
          return convention?.sentencesWithoutFullStops().map {
            Sentence.unusualStop(translation, of: source, in: table.locale, among: $0)
          }
        }
        return Remark(
          .fails, "\(given.name.replacingSpaces)-\(own.name.replacingSpaces)",
          "The \(table.locale) text \(StringUnit.quoted(translation.value, showing: .end)) ends with \(own.phrase), its source with \(given.phrase)",
          unit: translation, blame: .translation,
          evidence: [.text("source", source.value), .text("translation", translation.value)],
          suggestion: "End it as the source does, with the mark of the language.")
      }
      // Whether a sentence of an app ends with a full stop is a matter of style: where a language decides otherwise, once.
      let ofStyle: Set = ["full-stop-nothing", "nothing-full-stop"]
      let stops = remarks.filter { ofStyle.contains($0.reason) }
      let bullets = remarks.filter { $0.reason == LostBullets.reason }
      let unusual = remarks.filter { $0.reason == Sentence.unusualReason }
      let others = remarks.filter { remark in
        !ofStyle.contains(remark.reason) && ![LostBullets.reason, Sentence.unusualReason].contains(remark.reason)
      }
      return bullets + table.aggregated(others, asOne: "many-endings", "end with another mark than their source")
        + table.aggregated(
          unusual, asOne: "many-unusual-stops", "end with a full stop, and most sentences of their language do without one")
        + table.aggregated(stops, asOne: "many-full-stops", beyond: 3, "end with a full stop or without, unlike their source")
    })
}

private enum Sentence {
  static let unusualReason = "full-stop-unusual"

  /// A whole sentence with its stop, in a language whose other sentences in the table have none. Which of the two is right, the
  /// language decides.
  static func unusualStop(
    _ translation: StringUnit, of source: StringUnit, in locale: LocaleID, among sentences: (all: Int, with: Int)
  ) -> Remark {
    Remark(
      .fails, unusualReason,
      "The \(locale) text \(StringUnit.quoted(translation.value, showing: .end)) ends with a full stop, and only \(amount: sentences.with) of \(amount: sentences.all) sentences of the table do in \(locale)",
      unit: translation, blame: .translation,
      evidence: [.text("source", source.value), .text("translation", translation.value)],
      suggestion: "Decide once whether sentences end with a full stop, and write them alike.")
  }

  /// Sentences of the source without a full stop that most languages end with one: told once to whoever writes it, and to no
  /// translator.
  private static func withoutStops(in table: TableInLocale) -> [Remark] {
    let remarks = OutvotedSource.all(.ending, in: table).compactMap { source -> Remark? in
      guard !source.unit.varies, source.unit.facts.first?.edges.ending == TextEdges.Ending.none,
        source.party.ending == .fullStop, Copy.isSentence(source.unit.value, names: table.glossary),
        hasThreeWords(source.unit.value), !source.unit.endsWithArgument,
        source.unit.facts.first?.innerEndings.contains(.fullStop) != true
      else { return nil }
      return source.remark(
        "source-stop",
        "ends with \(TextEdges.Ending.none.phrase), and its translations in \(source.languages) with \(TextEdges.Ending.fullStop.phrase)",
        .note, showing: .end,
        suggestion: "Decide once whether sentences of the source end with a full stop, and write them alike.")
    }
    return table.aggregated(
      remarks, asOne: "many-sources-without-stop", beyond: 1,
      "are sentences without a full stop, and most of their translations have one")
  }

  /// Texts of the source whose question, colon or ellipsis most languages end otherwise, all of them alike.
  static func outvoted(in table: TableInLocale) -> [Remark] {
    let telling: Set<TextEdges.Ending> = [.question, .colon, .ellipsis]
    let remarks = OutvotedSource.all(.ending, in: table).compactMap { source -> Remark? in
      let own = source.unit.facts.first?.edges.ending ?? .none
      let theirs = source.party.ending
      guard !source.unit.varies, own != .undecided, theirs != .undecided, telling.contains(own) || telling.contains(theirs)
      else { return nil }
      // Languages that agree to make one sentence of two are no judge of how the source ends.
      if source.unit.facts.first?.innerEndings.contains(theirs) == true { return nil }
      return source.remark(
        "source-ending", "ends with \(own.phrase), and its translations in \(source.languages) with \(theirs.phrase)", .note,
        showing: .end,
        suggestion: "Correct the source, or have it translated anew if it was changed.")
    }
    return withoutStops(in: table)
      + table.aggregated(remarks, asOne: "many-outvoted", beyond: 3, "end with another mark than most of their translations")
  }

  /// Whether a translation makes one sentence of several, and ends as one of those before the last does.
  static func joins(_ translation: StringUnit, sentencesOf source: StringUnit) -> Bool {
    guard let own = translation.facts.first, let given = source.facts.first else { return false }
    return given.innerEndings.contains(own.edges.ending) && own.innerEndings.count < given.innerEndings.count
  }

  /// Whether a translation makes two sentences of a question, and asks in the first of them: `Delete it? It is lost then.`
  static func asksEarlier(_ translation: StringUnit, than source: StringUnit) -> Bool {
    guard let own = translation.facts.first, let given = source.facts.first, given.edges.ending == .question else {
      return false
    }
    return own.innerEndings.contains(.question) && own.innerEndings.count > given.innerEndings.count
  }

  /// Whether a text asks with its last words, as headings do: `サーバーとは`, `届かない場合`.
  static func asksInJapanese(_ text: String) -> Bool { ["とは", "場合", "場合は"].contains { text.hasSuffix($0) } }

  /// Whether the sentence ends before an addition in parentheses: `… 비교합니다. (예: a)`.
  static func endsBeforeParentheses(_ text: String) -> Bool {
    guard let last = text.last, last == ")" || last == "）", let open = text.lastIndex(where: { $0 == "(" || $0 == "（" }) else {
      return false
    }
    return text[..<open].last { !$0.isWhitespace }.map { ".。．｡।".contains($0) } ?? false
  }

  /// Whether the dot behind an English text is that of an abbreviation: other languages write the words out.
  static func endsWithAbbreviation(_ source: StringUnit) -> Bool {
    guard source.locale.language == "en", let word = source.value.split(whereSeparator: \.isWhitespace).last else { return false }
    return abbreviations.contains(word.drop { !$0.isLetter }.prefix { $0.isLetter || $0 == "." }.lowercased())
  }

  private static let abbreviations: Set = [
    "a.m.", "approx.", "corp.", "e.g.", "est.", "etc.", "i.e.", "inc.", "jr.", "ltd.", "p.m.", "sr.", "u.k.", "u.s.", "vs.",
  ]

  static func hasThreeWords(_ text: String) -> Bool { text.split(whereSeparator: \.isWhitespace).count >= 3 }

  /// Whether a text opens a question or a call with a mark, as Spanish has to, and closes what it opened.
  static func closesItsOwn(_ ending: TextEdges.Ending, _ text: String) -> Bool {
    ending == .question && text.contains("¿") || ending == .exclamation && text.contains("¡")
  }

  /// Whether an English text without its mark asks all the same, as `What's here` and `Are you sure you want to go on` do, or
  /// asks to confirm something: elsewhere a question needs its mark.
  static func asks(_ source: StringUnit) -> Bool {
    guard source.locale.language == "en" else { return false }
    let sentences: [Substring] = source.value.split { ".!?\n".contains($0) }.filter { $0.contains(where: \.isLetter) }
    return [sentences.first, sentences.last].contains { sentence in
      let words = (sentence ?? "").lowercased().split { !$0.isLetter }.prefix(2)
      guard let first = words.first.map({ String($0) }) else { return false }
      if questionWords.contains(first) { return true }
      return auxiliaries.contains(first) && words.count == 2 && subjects.contains(String(words[1]))
    }
  }

  /// Whether a text leads on elsewhere than at its end: to a value that stands there in its language, or before a menu's key.
  static func holdsEllipsis(_ text: String) -> Bool { text.contains("…") || text.contains("...") || text.contains("⋯") }

  private static let questionWords: Set = [
    "what", "whats", "which", "who", "whom", "whose", "where", "when", "why", "how", "confirm",
  ]
  private static let auxiliaries: Set = [
    "am", "are", "can", "could", "did", "do", "does", "has", "have", "is", "may", "might", "must", "shall", "should", "was", "were",
    "will", "would",
  ]
  /// What an auxiliary verb has behind it in a question.
  private static let subjects: Set = [
    "he", "i", "it", "she", "that", "the", "there", "these", "they", "this", "those", "we", "you", "your",
  ]

  /// `min.`, `uitbr.`: likelier an abbreviation than the end of a sentence.
  static func endsWithShortWord(_ text: String) -> Bool {
    guard let word = text.split(whereSeparator: \.isWhitespace).last else { return false }
    return word.hasSuffix(".") && word.count <= 5
  }
}

extension StringUnit {
  /// Whether a value that the app puts in ends the text.
  fileprivate var endsWithArgument: Bool {
    let word = value.split(whereSeparator: \.isWhitespace).last ?? ""
    // Where no space is before it, it is known by what it is.
    if let last = facts.first?.placeholders.last?.text, word.hasSuffix(last) { return true }
    return word.hasPrefix("%") && word.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "$" || $0 == "@" }
  }
}

extension TextEdges.Ending {
  fileprivate var name: String {
    switch self {
    case .none, .undecided: "nothing"
    case .fullStop: "full stop"
    case .ellipsis: "ellipsis"
    case .colon: "colon"
    case .question: "question mark"
    case .exclamation: "exclamation mark"
    case .comma: "comma"
    }
  }

  fileprivate var phrase: Message {
    switch self {
    case .none, .undecided: "no mark"
    case .fullStop: "a full stop"
    case .ellipsis: "an ellipsis"
    case .colon: "a colon"
    case .question: "a question mark"
    case .exclamation: "an exclamation mark"
    case .comma: "a comma"
    }
  }
}

extension String {
  fileprivate var replacingSpaces: String { String(map { $0 == " " ? "-" : $0 }) }
}
