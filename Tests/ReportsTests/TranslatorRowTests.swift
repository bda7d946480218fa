import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What a row of a translators' sheet says of its text")
struct TranslatorRowTests {
  private let key = "share.spoken"

  private func sheet(of result: AuditResult) throws -> TranslationSheet {
    let sheets = TranslationSheets(PageModel(result), names: .english).sheets
    return try #require(sheets.first { $0.locale == "de" })
  }

  /// Whose German sheet a page has.
  private func section(of result: AuditResult) throws -> Substring {
    let page = HTMLReport.audit(result)
    let sheet = try #require(page.split(separator: "<div class=sheet data-locale=de>").dropFirst().first)
    return sheet.split(separator: "<div class=sheet data-locale=").first ?? sheet
  }

  private func place(_ locale: LocaleID, _ line: Int) -> LintelModel.SourceLocation {
    SourceLocation(file: "\(locale).lproj/Localizable.strings", line: line)
  }

  /// An item with a symbol, which is called by ear alone what its key's German value says.
  private func spoken(_ german: LocalizedValue) -> AuditResult {
    var result = SampleResult.result
    let english = LocalizedValue(state: .translated, text: "Share", location: place("en", 7))
    result.project.toolbars[0].items[1].accessibilityLabel = LocalizedText(
      state: .localized, key: key, values: ["en": english, "de": german])
    result.findings = [
      Finding(
        rule: "accessible-name-not-localized", verdict: .fails, certainty: .certain, severity: .warning,
        blame: .translation, toolbar: SampleProject.settings.id, item: "shr", key: key, locale: "de",
        message: "The spoken name is a copy of its source", reason: "copied", suggestion: "Translate it.",
        evidence: [Evidence.text("spoken", "Share")], translationLocation: german.location)
    ]
    return result
  }

  @Test("A spoken name has its source, its translation, its table and its bars, though no bar shows it")
  func spokenName() throws {
    var result = spoken(LocalizedValue(state: .translated, text: "Share", location: place("de", 9)))
    var twin = result.project.toolbars[0]
    (twin.id, twin.name) = ("Other.storyboard#x", "Other settings (Other.storyboard)")
    result.project.toolbars.append(twin)
    let row = try #require(try sheet(of: result).rows.first { $0.key == key })
    #expect(row.source == "Share" && row.translation == "Share" && row.isCopy && row.isSpoken)
    #expect(row.table == "Localizable" && row.location == place("de", 9) && row.sourceLocation == place("en", 7))
    #expect(row.bars.map { $0.anchor } == ["toolbar-1-de", "toolbar-4"])
    let written = try #require(try section(of: result).split(separator: "</tr>").first { $0.contains(key) })
    #expect(written.contains("A copy of the source") && written.contains("Spoken by VoiceOver"))
    #expect(!written.contains("Not translated") && written.contains("href=#toolbar-1-de"))
  }

  @Test("A text that no bar shows leaves the place of its room to what is to be done, and numbers of characters stay in one piece")
  func places() throws {
    let result = spoken(LocalizedValue(state: .translated, text: "Share", location: place("de", 9)))
    let written = try #require(try section(of: result).split(separator: "</tr>").first { $0.contains(key) })
    #expect(written.contains("<td class=room></td><td>"))
    let page = HTMLReport.audit(result)
    #expect(page.contains(".sheet td.room:empty + td { grid-column: 4 / span 2; }") && page.contains("minmax(9rem, 12fr)"))
    // Below that width rows are cards.
    #expect(page.contains("(min-width: 64.01rem)") && page.contains("(max-width: 64rem)"))
  }

  @Test("What each row has, on a list of links, says whose it is")
  func namedLinks() throws {
    let written = try section(of: spoken(LocalizedValue(state: .translated, text: "Share", location: place("de", 9))))
    let row = try #require(written.split(separator: "</tr>").first { $0.contains(key) })
    #expect(row.contains(/class=advice href=[^ ]+( data-finding=[^ ]+)? aria-label="[^"]+ · share\.spoken"/))
  }

