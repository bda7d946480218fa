import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Keys that the source has dropped and nobody asks for")
struct DeadKeyTests {
  private let words = [
    "Open", "Save", "Close", "Print", "Copy", "Paste", "Share", "Search", "Delete", "Archive", "Reply", "Forward",
  ]
  private let older = "Look at the pages of the old help before you write to somebody."
  private let old = "To write to your friends you need an account, see http://help.example.com/old for more about it."
  private let new = "To write to your friends you need an account, see https://help.example.com/new for more about it."

  private func found(asking asked: [String]) async -> [Finding] {
    func table(_ texts: [String], _ language: String) -> String {
      texts.map { text in
        let isOwn = language == "en" || language == "el" && text == old
        return "\"\(text)\" = \"\(isOwn ? text : "\(language) \(text.count)")\";\n"
      }.joined()
    }
    var files = ["en.lproj/Localizable.strings": table(words + [new], "en")]
    for language in ["de", "el", "fr"] {
      files["\(language).lproj/Localizable.strings"] = table(words + [older, old], language)
    }
    files["Texts.swift"] = asked.enumerated().map { index, text in
      "let text\(index) = NSLocalizedString(\"\(text)\", comment: \"\")\n"
    }.joined()
    return await Auditor.audit(ProjectSource.read(texts: files)).findings
  }

  @Test("Where code has the source's keys, sentences that it lacks are told as left over, and nobody is to translate them anew")
  func known() async {
    let all = await found(asking: words + [new])
    let orphans = all.filter { $0.rule == "orphan-key" }
    #expect(Set(orphans.flatMap(\.strings).map(\.key)) == [older, old])
    #expect(orphans.allSatisfy { $0.severity == .note })
    #expect(!all.contains { $0.rule == "untranslated" })
  }

  @Test("Where code is not seen to ask, a sentence as a key need not be in the source's table")
  func unknown() async {
    let all = await found(asking: [])
    #expect(!all.contains { $0.rule == "orphan-key" })
    #expect(all.contains { $0.rule == "untranslated" && $0.languages == ["el"] })
  }

  @Test("A sentence that code has is none that is left over")
  func asked() async {
    let all = await found(asking: words + [new, old])
    // One that stands alone has its key itself, and no strings.
    let orphans = all.filter { $0.rule == "orphan-key" }
    #expect(orphans.contains { $0.key == older || $0.strings.contains { $0.key == older } })
    #expect(!orphans.contains { $0.key == old || $0.strings.contains { $0.key == old } })
    #expect(all.contains { $0.rule == "untranslated" && $0.languages == ["el"] })
  }

  @Test("A table of the bundle's texts that has another table's keys alone is told, and one with more keys than its source's is not")
  func ofAnotherTable() async {
    let schema = "\"com_example_source\" = \"A\";\n\"com_example_target\" = \"B\";\n\"com_example_kind\" = \"C\";\n"
    func found(_ portuguese: String) async -> [String?] {
      let files = [
        "en.lproj/InfoPlist.strings": "\"CFBundleName\" = \"Notes\";\n\"NSHumanReadableCopyright\" = \"Somebody\";\n",
        "en.lproj/schema.strings": schema, "pt.lproj/schema.strings": schema, "pt.lproj/InfoPlist.strings": portuguese,
      ]
      let all = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "orphan-key" }
      return all.map(\.table)
    }
    #expect(await found(schema) == ["InfoPlist"])
    #expect(await found("\"CFBundleName\" = \"Notas\";\n\"Text document\" = \"Documento de texto\";\n").isEmpty)
  }
}
