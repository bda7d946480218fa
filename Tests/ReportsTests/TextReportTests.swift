import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The terminal reports")
struct TextReportTests {
  private let report = TextReport.render(SampleResult.result, colour: false, width: 80)

  @Test("A finding is a line that begins with its place, and its figures and advice follow indented")
  func finding() {
    #expect(report.contains("Main.xcstrings:11:24: error: The title is cut to “Einstellungen für…”"))
    #expect(report.contains("[title-truncated]\n    German · for translators · 3 environments"))
    #expect(report.contains("    → Shorten the title to about 14 characters;"))
    #expect(report.contains("    defined at Base.lproj/Main.storyboard:41:17\n"))
    #expect(report.contains("needs review: The label may be cut"))
  }

  @Test("It begins with how the run ends and the counts, of all and of each rule, and ends with coverage, the counts and how the run ends")
  func ends() {
    #expect(report.hasPrefix("Fails with 3 errors in 2 causes: errors fail (the default).\n3 errors, 3 warnings, 2 notes, 1 needs review\n  title-truncated          2 errors\n"))
    #expect(report.contains("\n  label-truncated          1 needs review\n"))
    #expect(report.replacing("\n", with: " ").contains("Read 6 strings: 5 audited, 1 skipped."))
    #expect(report.contains("Skipped it.lproj/Broken.strings: line 7"))
    #expect(report.hasSuffix("\n3 errors, 3 warnings, 2 notes, 1 needs review\nFails with 3 errors in 2 causes: errors fail (the default).\n"))
  }

  @Test("Whose turn it is at which matter stands above them")
  func owners() {
    #expect(report.contains(/\n {2}For translators: [0-9, ]+\n/))
    #expect(report.contains("\nWhose turn it is, by the numbers of what is listed below:\n  For "))
    #expect(report.replacing("\n", with: " ").contains(/; bar texts read: [0-9,]+, not read: [0-9,]+\./))
  }

  @Test("Where more keys are meant than a figure lists, it says how many more, and a line names its language")
  func leftOut() {
    var result = SampleResult.result
    func finding(_ table: Int) -> Finding {
      var finding = Finding(
        rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "T",
        locale: "el", message: "22 strings of T\(table) have no translation", reason: "strings-missing",
        evidence: [.text("keys", (1...20).map { "k\($0)" }.joined(separator: ", "))], count: 22)
      finding.strings = (1...22).map { FoundString(key: "k\($0)") }
      (finding.definitionLocation, finding.fingerprint) = (SourceLocation(file: "T.strings", line: table), "\(table)")
      return finding
    }
    result.findings = (1...4).map(finding)
    let text = TextReport.render(result, colour: false, width: 80).replacing(/\n +/, with: " ")
    #expect(text.contains("k20” and 2 more"), "\(text)")
    #expect(text.contains("have no translation [missing-translation] [el]"), "\(text)")
  }

  @Test("So does a figure about a table as a whole, which has no strings of its own")
  func leftOutOfTable() {
    func finding(_ languages: [LocaleID]) -> Finding {
      var finding = Finding(
        rule: "stale-key", verdict: .fails, certainty: .certain, severity: .warning, blame: .source, table: "T",
        message: "300 keys are stale", reason: "many-stale", evidence: [.keys((1...300).map { "k\($0)" })], count: 300)
      finding.locales = languages
      return finding
    }
    let figure = finding([]).evidence[0]
    #expect(figure == .text("keys", (1...20).map { "k\($0)" }.joined(separator: ", ")))
    #expect(finding([]).keysLeftOut(of: figure) == 280)
    #expect(finding(["de", "fr"]).keysLeftOut(of: figure) == 0, "its count is of keys and languages")
  }

  @Test("A key that is meant in several languages is listed once")
  func distinctKeys() {
    #expect(Evidence.keys(["a", "b", "a", "c"]) == .text("keys", "a, b, c"))
  }

