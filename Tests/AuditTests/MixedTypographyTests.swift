import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Signs that a table writes in two ways")
struct MixedTypographyTests {
  private func found(_ language: String, _ texts: [String]) async -> [Finding] {
    func file(_ text: (Int, String) -> String) -> String {
      texts.enumerated().map { "\"k\($0.offset)\" = \"\(text($0.offset, $0.element))\";\n" }.joined()
    }
    let files = [
      "en.lproj/L.strings": file { number, _ in "Text number \(number) is for you" }, "\(language).lproj/L.strings": file { $1 },
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "mixed-typography" }
  }

  @Test("Of a table's apostrophes the straight ones are named, once")
  func apostrophes() async throws {
    let usual = ["L’écran", "L’image d’en haut", "Jusqu’à ce jour", "Aujourd’hui"]
    let all = await found("fr", usual + ["L'image"])
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.verdict == .needsReview && finding.reason == "apostrophes")
    #expect(finding.message.english == "fr writes “’”: in L, “'” stands in 1 of 5 such texts")
    #expect(finding.units.compactMap(\.key) == ["k4"])
    #expect(await found("fr", usual).isEmpty)
    #expect(await found("fr", ["L’image", "L'écran"]).isEmpty)
  }

  @Test("No Spanish question does without its first mark: one is told, and a table in which none has it")
  func openings() async {
    #expect(await found("es", ["Cerrar todo?"]).first?.message.english == "es writes “¿…?”: in L, “…?” stands in 1 of 1 such texts")
    #expect(await found("es", ["Cerrar todo?", "Salir ahora?", "Lista"]).first?.units.compactMap(\.key) == ["k0", "k1"])
    #expect(await found("es", ["¿Cerrar todo?", "Text is for you?", "Hola a todos!"]).isEmpty)
  }

  @Test("A question's signs are compared with those of the table's other questions")
  func questions() async {
    let spanish = ["¿Quitar?", "¿Salir ahora?", "¿Abrir la copia?", "¿Seguir?"]
    #expect(await found("es", spanish + ["Cerrar todo?"]).map(\.reason) == ["openings"])
    #expect(await found("es", spanish + ["Todo sobre %@ (?)", "https://example.com/?"]).isEmpty)
    let french = ["Quitter ?", "Ouvrir ?", "Fermer la page ?", "Supprimer ?"]
    #expect(await found("fr", french + ["Continuer?"]).map(\.reason) == ["spaces"])
    // A space of another kind is one.
    #expect(await found("fr", french + ["Continuer\u{202F}?"]).map(\.reason) == ["kinds-of-space"])
    let japanese = ["削除？", "終了？", "保存？", "続けますか？"]
    #expect(await found("ja", japanese + ["開きますか?"]).map(\.reason) == ["widths"])
    #expect(await found("ja", japanese + ["OK?"]).isEmpty)
  }

  @Test("Straight quotation marks of code and of inches are no quotation")
  func quotes() async {
    let german = ["„A“ löschen", "„B“ öffnen", "„C“ sichern"]
    #expect(await found("de", german + ["\\\"D\\\" drucken", "\\\"E\\\" teilen"]).map(\.reason) == ["quotes"])
    let other = ["Ein Bild von 5\\\"", "<a href=\\\"x\\\">Hilfe</a>", "L'image"]
    #expect(await found("de", german + other).isEmpty)
  }

  @Test("Spaces before other marks, exclamations and wide marks are compared in the same way")
  func otherMarks() async {
    let labels = ["Nom :", "Taille :", "Chemin :", "Dernière page :"]
    #expect(await found("fr", labels + ["Adresse:"]).map(\.reason) == ["spaces-colon"])
    #expect(await found("fr", labels + ["https://example.com/", "à 10:30"]).isEmpty)
    let calls = ["Attention !", "Bravo !", "Merci beaucoup !", "Terminé !"]
    #expect(await found("fr", calls + ["Perdu!"]).map(\.reason) == ["spaces-exclamation"])
    let spanish = ["¡Listo!", "¡Gracias!", "¡Cuidado!", "¡Perdido!"]
    #expect(await found("es", spanish + ["Terminado!"]).map(\.reason) == ["openings-exclamation"])
    let chinese = ["完成！", "谢谢！", "注意！", "已经丢失！"]
    #expect(await found("zh-Hans", chinese + ["成功!"]).map(\.reason) == ["widths-exclamation"])
    let named = ["名称：", "大小：", "路径：", "最后一页："]
    #expect(await found("zh-Hans", named + ["地址:"]).map(\.reason) == ["widths-colon"])
  }

  @Test("Spaces that keep a mark on its line are compared with ordinary ones")
  func kindsOfSpace() async throws {
    let kept = ["Quitter\u{202F}?", "Ouvrir\u{A0}?", "Nom\u{A0}:", "«\u{A0}Page\u{A0}»"]
    let finding = try #require(await found("fr", kept + ["Continuer ?"]).first)
    #expect(finding.reason == "kinds-of-space")
    #expect(
      finding.message.english
        == "fr sets a no-break space before : ; ! ? and » and behind «: in L, an ordinary one stands in 1 of 5 such texts")
    #expect(await found("fr", kept + ["Voilà :)"]).isEmpty)
  }

  @Test("A text of words that the source has, too, may have been left in English, and counts on neither side")
  func leftInEnglish() async {
    let spanish = ["¿Quitar?", "¿Salir ahora?", "¿Abrir la copia?", "¿Seguir?"]
    #expect(await found("es", spanish + ["Is text for you?"]).isEmpty)
    #expect(await found("es", spanish + ["Text para ti?"]).map(\.reason) == ["openings"])
  }

  @Test("Whatever most texts do, those that keep the norm of their language are not named")
  func norm() async throws {
    let spaces = try #require(
      await found("fr", ["Quitter ?", "Ouvrir ?", "Fermer la page ?", "Supprimer ?", "Continuer\u{202F}?"]).first)
    #expect(spaces.reason == "kinds-of-space" && spaces.units.compactMap(\.key) == ["k0", "k1", "k2", "k3"])
    #expect(spaces.suggestion?.english == "Put a no-break space beside the mark.")
    let german = ["„A“ löschen", "\\\"B\\\" öffnen", "\\\"C\\\" sichern", "\\\"D\\\" drucken", "\\\"E\\\" teilen"]
    let quotes = try #require(await found("de", german).first)
    #expect(quotes.units.compactMap(\.key) == ["k1", "k2", "k3", "k4"])
    let spanish = ["Cerrar todo?", "Salir ahora?", "Abrir la copia?", "Seguir?", "¿Quitar?"]
    #expect(await found("es", spanish).first?.units.compactMap(\.key) == ["k0", "k1", "k2", "k3"])
    let japanese = ["削除?", "終了?", "保存?", "続けますか?", "開きますか？"]
    #expect(await found("ja", japanese).first?.units.compactMap(\.key) == ["k0", "k1", "k2", "k3"])
  }

  @Test("Where a table writes straight apostrophes, the table is asked about, and no text is to be changed")
  func straight() async throws {
    let all = await found("ca", ["L'arxiu", "D'aquesta còpia", "L'aplicació", "L'usuari", "S'ha desat", "L’ordre"])
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.strings.isEmpty && finding.key == nil && finding.verdict == .needsReview)
    #expect(finding.message.english == "In L, “'” stands in 5 ca texts, and “’” in 1")
    #expect(finding.suggestion?.english.hasPrefix("Texts with “’” are right as they are") == true)
  }

  @Test("Countries with norms of their own are not held to those of others")
  func regions() async {
    #expect(await found("fr-CA", ["Quitter?", "Ouvrir?", "Fermer la page?", "Supprimer?", "Continuer ?"]).isEmpty)
    #expect(await found("de-CH", ["„A“ löschen", "„B“ öffnen", "„C“ sichern", "„D“ drucken", "\\\"E\\\" teilen"]).isEmpty)
  }
}
