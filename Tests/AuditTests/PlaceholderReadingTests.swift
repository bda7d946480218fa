import LintelFindings
import LintelModel
import Testing

@Suite("What the platform reads of percent signs")
struct PlaceholderReadingTests {
  private func found(_ source: String, _ translation: String) async -> [Finding] {
    await OneString.findings(source, translation, in: "de").filter { $0.rule == "placeholder-mismatch" }
  }

  @Test("A sign that it takes for one more value than there are is told, although all values are shown")
  func oneMore() async throws {
    let finding = try #require(await found("Send to %@ if %@ is away", "An %@, wenn %@ oder @% er weg ist").first)
    #expect(finding.reason == "extra" && finding.message.english.contains("reads “% e”, argument 3, and the source has 2 values"))
    #expect(await found("Send to %@", "An %@ zu 100 %").isEmpty)
    #expect(await found("%@ is 100% done", "%@ ist zu 100 % erledigt").isEmpty)
  }

  @Test("A value behind a percent sign and a space is lost: the two signs are one")
  func behindPercent() async throws {
    let finding = try #require(await found("Estimated: %d%", "Geschätzt:% %d").first)
    #expect(finding.reason == "missing" && finding.severity == .error)
    #expect(finding.message.english.contains("reads “% %” as one percent sign and shows “d”: “%d”, argument 1, is never shown"))
    #expect(finding.suggestion?.english == "Write “%% %d” in place of “% %d”.")
    #expect(await found("Estimated: %d%%", "Geschätzt: %% %d").isEmpty)
  }

  @Test("What is left of a tool's signs where the source has plain percentages is shown as it stands")
  func remains() async throws {
    let finding = try #require(await found("Gives 40% of all, up to 80% at night", "Gibt 40%1$ von allem, bis 80%2$ nachts").first)
    #expect(finding.reason == "extra" && finding.severity == .warning)
    #expect(finding.message.english.contains("has “%1$”, “%2$”, and the source takes no value"))
    #expect(finding.suggestion?.english == "Write “%” in place of each of these: “%1$”, “%2$”.")
    #expect(finding.fixes.map(\.after) == ["Gibt 40% von allem, bis 80% nachts"])
    let one = try #require(await found("Gives 40% of all", "Gibt 40%1$ von allem").first)
    #expect(one.suggestion?.english == "Write “%” in place of “%1$”.")
    #expect(await found("Gives 40% of all", "Gibt 40% von allem").isEmpty)
  }

  @Test("Where the source takes no value, all signs of values are named and not the first alone")
  func allOfThem() async throws {
    let finding = try #require(await found("Copy", "%1$@: %2$@ kopieren").first)
    #expect(finding.message.english.contains("has “%1$@”, “%2$@”, and the source takes no value"))
    let one = try #require(await found("Copy", "%@ kopieren").first)
    #expect(one.message.english.contains("has “%@”, and the source takes no value"))
    #expect(one.suggestion?.english == "Leave it out, or let the source have it too.")
  }
}
