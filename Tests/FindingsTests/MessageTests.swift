import LintelFindings
import LintelModel
import Testing

@Suite("Message")
struct MessageTests {
  private let label = "Speichern %"

  @Test("A literal is Lintel's words, and what is put into it stands apart from them")
  func parts() {
    let message: Message = "The label “\(label)” needs \(Points(58.24)) pt in \(LocaleID("de")), 50 % more"
    #expect(message.template == "The label “%@” needs %lf pt in %@, 50 %% more")
    #expect(message.arguments == [.text("Speichern %"), .decimal(58.24), .locale("de")])
    #expect(message.english == "The label “Speichern %” needs 58.2 pt in de, 50 % more")
  }

  @Test(
    "A count has a noun, in the singular for one; the template has the plural",
    arguments: [(0, "0 strings"), (1, "1 string"), (1234, "1,234 strings")])
  func counts(count: Int, english: String) {
    let message: Message = "\(count, "string") missing"
    #expect(message.english == english + " missing")
    #expect(message.template == "%lld strings missing")
  }

  @Test("A number without a noun is written as it is")
  func numbers() {
    let line = 1234
    #expect(("line \(line)" as Message).english == "line 1234")
  }

  @Test("A literal within a literal is a message, and an empty one is nothing")
  func nested() {
    func leaves(_ isSure: Bool) -> Message { "It \(isSure ? "leaves" : "may leave")\(isSure ? "" : ", perhaps")" }
    #expect(leaves(true).template == "It %@")
    #expect(leaves(true).arguments == [.message("leaves")])
    #expect(leaves(false).english == "It may leave, perhaps")
  }

  @Test("Messages put together are one sentence, so that a translation has all of it", arguments: [false])
  func sums(isSure: Bool) {
    let sum = "“\(label)” " + (isSure ? "leaves" : "may leave") + " for the menu" as Message
    #expect(sum.template == "“%@” may leave for the menu")
    #expect(sum == "“\(label)” may leave for the menu")
  }

  @Test("Lists are told one after the other")
  func lists() {
    #expect(("in \([LocaleID("de"), "fr"].map { "\($0)" as Message })" as Message).english == "in de, fr")
    #expect(("\(["a", "b"])" as Message).arguments == [.list([.data("a"), .data("b")])])
  }

  @Test("A finding's sentences are known by its rule and reason")
  func scopes() {
    let finding = Finding(
      rule: "title-length", verdict: .fails, certainty: .certain, severity: .note, blame: .source, message: "Long",
      reason: "too-long", suggestion: "Shorten it.")
    #expect(finding.message.scope == "title-length.too-long" && finding.suggestion?.scope == "title-length.too-long")
  }

  @Test("An environment is a sentence of its own")
  func environments() {
    let environment = Environment(
      platform: .ios, os: OSLine(26), device: "iPhone 17", width: 874, textSize: .ax1, safeAreas: 124, isCompactHeight: true)
    #expect(("\(environment)" as Message).english == environment.summary)
  }
}

@Suite("What a text was measured with")
struct MeasuredWithTests {
  @Test(
    "The line that is kept of it says the same again",
    arguments: [
      MeasuredWith(faces: ["Noto Sans Arabic Regular", "Inter Regular"]),
      MeasuredWith(faces: ["Inter Regular", "mean of Arab"], lack: .face), MeasuredWith(faces: [], lack: .emojiFigures),
    ])
  func roundTrip(measured: MeasuredWith) {
    #expect(MeasuredWith(measured.description) == measured)
    #expect((measured.message == nil) == (measured.lack == nil))
  }

  @Test("Names of faces are data, and what Lintel says is not")
  func message() {
    let measured = MeasuredWith("Inter Regular, mean of Arab: no face for the script is installed (see lintel fonts)")
    #expect(measured.message?.template == "%@: no face for the script is installed (see lintel fonts)")
    #expect(measured.message?.english.hasPrefix("Inter Regular, mean of Arabic: ") == true)
    #expect(MeasuredWith("A face: with a colon").faces == ["A face: with a colon"])
  }
}
