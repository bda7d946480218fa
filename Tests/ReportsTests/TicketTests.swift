import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What a row of “Start here” has for its ticket")
struct TicketTests {
  /// Of each language one title that does not fit.
  private static func cut(_ locales: [LocaleID]) -> [Finding] {
    locales.enumerated().map { number, locale in
      var finding = Finding(
        rule: "long", verdict: .fails, certainty: .certain, severity: .error, blame: .translation,
        toolbar: SampleProject.mail.id, item: nil, table: "Titles", key: "title", locale: locale, environmentCount: 1,
        worstEnvironment: SampleResult.windows[0], message: "It does not fit", reason: "r", suggestion: "Shorten it.",
        over: Points(Double(number + 1)))
      finding.isAboutTitle = true
      return finding
    }
  }

  private static let locales: [LocaleID] = [
    "ar", "bg", "ca", "cs", "da", "de", "el", "es", "et", "fi", "fr", "he", "hr", "hu", "it", "ja", "ko", "lt", "lv", "nb",
    "nl",
    "pl", "pt", "ro",
  ]

  private func start(_ findings: [Finding], in whole: AuditResult = SampleResult.result) throws -> Substring {
    var result = whole
    result.findings = findings
    let page = HTMLReport.audit(result)
    let start = try #require(page.firstRange(of: "<section class=\"worst\"")).lowerBound
    return page[start..<(try #require(page[start...].firstRange(of: "</section>")).lowerBound)]
  }

  private func lines(_ list: String, of start: Substring) throws -> [Substring] {
    let from = try #require(start.firstRange(of: "<details class=\"\(list)\">")).upperBound
    let to = try #require(start[from...].firstRange(of: "</details>")).lowerBound
    return start[from..<to].split(separator: "<li>").dropFirst().map { $0 }
  }

  @Test("A sheet's ticket parts a key from its text, begins with how much there is to do, and has nothing that asks for nothing")
  func partedTexts() {
    let page = HTMLReport.audit(SampleResult.result)
    #expect(page.contains("copy.matches(\"li\") ? copy.querySelectorAll(\":scope > bdi\")"))
    #expect(page.contains("[\".work\", \".partial\"].map((name) => sheet.querySelector(`:scope > ${name}`))") && page.contains("!row.closest(\".fitting, .longer\")"))
  }

  @Test("A ticket is headed by what a list of tickets has room for: the rule, what it is about and the worst language")
  func heading() throws {
    #expect(try start(Self.cut(["de"])).contains(" data-languages=\"German\""))
    #expect(try start(Self.cut(["de", "fr", "it"])).contains(/data-languages="[A-Z][a-z]+ and 2 more"/))
    let page = HTMLReport.audit(SampleResult.result)
    #expect(page.contains("`## ${kind}: ${Start.title(heading, "))
  }

  @Test("A ticket quotes as its page does")
  func quotationMarks() {
    for (language, quoted) in [("de", "„{}“"), ("ja", "「{}」"), ("en", "“{}”")] {
      #expect(HTMLReport.audit(SampleResult.result, words: Localizer(language: language)).contains("data-quoted=\"\(quoted)\""), "\(language)")
    }
  }

  @Test("The button that opens all lists of a sheet is none of its ticket's words")
  func opener() {
    #expect(HTMLReport.audit(SampleResult.result).contains("\".untranslated > :not(button)\""))
  }

  @Test("Each of many languages has a line with its text, limit and severity")
  func languages() throws {
    let findings = Self.cut(Self.locales)
    let lines = try lines("each", of: start(findings))
    #expect(lines.count == 24 && !lines.contains { $0.contains("more") })
    // In each there is one: where it is too wide by most stands first.
    for (line, locale) in zip(lines, Self.locales.reversed()) {
      #expect(line.contains(Localizer.english.name(of: locale)), "\(locale)")
    }
  }

  @Test("What is found in several languages says in how many, and the order of the rows is said")
  func counts() throws {
    let several = try start(Self.cut(["de", "fr", "it"]))
    #expect(several.contains(">3 errors in 3 languages</a>") && several.contains("The worst stand first: crashes, "))
    var joined = Finding(
      rule: "plural", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: "Titles",
      key: "a", message: "It breaks", reason: "r")
    joined.locales = ["de", "fr"]
    #expect(try start([joined]).contains(">1 finding in 2 languages</a>"))
    #expect(try start(Self.cut(["de"])).contains(">1 finding</a>"))
  }

  @Test(
    "A ticket has the place in the project, or where the project opens it, and no path of the machine that the page is on")
  func place() throws {
    var result = SampleResult.result
    var finding = Finding(
      rule: "plural", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: "Titles",
      key: "a", locale: "de", message: "It breaks", reason: "r")
    finding.translationLocation = SourceLocation(file: "App/de.lproj/Titles.strings", line: 120)
    result.findings = [finding]
    #expect(
      HTMLReport.audit(result).contains("<li class=\"row cause error\" data-place=\"App/de.lproj/Titles.strings:120\">"))
    result.links = LinkTemplates(source: "https://git.example.org/{file}#L{line}")
    #expect(
      HTMLReport.audit(result).contains("data-place=\"https://git.example.org/App/de.lproj/Titles.strings#L120\">"))
  }

