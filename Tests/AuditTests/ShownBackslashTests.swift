import LintelFindings
import LintelModel
import Testing

@Suite("Backslashes that people read")
struct ShownBackslashTests {
  private func found(_ source: String, _ hindi: String) async -> [Finding] {
    await OneString.findings(source, hindi, in: "hi").filter { $0.rule == "wrong-escape" }
  }

  @Test("One before a quotation mark, where the source has the mark alone, is shown")
  func shown() async {
    let all = await found(#"All of the \"later\" folder."#, #"\"बाद में\\” फ़ोल्डर।"#)
    #expect(all.map(\.reason) == ["shown-backslash"] && all.map(\.severity) == [.warning])
    #expect(all.first?.fixes.map(\.after) == ["\"बाद में” फ़ोल्डर।"])
  }

  @Test("One that spells the mark, and one that the source has too, are none")
  func others() async {
    #expect(await found(#"All of the \"later\" folder."#, #"\"बाद में\" फ़ोल्डर।"#).isEmpty)
    #expect(await found(#"Write \\\"later\\\" here."#, #"यहाँ \\\"बाद में\\\" लिखें।"#).isEmpty)
    #expect(await found("The path of it.", #"पथ \\ यहाँ।"#).isEmpty)
  }
}
