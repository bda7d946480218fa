import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("What findings quote of long texts")
struct QuotedFaultTests {
  private func message(_ rule: String, _ english: String, _ german: String) async -> String {
    func table(_ text: String) -> String {
      (1...9).map { "\"\($0)\" = \"Text \($0)\";\n" }.joined() + "\"long\" = \"\(text)\";\n"
    }
    let files = ["en.lproj/L.strings": table(english), "de.lproj/L.strings": table(german)]
    let all = await Auditor.audit(ProjectSource.read(texts: files)).findings
    return all.first { $0.rule == rule && $0.key == "long" }?.message.english ?? ""
  }

  private let english = "Do you want to delete " + String(repeating: "all of the pages and ", count: 6) + "their notes?"
  private let german = "Sollen " + String(repeating: "alle Seiten und ", count: 8) + "ihre Notizen weg"

  @Test("A lost question mark is told with the end of the text")
  func ending() async {
    #expect(await message("ending-punctuation", english, german).contains("ihre Notizen weg” ends"))
  }

  @Test("A character that nobody sees is told with the words around it")
  func hidden() async {
    let torn = "\(german), \(String(repeating: "und noch mehr ", count: 6))No\u{200B}tizen\(german)?"
    #expect(await message("zero-width", english, torn).contains("mehr No\u{200B}tizen"))
  }

  @Test("A placeholder that the source has not is told with the words around it")
  func placeholder() async {
    #expect(await message("placeholder-mismatch", english, "\(german) %@ \(german)?").contains("weg %@ Sollen"))
  }

  @Test("Of several quotation marks the one without a partner is told with the words around it")
  func quotationMark() async {
    let long = String(repeating: "und noch mehr davon ", count: 6)
    let source = "The menu “File” has, " + String(repeating: "and a lot more of it ", count: 6) + "the “Pages”."
    for (text, words) in [
      ("Im Menü „Datei¡ sind, \(long)die „Seiten“.", "Menü „Datei¡"), ("Im Menü „Datei“ sind, \(long)die „Seiten.", "die „Seiten"),
      ("Im Menü Datei“ sind, \(long)die „Seiten“.", "Menü Datei“"),
      (#"Im Menü \"Datei sind, \#(long)die \"Seiten\"."#, "Menü \"Datei"),
    ] {
      #expect(await message("stray-marks", source, text).contains(words), "\(text)")
    }
  }
}