  @Test("Of more texts than have room the worst are told, and of every other language one")
  func worst() {
    func cut(_ locale: LocaleID, _ over: Points) -> LanguageCut {
      LanguageCut(
        locale: locale, kind: .error, certainty: .certain, text: nil, over: over, characters: nil,
        environment: SampleResult.windows[0], toolbar: SampleProject.mail.id)
    }
    let told = LanguageCut.ofEachLanguage(
      [cut("de", 9), cut("de", 8), cut("de", 7), cut("fr", 6), cut("fr", 5), cut("it", 4)], orAmongFirst: 2)
    #expect(told.map(\.over) == [9, 8, 6, 4])
    var large = cut("de", 9)
    func said() -> String { Markup.element("li", [], large.markup).page(in: .english) }
    #expect(!said().contains("large title"))
    large.isLargeTitle = true
    #expect(said().contains("German: large title · "))
  }

  @Test("A room whose figures lie far apart is said with both ends, and one that is known well by its likely figure")
  func room() {
    func said(_ room: Width) -> String {
      var cut = LanguageCut(
        locale: "de", kind: .error, certainty: .certain, text: "Einstellungen", over: 9, characters: nil,
        environment: SampleResult.windows[0], toolbar: SampleProject.mail.id)
      (cut.room, cut.openRoom) = (room.best, room.isWide ? room : nil)
      return Markup.element("li", [], cut.markup).page(in: .english).replacing("\u{A0}", with: " ").replacing(/<[^>]*>/, with: "")
    }
    #expect(said(Width(low: 62.1, best: 93.5, high: 160.9)).contains("room 93.5 pt (62.1 to 160.9 pt)"))
    #expect(said(Width(low: 92, best: 93.5, high: 95)).contains("room 93.5 pt · "))
  }

  @Test("Beside a room whose figures lie far apart stands how many characters fit to be safe, as the sheet says it")
  func safeLength() {
    func said(_ safe: Int?) -> String {
      var cut = LanguageCut(
        locale: "de", kind: .error, certainty: .certain, text: "Einstellungen", over: 9, characters: 26,
        environment: SampleResult.windows[0], toolbar: SampleProject.mail.id)
      cut.safeCharacters = safe
      return Markup.element("li", [], cut.markup).page(in: .english).replacing("\u{A0}", with: " ").replacing(/<[^>]*>/, with: "")
    }
    #expect(said(17).contains("at most 26 characters · To be safe: 17."))
    #expect(said(nil).contains("at most 26 characters") && !said(nil).contains("To be safe"))
  }

  @Test("A ticket has every key and place, however many of them the list shows; what is about one place twice has one line")
  func rest() throws {
    let findings = (1...37).map { number in
      Finding(
        rule: "plural", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: "Titles",
        key: "key \(number)", locale: "de", message: "It breaks", reason: "r")
    }
    #expect(try start(findings).contains("</span> · 30 of 37</summary>"))
    let keys = try lines("keys", of: start(findings + [findings[0]])).joined(separator: "<li>")
    let (shown, rest) = (
      try #require(keys.components("<template class=\"rest\">").first),
      try #require(keys.components("<template class=\"rest\">").last)
    )
    #expect(shown.matches(of: /<code>key [0-9]+</).count == 30 && shown.contains(">and 7 more</a></li>"))
    #expect(rest.matches(of: /<code>key [0-9]+</).count == 7 && !rest.contains(" more"))
    #expect(Set(keys.matches(of: /<code>(key [0-9]+)</).map { $0.1 }).count == 37)
  }

