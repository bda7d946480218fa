import LintelAudit
import LintelFindings
import Testing

@Suite("Texts in the other way of writing Chinese")
struct OtherWritingTests {
  private func findings(_ locale: String, _ texts: [String]) async -> [Finding] {
    func strings(_ texts: [String]) -> String {
      texts.indices.map { "\"k\($0)\" = \"\(texts[$0])\";\n" }.joined()
    }
    let project = ProjectSource.read(texts: [
      "en.lproj/L.strings": strings(texts.indices.map { "Text \($0)" }), "\(locale).lproj/L.strings": strings(texts),
    ])
    return await Auditor.audit(project).findings.filter { $0.rule == "foreign-letters" }
  }

  @Test("A text that is written in it is told as a whole, with the text it should be")
  func whole() async {
    let found = await findings("zh-Hans", ["儲存檔案", "关闭窗口"])
    #expect(found.map { $0.message.english } == ["The zh-Hans text “儲存檔案” is written in Traditional Chinese letters"])
    #expect(found.map { $0.suggestion?.english } == ["Write “储存档案”."])
    #expect(found.map { $0.severity } == [.warning])
    #expect(found.map { $0.reason } == ["other-writing"])
  }

  @Test(
    "Where a letter may be of it and says not which is meant, no text is proposed, and nothing is mended",
    arguments: [
      ("zh-Hans", "塊註釋需要同時有起始分界符", "Write the text in Simplified Chinese."),
      ("zh-Hans", "检测註冊", "Write the text in Simplified Chinese."), ("zh-Hant", "发現", "Write the text in Traditional Chinese."),
      ("zh-Hant", "没有选择", "Write the text in Traditional Chinese."),
    ])
  func held(locale: String, text: String, advice: String) async {
    let found = await findings(locale, [text])
    #expect(found.map { $0.suggestion?.english } == [advice])
    #expect(found.map { $0.fixes.isEmpty } == [true])
  }

  @Test("A proposal for several words is the whole text")
  func severalWords() async {
    let found = await findings("zh-Hans", ["檔案，已下載"])
    #expect(found.map { $0.suggestion?.english } == ["Write “档案，已下载”."])
  }

  @Test("Many of them are one finding, which says in which letters they are")
  func many() async {
    let found = await findings("zh-Hant", ["打开文档", "关闭窗口", "选择颜色", "删除项目", "儲存檔案"])
    #expect(found.map { $0.message.english } == ["4 of 5 zh-Hant strings in L are written in Simplified Chinese letters"])
    #expect(found.map { $0.suggestion?.english } == ["Write these texts in Traditional Chinese."])
    #expect(found.first?.strings.count == 4)
  }
}
