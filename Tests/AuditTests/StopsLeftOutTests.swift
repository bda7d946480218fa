import LintelAudit
import LintelFindings
import Testing

@Suite("Full stops that a language leaves out")
struct StopsLeftOutTests {
  private func count(_ endings: [String]) async -> Int {
    let texts = endings.indices.map { ("k\($0)", "The file number \($0) was moved away.", "ファイル\($0)を移動しました\(endings[$0])") }
    let files = [
      "en.lproj/Localizable.strings": texts.map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined(),
      "ja.lproj/Localizable.strings": texts.map { "\"\($0.0)\" = \"\($0.2)\";\n" }.joined(),
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.count { $0.rule == "ending-punctuation" }
  }

  @Test("Nothing is said where nearly no Japanese text has one, and where most have one those without are named")
  func consistent() async {
    #expect(await count(Array(repeating: "", count: 6)) == 0)
    #expect(await count(["", "。", "。", "。", "。", "。"]) == 1)
  }

  @Test("What most of a table does is its custom: half of the texts without a full stop are not told, nor those that have one")
  func custom() async {
    #expect(await count(["", "", "", "", "。", "。"]) == 0)
    #expect(await count(["", "", "。", "。", "。", "。"]) > 0)
  }

  @Test("Where most Japanese sentences have a full stop that their sources do without, nothing is said; a single one is told")
  func added() async {
    func count(_ endings: [String]) async -> Int {
      let texts = endings.indices.map { ("k\($0)", "The file number \($0) was moved away", "ファイル\($0)を移動しました\(endings[$0])") }
      let files = [
        "en.lproj/Localizable.strings": texts.map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined(),
        "ja.lproj/Localizable.strings": texts.map { "\"\($0.0)\" = \"\($0.2)\";\n" }.joined(),
      ]
      return await Auditor.audit(ProjectSource.read(texts: files)).findings.count { $0.rule == "ending-punctuation" }
    }
    #expect(await count(["。", "。", "。", "。", "", ""]) == 0)
    #expect(await count(["。", "", "", "", "", ""]) == 1)
  }

  @Test("Sentences whose sources have a stop are counted with the others, and the sentence says how many have one")
  func counted() async throws {
    func found(ended: [String]) async -> [Finding] {
      let free = (0..<6).map { ("k\($0)", "The file number \($0) was moved away", "文件\($0)已移走\($0 == 0 ? "。" : "")") }
      let others = ended.indices.map { ("s\($0)", "The page number \($0) was lost.", "页面\($0)已丢失\(ended[$0])") }
      let files = [
        "en.lproj/L.strings": (free + others).map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined(),
        "zh-Hans.lproj/L.strings": (free + others).map { "\"\($0.0)\" = \"\($0.2)\";\n" }.joined(),
      ]
      return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.reason == "full-stop-unusual" }
    }
    #expect(await found(ended: Array(repeating: "。", count: 8)).isEmpty)
    let one = try #require(await found(ended: ["", "", "", ""]).first)
    #expect(one.message.english.hasSuffix("ends with a full stop, and only 1 of 10 sentences of the table do in zh-Hans"))
  }

