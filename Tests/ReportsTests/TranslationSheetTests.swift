import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The translators' sheets")
struct TranslationSheetTests {
  private func sheets(of result: AuditResult, _ extent: TranslationSheets.Extent = .page) -> [LocaleID: TranslationSheet] {
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: extent).sheets
    return Dictionary(uniqueKeysWithValues: sheets.map { ($0.locale, $0) })
  }

  /// The part of a page that is a language's sheet.
  private func section(_ locale: String, of page: String) throws -> Substring {
    let sheet = try #require(page.split(separator: "<div class=sheet data-locale=\(locale)>").dropFirst().first)
    return sheet.split(separator: "<div class=sheet data-locale=").first ?? sheet
  }

  @Test("What is worst comes first, of that what people see and what costs them most, then what has least room")
  func order() throws {
    for (_, sheet) in sheets(of: SampleResult.result) {
      let ranks = sheet.rows.map { $0.kind?.rank ?? 9 }
      #expect(ranks == ranks.sorted())
      for rank in Set(ranks) {
        let rows = sheet.rows.filter { ($0.kind?.rank ?? 9) == rank }
        let urgencies = rows.filter { !$0.isCopy && !$0.isLengthRemark }.map(\.urgency)
        #expect(urgencies == urgencies.sorted())
        for urgency in Set(urgencies) {
          let rooms = rows.filter { $0.urgency == urgency && !$0.isCopy && !$0.isLengthRemark }.map { $0.tightest?.order ?? .infinity }
          #expect(rooms == rooms.sorted())
        }
      }
    }
    let german = try #require(sheets(of: SampleResult.result)["de"])
    #expect(german.rows.first?.kind != nil && german.rows.last?.kind == nil)
  }

  @Test("A text on several bars is one row that names each of them")
  func severalBars() throws {
    var result = SampleResult.result
    var twin = SampleProject.settings
    (twin.id, twin.name) = ("Other.storyboard#x", "Other settings (Other.storyboard)")
    result.project.toolbars.append(twin)
    result.bars += result.bars.filter { $0.toolbar.id == SampleProject.settings.id }.map { bar in
      var bar = bar
      bar.toolbar = twin
      return bar
    }
    let (one, two) = (try #require(sheets(of: SampleResult.result)["de"]), try #require(sheets(of: result)["de"]))
    #expect(two.rows.count == one.rows.count)
    let row = try #require(two.rows.first { $0.key == "Doz-aa-3q7.title" })
    #expect(Set(row.bars.map(\.anchor)) == ["toolbar-1-de", "toolbar-4-de"])
    // Where it does not fit is said with the bar, in words.
    let misfits = row.bars.compactMap { $0.misfit?.english }
    #expect(!misfits.isEmpty && misfits.allSatisfy { $0.contains(" pt too wide (iOS ") })
    #expect(try #require(one.rows.first { $0.key == "Doz-aa-3q7.title" }).bars.allSatisfy { $0.misfit == nil })
    #expect(try section("de", of: HTMLReport.audit(result)).contains("<span class=\"where over\">\(misfits[0])</span>"))
    #expect(Set(two.rows.map { [$0.key, $0.source, $0.translation] }).count == two.rows.count)
  }

  @Test("A variant that has the text whole, or cut by less, has no figure of another one")
  func variantsOfOneBar() throws {
    let id = SampleProject.settings.id
    let (locale, key): (LocaleID, String) = ("de", "Doz-aa-3q7.title")
    for room in [500, 90] as [Points] {
      var result = SampleResult.result
      let all = result.findings.filter { $0.locale == locale && $0.key == key && $0.toolbar == id && $0.over != nil }
      var finding = try #require(all.first)
      let over = try #require(finding.over)
      var twin = SampleProject.settings
      (twin.id, twin.name) = ("Other.storyboard#x", "Other settings (Other.storyboard)")
      finding.isAboutTitle = true
      finding.strings = [
        FoundString(toolbar: id, item: finding.item, table: finding.table, key: key, locale: locale),
        FoundString(toolbar: twin.id, item: finding.item, table: finding.table, key: key, locale: locale),
      ]
      result.findings = [finding]
      result.project.toolbars.append(twin)
      result.bars += result.bars.filter { $0.toolbar.id == id && $0.locale == locale }.map { bar in
        var bar = bar
        bar.toolbar = twin
        for index in bar.layouts.indices {
          bar.layouts[index].title?.needed = Width(exactly: 100)
          bar.layouts[index].title?.room = Width(exactly: room)
          bar.layouts[index].title?.cut = room < 100 ? .certain : nil
          bar.layouts[index].title?.spare = room < 100 ? nil : room - 100
        }
        return bar
      }
      let row = try #require(sheets(of: result)[locale]?.rows.first { $0.key == key })
      let own = try #require(row.bars.first { $0.anchor == "toolbar-1-de" })
      let other = try #require(row.bars.first { $0.anchor == "toolbar-4-de" })
      #expect(try #require(own.misfit?.english).contains("\(over) pt too wide"))
      #expect(other.misfit?.english.contains("10 pt too wide") == (room < 100 ? true : nil))
    }
  }

  @Test("A row has the key, the place of the translation, what developers say about it, and what else is on the bar")
  func row() throws {
    var result = SampleResult.result
    let place = SourceLocation(file: "Main.xcstrings", line: 9, column: 11)
    var unit = StringUnit(key: "Doz-aa-3q7.title", locale: "en", value: "Notifications", location: place)
    unit.comment = "Title of the settings"
    result.project.tables[2].units.append(unit)
    let page = HTMLReport.audit(result)
    let german = try section("de", of: page)
    let row = try #require(german.split(separator: "</tr>").first { $0.contains("Doz-aa-3q7.title") })
    #expect(
      row.contains("<code data-copy=key>Doz-aa-3q7.title</code>")
        && row.contains("Main.xcstrings<span class=line>:11:24</span>"))
    #expect(row.contains("<bdi lang=en>Title of the settings</bdi>"))
    #expect(row.contains("<bdi lang=de data-copy=translation>Einstellungen für Benachrichtigungen</bdi>"))
    #expect(row.contains(/beside <bdi lang=de>Mail<\/bdi>, <bdi lang=de>Sichern<\/bdi>/))
    #expect(row.contains("data-case=toolbar-1-de") && row.contains("href=#finding-"))
    // Interface Builder writes comments that help no translator.
    result.project.tables[2].units[1].isCommentGenerated = true
    #expect(try !section("de", of: HTMLReport.audit(result)).contains("Title of the settings"))
    // Xcode keeps them in catalogues; a note in them is a person's.
    result.project.tables[2].units[1].isCommentGenerated = false
    result.project.tables[2].units[1].comment =
      #"Class = "UILabel"; text = "Bell"; ObjectID = "a-b"; Note = "A word for alerts";"#
    let noted = try section("de", of: HTMLReport.audit(result))
    #expect(noted.contains("<bdi lang=en>A word for alerts</bdi>") && !noted.contains("UILabel"))
    // What divides a file into parts says nothing of a text.
    result.project.tables[2].units[1].comment = "MARK: - Settings screen"
    #expect(try !section("de", of: HTMLReport.audit(result)).contains("Settings screen"))
    result.project.tables[2].units[1].comment = "No comment provided by engineer."
    #expect(try !section("de", of: HTMLReport.audit(result)).contains("No comment provided"))
    result.project.tables[2].units[1].comment = "(No Comment)"
    #expect(try !section("de", of: HTMLReport.audit(result)).contains("(No Comment)"))
  }

  @Test("Room, need and length are intervals where a width is one")
  func intervals() throws {
    var result = SampleResult.result
    for index in result.bars.indices {
      for layout in result.bars[index].layouts.indices {
        result.bars[index].layouts[layout].title?.needed = Width(low: 90, best: 100, high: 125)
        result.bars[index].layouts[layout].title?.cut = nil
        result.bars[index].layouts[layout].title?.spare = 50
      }
    }
    result.findings = []
    let row = try #require(sheets(of: result)["de"]?.rows.first { $0.key == "cmp.title" })
    // `E-Mail` has 6 letters of 16.7 pt, at most of 20.8 pt; 150 pt are 8 of these and 7 of those.
    #expect(row.tightest?.fits == 150 && row.length?.upperBound == 9)
    #expect(try #require(row.length?.lowerBound) <= 7)
    let page = HTMLReport.audit(result)
    let room = try section("de", of: page).contains(/>9\scharacters<span class=where>room left: [^<]*<\/span><details class=where><summary aria-label="Figures · cmp.title">Figures<\/summary> To be safe: [5-7]\. · room 150\spt · needs 100.pt \(90 to 125.pt\)/)
    // One number to deliver: the others are folded.
    #expect(room)
    #expect(try section("de", of: page).contains("needs 100 pt (90 to 125 pt)"))
  }

  @Test("What is too long says to how many characters, as its finding does, and on which device")
  func action() throws {
    let row = try #require(sheets(of: SampleResult.result)["ar"]?.rows.first { $0.key == "Doz-aa-3q7.title" })
    let finding = try #require(row.entries.first?.finding)
    let room = try #require(finding.evidence.first { $0.name == "room" })
    let action = try #require(row.action(for: finding))
    #expect(action.english == "Shorten it to at most \(room.content.english).")
    #expect(try section("ar", of: HTMLReport.audit(SampleResult.result)).contains("iPhone 17 (402 pt)"))
  }

  @Test("What may fit is not said to be too wide, nor asked to be shortened without a look")
  func hedged() throws {
    var result = SampleResult.result
    let place = try #require(
      result.findings.firstIndex { $0.locale == "ar" && $0.key == "Doz-aa-3q7.title" && $0.over != nil })
    result.findings[place].verdict = .needsReview
    for (certainty, words) in [(Certainty.likely, "probably "), (Certainty.possible, "perhaps too wide")] {
      result.findings[place].certainty = certainty
      let row = try #require(sheets(of: result)["ar"]?.rows.first { $0.key == "Doz-aa-3q7.title" })
      #expect(try #require(row.tightest).roomSentence.english.hasPrefix(words))
      let action = try #require(row.action(for: result.findings[place])).english
      #expect(action.hasPrefix("If it does not fit: Shorten it to at most "))
    }
  }

  @Test("The picture beside a text is of the system and the width of which its row speaks")
  func picture() throws {
    let german = try section("de", of: HTMLReport.audit(SampleResult.result))
    let row = try #require(german.split(separator: "</tr>").first { $0.contains("Doz-aa-3q7.title") })
    // iOS 26 is the first of the bar's systems, iOS 18 the second.
    #expect(row.contains("iOS 18, iPhone SE (2nd/3rd gen) (375 pt)"))
    #expect(row.contains(/data-case=toolbar-1-de data-at="?1 375"?/))
  }

  @Test("What a back button has no room for is no text to shorten: the system says it in a word of its own")
  func backButton() throws {
    var result = SampleResult.result
    result.findings = []
    let key = try #require(sheets(of: result)["de"]?.rows.first { $0.tightest?.room.item != nil }?.key)
    for bar in result.bars.indices {
      for item in result.bars[bar].toolbar.items.indices where result.bars[bar].toolbar.items[item].label.key == key {
        result.bars[bar].toolbar.items[item].kind = .back
      }
    }
    #expect(sheets(of: result)["de"]?.rows.contains { $0.key == key } == false)
  }

  @Test("A translation that is missing on a bar has a row, with the room that it would have")
  func missing() throws {
    let result = SampleResult.result
    let found = try #require(
      result.findings.first { $0.locale == "ar" && $0.blame == .translation && $0.key == "arc.label" })
    let row = try #require(sheets(of: result)["ar"]?.rows.first { $0.key == found.key })
    #expect(row.translation == nil && row.source == "Archive" && row.location == nil)
    #expect(try section("ar", of: HTMLReport.audit(result)).contains("<span class=empty>Not translated</span>"))
  }

  @Test("Each sheet has an address, to which the table of languages leads; a row leads to the translation platform")
  func addresses() throws {
    var result = SampleResult.result
    result.links = LinkTemplates(translation: "https://example.com/{locale}/{table}/{key}")
    let page = HTMLReport.audit(result)
    for locale in ["ar", "de", "fr", "ja"] { #expect(page.contains("href=\"#translate?locale=\(locale)\"")) }
    #expect(!page.contains("#translate?locale=en") && page.contains("id=\"translate\""))
    #expect(try section("de", of: page).contains("https://example.com/de/Main/Doz-aa-3q7.title"))
  }

  @Test("What is about one plural form shows that form, its numbers and its line, not the variable's name")
  func pluralForm() throws {
    var result = SampleResult.result
    let table = result.project.tables[2]
    let place = SourceLocation(file: table.file, line: 96, column: 12)
    func unit(_ locale: LocaleID, one: String, other: String) -> StringUnit {
      let start = SourceLocation(file: table.file, line: 90, column: 8)
      let forms = [
        LocalizedValue.Variant(plural: "one", text: one, location: place),
        LocalizedValue.Variant(plural: "other", text: other, location: start),
      ]
      return StringUnit(
        key: "files", locale: locale, value: "%#@n@",
        substitutions: [StringUnit.Substitution(name: "n", format: "d", variants: forms)], location: start)
    }
    result.project.tables[2].units += [
      unit("en", one: "One file", other: "%d files"), unit("ru", one: "Один файл", other: "%d файла"),
    ]
    func finding(_ message: Message) -> Finding {
      Finding(
        rule: "plural-number-missing", verdict: .fails, certainty: .certain, severity: .error, blame: .translation,
        table: table.id.path, key: "files", locale: "ru", message: message, reason: "no-number-one",
        translationLocation: place)
    }
    result.findings = [finding("The form “one” \(StringUnit.quoted("Один файл")) does not say the number")]
    let row = try #require(sheets(of: result)["ru"]?.rows.first { $0.key == "files" })
    #expect(row.translation == "Один файл" && row.source == "One file" && row.location == place)
    #expect(row.form?.name.english == "one (1, 21, 31, 41…)")
    #expect(try section("ru", of: HTMLReport.audit(result)).contains("<span class=where>one (1, 21, 31, 41…)</span>"))
    // What is about all of them is told with what people read of it.
    result.findings = [finding("A form is missing")]
    let whole = try #require(sheets(of: result)["ru"]?.rows.first { $0.key == "files" })
    #expect(whole.form == nil && whole.translation == "%d файла" && whole.source == "%d files")
  }

  @Test("A form that the language does not know is shown by itself, with its category")
  func unknownForm() throws {
    var result = SampleResult.result
    let table = result.project.tables[2]
    let place = SourceLocation(file: table.file, line: 96, column: 12)
    func unit(_ locale: LocaleID, one: String, other: String) -> StringUnit {
      let start = SourceLocation(file: table.file, line: 90, column: 8)
      let forms = [
        LocalizedValue.Variant(plural: "one", text: one, location: place),
        LocalizedValue.Variant(plural: "other", text: other, location: start),
      ]
      return StringUnit(
        key: "files", locale: locale, value: "%#@n@",
        substitutions: [StringUnit.Substitution(name: "n", format: "d", variants: forms)], location: start)
    }
    result.project.tables[2].units += [
      unit("en", one: "One file", other: "%d files"), unit("ja", one: "一件", other: "%d件"),
    ]
    func row(at place: LintelModel.SourceLocation) throws -> TranslationRow {
      result.findings = [
        Finding(
          rule: "plural-category-impossible", verdict: .fails, certainty: .certain, severity: .note, blame: .translation,
          table: table.id.path, key: "files", locale: "ja", message: "It has a form that is never shown",
          reason: "never-shown", translationLocation: place)
      ]
      return try #require(sheets(of: result)["ja"]?.rows.first { $0.key == "files" })
    }
    let own = try row(at: place)
    #expect(own.translation == "一件" && own.source == "One file" && own.form?.name.english == "one")
    // What else is found is said of the whole, in a row of its own.
    var copied = result.findings[0]
    (copied.rule, copied.reason, copied.suggestion, copied.fingerprint) = ("untranslated", "copy", "Translate it.", "copied")
    result.findings = [copied, result.findings[0]]
    let both = try #require(sheets(of: result)["ja"]?.rows.filter { $0.key == "files" })
    #expect(both.map { $0.form?.name.english } == ["one", nil] && both.map(\.translation) == ["一件", "%d件"])
    #expect(both.map { $0.told.map(\.finding.rule) } == [["plural-category-impossible"], ["untranslated"]])
    #expect(both[1].advice(for: copied).english == "Translate it." && !both[0].isCopy)
    // Nobody is told to delete a form that is shown.
    #expect(try row(at: SourceLocation(file: table.file, line: 90, column: 8)).form == nil)
  }

  @Test("A finding about many strings shows of each the form that it is about, with its numbers and its line")
  func pluralFormOfMany() throws {
    var result = SampleResult.result
    let table = result.project.tables[2]
    func place(_ line: Int) -> LintelModel.SourceLocation { SourceLocation(file: table.file, line: line, column: 12) }
    func unit(_ key: String, _ locale: LocaleID, at line: Int, one: String, other: String) -> StringUnit {
      let forms = [
        LocalizedValue.Variant(plural: "one", text: one, location: place(line + 6)),
        LocalizedValue.Variant(plural: "other", text: other, location: place(line + 8)),
      ]
      return StringUnit(
        key: key, locale: locale, value: "%#@n@",
        substitutions: [StringUnit.Substitution(name: "n", format: "d", variants: forms)], location: place(line))
    }
    result.project.tables[2].units += [
      unit("files", "en", at: 90, one: "One file", other: "%d files"),
      unit("files", "ru", at: 90, one: "Один файл", other: "%d файла"),
      unit("pages", "en", at: 110, one: "One page", other: "%d pages"),
      unit("pages", "ru", at: 110, one: "Одна страница", other: "%d страницы"),
    ]
    func string(_ key: String, at line: Int) -> FoundString {
      FoundString(reason: "no-number-one", key: key, location: place(line))
    }
    var finding = Finding(
      rule: "plural-number-missing", verdict: .fails, certainty: .certain, severity: .error, blame: .translation,
      table: table.id.path, locale: "ru", message: "2 strings have a form that stands for several numbers and says none",
      reason: "many-without-number", translationLocation: place(96))
    finding.strings = [string("files", at: 96), string("pages", at: 116)]
    result.findings = [finding]
    let other = try #require(sheets(of: result)["ru"]?.others.first)
    #expect(other.texts.map(\.translation) == ["Один файл", "Одна страница"])
    #expect(other.texts.map(\.source) == ["One file", "One page"])
    #expect(other.texts.map(\.location) == [place(96), place(116)])
    #expect(other.texts.allSatisfy { $0.form?.english == "one (1, 21, 31, 41…)" })
    #expect(try section("ru", of: HTMLReport.audit(result)).contains("<span class=where>one (1, 21, 31, 41…)</span>"))
    let row = try #require(sheets(of: result, .whole)["ru"]?.rows.first { $0.key == "pages" })
    #expect(
      row.translation == "Одна страница" && row.form?.name.english == "one (1, 21, 31, 41…)" && row.location == place(116))
  }

  @Test("A page says what languages it has, and what to say of another one; a page of one language says nothing of others")
  func otherLanguages() throws {
    let page = HTMLReport.audit(SampleResult.result, name: "Post")
    #expect(page.contains("data-none=\"There is nothing for translators to do in {}.\""))
    #expect(page.contains("data-unknown=\"Post has no {}.\""))
    let locales = SampleResult.result.project.locales.map(\.id).joined(separator: " ")
    #expect(page.contains("data-locales=\"\(locales)\""))
    let german = HTMLReport.language("de", of: SampleResult.result, name: "Post", words: .english)
    #expect(!german.contains("data-unknown=\""))
  }

  @Test("A large page leaves out texts about which nothing was found, and says so")
  func large() throws {
    var result = LargeResult.make(toolbars: 40, locales: 60)
    // Texts of their own for each bar, translated into each language.
    for bar in result.bars.indices {
      let (id, locale) = (result.bars[bar].toolbar.id, result.bars[bar].locale)
      for item in result.bars[bar].toolbar.items.indices {
        var label = result.bars[bar].toolbar.items[item].label
        label.key? += id
        label.values[locale] = label.values["de"]
        result.bars[bar].toolbar.items[item].label = label
      }
    }
    let all = sheets(of: result)
    #expect(all.values.contains { $0.isShortened })
    // What a page leaves out is not in what it saves, and the last line of that counts it.
    let untranslated = TranslationSheets(PageModel(result), names: .english).untranslated
    for sheet in all.values where sheet.isShortened {
      let part = SheetPart(
        lacked: LackedStrings(untranslated, besides: sheet), places: PageModel(result).stringPlaces, most: .max)
      #expect(sheet.leftOut > 0 && part.omitted(of: sheet) == sheet.leftOut)
    }
    #expect(all.values.reduce(0) { $0 + $1.rows.count } < TranslationSheets.limit)
    #expect(sheets(of: result, .whole).values.allSatisfy { !$0.isShortened && $0.untold == 0 })
  }
}
