import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("By how much a row of a translators' sheet asks to shorten its text")
struct RowShorteningTests {
  private let key = "Doz-aa-3q7.title"

  private func row(_ locale: LocaleID, of result: AuditResult) throws -> TranslationRow {
    let sheets = TranslationSheets(PageModel(result), names: .english).sheets
    let sheet = try #require(sheets.first { $0.locale == locale })
    return try #require(sheet.rows.first { $0.key == key })
  }

  @Test("What is told of several languages has this one's number in its row, not that of the one with least room")
  func group() throws {
    let row = try self.row("ar", of: SampleResult.result)
    let own = try #require(row.entries.first { $0.finding.rule == "title-truncated" }?.finding)
    var group = own
    (group.locale, group.locales, group.over, group.evidence) = (nil, ["ar", "de"], nil, [])
    group.suggestion = "If it does not fit, shorten the translation to about 3 characters, for which 20 pt are enough."
    let action = try #require(row.action(for: group))
    #expect(action.english.contains("Shorten it to at most "))
    #expect(action.english == row.action(for: own)?.english)
    // Its card names no number, which would be one language's.
    group.verdict = .needsReview
    #expect(group.adviceOfSeveral?.english == Finding.adviceOfSeveral.english && own.adviceOfSeveral == nil)
  }

  /// What a row is told where its finding says that so many characters fit.
  private func action(_ characters: Int, isOfSeveral: Bool = false) throws -> Message? {
    var result = SampleResult.result
    let place = try #require(result.findings.firstIndex { $0.locale == "ar" && $0.key == key && $0.over != nil })
    result.findings[place].evidence = [.count("room", characters, "characters")]
    var finding = result.findings[place]
    if isOfSeveral { (finding.locale, finding.locales) = (nil, ["ar", "de"]) }
    return try row("ar", of: result).action(for: finding)
  }

  @Test("Where perhaps no translation is as short as the bar wants it, the number stays, as its finding has it, and the bar's designers are named")
  func perhapsNoneThatShort() throws {
    let said = try #require(try action(7)).english
    #expect(said.hasPrefix("Shorten it to at most 7 characters") && said.hasSuffix(" \(TranslationRow.otherwise.english)"))
  }