  @Test("Each matter has a number and a head that says which rule, where, how often and in which languages")
  func heads() {
    #expect(
      report.contains(
        "\n2. title-truncated · Title cut off · Notification settings (Main.storyboard) · 2 findings · Arabic, German\n"))
    let numbers = report.split(separator: "\n").compactMap { $0.wholeMatch(of: /(\d+)\. [a-z].*/).flatMap { Int($0.1) } }
    #expect(numbers == Array(1...5), "notes are no matters")
  }

  @Test("What fails comes before what needs a person, and that before notes; among equals what meets most people")
  func order() {
    func finding(
      _ rule: String, _ severity: Severity, _ verdict: Verdict = .fails, certainty: Certainty = .certain,
      in locales: [LocaleID], file: String = "a.strings"
    ) -> Finding {
      var finding = Finding(
        rule: rule, verdict: verdict, certainty: certainty, severity: severity, blame: .translation, table: "T", key: "k",
        message: "\(rule)", reason: "r", translationLocation: SourceLocation(file: file, line: 1))
      finding.locales = locales
      return finding
    }
    var result = SampleResult.result
    result.findings = [
      finding("note", .note, in: ["de", "fr", "ja"]), finding("question", .error, .needsReview, in: ["de", "fr"]),
      finding("few", .warning, in: ["de"], file: "a"), finding("many", .warning, in: ["de", "fr"], file: "z"),
      finding("unsure", .warning, certainty: .likely, in: ["de", "fr", "ja"]), finding("error", .error, in: ["de"]),
    ]
    #expect(
      result.matters.map(\.rules) == [["error"], ["many"], ["few"], ["unsure"], ["question"], ["note"]])
  }

  @Test("A bar whose items lack room is one matter, whichever rules and languages see it")
  func oneBar() {
    func finding(_ rule: String, _ locale: LocaleID, _ verdict: Verdict, over: Points, isTitle: Bool = false) -> Finding {
      var finding = Finding(
        rule: rule, verdict: verdict, certainty: .certain, severity: .error, blame: .layout,
        toolbar: SampleProject.mail.id, locale: locale, environmentCount: 4, worstEnvironment: SampleResult.windows[0],
        message: "\(rule)", reason: "r", over: over)
      finding.isAboutTitle = isTitle
      return finding
    }
    var result = SampleResult.result
    result.findings = [
      finding("label-truncated", "de", .needsReview, over: 3), finding("overflow-needed", "fr", .fails, over: 40),
      finding("label-truncated", "fr", .fails, over: 50), finding("title-truncated", "fr", .fails, over: 9, isTitle: true),
    ]
    #expect(result.matters.map(\.rules) == [["label-truncated", "overflow-needed"], ["title-truncated"]])
    #expect(result.matters[0].findings.map(\.over) == [50, 40, 3])
  }

  @Test("One text that is cut on several bars is one matter, and two titles of one bar are two")
  func oneText() {
    func title(_ toolbar: Toolbar, _ key: String) -> Finding {
      var finding = Finding(
        rule: "title-truncated", verdict: .fails, certainty: .certain, severity: .error, blame: .translation,
        toolbar: toolbar.id, table: "T", key: key, locale: "de", environmentCount: 1,
        worstEnvironment: SampleResult.windows[0], message: "The title is cut", reason: "r")
      finding.isAboutTitle = true
      return finding
    }
    var result = SampleResult.result
    result.findings = [title(SampleProject.mail, "a"), title(SampleProject.settings, "a"), title(SampleProject.mail, "b")]
    #expect(result.matters.map { $0.findings.map(\.key) } == [["a", "a"], ["b"]])
    #expect(result.matters[0].subject(among: [:]) == "a")
  }

  @Test("What several tables lack is a matter of each, whether strings or the table are missing; notes are one")
  func tables() {
    func finding(_ table: String, _ key: String?, _ reason: String, _ severity: Severity = .warning) -> Finding {
      Finding(
        rule: "missing-translation", verdict: .fails, certainty: .certain, severity: severity, blame: .translation,
        table: table, key: key, locale: "de", message: "\(table) lacks texts", reason: reason)
    }
    var result = SampleResult.result
    result.findings = [
      finding("A", "a", "gap"), finding("B", nil, "table"), finding("A", nil, "many-gaps"), finding("B", "b", "gap"),
      finding("C", "c", "gap", .note), finding("D", "d", "gap", .note),
    ]
    #expect(result.matters.map { $0.findings.map(\.table) } == [["A", "A"], ["B", "B"], ["C", "D"]])
    #expect(result.matters.prefix(2).map { $0.subject(among: [:]) } == ["A", "B"])
  }

  @Test("A crash leads, what the system asks leads its kind, and languages that no target ships are one matter at the end")
  func leading() {
    func finding(_ rule: String, _ severity: Severity, _ reason: String, _ key: String, _ locale: LocaleID) -> Finding {
      Finding(
        rule: rule, verdict: .fails, certainty: .certain, severity: severity, blame: .translation, table: "T", key: key,
        locale: locale, message: "\(rule)", reason: reason)
    }
    var result = SampleResult.result
    result.project.unshippedLocales = ["xx", "yy"]
    result.findings = [
      finding("empty", .note, "empty", "k", "xx"), finding("edge", .note, "edge", "k", "yy"),
      finding("missing", .warning, "gap", "k", "de"), finding("missing", .warning, "gap", "NSCameraUsageDescription", "de"),
      finding("missing", .warning, "table", "k", "fr"), finding("cut", .error, "r", "k", "de"),
      finding("type", .error, "type-crash", "k", "fr"), finding("note", .note, "r", "k", "de"),
    ]
    #expect(
      result.matters.map(\.rules)
        == [["type"], ["cut"], ["missing"], ["missing"], ["missing"], ["note"], ["empty", "edge"]])
    #expect(result.matters[2].findings.map(\.key) == ["NSCameraUsageDescription"])
    #expect(result.matters.last?.isOfUnshipped == true)
    let report = TextReport.render(result, colour: false, width: 200)
    #expect(report.contains("Languages in the repository that no target ships · 2 findings · "))
    #expect(!report.contains("\n7. "), "they are in full in the other reports")
  }

  @Test("Notes are a line a rule behind the matters, with the first place of each")
  func notes() {
    func found(_ rule: String, _ severity: Severity = .note, line: Int) -> Finding {
      Finding(
        rule: rule, verdict: .fails, certainty: .certain, severity: severity, blame: .translation, toolbar: "Bar",
        table: "T",
        key: "k\(line)", locale: "de", message: "It is \(rule)", reason: "r",
        translationLocation: SourceLocation(file: "T.strings", line: line))
    }
    var result = SampleResult.result
    result.findings = [
      found("title-length", line: 1), found("title-length", line: 2), found("label-copied", .warning, line: 3),
      found("symbol-bordered", line: 4),
    ]
    #expect(result.matters.filter { !$0.isAside }.map(\.rules) == [["label-copied"]])
    let report = TextReport.render(result, colour: false, width: 200)
    #expect(report.contains("\nNotes · a line a rule; in full in the HTML, XML or JSON report\n"))
    #expect(report.contains("\n  title-length: T.strings:1:1: It is title-length, and 1 more like it\n"))
    #expect(report.contains("\n  symbol-bordered: T.strings:4:1: It is symbol-bordered (Key: k4)\n"))
  }

  @Test("A doubt that makes no ticket is told as what needs review, as it is counted, and not among the notes")
  func slightDoubts() throws {
    func found(_ rule: String, _ verdict: Verdict, over: Points? = nil) -> Finding {
      Finding(
        rule: rule, verdict: verdict, certainty: .possible, severity: .note, blame: .layout, toolbar: "a",
        environmentCount: over == nil ? 0 : 1, message: "It is \(rule)", reason: "r", over: over)
    }
    var result = SampleResult.result
    result.findings = [found("overflow-by-default", .needsReview, over: 0), found("edge-space", .fails)]
    let report = TextReport.render(result, colour: false, width: 200)
    #expect(report.contains("\n  overflow-by-default  1 needs review\n"))
    let review = try #require(report.firstRange(of: "\nNeeds review · a line a rule"))
    let notes = try #require(report.firstRange(of: "\nNotes · a line a rule"))
    let doubt = try #require(report.firstRange(of: "It is overflow-by-default"))
    #expect(review.upperBound < doubt.lowerBound && doubt.upperBound < notes.lowerBound)
  }

  @Test("What comes with a matter and would make no ticket of its own is a line behind it")
  func rest() {
    func found(_ locale: LocaleID, _ severity: Severity) -> Finding {
      Finding(
        rule: "title-truncated", verdict: .fails, certainty: .certain, severity: severity, blame: .translation, toolbar: "a",
        table: "T", key: "k", locale: locale, environmentCount: 4,
        message: "It is cut, \(severity == .error ? "badly" : "a little")", reason: "r")
    }
    var result = SampleResult.result
    result.findings = [found("de", .error), found("fr", .note), found("it", .note)]
    let report = TextReport.render(result, colour: false, width: 200)
    #expect(report.contains("It is cut, badly") && !report.contains("a little"))
    #expect(report.contains("And 2 more like them: see the HTML, XML or JSON report.\n"))
  }

  @Test("Many files left out for one reason are one line")
  func skippedTogether() {
    var result = SampleResult.result
    result.project.skipped = ["a", "b", "c", "d"].map { SkippedFile(file: "\($0).strings", reason: "found nothing") }
    let report = TextReport.render(result, colour: false, width: 200)
    #expect(report.contains("Skipped a.strings, b.strings and 2 more: found nothing\n"))
  }

  @Test("Of a matter ten findings are told, and how many more there are")
  func ten() {
    var result = SampleResult.result
    result.findings = (1...14).map { line in
      Finding(
        rule: "edge-space", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: "T",
        key: "k\(line)", locale: "de", message: "A space is lost", reason: "r",
        translationLocation: SourceLocation(file: "T.strings", line: line))
    }
    let report = TextReport.render(result, colour: false, width: 80)
    #expect(report.components(separatedBy: "T.strings:").count == 11)
    #expect(report.contains("And 4 more like them"))
  }

  @Test("Of a matter with many findings the worst three are told with their figures, each other one in a line")
  func manyFindings() {
    var result = SampleResult.result
    result.findings = (1...9).map { line in
      Finding(
        rule: "edge-space", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "T",
        key: "k\(line)", locale: "de", message: "A space is lost", reason: "r", suggestion: "Add it.",
        translationLocation: SourceLocation(file: "T.strings", line: line))
    }
    let report = TextReport.render(result, colour: false, width: 80)
    #expect(report.contains("\n1. edge-space · Space at the edge differs · T · 9 findings · German\nT.strings:1:1: warning: A space is lost"))
    #expect(report.components(separatedBy: "T.strings:").count == 10)
    #expect(report.components(separatedBy: "→ Add it.").count == 4)
  }

  @Test("A sentence calls a language by its name")
  func names() {
    var result = SampleResult.result
    let locale: LocaleID = "pt-BR"
    result.findings = [
      Finding(
        rule: "r", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, locale: locale,
        message: "The \(locale) text is empty", reason: "r")
    ]
    #expect(TextReport.render(result, colour: false, width: 80).contains("error: The Portuguese (Brazil) text is empty [r]"))
    #expect(MarkdownReport.audit(result, name: "A").contains("The Portuguese (Brazil) text is empty (Portuguese (Brazil))"))
  }

  @Test("Of the questions for people it tells how many there are, and where they stand")
  func questions() {
    #expect(
      report.replacing("\n", with: " ").contains("3 questions about 3 toolbars that only people can answer: see the HTML"))
    #expect(!report.contains("main tasks"))
    var result = SampleResult.result
    result.questions = []
    #expect(!TextReport.render(result, colour: false, width: 80).contains("question"))
  }

  @Test("The worst are of different kinds first: five problems, not one in five languages")
  func worst() {
    let lines = TextReport.worst(SampleResult.result, count: 2).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].contains("The platform stops reading") && lines[2].contains("The title is cut"))
    #expect(TextReport.worst(SampleResult.result, count: 0).isEmpty)
  }

  @Test("A translation cannot command the terminal, nor turn a line around")
  func neutral() {
    #expect(!report.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
    #expect(report.contains("⟨U+202E⟩<script>alert(1)</script>⟨U+001B⟩[31m"))
    let coloured = TextReport.render(SampleResult.result, colour: true, width: 80)
    #expect(coloured.contains("\u{1B}[31;1merror: \u{1B}[0m") && !coloured.contains("\u{1B}[31m"))
  }

  @Test("Wrapped lines are no wider than the terminal", arguments: [60, 80, 120])
  func wraps(width: Int) {
    let indented = TextReport.render(SampleResult.result, colour: false, width: width).split(separator: "\n")
      .filter { $0.hasPrefix("    ") && !$0.contains("defined at") }
    #expect(!indented.isEmpty && indented.allSatisfy { $0.count <= width })
  }

  @Test("A line of Arabic closes the isolates that it opens, and the next one opens them again", arguments: 40...60)
  func isolates(width: Int) {
    var terminal = Terminal(colour: false, width: width, words: Localizer(language: "ar"))
    let text = "a text of several words out of the project that takes more than one line of the terminal"
    terminal.say(paragraph: "“\(text)”, “\(text)”", indent: 4, hanging: 2)
    let lines = terminal.text.split(separator: "\n")
    #expect(lines.count > 2)
    for line in lines {
      var depth = 0
      for scalar in line.unicodeScalars {
        if scalar == "\u{2068}" { depth += 1 }
        if scalar == "\u{2069}" { depth -= 1 }
        #expect(depth >= 0)
      }
      #expect(depth == 0 && Terminal.columns(line) <= width)
    }
  }

  @Test("A line does not end between a number and its unit", arguments: 40...60)
  func units(width: Int) {
    var terminal = Terminal(colour: false, width: width)
    terminal.say(
      paragraph: "\(Array(repeating: "needed \(Points(308.9)) pt, used \(12) %, over" as Message, count: 9))", indent: 2)
    let lines = terminal.text.split(separator: "\n")
    #expect(lines.allSatisfy { !$0.trimmingPrefix(" ").hasPrefix("pt") && !$0.trimmingPrefix(" ").hasPrefix("%") })
    #expect(lines.count > 3 && lines.allSatisfy { $0.count <= width })
  }

  @Test("An empty result says so")
  func empty() {
    var result = SampleResult.result
    result.findings = []
    #expect(TextReport.render(result, colour: false, width: 80).hasSuffix("Nothing found.\nPasses: errors fail (the default).\n"))
  }

  @Test("Inspect draws the bar, and says where a text is missing and what a table loses")
  func inspect() {
    let text = TextReport.inspect(SampleProject.project)
    #expect(text.contains("  [ < Mail ] │ Notifications │ [ ‹square.and.arrow.up› ] [ Save ]\n"))
    #expect(text.contains("\n    label “Archive”  key arc.label in Main\n"))
    #expect(text.contains("\n      missing in ar\n"))
    #expect(text.contains("fr.lproj/Localizable.strings:3:22: the platform stops reading and loses 2 of 3 keys"))
  }

  @Test("Inspect draws no item on the bar that stands in a menu, and lists it")
  func offBar() {
    var project = SampleProject.project
    project.toolbars[0].items[2].isInDefaultSet = false
    let text = TextReport.inspect(project)
    #expect(text.contains("  [ < Mail ] │ Notifications │ [ ‹square.and.arrow.up› ]\n"))
    #expect(text.contains("button \(project.toolbars[0].items[2].id)"))
  }

  @Test("Inspect draws a navigation bar from its leading to its trailing side, in whichever order code has the items")
  func sides() {
    var project = SampleProject.project
    project.toolbars[0].items.reverse()
    #expect(TextReport.inspect(project).contains("  [ < Mail ] │ Notifications │ [ Save ] [ ‹square.and.arrow.up› ]\n"))
    project.toolbars[0].title = .none
    #expect(TextReport.inspect(project).contains("  [ < Mail ] │ [ Save ] [ ‹square.and.arrow.up› ]\n"))
  }

  @Test("Inspect names the only OS line that a bar is on")
  func onlyLine() {
    var project = SampleProject.project
    project.toolbars[0].platforms = [.ios]
    project.toolbars[0].osLines = [OSLine(26)]
    #expect(TextReport.inspect(project, width: 200).contains(", iOS 26  "))
  }

  @Test("The rules are a table")
  func rules() {
    let rule = Rule(
      id: "label-verb", title: "A label says what the button does", statements: ["hig-2025.31"], severity: .note,
      isCore: true, why: "", examples: [], check: .bar { _ in [] })
    #expect(
      TextReport.rules([rule]) == """
        label-verb  note     A label says what the button does
                             every profile · hig-2025.31
        1 rule

        """)
  }
}