  @Test("A whole sentence keeps its stop where the source has forgotten its own; where all others have none, the language is to decide")
  func wholeSentences() async throws {
    func found(_ translation: String, _ language: String) async -> [Finding] {
      await OneString.findings("The file was moved to the trash", translation, in: language).filter { $0.rule == "ending-punctuation" }
    }
    #expect(await found("ファイルはゴミ箱に移動されました。", "ja").isEmpty)
    #expect(await found("文件已移到废纸篓。", "zh-Hans").isEmpty)
    #expect(await found("檔案已移到垃圾桶。", "zh-Hant").isEmpty)
    #expect(await found("ゴミ箱へのファイルの移動。", "ja").map(\.reason) == ["nothing-full-stop"])
    #expect(await found("Die Datei wurde in den Papierkorb gelegt.", "de").map(\.reason) == ["nothing-full-stop"])
    let texts = (0..<6).map { ("k\($0)", "The file number \($0) was moved away", "文件\($0)已移走\($0 == 0 ? "。" : "")") }
    let files = [
      "en.lproj/L.strings": texts.map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined(),
      "zh-Hans.lproj/L.strings": texts.map { "\"\($0.0)\" = \"\($0.2)\";\n" }.joined(),
    ]
    let one = try #require(
      await Auditor.audit(ProjectSource.read(texts: files)).findings.first { $0.rule == "ending-punctuation" })
    #expect(one.suggestion?.english == "Decide once whether sentences end with a full stop, and write them alike.")
  }

  @Test("Sentences of the source without the stop that most languages set are told once, to whoever writes the source")
  func careless() async throws {
    func table(_ text: String) -> String { (0..<4).map { "\"k\($0)\" = \"\(text.replacing("#", with: "\($0)"))\";\n" }.joined() }
    let files = [
      "en.lproj/L.strings": table("The file number # was moved away"), "de.lproj/L.strings": table("Die Datei # wurde bewegt."),
      "fr.lproj/L.strings": table("Le fichier # a été déplacé."), "zh-Hans.lproj/L.strings": table("文件#已移走。"),
    ]
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "ending-punctuation" }
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.blame == .source && finding.reason == "many-sources-without-stop")
    #expect(finding.suggestion?.english == "Decide once whether sentences of the source end with a full stop, and write them alike.")
  }

  @Test("A Japanese text that ends in a noun needs no full stop, and one that ends in か no question mark")
  func japanese() async {
    func isFound(_ source: String, _ translation: String) async -> Bool {
      await OneString.findings(source, translation, in: "ja").contains { $0.rule == "ending-punctuation" }
    }
    #expect(await !isFound("The name of the dropped file.", "ドロップされたファイルの名前（拡張子を含む）"))
    #expect(await isFound("The file was moved away.", "ファイルを移動しました"))
    #expect(await !isFound("Delete this file?", "このファイルを削除しますか"))
    #expect(await !isFound("Delete this file?", "このファイルを削除しますか。"))
    #expect(await isFound("Delete this file?", "ファイルの削除"))
  }

  @Test("A question of one sentence may be the first of two in a translation; one whose mark is lost is told")
  func firstOfTwo() async {
    func isFound(_ translation: String) async -> Bool {
      await OneString.findings("Stop it and lose the data?", translation, in: "ja").contains { $0.rule == "ending-punctuation" }
    }
    #expect(await !isFound("停止しますか? データは失われます。"))
    #expect(await !isFound("停止しますか？データは失われます"))
    #expect(await isFound("停止します。データは失われます。"))
  }

  @Test("A word cut short ends with no full stop, where the table has longer ones that begin so")
  func cutShort() async {
    func reasons(_ last: String) async -> [String] {
      let files = [
        "en.lproj/L.strings": "\"a\" = \"Save all of the changes\";\n\"b\" = \"Change\";\n",
        "fr.lproj/L.strings": "\"a\" = \"Enregistrer toutes les \(last)\";\n\"b\" = \"Modification\";\n",
      ]
      return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "ending-punctuation" }.map(\.reason)
    }
    #expect(await reasons("modifs.") == [])
    #expect(await reasons("valeurs.") == ["nothing-full-stop"])
  }

  @Test("A translation that closes what it opens, or marks a question that English asks without a mark, ends as its language has to")
  func questions() async {
    func isFound(_ source: String, _ language: String, _ translation: String) async -> Bool {
      await OneString.findings(source, translation, in: language).contains { $0.rule == "ending-punctuation" }
    }
    #expect(await !isFound("Anything here", "es", "¿Qué hay aquí?"))
    #expect(await !isFound("All done", "es", "¡Todo hecho!"))
    #expect(await !isFound("What's here", "de", "Was ist hier?"))
    #expect(await isFound("Delete all pages", "de", "Alle Seiten löschen?"))
    #expect(await !isFound("Changes are lost. Are you sure you want to go on", "de", "Sollen alle Änderungen verloren sein?"))
    #expect(await !isFound("Confirm to mute %@", "ja", "%@をミュートしますか？"))
    #expect(await isFound("Will be deleted", "de", "Wird es gelöscht?"))
  }
}