  @Test("Six characters and fewer are no limit for a text that has more in the source: the bar's design has to change")
  func noMeasure() throws {
    for characters in 3...6 { #expect(try action(characters)?.english == TranslationRow.noRoomOfKind.english) }
    #expect(TranslationRow.noRoomOfKind.english.contains("its design has to change, which is for its developers"))
  }

  /// A language's finding about a text that three other places show, as the owner's.
  private func usedWidely(_ owner: Blame, in locale: LocaleID) throws -> (result: AuditResult, finding: Finding) {
    var result = SampleResult.result
    let place = try #require(result.findings.firstIndex { $0.locale == locale && $0.key == key && $0.over != nil })
    result.findings[place].blame = owner
    if owner == .translation { result.findings[place].evidence = [.count("room", 7, "characters")] }
    result.findings[place].evidence.append(.text("also used at", "A.swift:1, B.swift:2, C.swift:3, …"))
    return (result, result.findings[place])
  }

  @Test("A word that many other places show is not to be shortened for one bar whose finding is its designers', unless the bar stays as it is")
  func usedWidely() throws {
    let row = try self.row("de", of: usedWidely(.layout, in: "de").result)
    let said = try #require(row.barAdvice).english
    #expect(said.hasPrefix("The bar is to give room, which is for its designers. Only if it stays as it is: Shorten it to "))
    #expect(row.isOfDesigners)
  }

  @Test("The sheet hands a text to whom the spreadsheet, its cause and the table of languages hand it, however many places show it")
  func oneOwner() throws {
    let cases: [(owner: Blame, locale: LocaleID)] = [(.translation, "ar"), (.layout, "de")]
    for (owner, locale) in cases {
      let (result, finding) = try usedWidely(owner, in: locale)
      let rows = CSVReport.audit(result).split(separator: "\r\n")
      let own = rows.filter { $0.hasPrefix("\(locale.id),") && $0.contains(",\(finding.rule),") && $0.contains(key) }
      #expect(!own.isEmpty)
      #expect(own.allSatisfy { $0.contains(",\(finding.rule),\(owner.rawValue),") })
      let model = PageModel(result)
      let ofLanguage = (model.counts.languages[locale] ?? []).filter { $0.finding.fingerprint == finding.fingerprint }
      #expect(ofLanguage.map(\.finding.blame) == [owner])
      let ofCause = result.matters.flatMap(\.owners).filter { share in
        share.findings.contains { $0.fingerprint == finding.fingerprint }
      }
      #expect(ofCause.map(\.blame) == [owner])
      let row = try self.row(locale, of: result)
      #expect(row.isOfDesigners == (owner == .layout))
      if owner == .translation {
        let said = try #require(row.action(for: finding)).english
        #expect(said.hasPrefix("Shorten it to at most 7 characters") && said.hasSuffix(" \(TranslationRow.otherwise.english)"))
      }
    }
  }

  @Test("What only screens cut that few people have is to be shortened only where nothing is lost by it")
  func forFew() throws {
    var result = SampleResult.result
    let place = try #require(result.findings.firstIndex { $0.locale == "ar" && $0.key == key && $0.over != nil })
    result.findings[place].severity = .note
    result.findings[place].worstEnvironment?.commonness = .rare
    let said = try #require(try row("ar", of: result).action(for: result.findings[place])).english
    #expect(said.contains("It is cut only on screens that few people have. If it loses nothing: "))
    result.findings[place].worstEnvironment?.commonness = .common
    #expect(try row("ar", of: result).action(for: result.findings[place])?.english.contains("few people") == false)
  }

  @Test("No translation has one letter, and of two the finding itself knows which other text to blame")
  func noneThatShort() throws {
    #expect(try action(1, isOfSeveral: true)?.english == TranslationRow.tooShort.english)
    #expect(try action(2) == nil)
  }

  @Test("A text that may be too wide itself is not said to fit, though it exceeds a guideline's number")
  func doubtfulLength() throws {
    var result = SampleResult.result
    for index in result.bars.indices where result.bars[index].locale == "de" {
      for layout in result.bars[index].layouts.indices {
        result.bars[index].layouts[layout].title?.cut = .possible
        result.bars[index].layouts[layout].title?.spare = nil
      }
    }
    let remark = Finding(
      rule: "title-length", verdict: .fails, certainty: .certain, severity: .note, blame: .translation,
      toolbar: SampleProject.settings.id, key: key, locale: "de", message: "It has many characters", reason: "fifteen-or-more",
      suggestion: "It fits: only where it loses nothing, say it in 14 characters or fewer, as the guideline asks.")
    result.findings = [remark]
    let row = try self.row("de", of: result)
    #expect(row.tightest?.roomSentence.english == "Not known: it may be too wide itself")
    #expect(row.action(for: remark)?.english == TranslationRow.lookAtTitle.english)
    // No translator knows what to do about it.
    #expect(!row.entries.contains { $0.finding.isLengthRemark } && row.kind != .note)
  }

  @Test("Of a text whose bar is to give room the row says so, and its limit only if the bar stays")
  func ofBar() throws {
    var result = SampleResult.result
    let place = try #require(result.findings.firstIndex { $0.locale == "de" && $0.key == key && $0.over != nil })
    result.findings[place].blame = .layout
    let row = try self.row("de", of: result)
    #expect(row.entries.isEmpty && row.barMatter != nil && !row.isDone)
    let advice = try #require(row.barAdvice).english
    #expect(advice.hasPrefix("The bar is to give room, which is for its designers. Only if it stays as it is: Shorten it to "))
    let own = try self.row("de", of: SampleResult.result)
    #expect(own.barMatter == nil && own.barAdvice == nil)
  }
}