  @Test("Of a broken table three lost keys are named: what is mended is the place where it breaks")
  func symptoms() throws {
    var finding = Finding(
      rule: "table-truncated", verdict: .fails, certainty: .certain, severity: .error, blame: .definition, table: "Titles",
      locale: "fr", message: "It breaks", reason: "lost-rest", suggestion: "Delete it.")
    finding.strings = (1...40).map { FoundString(key: "key \($0)") }
    let keys = try lines("keys", of: start([finding]))
    #expect(keys.count == 3 && keys[2].contains("and 37 more"))
    #expect(try !start([finding]).contains("<template class=\"rest\">"))
  }

  @Test("A key's line has what its language says now, and what to do where that is not the same for all")
  func presentText() throws {
    var result = SampleResult.result
    let file = "App/de.lproj/Titles.strings"
    result.project.tables = [
      StringTable(
        file: file, id: TableID(folder: "App", name: "Titles"), format: .strings, locale: "de", encoding: "UTF-8",
        units: ["a", "b"].enumerated().map { index, key in
          StringUnit(
            key: key, locale: "de", value: "Datei \(key)", location: LintelModel.SourceLocation(file: file, line: index + 1))
        })
    ]
    result.findings = ["a", "b"].map { key in
      var finding = Finding(
        rule: "plural", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: "App/Titles",
        key: key, locale: "de", message: "It breaks", reason: "r", suggestion: "Put “\(key)” there.")
      finding.translationLocation = LintelModel.SourceLocation(file: file, line: key == "a" ? 1 : 2)
      return finding
    }
    let lines = try lines("keys", of: start(result.findings, in: result))
    #expect(lines.count == 2)
    for (line, key) in zip(lines, ["a", "b"]) {
      #expect(line.contains("Datei \(key)</bdi>") && line.contains("Titles.strings:") && line.contains("there."))
    }
    result.findings[1].suggestion = result.findings[0].suggestion
    #expect(try !self.lines("keys", of: start(result.findings, in: result)).joined(separator: "").contains("there."))
  }

  @Test("A comment is whole on the page, and one that the page shows with signs is on it in one line for tickets, too")
  func wholeComment() {
    let words = Localizer.english
    let long = String(repeating: "long ", count: 40) + "end"
    #expect(commentMark(long, "en").page(in: words).contains(">\(long)<"))
    #expect(commentMark("One\n  two", "en").page(in: words).contains("data-whole=\"One two\""))
    #expect(!commentMark("One two", "en").page(in: words).contains("data-whole"))
  }

  @Test("Tickets lead to the page only where others can open it: no path of a machine is in them")
  func addresses() {
    let page = HTMLReport.audit(SampleResult.result)
    #expect(page.contains("return /^https?:$/.test(location.protocol) ? location.href.split(\"#\")[0] + hash : undefined;"))
    #expect(page.ranges(of: "location.href").count == 1)
  }

  @Test("Every ticket stays below what trackers take, in parts with their numbers, and ends with what the page's head says it is of")
  func lengthAndOrigin() {
    let page = HTMLReport.audit(SampleResult.result)
    #expect(page.contains("static most = 30_000;") && page.ranges(of: ", Ticket.origin]").count == 4)
    // Each is made in one place, which parts it: a sheet's, what was found, a cause's, and an owner's of it.
    #expect(page.ranges(of: "return TicketParts.of({").count == 4)
    #expect(page.contains(/<html[^>]* data-part="\{part\} of \{all\}"/))
    #expect(HTMLReport.audit(SampleResult.result, words: Localizer(language: "de")).contains("data-part=\"{part} von {all}\""))
  }

  @Test("A cause's ticket is the chosen language's alone where one is chosen under “Find”, and its page says which fact lists all of them")
  func chosenLanguage() {
    let page = HTMLReport.audit(SampleResult.result)
    #expect(page.contains("const field = filters?.form.elements.locale;"))
    #expect(page.contains("language === only || !names.has(language)"))
    #expect(page.ranges(of: "Start.of(only, ").count == 2)
    #expect(page.contains(/<div class="?of-languages"?><dt>Languages<\/dt>/))
  }

