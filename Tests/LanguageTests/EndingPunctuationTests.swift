import LintelLanguage
import LintelModel
import Testing

@Suite("Ending punctuation")
struct EndingPunctuationTests {
  private func mark(_ text: String, _ locale: LocaleID = "en") -> String? {
    Language(locale: locale).facts(of: text).endingPunctuation
  }

  @Test(
    "A mark that ends a label is named, in every script",
    arguments: [
      ("en", "Save.", "."), ("en", "Really delete?", "?"), ("en", "Done!", "!"), ("en", "Name:", ":"), ("en", "First,", ","),
      ("en", "One;", ";"), ("fr", "Nom :", ":"), ("fr", "Nom\u{202F}:", ":"), ("ja", "保存しました。", "。"),
      ("zh-Hans", "名称：", "："),
      ("zh-Hant", "確定嗎？", "？"), ("ja", "完了！", "！"), ("ja", "追加、", "、"), ("hi", "सहेजें।", "।"), ("hy", "Պահել։", "։"),
      ("ar", "حذف؟", "؟"), ("ur", "محفوظ۔", "۔"), ("am", "አስቀምጥ።", "።"), ("el", "Διαγραφή\u{37E}", ";"),
      ("de", "Fertig.", "."), ("mn-Mong", "ᠬᠠᠳᠠᠭᠠᠯᠠᠬᠤ᠃", "᠃"), ("iu", "ᐊᑎᖅ᙮", "᙮"), ("hy", "Ջնջե՞լ՞", "՞"),
      ("bn", "সংরক্ষণ করুন।", "।"),
      ("ko", "저장합니다.", "."), ("he", "\u{200F}שמור.\u{200F}", "."),
    ] as [(LocaleID, String, String)])
  func marks(locale: LocaleID, text: String, expected: String) { #expect(mark(text, locale) == expected) }

  @Test(
    "An ellipsis says that more follows",
    arguments: ["Save As…", "Save As...", "Save As ..", "保存⋯", "保存。。。", "Save As….", "Open (…)"])
  func ellipses(text: String) { #expect(mark(text) == nil) }

  @Test(
    "A mark inside a closing bracket or quotation mark ends the label",
    arguments: ["(Saved.)", "“Saved.”", "Saved.”", "「保存。」", "Saved. ", "„%@“ löschen.", "Delete “%@”?"])
  func closed(text: String) { #expect(mark(text) != nil) }

  @Test(
    "A full stop that belongs to an abbreviation ends nothing",
    arguments: [
      ("en", "Save, etc."), ("en", "Etc."), ("en", "Std."), ("en", "No."), ("en", "Paper, letters, e.g."),
      ("en", "Made in the U.S."),
      ("en", "At 5 p.m."), ("en", "Plan A."), ("en", "Cfg."), ("en", "Acme Inc."), ("de", "bzw."), ("de", "Größe ggf."),
      ("de", "usw."),
      ("de", "am 3."), ("fr", "10 env."), ("fr", "Préf."), ("es", "Núm."), ("it", "Impost."), ("nl", "enz."), ("pl", "Nr."),
      ("ru", "и т. д."),
      ("sv", "t.ex."), ("xx", "Sist."), ("hy", "Միաց."), ("en", "(etc.)"),
    ] as [(LocaleID, String)])
  func abbreviations(locale: LocaleID, text: String) { #expect(mark(text, locale) == nil) }

  @Test(
    "Symbols, keys and faces are no sentences",
    arguments: ["?", "!", ".", ":", "…", "(?)", "Help (?)", "⌘,", "Ctrl+.", "Cmd-,", "Hello :)", "1.", "3:", "42!"])
  func symbols(text: String) { #expect(mark(text) == nil) }

  @Test("Behind an argument a mark is a mark", arguments: ["%@:", "Delete %@?", "This is %@.", "%1$@ of %2$ld."])
  func arguments(text: String) { #expect(mark(text) != nil) }

  @Test(
    "Most labels end with none",
    arguments: ["Save", "保存", "C++", "50%", "Yahoo! Mail", "Node.js", "A, B and C", "Über", "F1"])
  func none(text: String) { #expect(mark(text) == nil) }

  @Test("A language without data has punctuation all the same")
  func withoutData() {
    #expect(mark("Nobody knows this language.", "tlh") == ".")
    #expect(mark("qoSta'!", "tlh") == "!")
  }
}
