import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A part of a whole, where the whole is said first")
struct PartOfWholeTests {
  private func found(_ english: String, _ translation: String, in language: String) async -> [Finding] {
    await OneString.findings(english, translation, in: language).filter { $0.rule == "argument-order" }
  }

  @Test("The two values in the order of the English text are told, with the text as it is to be")
  func reversed() async throws {
    let finding = try #require(await found("Showing %lu of %lu files", "%1$lu 個中の %2$lu 個を表示中", in: "ja").first)
    #expect(finding.reason == "part-of-whole" && finding.severity == .warning && finding.certainty == .likely)
    #expect(finding.message.english.hasSuffix("says “%2$lu” of “%1$lu” by “中”, and its source “%1$lu” of “%2$lu”"))
    #expect(finding.suggestion?.english == "Write “%2$lu 個中の %1$lu 個を表示中”.")
    for (text, language) in [("全%d中%d", "ja"), ("%d 中的 %d", "zh-Hans"), ("별 %d개 중 %d개", "ko"), ("%dのうち%d", "ja")] {
      #expect(await found("%d of %d", text, in: language).map(\.reason) == ["part-of-whole"], "\(text)")
    }
  }

  @Test("A particle alone, and words beside the one for “of”, put the whole first as well")
  func particles() async throws {
    let row = try #require(await found("%@ row of %@ matches", "%1$@ の %2$@行が一致", in: "ja").first)
    #expect(row.reason == "part-of-whole" && row.suggestion?.english == "Write “%2$@ の %1$@行が一致”.")
    #expect(row.message.english.hasSuffix("says “%2$@” of “%1$@” by “の”, and its source “%1$@” of “%2$@”"))
    let first = try #require(await found("%ld of first %lu records", "%1$ldの中の最初の%2$lu", in: "ja").first)
    #expect(first.reason == "part-of-whole")
    // “First” would stand with the other value.
    let order: Message =
      "Say the whole, “%2$lu”, before its part, “%1$ld”, and leave each other word with the value that it belongs to in the source."
    #expect(first.suggestion?.english == order.english)
    for (text, language) in [("%@의 %@", "ko"), ("%@ 的 %@", "zh-Hans")] {
      #expect(await found("%@ of %@", text, in: language).map(\.reason) == ["part-of-whole"], "\(text)")
    }
    for (source, text, language) in [
      ("%@ of %@", "%2$@の%1$@", "ja"), ("%d of %@", "%1$d個の%2$@", "ja"), ("%d of %@", "%1$dの%2$@", "ja"),
      ("%d of %d", "%1$d個の%2$d", "ja"), ("%@ and %@", "%@の%@", "ja"),
    ] {
      #expect(await found(source, text, in: language).isEmpty, "\(text)")
    }
  }

  @Test("The whole before its part is right, and so are a slash and another word with the same sign")
  func right() async {
    for (text, language) in [
      ("%2$d個中の%1$d個", "ja"), ("%d／%d", "ja"), ("%d 実行中 %d", "ja"), ("%2$d개 중 %1$d개", "ko"), ("%d 다운로드 중 %d", "ko"),
      ("第 %d 个，共 %d 个", "zh-Hans"), ("%d 使用中的 %d", "zh-Hans"), ("%d sur %d", "fr"),
    ] {
      #expect(await found("%d of %d", text, in: language).isEmpty, "\(text)")
    }
    #expect(await found("%d in %d", "%d中の%d", in: "ja").isEmpty)
  }
}
