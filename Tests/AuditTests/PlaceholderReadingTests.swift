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

  @Test(
    "A percent sign in front of a value takes its argument, and doubling it is all that there is to do",
    arguments: [
      ("All of %@", "100 % de %@", "% d", "100 %% de %@"), ("100 %% of the port %@", "100 % car le port %@", "% c", "100 %% car le port %@"),
      ("All of %@", "100% di %@", "% d", "100%% di %@"), ("All of %@", "100 %n %@", "%n", "100 %%n %@"),
      ("All of %@", "100 % neuf de %@", "% n", "100 %% neuf de %@"),
      ("%@ (all)", "100 % de %@, 50 % de plus", "% d", "100 %% de %@, 50 %% de plus"),
    ])
  func inFront(source: String, text: String, sign: String, mended: String) async throws {
    let all = await OneString.findings(source, text, in: "fr").filter { $0.rule == "placeholder-mismatch" }
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.severity >= .warning)
    let told = "holds “\(sign)”, which the platform reads as a placeholder, argument 1: “%@” then takes argument 2, which does not exist"
    #expect(finding.message.english.contains(told), "\(finding.message.english)")
    let advice = "A percent sign that people are to read is written “%%”: write “\(mended)”."
    #expect(finding.suggestion?.english == advice)
    #expect(finding.fixes.map(\.after) == [mended])
  }

  @Test("Where the source has the same sign, code may be made for it")
  func ofSource() async {
    #expect(await found("100 % of %@", "100 % oder mehr von %@").isEmpty)
  }

  @Test("An object's sign that is spelled as an entity is one matter, and what to write is named")
  func entity() async {
    let all = await OneString.findings("See %@ here", "Siehe %&#64; hier", in: "de")
    #expect(all.map(\.rule) == ["placeholder-mismatch"])
    #expect(all.map(\.suggestion?.english) == ["Replace “%&#64;” with “%@”."])
  }

  @Test("A plain sign in front of a numbered one is proposed in the source's order")
  func order() async {
    let all = await found("between %@ and %@", "zwischen %@ und %1$@")
    let advice =
      "Who reads the language has to choose which value stands where; most likely it is “zwischen %1$@ und %2$@”."
    #expect(all.map(\.suggestion?.english) == [advice])
    #expect(await found("%1$@ of %2$@", "%1$@ von %@").map(\.suggestion?.english) == ["Write “%2$@” in place of “%@”."])
  }
}