  @Test("A spoken name that the language lacks has no translation, and is at the source's place")
  func missingSpokenName() throws {
    let row = try #require(
      try sheet(of: spoken(LocalizedValue(state: .missing, text: "Share"))).rows.first { $0.key == key })
    #expect(row.translation == nil && row.source == "Share" && !row.isCopy && row.isSpoken)
    #expect(row.location == nil && row.sourceLocation == place("en", 7))
  }

  /// Nothing is cut of any text itself, and there is no room left, as where something else is.
  private func crowded(_ findings: [Finding]) -> AuditResult {
    var result = SampleResult.result
    for index in result.bars.indices where result.bars[index].locale == "de" {
      for layout in result.bars[index].layouts.indices {
        result.bars[index].layouts[layout].title?.cut = nil
        result.bars[index].layouts[layout].title?.spare = nil
        result.bars[index].layouts[layout].shortening = []
      }
    }
    result.findings = findings
    return result
  }

  @Test("Where something else on the bar is cut, a row says whose that is and leads to it", arguments: Blame.allCases)
  func whoseItIs(blame: Blame) throws {
    var finding = Finding(
      rule: "items-overflow", verdict: .fails, certainty: .certain, severity: .error, blame: blame,
      toolbar: SampleProject.settings.id, locale: "de", environmentCount: 1, message: "An item leaves the bar",
      reason: "gone")
    finding.fingerprint = "0123456789abcdef"
    if blame == .translation {
      // “Another one” is nobody's: a text is named, or nothing is said.
      let nameless = try #require(try sheet(of: crowded([finding])).rows.first { $0.key == "Doz-aa-3q7.title" })
      #expect(nameless.crowding == nil)
      (finding.table, finding.key) = ("Main", "shr.label")
    }
    let result = crowded([finding])
    let row = try #require(try sheet(of: result).rows.first { $0.key == "Doz-aa-3q7.title" })
    let crowding = try #require(row.crowding)
    #expect(crowding.anchor == "finding-0123456789abcdef")
    let advice = try #require(TranslationRow.crowded(by: blame, key: finding.key, in: finding.table))
    #expect(crowding.advice.english == advice.english)
    #expect(blame != .translation || advice.english.contains("“shr.label” (Main)"))
    let written = try section(of: result).replacing(/<\/?bdi[^>]*>/, with: "")
    #expect(written.contains("href=#finding-0123456789abcdef>\(crowding.advice.english)</a>"))
  }

  @Test("Where no finding tells what else is cut there is nothing to do, and no room is promised; other texts have theirs")
  func unknownWhose() throws {
    let row = try #require(try sheet(of: crowded([])).rows.first { $0.key == "Doz-aa-3q7.title" })
    #expect(row.isOpen && row.crowding == nil && row.tightest?.length == nil)
    #expect(try section(of: crowded([])).contains(TranslatorSheet.unknown.english))
    #expect(try sheet(of: SampleResult.result).rows.contains { !$0.isOpen && $0.tightest != nil })
  }

  @Test("A bar is named once for all of its variants, and leads to the one where the text has least room")
  func variants() throws {
    let key = "Doz-aa-3q7.title"
    var result = SampleResult.result
    result.findings = []
    var own = SampleProject.settings
    own.variant = Toolbar.Variant(bar: own.id, arms: "if isEditing")
    var twin = own
    (twin.id, twin.variant) = ("Base.lproj/Main.storyboard#twin", Toolbar.Variant(bar: own.id, arms: "unless isEditing"))
    result.project.toolbars[0] = own
    result.project.toolbars.append(twin)
    func bars(of toolbar: Toolbar, spare: Points) -> [BarInLocale] {
      SampleResult.bars.filter { $0.toolbar.id == SampleProject.settings.id && $0.locale == "de" }.map { bar in
        var bar = bar
        bar.toolbar = toolbar
        for index in bar.layouts.indices {
          bar.layouts[index].title?.needed = Width(exactly: 100)
          bar.layouts[index].title?.room = Width(exactly: 100 + spare)
          bar.layouts[index].title?.cut = nil
          bar.layouts[index].title?.spare = spare
        }
        return bar
      }
    }
    result.bars.removeAll { $0.toolbar.id == own.id }
    result.bars += bars(of: own, spare: 50) + bars(of: twin, spare: 15)
    let german = try sheet(of: result)
    let row = try #require(german.rows.first { $0.key == key })
    #expect(row.bars.map { $0.anchor } == ["toolbar-4-de", "toolbar-1-de"])
    let bar = try #require(row.namedBars.first)
    #expect(row.namedBars.count == 1 && bar.anchor == "toolbar-4-de" && bar.variants == 2)
    let name = bar.name.english
    #expect(name.hasPrefix("Notifications (") && name.hasSuffix("2 variants)") && !name.contains("variant 1 of"))
    let written = try #require(try section(of: result).split(separator: "</tr>").first { $0.contains(key) })
    #expect(written.ranges(of: "class=bar-name").count == 1 && written.contains("href=#toolbar-4-de>\(name)</a>"))
    #expect(SheetTable(sheet: german, words: .english).csv.contains(name))
  }

  @Test("What is found of two texts that read alike stands with both, also where they are segments of one control")
  func bothOfTwo() throws {
    var result = SampleResult.result
    func text(_ key: String, _ english: String, _ line: Int) -> LocalizedText {
      let values: [LocaleID: LocalizedValue] = [
        "en": LocalizedValue(state: .translated, text: english, location: place("en", line)),
        "de": LocalizedValue(state: .translated, text: "Offen", location: place("de", line)),
      ]
      return LocalizedText(state: .localized, key: key, values: values)
    }
    result.project.toolbars[0].items[1].segments = [text("show.open", "Open", 3), text("show.unlocked", "Unlocked", 4)]
    result.findings = [
      Finding(
        rule: "labels-equal", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
        toolbar: SampleProject.settings.id, item: "shr", table: "Localizable", key: "show.unlocked", locale: "de",
        message: "“Open” and “Unlocked” are both “Offen” in de", reason: "same-translation",
        suggestion: "Translate them by two words, as the source has two.",
        evidence: [.text("seen", "Offen"), .text("source", "Open"), .text("other source", "Unlocked")],
        translationLocation: place("de", 4))
    ]
    let rows = try sheet(of: result).rows.filter { $0.key?.hasPrefix("show.") == true }
    #expect(Set(rows.compactMap(\.key)) == ["show.open", "show.unlocked"] && rows.count == 2)
    #expect(rows.allSatisfy { $0.entries.count == 1 && $0.translation == "Offen" && $0.table == "Localizable" })
    #expect(Set(rows.compactMap(\.source)) == ["Open", "Unlocked"])
  }

  @Test("Of a text that may be too wide itself no room is known: it is with none that fit, and nothing else is said to be cut")
  func inDoubt() throws {
    var result = crowded([])
    for index in result.bars.indices where result.bars[index].locale == "de" {
      for layout in result.bars[index].layouts.indices { result.bars[index].layouts[layout].title?.cut = .possible }
    }
    let row = try #require(try sheet(of: result).rows.first { $0.key == "Doz-aa-3q7.title" })
    #expect(row.crowding == nil && row.tightest?.roomSentence.english == "Not known: it may be too wide itself")
    #expect(row.isOpen && !row.fits && !row.isDone && row.length == nil && row.tightest?.fits == nil)
    // Where the room is open the row says between which widths.
    let room = try #require(row.tightest).room.available
    #expect((row.tightest?.openRoom != nil) == (room.low.rounded < room.high.rounded))
    let folded = try section(of: result).split(separator: "<summary>\(TranslatorSheet.unknown.english)")
    #expect(folded.count == 2 && folded[1].contains("<code data-copy=key>Doz-aa-3q7.title</code>"))
  }

  @Test("Texts of a bar that have the same room left are named with each other")
  func sharedRoom() throws {
    let bar = try #require(
      SampleResult.bars.first { bar in
        bar.locale == "de" && bar.layouts.contains { $0.title != nil && $0.items.contains { $0.text != nil } }
      })
    func sharing(_ other: Points) -> [String] {
      var bar = bar
      for number in bar.layouts.indices {
        bar.layouts[number].title?.cut = nil
        bar.layouts[number].title?.spare = 40
        for index in bar.layouts[number].items.indices {
          bar.layouts[number].items[index].place = .onBar
          bar.layouts[number].items[index].text?.spare = other
        }
      }
      return TextRoom(of: nil, in: bar)?.sharing ?? []
    }
    #expect(!sharing(40).isEmpty && sharing(12).isEmpty)
  }

  @Test("Texts that fit, with nothing to do, are folded below the others; the spreadsheet has them all")
  func folded() throws {
    let german = try sheet(of: SampleResult.result)
    let done = german.rows.filter(\.isDone)
    #expect(done.contains { $0.key == "cmp.title" } && done.allSatisfy { $0.entries.isEmpty && $0.translation != nil })
    #expect(!done.contains { $0.tightest?.isTooLong == true || $0.tightest?.isCrowded == true })
    let parts = try section(of: SampleResult.result).split(separator: "<details class=fitting>")
    #expect(parts.count == 2 && parts[1].hasPrefix("<summary>These fit: \(done.count)</summary>"))
    #expect(parts[0].contains("Doz-aa-3q7.title") && !parts[0].contains("<code data-copy=key>cmp.title</code>"))
    #expect(parts[1].contains("<code data-copy=key>cmp.title</code>"))
    let csv = SheetTable(sheet: german, words: .english).csv
    let keys = done.compactMap(\.key)
    #expect(!keys.isEmpty && keys.allSatisfy(csv.contains))
  }

  private func note(_ rule: String, _ fingerprint: String, _ verdict: Verdict = .fails) -> Finding {
    var finding = Finding(
      rule: rule, verdict: verdict, certainty: .certain, severity: .note, blame: .translation,
      toolbar: SampleProject.tabs.id, key: "cmp.title", locale: "de", message: "It could be better", reason: rule)
    finding.fingerprint = fingerprint
    return finding
  }

  @Test("What several languages have wrong on a bar leads from a sheet to the bar in its language, which has its figures")
  func ownFigures() throws {
    var result = SampleResult.result
    var finding = try #require(result.findings.first { $0.rule == "title-truncated" && $0.locale == "de" })
    let languages: [LocaleID] = ["ar", "de"]
    finding.isAboutTitle = true
    (finding.locale, finding.locales) = (nil, languages)
    finding.strings = languages.map { FoundString(toolbar: finding.toolbar, key: finding.key, locale: $0) }
    result.findings = [finding]
    #expect(try section(of: result).contains(/class=advice href=#toolbar-[0-9]+-de data-finding=/))
  }

  @Test("A text that fits, and only exceeds a guideline's number, is folded with others of its kind")
  func lengthRemark() throws {
    var result = SampleResult.result
    result.findings.append(note("title-length", "00000000000000a1"))
    let german = try sheet(of: result)
    let row = try #require(german.rows.first { $0.key == "cmp.title" })
    #expect(row.isLengthRemark && row.kind == .note && german.rows.count { $0.isLengthRemark } == 1)
    // Nobody has to mend it.
    #expect(try !row.isToMend && german.work.toMend == sheet(of: SampleResult.result).work.toMend)
    let parts = try section(of: result).split(separator: "<details class=longer>")
    #expect(parts.count == 2 && !parts[0].contains("<code data-copy=key>cmp.title</code>"))
    #expect(parts[1].hasPrefix("<summary>No need to change: these fit, though the guideline asks for fewer characters: 1</summary>"))
    #expect(parts[1].contains("<code data-copy=key>cmp.title</code>"))
    // In a spreadsheet it is with what fits, and no work.
    let table = SheetTable(sheet: german, words: .english)
    let cells = try #require(table.rows.first { $0.cells[1] == "cmp.title" }).cells
    #expect(cells[0] == SheetTable.nothing && cells.contains(TranslationRow.nothingToDo.english) && !cells.contains("title-length"))
  }

  @Test("Of a text that fits and has other work nobody is told that it need not be shorter")
  func remarkBesideWork() throws {
    var result = SampleResult.result
    result.findings.append(note("title-length", "00000000000000a1"))
    result.findings.append(note("label-copied", "00000000000000a2"))
    let row = try #require(try sheet(of: result).rows.first { $0.key == "cmp.title" })
    #expect(row.fits && row.told.map(\.finding.rule) == ["label-copied"] && row.severity == .note)
  }

  @Test("A text that is too wide has no advice for where it fits")
  func noRemarkOnTooLong() throws {
    var result = SampleResult.result
    var remark = note("title-length", "00000000000000a1")
    (remark.toolbar, remark.key) = (SampleProject.settings.id, "Doz-aa-3q7.title")
    result.findings.append(remark)
    let row = try #require(try sheet(of: result).rows.first { $0.key == remark.key })
    #expect(row.tightest?.isTooLong == true && row.entries.contains { $0.finding.isLengthRemark })
    #expect(!row.told.isEmpty && !row.told.contains { $0.finding.isLengthRemark })
  }

  @Test("A row tells what is certain and graver first, then questions, then notes, and of these what is only long last")
  func orderOfNotes() throws {
    var result = SampleResult.result
    var grave = note("label-script", "00000000000000a4")
    grave.severity = .warning
    result.findings = [
      note("title-length", "00000000000000a1"), note("label-copied", "00000000000000a2"),
      note("label-capitalization", "00000000000000a3", .needsReview), grave,
    ]
    let row = try #require(try sheet(of: result).rows.first { $0.key == "cmp.title" })
    #expect(row.entries.map(\.finding.rule) == ["label-script", "label-capitalization", "label-copied", "title-length"])
    #expect(!row.isLengthRemark && row.kind == .warning)
    // Two pieces of advice stand open.
    let section = try self.section(of: result)
    let fold = try #require(section.firstRange(of: "<details class=where><summary aria-label=\"More on this text · cmp.title\">More on this text</summary>"))
    #expect(section[fold.upperBound...].contains("00000000000000a2"))
  }

  @Test("A place breaks behind its folders, and not within its numbers")
  func breaks() throws {
    let written = try section(of: spoken(LocalizedValue(state: .translated, text: "Share", location: place("de", 780))))
    #expect(written.contains("<span class=where>de.lproj/<wbr>Localizable.strings<span class=line>:780:1</span>"))
  }

  @Test("A sheet names up to 200 strings of a finding about many, and sends nobody to read XML for the others")
  func manyStrings() throws {
    func result(_ count: Int) -> AuditResult {
      var result = SampleResult.result
      var finding = Finding(
        rule: "argument-order", verdict: .fails, certainty: .certain, severity: .note, blame: .translation,
        table: "Localizable", locale: "de", message: "Strings end otherwise", reason: "many-edges", count: count)
      finding.strings = (1...count).map { FoundString(key: "many.\($0)", locale: "de", location: place("de", $0)) }
      result.findings = [finding]
      return result
    }
    let all = try section(of: result(117))
    // The heading of a closed list names the first three.
    #expect(all.ranges(of: "<code>many.").count == 117 + 3 && !all.contains("cut-list"))
    let cut = try section(of: result(230))
    #expect(cut.ranges(of: "<code>many.").count == 200 + 3)
    // The page itself saves them; where it cannot, it names what writes them.
    #expect(cut.contains("And 30 more: “Save as CSV” has them."))
  }

  @Test("Where all sheets together have too many strings, each finding still names the first twenty")
  func sharesOfStrings() {
    #expect(UntranslatedSection.shares(of: [500, 3], atLeast: 20) == [200, 3])
    #expect(UntranslatedSection.shares(of: Array(repeating: 500, count: 300), atLeast: 20).allSatisfy { $0 == 20 })
  }
}
