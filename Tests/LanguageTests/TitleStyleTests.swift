import LintelLanguage
import LintelModel
import Testing

private func capitalization(_ text: String, names: [String] = [], _ locale: LocaleID = "en") -> Capitalization {
  Language(locale: locale).facts(of: text, names: names).capitalization
}

@Suite("Title style")
struct TitleStyleTests {
  @Test(
    "Every word has a capital but articles, conjunctions and short prepositions",
    arguments: [
      "Save", "Save As…", "Save as Draft", "Add to Library", "Show All Tabs", "Don’t Save", "Print a Copy",
      "Bold and Italic",
      "Move Between Folders", "Turn Off Wi-Fi", "Turn off Notifications", "Sign In", "Select All (Visible)",
      "Name (optional)", "Format (not required)", "Repeat n Times",
      "Show/Hide Sidebar",
    ])
  func right(text: String) { #expect(capitalization(text) == .titleStyle) }

  @Test(
    "What is written otherwise comes with how it would be",
    arguments: [
      ("save", "Save"), ("Save draft", "Save Draft"), ("Add To Library", "Add to Library"), ("Log in", "Log In"),
      ("add a new item", "Add a New Item"), ("Show/hide Sidebar", "Show/Hide Sidebar"), ("Save as…", "Save As…"),
      ("Note: a copy", "Note: A Copy"), ("Open “recent files”", "Open “Recent Files”"),
      ("Move  between folders", "Move  Between Folders"), (" save\tall ", " Save\tAll "),
    ])
  func wrong(text: String, expected: String) { #expect(capitalization(text) == .other(expected: expected)) }

  @Test("The second part of a word with a hyphen has a capital, but where it is a particle")
  func hyphens() {
    #expect(capitalization("High-Level Events") == .titleStyle)
    #expect(capitalization("High-level Events") == .other(expected: "High-Level Events"))
    #expect(capitalization("Built-in Display") == .titleStyle)
    #expect(capitalization("Plug-ins and Drop-down Menus") == .titleStyle)
    #expect(capitalization("Picture-in-Picture") == .titleStyle)
  }

  @Test(
    "Capitals inside, capitals all through, digits, code and arguments are left alone",
    arguments: [
      "Export PDF", "Open in macOS", "Save to iCloud", "View 3D", "Open lintel.yml", "Delete %@", "Copy user_name",
      "Share via eMail",
    ])
  func leftAlone(text: String) { #expect(capitalization(text) == .titleStyle) }

  @Test("A name of the project keeps its capitals, wherever it stands")
  func names() {
    #expect(capitalization("Open in nano editor") == .other(expected: "Open in Nano Editor"))
    #expect(capitalization("Open in nano editor", names: ["nano editor"]) == .titleStyle)
    #expect(capitalization("About lintel", names: ["lintel"]) == .titleStyle)
    #expect(capitalization("Open File", names: ["An App of Many Words Indeed"]) == .titleStyle)
  }

  @Test(
    "A sentence, a label without words that could have a capital and an empty one are not judged",
    arguments: [
      "Do you want to save?", "Nothing was found.", "OK", "SAVE", "HTTP GET", "PDF HTML", "%@", "%@ points", "%d pt",
      "(empty)", "", " ",
      "100 %", "日本語", "…",
    ])
  func notJudged(text: String) { #expect(capitalization(text) == .unknown) }

  @Test(
    "A command of several words all in capitals is told, and what may be an abbreviation keeps them",
    arguments: [
      ("DELETE ALL", "Delete All"), ("SAVE ALL", "Save All"), ("COPY URL", "Copy URL"), ("EXPORT AS PDF", "Export as PDF"),
    ])
  func shouted(text: String, expected: String) { #expect(capitalization(text) == .other(expected: expected)) }

  @Test("Languages without that style are not judged", arguments: ["de", "fr", "ru", "ja", "tlh"] as [LocaleID])
  func others(locale: LocaleID) { #expect(capitalization("save draft", locale) == .unknown) }

  @Test("English of any region is judged")
  func regions() { #expect(capitalization("save", "en-GB") == .other(expected: "Save")) }
}
