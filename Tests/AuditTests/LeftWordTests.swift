import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A word of the source that a text has at one end")
struct LeftWordTests {
  private static let others = [
    ("Copy Link", "Copiar enlace"), ("Share Link", "Compartir enlace"), ("Delete Link", "Eliminar enlace"),
    ("Send Link", "Enviar enlace"), ("Colors", "Colores"),
  ]

  private func found(_ english: String, _ text: String, among others: [(String, String)] = Self.others) async -> [Finding] {
    let all = [(english, text)] + others
    func table(_ text: ((String, String)) -> String) -> String {
      all.enumerated().map { "\"k\($0.offset)\" = \"\(text($0.element))\";\n" }.joined()
    }
    let files = ["en.lproj/L.strings": table { $0.0 }, "es.lproj/L.strings": table { $0.1 }]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.reason == "left-word" }
  }

  @Test("It is asked about where the other texts of the table have one other word for it")
  func left() async throws {
    let finding = try #require(await found("Open Link", "Abrir link").first)
    #expect(finding.rule == "untranslated" && finding.verdict == .needsReview && finding.key == "k0")
    #expect(finding.message.english.hasSuffix("has the word “link” of its source, and 4 other texts of L have “enlace” for it"))
    #expect(await found("Link Style", "Estilo del link").count == 1)
  }

  @Test("Names, quotations, words that the language has too, and words with no one translation are none")
  func none() async {
    #expect(await found("Open Link-1", "Abrir Link-1").isEmpty)
    #expect(await found("Open “Link”", "Abrir “Link”").isEmpty)
    #expect(await found("Open LinkBox", "Abrir LinkBox").isEmpty)
    #expect(await found("Open Link", "Abrir link", among: Self.others + [("Address", "Dirección del link")]).isEmpty)
    #expect(await found("Open Link", "Abrir link", among: Self.others + [("Print Link", "Imprimir link")]).isEmpty)
    #expect(await found("Open Link", "Abrir link", among: Array(Self.others.dropFirst())).isEmpty)
    let unlike = [
      ("Copy Link", "Copiar enlace"), ("Share Link", "Compartir vínculo"), ("Delete Link", "Eliminar enlace"),
      ("Send Link", "Enviar dirección"),
    ]
    #expect(await found("Open Link", "Abrir link", among: unlike).isEmpty)
  }
}
