import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A value and a word without the space between them")
struct GluedValueTests {
  private func table(_ english: String, _ own: String, in locale: String) -> [String: String] {
    ["en.lproj/L.strings": "\"k\" = \"\(english)\";\n", "\(locale).lproj/L.strings": "\"k\" = \"\(own)\";\n"]
  }

  private func findings(_ english: String, _ own: String, in locale: String, before: String? = nil) async -> [Finding] {
    let now = ProjectSource.read(texts: table(english, own, in: locale))
    let old = before.map { ProjectSource.read(texts: table(english, $0, in: locale)) }
    let result = if let old { await Auditor.audit(now, since: old) } else { await Auditor.audit(now) }
    return result.findings.filter { $0.rule == "stray-marks" }
  }

  @Test("Where the source has the space, it is a note with the whole text")
  func note() async {
    let found = await findings("%@ was loaded", "%@se descargó", in: "es")
    #expect(found.map(\.reason) == ["glued-value"] && found.map(\.severity) == [.note])
    #expect(found.first?.suggestion?.english == "Write “%@ se descargó”.")
  }

  @Test("Where a change took the space out alone, it is a warning in more languages, with the text that was there")
  func lost() async {
    for (locale, before, now) in [("es", "%@ se descargó", "%@se descargó"), ("de", "Auf %@ warten", "Auf%@ warten")] {
      let found = await findings("%@ was loaded", now, in: locale, before: before)
      #expect(found.map(\.reason) == ["lost-space"] && found.map(\.severity) == [.warning], "\(locale)")
      #expect(found.first?.suggestion?.english == "Write “\(before)”.")
      #expect(found.first?.evidence.contains(Evidence.text("before", before)) == true)
    }
  }

  @Test("Nothing is said of endings on a value, of languages without spaces, of one letter, nor where the source has no space")
  func silent() async {
    let passing = [
      await findings("%@ was loaded", "%@을 받았습니다", in: "ko", before: "%@ 을 받았습니다"),
      await findings("%@ was loaded", "%@を読み込みました", in: "ja"),
      await findings("%@ items", "%@s elementos", in: "es"),
      await findings("%@px wide", "%@px de ancho", in: "es"),
      await findings("%@ was loaded", "%@sta ladattu", in: "fi"),
    ]
    #expect(passing.allSatisfy { $0.isEmpty }, "\(passing)")
  }
}
