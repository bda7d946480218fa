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

  @Test("A single letter is one, too, unless it may be an ending or a unit")
  func letter() async {
    #expect(await findings("Keep %@ open", "Mantenga %@v abierto", in: "es").map(\.reason) == ["glued-value"])
    #expect(await findings("All %@ files", "Todos los %@s archivos", in: "es").isEmpty)
    #expect(await findings("Set to %@ volts now", "Puesto a %@v ahora", in: "es").isEmpty)
  }

  @Test("Several of a table are one note, with each text at its place and what to do about all")
  func several() async throws {
    let files = [
      "en.lproj/L.strings": "\"a\" = \"%@ was loaded\";\n\"b\" = \"%@ was opened\";\n\"c\" = \"Open\";\n",
      "es.lproj/L.strings": "\"a\" = \"%@se descargó\";\n\"b\" = \"%@se abrió\";\n\"c\" = \"Abrir\";\n",
    ]
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "stray-marks" }
    let whole = try #require(found.first)
    #expect(found.map(\.reason) == ["many-glued-values"] && found.map(\.severity) == [.note])
    #expect(whole.strings.map(\.key) == ["a", "b"] && whole.strings.compactMap(\.location?.line) == [1, 2])
    #expect(whole.suggestion?.english == "Put a space between each value and the word behind it.")
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
