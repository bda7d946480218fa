import LintelFindings
import LintelModel

extension Rule {
  static let foreignLetters = Rule(
    id: "foreign-letters",
    title: "A text is written with the letters of its language.",
    severity: .warning,
    gravest: .error,
    isCore: true,
    why: "A letter of another keyboard or another language: the word is misspelt, or the text stands in the wrong table.",
    examples: [
      .fails("a Ukrainian letter in a Russian word", files: pair("ru", "вікно")),
      .fails("another language altogether, as an error", files: pair("de", "Сохранить")),
      .fails("a language that its letters tell, as an error", files: pair("pl", "すべてのクライアントを削除")),
      .fails(
        "many texts of another language, as one error",
        files: table("de", ["Сохранить", "Отменить всё", "Остановить", "Продолжить", "Sichern"])),
      .fails(
        "an Arabic letter as it looks at the end of a word",
        files: [
          "en.lproj/L.strings": "\"k\" = \"Maximum\";\n", "ar.lproj/L.strings": "\"k\" = \"الحد ا\u{FEF7}قصى\";\n",
        ]),
      .fails(
        "a few texts of a language with two scripts, as one finding",
        files: table("uz", ["Ochish", "Saqlash", "Bekor qilish", "Хато", "Тўхтатиш", "Yopish"])),
      .fails("a simplified letter in traditional Chinese", files: pair("zh-Hant", "全部下载")),
      .fails("a word in simplified letters in traditional Chinese", files: pair("zh-Hant", "已选择")),
      .fails("a traditional word in simplified Chinese", files: pair("zh-Hans", "檔案名称")),
      .fails("a simplified letter that may stand for several, in traditional Chinese", files: pair("zh-Hant", "发現")),
      .fails("a traditional text that cannot be turned letter by letter", files: pair("zh-Hans", "壓縮後的檔案")),
      .fails("a traditional letter beside one that may be of either way of writing", files: pair("zh-Hans", "检测註冊")),
      .fails("many traditional texts, as one finding", files: table("zh-Hans", ["開啟檔案", "儲存檔案", "關閉視窗", "選擇顏色", "打开文件"])),
      .fails("many simplified texts, as one finding", files: table("zh-Hant", ["打开文档", "关闭窗口", "选择颜色", "删除项目", "儲存檔案"])),
      .passes("letters that both ways of writing Chinese have", files: pair("zh-Hant", "下一台客户端")),
      .passes("Chinese in Japanese letters", files: pair("ja", "国と会話")),
      .passes("a whole table in the other script", files: table("uz", ["Очиш", "Сақлаш", "Хато"])),
      .passes("its own letters", files: pair("ru", "окно")),
      .passes("a name keeps its letters", files: pair("de", "Übersetzt von Łukasz")),
      .passes("Latin words are normal anywhere", files: pair("ru", "Открыть Wi-Fi")),
      .passes("letters that the source has too", files: pair("de", "Taste ß, Σύνολο")),
      .passes("micrograms", files: pair("de", "Menge in μg")),
      .passes("an accent that tells two Serbian words apart", files: pair("sr-Latn", "Unesite kôd")),
      .passes(
        "a language in its own letters",
        files: [
          "en.lproj/L.strings": "\"lang_el\" = \"Greek\";\n\"russian\" = \"Russian\";\n",
          "sk.lproj/L.strings": "\"lang_el\" = \"ελληνικά\";\n\"russian\" = \"Русский\";\n",
        ]),
      .fails(
        "a language in the letters of a third one",
        files: ["en.lproj/L.strings": "\"lang_el\" = \"Greek\";\n", "sk.lproj/L.strings": "\"lang_el\" = \"греческий\";\n"]),
    ],
    check: .translations { table in
      guard !table.isSource else { return [] }
      var byKey: [String: UnitFacts.Letter] = [:]
      var writtenIn = ""
      let habits = table.foreignHabits
      let inOtherScript = table.inOtherScript
      let foreign = table.pairs(.foreignLetters).compactMap { OtherLanguage($0.translation, of: $0.source) }
      let others = Set(inOtherScript.map(\.key) + foreign.map(\.unit.key))
      let remarks = table.pairs(.foreignLetters).compactMap { source, unit, _ -> Remark? in
        if others.contains(unit.key) { return nil }
        var known = Set(source.value.unicodeScalars)
        // One sign with two code points: a translator's keyboard has the letter.
        for (sign, letter) in signs where known.contains(sign) { known.insert(letter) }
        for form in unit.forms {
          let letters = form.facts.foreignLetters.filter { !$0.mayBeName || habits.contains($0.letter) }
          guard let found = letters.first(where: { !known.contains($0.letter) }) else { continue }
          let isForm = isPresentationForm(found.letter)
          // A word with several such letters is one of another language.
          if letters.allSatisfy({ $0.word != found.word || $0.letter == found.letter }) {
            byKey[unit.key] = found
          }
          let isChinese = OtherWriting.isOne(found.script)
          let mended: [String?] = unit.forms.map { fixed($0, known, habits, source.value) }
          // A text of which some letters stay as they are is no proposal.
          let isHeld = isChinese && mended.contains(nil)
          if isHeld { byKey[unit.key] = nil }
          let isWritten = isChinese && form.facts.chinese?.isInOther == true
          if isWritten { writtenIn = found.script }
          let text = fixed(form, known, habits, source.value) ?? form.text
          let whole: Message? =
            !isChinese ? nil
            : isHeld ? OtherWriting.advice(script: found.script) : OtherWriting.proposal(letters, mended: text)
          let suggestion: Message =
            isForm
            ? "Type the letters: fonts join them, and searching finds them."
            : whole
              ?? (found.looksLike ?? sameInSource(found, of: form.text, source.value)).map {
              "Type “\(String(Character($0)))” (\($0.codePoint))."
            }
              ?? "Check the spelling, and the language of the text."
          let what: Message =
            isForm
            ? "(\(found.letter.codePoint)), a presentation form in place of letters"
            : "(\(found.letter.codePoint), \(ScriptName.of(found.script))), which the language is not written with"
          let message: Message =
            isWritten
            ? OtherWriting.message(form.text, in: table.locale, script: found.script)
            : "“\(found.word)” in the \(table.locale) text has “\(String(Character(found.letter)))” " + what
          return Remark(
            .fails, isForm ? "presentation-form" : isWritten ? OtherWriting.reason : "foreign", message,
            certainty: .likely, unit: unit, blame: .translation, severity: isWritten ? .warning : nil,
            evidence: [.text("word", found.word), .text("letter", found.letter.codePoint), .text("text", form.text)],
            suggestion: suggestion, location: form.location,
            fixes: isHeld ? [] : zip(unit.forms, mended).flatMap { form, after in form.fix(after) })
        }
        return nil
      }
      let written = remarks.filter { $0.reason == OtherWriting.reason }
      let single = remarks.filter { $0.reason != OtherWriting.reason }
      let ofTable =
        table.aggregated(
          foreign.map { $0.remark(in: table.locale) }, asOne: "many-other-language", "are in another language",
          advice: OtherLanguage.adviceOnMany) + table.remarks(onOtherScript: inOtherScript)
        + table.remarks(onOtherWriting: written, script: writtenIn)
      let aggregated = table.aggregated(single, asOne: "many-foreign", "hold letters that the language is not written with")
      guard aggregated.count == single.count else { return ofTable + aggregated }
      return ofTable + table.aggregated(aggregated, byLetter: byKey.mapValues(\.letter), inAllTablesAs: "letter-in-tables") { letter in
        isPresentationForm(letter)
          ? "have “\(String(Character(letter)))” (\(letter.codePoint)), a presentation form in place of letters"
          : "have “\(String(Character(letter)))” (\(letter.codePoint)), which the language is not written with"
      }
    })

