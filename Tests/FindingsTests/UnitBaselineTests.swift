import LintelFindings
import LintelModel
import Testing

@Suite("A baseline and findings about many strings")
struct UnitBaselineTests {
  private func alone(_ key: String, _ locale: LocaleID) -> Finding {
    Finding(
      rule: "r", verdict: .fails, certainty: .certain, severity: .note, blame: .translation, table: "T", key: key,
      locale: locale, message: "", reason: "one")
  }

  private func together(_ strings: [(String, LocaleID)]) -> Finding {
    var finding = Finding(
      rule: "r", verdict: .fails, certainty: .certain, severity: .note, blame: .translation, table: "T", message: "",
      reason: "many", count: strings.count)
    finding.locales = Set(strings.map(\.1)).sorted()
    finding.strings = strings.map { FoundString(reason: "one", key: $0.0, locale: $0.1) }
    finding.parts = strings.map { alone($0.0, $0.1) }
    return finding
  }

  @Test("A table that one language more lacks now advises what to do about that one")
  func oneLanguage() {
    func lacking(_ locales: [LocaleID]) -> Finding {
      var finding = Finding(
        rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "T",
        message: "T does not exist in 2 of the project's languages", reason: "no-table",
        suggestion: "Translate the table; or, for developers: leave it out of the app in these languages.", count: locales.count)
      finding.locales = locales
      return finding
    }
    let reported = BaselineComparison(of: [lacking(["de", "nb"])], with: Baseline(of: [lacking(["de"])])).reported
    #expect(reported.map(\.languages) == [["nb"]])
    #expect(
      reported.map { $0.suggestion?.english } == [
        "Translate the table; or, for developers: leave it out of the app in this language."
      ])
  }

  @Test("What was reported string by string, and is reported as one now, is known")
  func oneByOne() {
    let baseline = Baseline(of: [alone("a", "de"), alone("b", "de"), alone("b", "fr")])
    let now = together([("a", "de"), ("b", "fr")])
    #expect(baseline.newOrWorse([now]) == [])
    #expect(baseline.trend(of: [now]) == Trend(new: 0, worse: 0, known: 2, gone: 1))
    #expect(baseline.newOrWorse([together([("a", "de"), ("c", "de")])]).map(\.key) == ["c"])
  }

  @Test("A string that is added to many is new by itself, also where another one leaves them")
  func added() {
    let baseline = Baseline(of: [together([("a", "de"), ("b", "fr")])])
    let swapped = BaselineComparison(of: [together([("a", "de"), ("b", "ja")])], with: baseline)
    #expect(swapped.reported.map(\.locale) == ["ja"])
    #expect(swapped.trend == Trend(new: 1, worse: 0, known: 1, gone: 1))
    #expect(swapped.gone.map(\.language) == ["fr"])
    #expect(baseline.newOrWorse([together([("a", "de"), ("b", "fr"), ("b", "ja")])]).map(\.locale) == ["ja"])
  }

  @Test("What is accepted is neither new nor gone: what the baseline holds is accepted, what neither holds is new and accepted")
  func accepted() {
    let suppression = Suppression(rule: "r", reason: "later", location: SourceLocation(file: "lintel.yml", line: 3))
    let taken = ["a", "b", "c"].map { SuppressionResult.Suppressed(finding: alone($0, "de"), suppression: suppression) }
    let comparison = BaselineComparison(
      of: [], with: Baseline(of: [alone("a", "de"), alone("d", "de")]), accepted: taken, acceptedBefore: Baseline(of: [alone("b", "de")]))
    var trend = Trend(new: 0, worse: 0, known: 0, gone: 1)
    (trend.accepted, trend.newAccepted) = (1, 1)
    #expect(comparison.trend == trend)
    #expect(comparison.fixed.map(\.key) == ["d"])
    let told = AddedAcceptance.all(of: comparison.newlyAccepted)
    #expect(told.map(\.names) == [["r (de, c)", "r (de, a)"]] && told.map(\.new) == [1] && told.map(\.known) == [1])
  }

  @Test("Strings that leave a group make nothing new of those that stay")
  func left() {
    let baseline = Baseline(of: [together([("a", "de"), ("b", "fr")])])
    #expect(baseline.newOrWorse([alone("a", "de")]) == [])
    #expect(baseline.trend(of: [alone("a", "de")]) == Trend(new: 0, worse: 0, known: 1, gone: 1))
  }

  @Test("What was found about a key that is deleted, and that code still asks for, is gone with it and not fixed")
  func goneWithItsKey() {
    var deleted = alone("a", "en")
    (deleted.rule, deleted.locale) = ("deleted-key", nil)
    let comparison = BaselineComparison(of: [deleted], with: Baseline(of: [alone("a", "de"), alone("b", "de")]))
    #expect(comparison.ofGoneKeys.map(\.key) == ["a"] && comparison.fixed.map(\.key) == ["b"])
    #expect(comparison.trend.keysGone == 1 && comparison.trend.gone == 1)
  }

  /// As a rule itself lists strings that are wrong in the same way.
  private func listed(_ keys: [String], reason: String = "many") -> Finding {
    var finding = Finding(
      rule: "r", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "T", locale: "cs",
      message: "no cs translation for \(keys.count, "string")", reason: reason, count: keys.count)
    finding.strings = keys.map { FoundString(key: $0) }
    return finding
  }

  @Test("Of strings that a rule lists, the new ones are reported, and the message names them")
  func listed() throws {
    let baseline = Baseline(of: [listed(["a", "b", "c"])])
    #expect(baseline.entries.map(\.key) == ["a", "b", "c"])
    let new = try #require(baseline.newOrWorse([listed(["a", "menu_zoom_in", "c"])]).first)
    #expect(new.units.map(\.key) == ["menu_zoom_in"] && new.count == 1)
    #expect(new.message.english.hasPrefix("New here: menu_zoom_in. "))
  }

  @Test("A string is known whatever reason the rule reports it with, and wherever its table has been moved")
  func moved() {
    #expect(Baseline(of: [listed(["a", "b"])]).newOrWorse([listed(["a", "b"], reason: "most")]) == [])
    var before = alone("a", "de")
    before.table = "Old/T"
    before.fingerprint = Fingerprint.of([before.rule, before.reason, nil, nil, before.table, "a", "de"])
    let baseline = Baseline(of: [before])
    #expect(baseline.newOrWorse([alone("a", "de")]) == [])
    // One that was moved is one, and no excuse for a second.
    var copy = alone("a", "de")
    copy.table = "New/T"
    copy.fingerprint = "copy"
    #expect(baseline.newOrWorse([alone("a", "de"), copy]).count == 1)
  }

  @Test("What one string lacks in several languages is one matter in each: a language that leaves makes the others no news")
  func languages() {
    func missing(_ locales: [LocaleID]) -> Finding {
      var finding = Finding(
        rule: "r", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "T", key: "k",
        locale: locales.count == 1 ? locales[0] : nil, message: "missing", reason: "missing", count: locales.count)
      if locales.count > 1 { finding.locales = locales }
      return finding
    }
    let baseline = Baseline(of: [missing(["bg", "pl"])])
    #expect(baseline.entries.map(\.language) == ["bg", "pl"])
    #expect(baseline.trend(of: [missing(["bg"])]) == Trend(new: 0, worse: 0, known: 1, gone: 1))
    #expect(baseline.newOrWorse([missing(["pl"])]) == [])
    let more = baseline.newOrWorse([missing(["bg", "cs", "pl"])])
    #expect(more.map(\.locale) == ["cs"] && more[0].message.english == "New here: cs. missing")
  }

  @Test("What is still at its old place was not moved: a defect that is fixed in one table excuses none in another")
  func stays() {
    func place(_ table: String) -> Finding {
      var finding = alone("a", "de")
      finding.table = table
      finding.fingerprint = table
      return finding
    }
    let baseline = Baseline(of: [place("One/T")])
    let comparison = BaselineComparison(of: [place("Two/T")], with: baseline, present: ["One/T", "Two/T"])
    #expect(comparison.trend == Trend(new: 1, worse: 0, known: 0, gone: 1))
    #expect(BaselineComparison(of: [place("Two/T")], with: baseline, present: ["Two/T"]).reported == [])
  }

  @Test("The same string found for another reason is new, and one that is more severe is worse")
  func reasons() {
    var crash = alone("a", "de")
    crash.reason = "crash"
    crash.fingerprint = "crash"
    let baseline = Baseline(of: [alone("a", "de")])
    #expect(baseline.trend(of: [crash]) == Trend(new: 1, worse: 0, known: 0, gone: 1))
    var severe = alone("a", "de")
    severe.severity = .error
    #expect(baseline.trend(of: [severe]) == Trend(new: 0, worse: 1, known: 0, gone: 0))
  }

  @Test("A baseline of schema 1.0 holds groups by their own names, and knows each string of them")
  func earlier() {
    let group = together([("a", "de"), ("b", "fr")])
    let baseline = Baseline([.init(fingerprint: group.fingerprint, rule: "r", verdict: .fails, count: 2)])
    #expect(baseline.newOrWorse([group]) == [])
  }

  @Test("How many points more the worst of what is worse needs is said")
  func points() {
    func title(_ over: Points) -> Finding {
      var finding = alone("t", "de")
      finding.over = over
      return finding
    }
    let comparison = BaselineComparison(of: [title(22)], with: Baseline(of: [title(10)]))
    #expect(comparison.sentence == "0 new, 1 worse (by up to 12 pt), 0 fixed, 0 unchanged")
  }

  @Test("What is gone with another source text is not fixed, but a translation that was too wide is")
  func anotherSource() {
    var (project, texts) = (Project(locales: ["en", "de"]), EarlierTexts())
    texts.changed[TableID(folder: "", name: "T")] = ["en": ["a"]]
    // Whoever deletes a text mends nothing: it is there, with another source.
    project.tables = (["en", "de"] as [LocaleID]).map { locale in
      let file = "\(locale.id).lproj/T.strings"
      let unit = StringUnit(
        key: "a", locale: locale, value: "A", location: LintelModel.SourceLocation(file: file, line: 1))
      return StringTable(
        file: file, id: TableID(folder: "", name: "T"), format: .strings, locale: locale, encoding: "UTF-8", units: [unit])
    }
    project.earlier = texts
    let present = Presence(of: project, since: Project(locales: ["en", "de"]))
    func gone(_ over: Points?, sourceRules: Set<String>? = nil) -> BaselineComparison {
      var finding = alone("a", "de")
      finding.over = over
      return BaselineComparison(
        of: [], with: Baseline(of: [finding]), present: present, sourceRules: sourceRules)
    }
    #expect(gone(nil).sentence == "0 new, 0 worse, 0 fixed, 1 changed source, 0 unchanged" && gone(nil).fixed == [])
    #expect(gone(12).sentence == "0 new, 0 worse, 1 fixed, 0 unchanged" && gone(12).fixed.count == 1)
    // What a file has wrong, no other source text mends: somebody did.
    #expect(gone(nil, sourceRules: []).sentence == "0 new, 0 worse, 1 fixed, 0 unchanged")
    #expect(gone(nil, sourceRules: [alone("a", "de").rule]).fixed == [])
  }

  @Test("A string that makes many of a few, or is graver than those beside it, makes none of the others worse")
  func extent() {
    var one = listed(["a"])
    one.severity = .note
    #expect(Baseline(of: [one]).newOrWorse([listed(["a"])]) == [])
    var mixed = listed(["a", "b"])
    mixed.strings[0].severity = .note
    mixed.strings[1].severity = .error
    var mild = listed(["a", "b"])
    mild.strings[0].severity = .note
    mild.strings[1].severity = .note
    let comparison = BaselineComparison(of: [mixed], with: Baseline(of: [mild]))
    #expect(comparison.changed.map(\.unit.key) == ["b"] && comparison.trend.worse == 1)
    // A note that joins an error is a note.
    var more = mixed
    more.severity = .error
    more.strings.append(FoundString(key: "c", severity: .note))
    #expect(Baseline(of: [mixed]).newOrWorse([more]).map(\.severity) == [.note])
  }

  @Test("A key that is new in several languages is named once")
  func named() {
    var finding = listed(["a", "k", "l"])
    finding.locale = nil
    finding.locales = ["cs", "de", "fr"]
    var before = finding
    before.strings = [FoundString(key: "a")]
    let message = Baseline(of: [before]).newOrWorse([finding]).first?.message.english ?? ""
    #expect(message.hasPrefix("New here: k, l. "), "\(message)")
  }

  @Test("A bar that the code calls otherwise keeps what was found on it; one that is still there gives nothing away")
  func renamed() {
    func symbol(_ bar: String, _ language: LocaleID = "en", _ words: Message = "The symbol “at” has no name") -> Finding {
      var finding = Finding(
        rule: "r", verdict: .fails, certainty: .certain, severity: .warning, blame: .layout, toolbar: bar, item: "button",
        locale: language, message: words, reason: "nameless")
      finding.fingerprint = bar + language.id
      return finding
    }
    func trend(_ now: [Finding], present: Presence) -> Trend {
      BaselineComparison(of: now, with: Baseline(of: [symbol("App/Notes.swift#Notes.body")]), present: present).trend
    }
    let renamed = "App/Notes.swift#Notes.list"
    #expect(trend([symbol(renamed)], present: [renamed]) == Trend(new: 0, worse: 0, known: 1, gone: 0))
    let moved = "App/NotesView.swift#Notes.body"
    #expect(trend([symbol(moved)], present: [moved]) == Trend(new: 0, worse: 0, known: 1, gone: 0))
    let other = "App/Tags.swift#Tags.body"
    for (bar, language, words) in [
      (other, "en", "The symbol “at” has no name"), (renamed, "de", "The symbol “at” has no name"),
      (renamed, "en", "The symbol “of” has no name"),
    ] as [(String, LocaleID, Message)] {
      #expect(trend([symbol(bar, language, words)], present: [bar]) == Trend(new: 1, worse: 0, known: 0, gone: 1))
    }
    let both = trend([symbol(renamed)], present: [renamed, "App/Notes.swift#Notes.body"])
    #expect(both == Trend(new: 1, worse: 0, known: 0, gone: 1))
    // One bar was one, and no excuse for two.
    #expect(trend([symbol(renamed), symbol(moved)], present: [renamed, moved]).new == 1)
  }

  @Test("A string that was put into another table keeps what was found of it; one that was copied there does not")
  func changedTable() {
    var before = alone("save", "de")
    before.table = "App/Main"
    before.fingerprint = "before"
    func trend(_ key: String, _ language: LocaleID, keys: [String: Set<String>]?) -> Trend {
      var now = alone(key, language)
      now.table = "App/Editor"
      let present = Presence(places: ["App/Main", "App/Editor"], keys: keys)
      return BaselineComparison(of: [now], with: Baseline(of: [before]), present: present).trend
    }
    let moved = ["App/Main": Set(["open"]), "App/Editor": ["save", "open"]]
    #expect(trend("save", "de", keys: moved) == Trend(new: 0, worse: 0, known: 1, gone: 0))
    #expect(trend("save", "fr", keys: moved).new == 1 && trend("open", "de", keys: moved).new == 1)
    #expect(trend("save", "de", keys: ["App/Main": ["save"], "App/Editor": ["save"]]).new == 1, "it is still there")
    #expect(trend("save", "de", keys: nil).new == 1, "nobody knows")
  }

  @Test("What is left of something graver is neither new nor worse, however many points it says of another screen")
  func milder() {
    func title(_ rule: String, _ severity: Severity, _ verdict: Verdict, over: Points?, reason: String = "cut") -> Finding {
      var finding = Finding(
        rule: rule, verdict: verdict, certainty: .certain, severity: severity, blame: .translation,
        toolbar: "Note.swift#Note.body", table: "T", key: "note.title", locale: "be", message: "", reason: reason, over: over)
      finding.fingerprint = rule + reason
      return finding
    }
    func trend(_ before: Finding, _ now: Finding) -> Trend { Baseline(of: [before]).trend(of: [now]) }
    let known = Trend(new: 0, worse: 0, known: 1, gone: 0)
    let cut = title("title-truncated", .error, .fails, over: 9)
    #expect(trend(cut, title("title-truncated", .error, .needsReview, over: 58)) == known)
    #expect(trend(cut, title("title-truncated", .note, .fails, over: 41)) == known)
    #expect(trend(cut, title("title-truncated", .note, .needsReview, over: 3, reason: "perhaps")) == known)
    #expect(trend(cut, title("title-length", .note, .fails, over: nil)) == known)
    let zoomed = title("title-truncated", .note, .fails, over: 8)
    #expect(trend(zoomed, title("title-length", .note, .fails, over: nil)) == known)
    #expect(trend(zoomed, title("title-truncated", .note, .needsReview, over: 3, reason: "perhaps")) == known)
    #expect(trend(zoomed, title("title-truncated", .note, .fails, over: 3, reason: "other")).new == 1)
    // The other way round it is worse, or new.
    #expect(trend(title("title-truncated", .error, .needsReview, over: 58), cut).worse == 1)
    #expect(trend(title("title-truncated", .note, .fails, over: 41), cut).worse == 1)
    #expect(trend(title("title-length", .note, .fails, over: nil), cut).new == 1)
  }
}