  @Test("What is found in several languages names them in its ticket, twelve by name and the others by code, and has a line for each string of each")
  func severalLanguages() {
    let page = HTMLReport.audit(SampleResult.result)
    #expect(page.contains("static mostNamed = 12;") && page.contains("index < OwnStrings.mostNamed ? names.get(locale) ?? locale : locale"))
    #expect(page.contains("about.filter(Boolean).join(\" · \"), all.words, advice"))
    #expect(page.contains("...[...strings, ...each].map((line) => `    - ${line}`)];"))
    // A language that is chosen has the ticket for itself.
    #expect(page.contains("const all = locale || own ? { locales: [], words: \"\" } : OwnStrings.all(element, languages);"))
  }

  @Test("What is to be handed on has a button that the page's script shows: a sheet, and what is found")
  func buttons() throws {
    let page = HTMLReport.audit(SampleResult.result)
    let button = "<button class=\"ticket\" type=\"button\" hidden=\"hidden\">Copy as a ticket</button>"
    for name in ["find", "translators"] {
      let section = try #require(
        page.components("<section class=\"\(name)\"").dropFirst().first?.components("</section>").first)
      #expect(section.contains(button), "\(name)")
    }
  }

  @Test(
    "Every cause with errors is in sight: the first in full, the others as a line each; what is folded begins at warnings")
  func errorsInSight() throws {
    let findings = (1...30).map { number in
      Finding(
        rule: "rule-\(number)", verdict: .fails, certainty: .certain, severity: number > 28 ? .warning : .error,
        blame: .translation, table: "Titles", key: "a", locale: "de", message: "It breaks", reason: "r",
        suggestion: "Mend it.")
    }
    let start = try start(findings)
    let fold = try #require(start.firstRange(of: "<details class=\"more-causes\">")).lowerBound
    #expect(start[..<fold].matches(of: /<li class="row cause error"/).count == 5)
    #expect(start[..<fold].matches(of: /<li class="brief"><details><summary>/).count == 23)
    #expect(start[..<fold].contains(/28\. rule-28 · .*Titles.* · German<\/span><\/span> <span class="tally">1 error<span aria-hidden="true"> · translators<\/span><\/span> <span class="remedy" aria-hidden="true">Mend it\.<\/span>/))
    #expect(start[fold...].contains("More causes: 2 · 2 warnings") && !start[fold...].contains(" error\""))
  }

  @Test("Languages of a cause stand by how grave it is there, then by how much there is; their numbers are beside them")
  func languagesOfCause() throws {
    func finding(_ severity: Severity, _ key: String, _ locale: LocaleID) -> Finding {
      Finding(
        rule: "plural", verdict: .fails, certainty: .certain, severity: severity, blame: .translation, table: "Titles",
        key: key, locale: locale, message: "It breaks in \(locale)", reason: "r")
    }
    let findings = [
      finding(.error, "a", "bg"), finding(.error, "a", "de"), finding(.error, "b", "de"), finding(.warning, "a", "fr"),
      finding(.warning, "b", "fr"), finding(.warning, "c", "fr"),
    ]
    let start = try start(findings)
    #expect(start.contains("Errors: German\u{A0}2, Bulgarian\u{A0}1 · Warnings: French\u{A0}3 (strings in each language)"))
    #expect(start.contains("<p class=\"sentence\">It breaks in German "))
    // Where each has one, there is nothing to tell.
    #expect(try self.start([finding(.error, "a", "bg"), finding(.error, "a", "de")]).contains("<dd>Bulgarian, German</dd>"))
  }

  @Test("Each language has a line among the keys and places, however many languages there are")
  func keys() throws {
    let findings = (0..<40).map { number in
      Finding(
        rule: "plural", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: "Titles",
        key: "a", locale: LocaleID("x\(number)"), message: "It breaks", reason: "r")
    }
    let lines = try lines("keys", of: start(findings))
    #expect(lines.count == 40 && !lines.contains { $0.contains("more") })
  }
}

extension StringProtocol {
  /// Its parts between a text.
  fileprivate func components(_ separator: String) -> [Substring] {
    Substring(self).split(separator: separator, omittingEmptySubsequences: false)
  }
}