  /// The text with the letters that were meant; nil where one of them is not known, or may be another one, too.
  private static func fixed(
    _ form: StringUnit.Form, _ known: Set<Unicode.Scalar>, _ habits: Set<Unicode.Scalar>, _ source: String
  ) -> String? {
    let chinese = form.facts.foreignLetters.filter { OtherWriting.isOne($0.script) }
    if form.facts.chinese?.isTurnable == false || chinese.contains(where: { known.contains($0.letter) }) { return nil }
    // By word: the next letter of a word stands in what is left of it.
    var words: [(old: String, new: String)] = []
    for found in form.facts.foreignLetters
    where !known.contains(found.letter) && (!found.mayBeName || habits.contains(found.letter)) {
      guard let own = found.looksLike ?? sameInSource(found, of: form.text, source) else { return nil }
      let place = words.firstIndex { $0.old == found.word } ?? words.count
      if place == words.count { words.append((found.word, found.word)) }
      words[place].new = words[place].new.replacing(String(Character(found.letter)), with: String(Character(own)))
    }
    var text = form.text
    for word in words { text = text.replacing(word.old, with: word.new) }
    return text
  }

  /// The letter that the source has in its place, where the texts are the same but for it and it is a word by itself: `х` for
  /// `x`.
  private static func sameInSource(_ found: UnitFacts.Letter, of text: String, _ source: String) -> Unicode.Scalar? {
    let (own, given) = (Array(text.unicodeScalars), Array(source.unicodeScalars))
    guard found.word.unicodeScalars.count == 1, own.count == given.count else { return nil }
    let others = own.indices.filter { own[$0] != given[$0] }
    guard let index = others.first, others.allSatisfy({ own[$0] == found.letter && given[$0] == given[index] }),
      given[index].properties.isAlphabetic
    else { return nil }
    return given[index]
  }

  /// Arabic letters as they look in a word, and ligatures, which old programs wrote: U+FB50 to U+FDFF and U+FE70 to U+FEFE.
  private static func isPresentationForm(_ letter: Unicode.Scalar) -> Bool {
    (0xFB50...0xFDFF).contains(letter.value) || (0xFE70...0xFEFE).contains(letter.value)
  }

  /// Micro, ohm and the signs that Unicode has besides their letters.
  private static let signs: [Unicode.Scalar: Unicode.Scalar] = ["µ": "μ", "\u{2126}": "Ω", "\u{212B}": "Å", "\u{2206}": "Δ"]

  private static func table(_ locale: String, _ texts: [String]) -> [String: String] {
    func strings(_ text: (Int) -> String) -> String {
      texts.indices.map { "\"k\($0)\" = \"\(text($0))\";\n" }.joined()
    }
    return ["en.lproj/L.strings": strings { "Text \($0)" }, "\(locale).lproj/L.strings": strings { texts[$0] }]
  }

  private static func pair(_ locale: String, _ translation: String) -> [String: String] {
    ["en.lproj/L.strings": "\"k\" = \"Σύνολο\";\n", "\(locale).lproj/L.strings": "\"k\" = \"\(translation)\";\n"]
  }
}

extension TableInLocale {
  /// The letters that words of the table have which are no names: where the keyboard or the habit is wrong, it is so in the first word of
  /// a text as well, whose capital says nothing.
  fileprivate var foreignHabits: Set<Unicode.Scalar> {
    Set(
      pairs(.foreignLetters).flatMap { source, unit, _ -> [Unicode.Scalar] in
        let known = Set(source.value.unicodeScalars)
        return unit.forms.flatMap(\.facts.foreignLetters).filter { !$0.mayBeName && !known.contains($0.letter) }.map(\.letter)
      })
  }
}
