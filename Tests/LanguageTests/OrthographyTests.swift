import LintelLanguage
import LintelModel
import Testing

@Suite struct OrthographyOfTexts {
  private func facts(_ locale: LocaleID, _ text: String) -> UnitFacts { Orthography(locale: locale).facts(of: text) ?? UnitFacts() }

  @Test("A plain text has no facts", arguments: [("en", "Save"), ("ru", "Сохранить"), ("ar", "حفظ"), ("ja", "保存する"), ("th", "บันทึก")])
  func plain(locale: String, text: String) { #expect(Orthography(locale: LocaleID(locale)).facts(of: text) == nil) }

  @Test(
    "Letters that look like the word's own are found",
    arguments: [("ru", "Сoхранить", "o"), ("bg", "Koнтрол", "K"), ("el", "Oυσιες", "O"), ("en", "Sаve", "а")])
  func lookalikes(locale: String, text: String, letter: Character) {
    #expect(facts(LocaleID(locale), text).lookalikes.contains { Character($0.letter) == letter })
  }

  @Test("The letter that is meant is one of the language's own, or none is named")
  func meant() {
    #expect(facts("kab", "iγewwaṛen").lookalikes.first?.looksLike == "ɣ")
    #expect(facts("tt", "sшартларын").lookalikes.map(\.looksLike) == [nil])
    #expect(facts("ru", "Сoхранить").lookalikes.first?.looksLike == "о")
    #expect(facts("hu", "külsõ").foreignLetters.map(\.looksLike) == ["ő"])
  }

  @Test("A Latin letter with a mark in a Cyrillic word is found, though the word's alphabet has none like it")
  func accented() {
    let found = facts("sr", "Унесите кôд").lookalikes
    #expect(found.map(\.word) == ["кôд"] && found.map(\.looksLike) == [nil])
    #expect(facts("sr-Latn", "Unesite kôd").lookalikes.isEmpty)
    #expect(facts("ru", "PDFôм").lookalikes.isEmpty)
  }

  @Test("The Bopomofo letter that looks like the Chinese one is found between Chinese signs alone")
  func stroke() {
    let found = facts("zh-Hant", "下\u{3127}頁").lookalikes
    #expect(found.map(\.word) == ["下\u{3127}頁"] && found.map(\.looksLike) == ["一"])
    #expect(facts("zh-Hant", "注音ㄅㄆㄇ\u{3127}ㄨ").lookalikes.isEmpty)
    #expect(facts("zh-Hant", "注音ㄅㄆㄇ\u{3127}ㄨ").foreignLetters.isEmpty)
  }

  @Test(
    "A letter that only the other way of writing Chinese has is found, with the one that is meant",
    arguments: [
      ("zh-Hant", "全部下载", "载", "載", "Hans"), ("zh-TW", "全部下载", "载", "載", "Hans"),
      ("zh-Hant-HK", "全部下载", "载", "載", "Hans"), ("zh-Hans", "全部下載", "載", "载", "Hant"),
    ] as [(LocaleID, String, Unicode.Scalar, Unicode.Scalar, String)])
  func otherChinese(locale: LocaleID, text: String, letter: Unicode.Scalar, meant: Unicode.Scalar, script: String) {
    let found = facts(locale, text).foreignLetters
    #expect(found.map { $0.letter } == [letter])
    #expect(found.map { $0.looksLike } == [meant])
    #expect(found.map { $0.script } == [script])
  }

  @Test("A simplified letter that stands for several traditional ones is found, and none is named")
  func severalMeant() { #expect(facts("zh-Hant", "发現").foreignLetters.map { $0.looksLike } == [nil]) }

  @Test(
    "A Chinese text cannot be turned letter by letter where one may be of the other way of writing and says not what it should be",
    arguments: [
      ("zh-Hans", "标準等價方式来分解塊", false), ("zh-Hans", "檢查註釋", false), ("zh-Hans", "顯示於側邊欄", false),
      ("zh-Hans", "壓縮後的檔案", false), ("zh-Hant", "发現", false), ("zh-Hant", "机器选择", false), ("zh-Hans", "沈阳檔案", true),
      ("zh-Hans", "儲存檔案", true), ("zh-Hant", "已选择", true),
    ] as [(LocaleID, String, Bool)])
  func turnable(locale: LocaleID, text: String, isTurnable: Bool) {
    #expect(facts(locale, text).chinese?.isTurnable == isTurnable)
  }

  @Test("A letter of both ways of writing Chinese counts as the other's only where most letters of its text are")
  func eitherWay() {
    #expect(facts("zh-Hant", "里面的选择").chinese?.isTurnable == false)
    #expect(facts("zh-Hant", "檢查里程记錄").chinese?.isTurnable == true)
  }

  @Test(
    "A Chinese text is in the other way of writing where several letters are, and most of those that tell",
    arguments: [
      ("zh-Hans", "塊註釋需要同時有起始分界符", true), ("zh-Hant", "已选择", true), ("zh-Hans", "檔案名称", false),
      ("zh-Hans", "检测註冊", false), ("zh-Hant", "全部下载", false),
    ] as [(LocaleID, String, Bool)])
  func otherWriting(locale: LocaleID, text: String, isInOther: Bool) {
    #expect(facts(locale, text).chinese?.isInOther == isInOther)
  }

  @Test(
    "A letter of both ways of writing Chinese, a variant, and what Japanese writes are right",
    arguments: [("zh-Hant", "下一台客户端"), ("zh-Hans", "乾坤"), ("zh", "全部下載"), ("ja", "国と会話"), ("ko", "大韓民國")])
  func sharedChinese(locale: String, text: String) { #expect(facts(LocaleID(locale), text).foreignLetters.isEmpty) }

  @Test("A letter that an old program put in place of the language's is found in the first word of a text, and no name's elsewhere")
  func slipped() {
    #expect(facts("hu", "Külsõ felirat").foreignLetters.map(\.word) == ["Külsõ"])
    #expect(facts("hu", "Fordította Simões").foreignLetters.isEmpty)
    #expect(facts("de", "Łukasz schreibt").foreignLetters.map(\.mayBeName) == [true])
    #expect(facts("hu", "Külsõ felirat").foreignLetters.map(\.mayBeName) == [false])
  }

  @Test(
    "Latin words, names and units beside other scripts are right",
    arguments: [("ru", "Открыть Wi-Fi"), ("ru", "PDFом"), ("ru", "3D-модель"), ("uk", "USB‑порт"), ("el", "Σύνδεση στο iCloud")])
  func mixedButRight(locale: String, text: String) { #expect(facts(LocaleID(locale), text).lookalikes == []) }

  @Test(
    "Letters that a language is not written with are found",
    arguments: [("ru", "вікно", "і"), ("de", "Сохранить", "С"), ("pl", "削除", "削"), ("de", "właśnie", "ł"), ("ur", "توسيعى", "ى")])
  func foreign(locale: String, text: String, letter: Character) {
    #expect(facts(LocaleID(locale), text).foreignLetters.contains { Character($0.letter) == letter })
  }

  @Test(
    "A language's own letters, names and signs are not",
    arguments: [
      ("de", "Übersetzt von Łukasz"), ("fr", "œuvre à la carte"), ("hi", "फ़ील्ड"), ("lt", "ãlja"), ("zh-Hans", "龘靐"),
      ("ja", "カタカナとひらがな"), ("ru", "файл PDF"), ("de", "Zahl π"), ("es", "1.ª página"), ("xx", "ß"),
    ])
  func own(locale: String, text: String) { #expect(facts(LocaleID(locale), text).foreignLetters == []) }

  @Test(
    "Hidden characters are found where nothing needs them",
    arguments: [("de", "Sich\u{200B}ern"), ("de", "\u{FEFF}A"), ("en", "a\u{200D}"), ("fa", "پیشنهادات،\u{200C} %@"), ("de", "Haupt\u{AD}fenster")])
  func hidden(locale: String, text: String) { #expect(facts(LocaleID(locale), text).hidden.count == 1) }

  @Test(
    "Joiners and places for breaks that a script needs are right",
    arguments: [("fa", "می\u{200C}خواهم"), ("en", "👩\u{200D}💻"), ("hi", "क्\u{200D}ष"), ("th", "กข\u{200B}คง"), ("fa", "%@\u{200C}ها")])
  func needed(locale: String, text: String) { #expect(facts(LocaleID(locale), text).hidden == []) }

  @Test(
    "A direction that stays open is told from one that is closed",
    arguments: [
      ("\u{2068}%@\u{2069}", false), ("\u{2068}%@", true), ("%@\u{2069}", true), ("\u{202B}a\u{202C}", false), ("\u{202E}a", true),
      ("\u{2067}\u{2068}a\u{2069}\u{2069}", false), ("\u{202A}\u{2068}a\u{202C}\u{2069}", true),
    ])
  func directions(text: String, isOpen: Bool) { #expect(facts("ar", text).isDirectionOpen == isOpen) }

  @Test(
    "Each script's mark at the end is known for what it is",
    arguments: [
      ("en", "Done.", TextEdges.Ending.fullStop), ("ja", "完了。", .fullStop), ("hi", "हो गया।", .fullStop), ("en", "Rename…", .ellipsis),
      ("en", "Rename...", .ellipsis), ("ja", "名前：", .colon), ("ar", "حذف؟", .question), ("el", "Διαγραφή;", .question), ("hy", "Անուն:", .undecided),
      ("en", "Done", .none), ("en", "(really?)", .question), ("en", "“Done.”", .fullStop), ("en", "", .none), ("en", ".", .fullStop),
      ("it", "Apri unità C:", .undecided), ("es", "Desplazar en Y:", .undecided), ("en", "Y:", .colon),
      ("en", "Drive ABC:", .colon), ("am", "ይጠቀሙበት፡-", .colon), ("en", "Wait -", .comma),
      ("hy", "Վստա՞հ ես։", .question), ("hy", "Այլ բա՞ն: Ընտրեք:", .undecided), ("hy", "՞", .question), ("hy", "ես։", .fullStop),
      ("ja", "読み込み中・・・", .ellipsis), ("zh-Hans", "请稍候。。。", .ellipsis), ("ja", "お待ちください．．．", .ellipsis), ("ja", "A・", .none),
      ("ja", "完了。〉", .fullStop), ("zh-Hant", "確定？〕", .question), ("ja", "追加､", .comma), ("zh-Hans", "名称︰", .colon),
      ("ja", "削除しますか", .undecided), ("ja", "削除しますか。」", .undecided), ("ja", "削除しますか？", .question), ("zh-Hans", "か", .none),
      ("xx", "done\u{A4FF}", .fullStop), ("ja", "保存\u{3000}", .none),
    ])
  func endings(locale: String, text: String, ending: TextEdges.Ending) {
    #expect(TextEdges(of: text, language: locale).ending == ending)
  }

  @Test(
    "The marks of the sentences before the last one are known in every script",
    arguments: [
      ("en", "Delete it? This is for good.", [.question]), ("en", "Delete it?", []), ("en", "", []),
      ("ja", "削除しますか？元に戻せません。", [.question]), ("fr", "Supprimer ? C’est définitif.", [.question]),
      ("ar", "هل تريد الحذف؟ لا يمكن التراجع.", [.question]), ("el", "Διαγραφή; Δεν αναιρείται.", [.question]),
      ("en", "Stop! Delete “all”? %@ stays.", [.exclamation, .question]), ("en", "Pages, e.g. this one?", []),
      ("en", "See https://example.com/?q=A for more.", []), ("es", "Listo. ¿Borrar?", [.fullStop]),
      ("zh-Hans", "删除吗?无法撤销。", [.question]), ("ja", "「はい。」を選ぶ．次へ", [.fullStop]),
    ] as [(String, String, [TextEdges.Ending])])
  func innerEndings(locale: String, text: String, endings: [TextEdges.Ending]) {
    #expect(TextEdges.innerEndings(of: text, language: locale) == endings)
  }

  @Test("Space at either end and breaks inside are told apart")
  func edges() {
    let edges = TextEdges(of: " a\nb\u{A0}\n", language: "en")
    #expect(edges.leading == .space && edges.trailing == .lineBreak && edges.hasInnerBreak && !edges.isEmpty)
    #expect(TextEdges(of: " \n", language: "en").isEmpty)
    let wide = TextEdges(of: "\u{3000}保存\u{3000}", language: "ja")
    #expect(wide.leading == .space && wide.trailing == .space && TextEdges(of: "\u{3000}", language: "ja").isEmpty)
    #expect(TextEdges(of: "a\n", language: "en").hasInnerBreak == false)
  }
}

@Suite struct NamesOfLanguages {
  private func isOne(_ text: String, key: String, in locale: LocaleID = "sk") -> Bool {
    Endonym.isOne(text, key: key, letters: Orthography(locale: locale).facts(of: text)?.foreignLetters ?? [])
  }

  @Test("A language in its own letters is known by its key, or by what it says")
  func endonyms() {
    #expect(isOne("ελληνικά", key: "lang_el") && isOne("日本の", key: "lang_ja") && isOne("한국의", key: "languages.ko"))
    #expect(isOne("Русский", key: "russian") && isOne("עברית", key: "k"))
    #expect(!isOne("греческий", key: "lang_el") && !isOne("Сохранить", key: "save") && !isOne("окно", key: "lang_"))
  }
}
