import Testing

@testable import LintelInputs

@Suite("Keys that are texts, and keys that are names")
struct KeyStyleTests {
  @Test(
    "A sentence is a text, whatever stands in it",
    arguments: [
      "Open the file", "Hello %@!", "%lld items", "Cancel…", "Name:", "• [a link](https://example.com)", "設定", "Über",
      "Visit example.com to learn more", "Add ${url} to ${account}", "%1$@ of %2$@", "…", "<b>%@</b>",
      "https://example.com", "C# source", "Non-Pump Insulin", "macOS Settings",
      "^[%lld item](inflect: true)", "^[%lld file](inflect: true) left", "[terms](https://example.com/terms)",
    ])
  func prose(_ key: String) { #expect(KeyStyle.kind(of: key) == .prose) }

  @Test(
    "What programs write is a name",
    arguments: [
      "[AutoFill/Setup/title]", "[Generic] Learn more", "settings.title", "account.label.followers %lld %@",
      "snake_case", "UPPER_SNAKE", "camelCase", "InfoAccessDeniedByUser", "rawData", "carb-entry-title-add",
      "component::person::title", "settings/account/name", "{greeting}", "lang_zh-Hant", "9k0-Ab.text",
    ])
  func names(_ key: String) { #expect(KeyStyle.kind(of: key) == .name) }

  @Test("One word is what its table's other keys are", arguments: ["Cancel", "iCloud", "YouTube", "mg/dL", "Units/hour", "save"])
  func words(_ key: String) {
    #expect(KeyStyle.kind(of: key) == .word)
    #expect(KeyStyle([key, "Open the file", "Delete it"]).isProse(key))
    #expect(!KeyStyle([key, "file.open", "file.delete"]).isProse(key))
  }

  @Test("Both sides of a slash may be words, where the first has a capital")
  func slashes() {
    #expect(KeyStyle.kind(of: "Mouse/Keyboard") == .word && KeyStyle.kind(of: "look-ahead") == .word)
    #expect(KeyStyle.kind(of: "settings/account") == .name && KeyStyle.kind(of: "Settings/Account/Name") == .name)
    #expect(KeyStyle.isIdentifier("AlarmClockReminder") && !KeyStyle.isIdentifier("[Generic] Learn more"))
  }

  @Test("Of nothing but words those with capitals are texts")
  func onlyWords() {
    #expect(KeyStyle(["Cancel", "Open"]).isProse("Open"))
    #expect(!KeyStyle(["cancel", "open"]).isProse("open"))
  }
}
