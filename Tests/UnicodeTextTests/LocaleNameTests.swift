import LintelUnicodeText
import Testing

@Suite struct LocaleNameTests {
  @Test(
    "Every spelling of a locale has one canonical id",
    arguments: [
      ("de", "de"), ("zh_CN", "zh-CN"), ("pt-br", "pt-BR"), ("zh-hans", "zh-Hans"), ("skr-arab", "skr-Arab"),
      ("el_GR", "el-GR"), ("es-419", "es-419"), ("sr-CS", "sr-RS"), ("sh", "sr-Latn"), ("iw", "he"), ("in", "id"),
      ("deu", "de"), ("ca-valencia", "ca-valencia"), ("English", "en"), ("German", "de"), ("Japanese", "ja"), ("kab", "kab"),
      ("zh_Hant_HK", "zh-Hant-HK"), ("no", "no"), ("szl", "szl"),
    ])
  func canonical(raw: String, id: String) {
    #expect(LocaleName.canonical(raw) == id)
  }

  @Test(
    "What names no language has no id",
    arguments: [
      "Base", "mul", "qqq", "und", "zxx", "", "x", "xx", "Resources", "../de", "de/x", "d\u{e9}", "root", "x-lintel",
    ])
  func notALanguage(raw: String) {
    #expect(LocaleName.canonical(raw) == nil)
  }

  @Test(
    "A folder of a language may have a code that CLDR does not know",
    arguments: [("igl", "igl"), ("ber", "ber"), ("IGL", "igl"), ("de", "de"), ("pt_BR", "pt-BR")])
  func folder(raw: String, id: String) { #expect(LocaleName.ofFolder(raw) == id) }

  @Test(
    "A folder that is named after no language has no code",
    arguments: ["qqq", "qaa", "qtz", "mul", "und", "zxx", "xx", "Base", "../igl", "ig1", "Resources", ""])
  func noFolder(raw: String) { #expect(LocaleName.ofFolder(raw) == nil) }

  @Test("A name without end names nothing")
  func endless() {
    #expect(LocaleName.canonical(String(repeating: "de-", count: 10_000)) == nil)
  }

  @Test(
    "A locale falls back along CLDR's parents",
    arguments: [
      ("de", []), ("de-AT", ["de"]), ("zh-Hant-HK", ["zh-Hant"]), ("zh-Hant", []), ("zh-TW", ["zh-Hant-TW", "zh-Hant"]),
      ("zh-CN", ["zh-Hans-CN", "zh-Hans", "zh"]), ("zh-Hant-MO", ["zh-Hant-HK", "zh-Hant"]), ("pt-AO", ["pt-PT", "pt"]),
      ("pt-BR", ["pt"]), ("en-AU", ["en-001", "en"]), ("es-MX", ["es-419", "es"]), ("nb", ["no"]),
      ("sr-Latn-RS", ["sr-Latn"]),
    ] as [(String, [String])])
  func parents(id: String, chain: [String]) {
    #expect(LocaleName.parents(of: id) == chain)
  }

  @Test("Direction and script follow the likely subtags")
  func script() {
    #expect(["ar", "he", "fa", "ur", "skr-Arab", "ckb"].allSatisfy(LocaleName.isRightToLeft))
    #expect(!["de", "uz", "zh-Hant", "az"].contains(where: LocaleName.isRightToLeft))
    #expect(LocaleName.script(of: "zh-TW") == "Hant")
    #expect(LocaleName.script(of: "sr") == "Cyrl")
    #expect(LocaleName.script(of: "ja") == "Jpan")
    #expect(LocaleName.maximized("de") == "de-Latn-DE")
  }

  @Test("Names of countries and languages that are English and another language's, too")
  func displayNames() {
    #expect(DisplayName.isEnglish("Panama", alsoIn: "de") && DisplayName.isEnglish("Panama", alsoIn: "pl"))
    #expect(DisplayName.isEnglish("Esperanto", alsoIn: "da") && DisplayName.isEnglish("Portugal", alsoIn: "pt-BR"))
    #expect(!DisplayName.isEnglish("Panama", alsoIn: "es") && !DisplayName.isEnglish("Germany", alsoIn: "de"))
    #expect(!DisplayName.isEnglish("Esperanto", alsoIn: "fr") && !DisplayName.isEnglish("Folder", alsoIn: "de"))
    // Of a language without data nobody knows; ICU would answer in the system's.
    #expect(!DisplayName.isEnglish("Germany", alsoIn: "tlh") && !DisplayName.isEnglish("Germany", alsoIn: ""))
  }
}
