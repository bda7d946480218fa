import LintelFindings
import Testing

@Suite("Translations that a change takes away")
struct LostTranslationTests {
  private func finding(_ rule: String, _ reason: String) -> Finding {
    Finding(
      rule: rule, verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: "Localizable", key: "save",
      locale: "de", message: "It is gone", reason: reason)
  }

  @Test("Those that are gone and those that say what the source says are both lost; what was never there is not")
  func reasons() {
    #expect(finding("missing-translation", "translations-lost").isLostTranslation)
    #expect(finding("missing-translation", "translations-reverted").isLostTranslation)
    #expect(!finding("missing-translation", "strings-new").isLostTranslation)
    #expect(!finding("deleted-key", "translations-lost").isLostTranslation)
  }
}
