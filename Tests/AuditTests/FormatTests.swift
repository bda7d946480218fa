import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite struct ValuesInTexts {
  private func findings(
    _ english: String, _ german: String, call: [Placeholder.Value?]?, key: String = "k"
  ) async -> [Finding] {
    var project = ProjectSource.read(texts: [
      "en.lproj/Localizable.strings": "\"\(key)\" = \"\(english)\";\n",
      "de.lproj/Localizable.strings": "\"\(key)\" = \"\(german)\";\n",
    ])
    if let call {
      project.codeTexts = [CodeText(key: key, arguments: call, location: SourceLocation(file: "A.swift", line: 1, column: 1))]
    }
    return await Auditor.audit(project).findings.filter { ["placeholder-mismatch", "argument-order"].contains($0.rule) }
  }

  private let integer = Placeholder.Value.integer(.long, conversion: "d")

  @Test("What code puts in counts, not how the source reads it")
  func callWins() async throws {
    // Code puts an Int into both: the source reads 32 of its 64 bits, the translation all of them.
    #expect(await findings("%d files", "%ld Dateien", call: [integer]) == [])
    #expect(await findings("%d files", "%ld Dateien", call: nil).map(\.severity) == [.warning])
    let wrong = try #require(await findings("%@ files", "%@ Dateien", call: [integer]).first)
    #expect(wrong.blame == .source && wrong.severity == .error && wrong.suggestion?.english == "Write “%ld” in place of “%@”.")
  }

  @Test("A text whose format gets no value shows garbage, and no sign")
  func noValue() async {
    let messages = await findings("Delete?", "%@ löschen?", call: []).map(\.message.english)
    #expect(messages.map { $0.hasSuffix("garbage is shown, or the app crashes") } == [true])
    #expect(await findings("Delete?", "%@ löschen?", call: []).map(\.severity) == [.error])
    #expect(await findings("%@", "%@ %@", call: [.object]).map(\.reason) == ["extra-crash"])
    #expect(await findings("Delete?", "%@ löschen?", call: [.object]) == [])
  }

  @Test("A key that is a format says what is put in")
  func keyIsFormat() async {
    #expect(await findings("starred", "%lld Sterne", call: nil, key: "label.star %lld") == [])
    #expect(await findings("starred", "%@ Sterne", call: nil, key: "label.star %lld").map(\.reason) == ["type-crash"])
  }

  @Test("A value that is lost is an error, one that a crash proves wrong too, and a size is none")
  func severities() async {
    #expect(await findings("Delete %@?", "Löschen?", call: nil).map(\.severity) == [.error])
    #expect(await findings("%d files", "%@ Dateien", call: nil).map(\.severity) == [.error])
    #expect(await findings("%@ of %@", "%d von %@", call: nil).map(\.severity) == [.error])
    #expect(await findings("%ld files", "%d Dateien", call: nil).map(\.severity) == [.warning])
  }

  @Test("What is missing is suggested by the type of the argument, with its position where there are several")
  func suggestions() async {
    #expect(await findings("%@ has %d", "%@ hat", call: [.object, integer]).map(\.suggestion?.english) ==
      ["Replace “%@” with “%1$@”. Put “%2$ld” where the value belongs."])
    #expect(await findings("%02d h", "Stunden", call: nil).map(\.suggestion?.english) == ["Put “%02d” where the value belongs."])
    // An Int in a key is `%lld` for the platform, and no `%ld` beside it.
    #expect(
      await findings("%lld h", "Stunden", call: [integer]).map(\.suggestion?.english)
        == ["Put “%lld” where the value belongs."])
    #expect(
      await findings("Item %d of %@", "%@: Objekt %d", call: nil).map(\.suggestion?.english)
        == ["Write “%2$@: Objekt %1$d”."])
  }

  @Test("A space is a flag where the value would be lost otherwise, and a space where it is meant as one")
  func spaces() async {
    #expect(await findings("Delete %lu items?", "% lu Objekte löschen?", call: nil) == [])
    #expect(await findings("Table: %@", "Tabelle: %1 @", call: nil) == [])
    #expect(await findings("% of screen", "% des Bildschirms", call: nil) == [])
    #expect(await findings("50 % off", "50 % auf alles", call: nil) == [])
    #expect(await findings("%d of 50 % done", "%d von 50 % fertig", call: nil) == [])
    #expect(await findings("Delete %lu items?", "Objekte % löschen?", call: nil).map(\.reason) == ["missing"])
  }

  @Test("A percentage in a sentence takes no value, though a tool made code that gives it one")
  func percentages() async {
    #expect(await findings("Not 100% guaranteed", "Nicht zu 100% garantiert", call: [.float]) == [])
    #expect(await findings("Not 100% guaranteed", "100 % gibt es nicht", call: [.float]) == [])
    #expect(await findings("Not 100% guaranteed", "Nicht garantiert", call: [.float]) == [])
  }

  @Test("Where one value is read wrongly and another one is lost, all are to be numbered")
  func numbersForAll() async {
    func likely(_ text: String) -> [String?] {
      ["Who reads the language has to choose which value stands where; most likely it is “\(text)”."]
    }
    let source = "%@, attachment %d of %d"
    #expect(await findings(source, "%@, %2$d tik %1$d", call: nil).map(\.suggestion?.english) == likely("%1$@, %3$d tik %2$d"))
    #expect(await findings(source, "%1$@, %1$d von %2$d", call: nil).map(\.suggestion?.english) == likely("%1$@, %2$d von %3$d"))
    #expect(await findings(source, "%1$@, %2$@ von %3$d", call: nil).map(\.suggestion?.english)
      == ["Write “%2$d” in place of “%2$@”."])
    #expect(await findings("%d item%@", "%@ Objekte", call: nil).map(\.suggestion?.english)
      == ["Write “%1$d” in place of “%@”."])
  }

  @Test("What the source takes is spelled as the source does, whatever size code puts in")
  func sourcesOwn() async {
    let found = await findings("%@, attachment %d of %d", "%@, %2$d tik %1$d", call: [.object, integer, integer])
    #expect(found.first?.suggestion?.english.hasSuffix("most likely it is “%1$@, %3$d tik %2$d”.") == true)
  }

  @Test("A space behind a percent sign is a flag, and the letter behind it a conversion: what that shows is said")
  func spacedConversion() async {
    let found = await findings("%@ posts", "% publicacions", call: nil)
    #expect(found.map(\.reason) == ["missing"] && found.map(\.severity) == [.error])
    #expect(found.first?.message.english.contains("holds “% p”") == true)
    #expect(found.first?.message.english.hasSuffix("in place of “%@”, argument 1, garbage is shown") == true)
    #expect(found.map(\.suggestion?.english) == ["Replace “%” with “%@”. The text is then “%@ publicacions”."])
    let crash = await findings("%d files", "% sider", call: nil)
    #expect(crash.first?.message.english.hasSuffix("in place of “%d”, argument 1, it crashes the app") == true)
  }

  @Test("Beside a lone sign an apostrophe that closes nothing goes with it, and the whole text is told")
  func strayApostrophe() async {
    let stray = await findings("The password for %@ is needed.", "Das Kennwort für %' ist nötig.", call: nil)
    #expect(stray.map(\.suggestion?.english) == ["Replace “%'” with “%@”. The text is then “Das Kennwort für %@ ist nötig.”."])
    let quoted = await findings("The theme ‘%@’ exists.", "Das Thema '%' gibt es.", call: nil)
    #expect(quoted.map(\.suggestion?.english) == ["Replace “%” with “%@”. The text is then “Das Thema '%@' gibt es.”."])
    let word = await findings("Today’s %@ exists.", "Peter’s %' gibt es.", call: nil)
    #expect(word.map(\.suggestion?.english) == ["Replace “%'” with “%@”. The text is then “Peter’s %@ gibt es.”."])
  }

  @Test("A conversion in letters of another script goes with its sign, and a word behind the sign stays")
  func spelledConversion() async {
    for (text, remains) in [
      ("(%எல்.டி) நீக்கவா?", "%எல்.டி"), ("%எல்.டி நீக்கவா?", "%எல்.டி"), ("Удалить %лд.", "%лд"),
      ("Удалить %файлов?", "%"),
    ] {
      let found = await findings("Delete (%ld)?", text, call: nil)
      #expect(found.map(\.suggestion?.english) == ["Replace “\(remains)” with “%ld”."], "\(text)")
    }
  }

  @Test("Where a text may be about something else, the advice says to translate it anew then")
  func otherSubject() async {
    let anew = "If the text says something else altogether, translate it anew."
    #expect(
      await findings("engine: %@", "Suchmaschine", call: nil).map(\.suggestion?.english)
        == ["Put “%@” where the value belongs. \(anew)"])
    let long = "Die %@-Datenbank braucht eine andere Kodierung, um zu funktionieren: legen Sie sie neu an."
    let other = await findings("Encoding", long, call: nil)
    #expect(other.map(\.suggestion?.english) == ["It says something else altogether than its source: translate it anew."])
    #expect(
      other.first?.message.english.contains("seems to be another text's: its source “Encoding” says far less") == true)
    #expect(
      await findings("Delete?", "%@ löschen?", call: nil).map(\.suggestion?.english)
        == ["Leave it out, or let the source have it too."])
  }

  @Test("A hyphen between what is left of a number and what it counts goes with it; one behind a name stays")
  func hyphen() async {
    #expect(
      await findings("Up to %@ bytes (16 MiB)", "Bis zu %-Bytes (16 MiB)", call: nil).map(\.suggestion?.english)
        == ["Replace “%-” with “%@ ”. The text is then “Bis zu %@ Bytes (16 MiB)”."])
    #expect(
      await findings("Based on %@ data", "Auf %-Basis", call: nil).map(\.suggestion?.english)
        == ["Replace “%” with “%@”. The text is then “Auf %@-Basis”."])
  }

  @Test("A sentence that is made for a value too many is to be translated anew: without the value it may be none")
  func sentenceWithValue() async {
    let found = await findings(
      "Are you sure you want to delete all of them?", "Soll die Auswahl %@ gelöscht werden?", call: nil)
    #expect(
      found.map(\.suggestion?.english) == [
        "The sentence is made for a value that its source has not: translate it anew, or let the source have the value too."
      ])
  }

  @Test("Of two readings that are wrong, the one that leaves less out is told")
  func betterReading() async {
    let found = await findings("Remove “%@” and all %d tracks?", "„% @“ und alle ٪ entfernen?", call: nil)
    #expect(found.map(\.suggestion?.english) == ["Replace “% @” with “%1$@”, “٪” with “%2$d”."])
  }

  @Test("What is left of placeholders is replaced together with whole ones that are spelled otherwise: all of them are told")
  func completeSet() async {
    let found = await findings("Signed: %1$@ to %2$@", "Signiert: %1 - bis %2$ @", call: nil)
    #expect(found.map(\.suggestion?.english) == ["Replace “%1” with “%1$@”, “%2$ @” with “%2$@”."])
  }

  @Test("A sentence that names its only value twice is told to say that both are the same one")
  func valueTwice() async {
    let found = await findings("Block %@ and all of it?", "%@ sperren? Von %@ siehst du nichts mehr.", call: nil)
    #expect(
      found.map(\.suggestion?.english) == ["The text has the value more than once: write “%1$@” in each place."])
    #expect(
      await findings("%@", "%@, %d", call: nil).map(\.suggestion?.english) == ["Use the placeholders of the source: “%@”."])
  }

  @Test("A translation that says less than half of its source is to be written anew; one that is as short by nature is not")
  func shortened() async {
    let source = "The file (%@) cannot be read by this version. Delete or rename the file, and open the app again."
    let found = await findings(source, "Unbekanntes Format", call: nil)
    #expect(
      found.map(\.suggestion?.english) == ["It says less than half of what the source says: translate it anew."])
    let nearly = await findings(source, "Diese Version kann die Datei nicht lesen: löschen Sie sie, bitte.", call: nil)
    #expect(nearly.map(\.suggestion?.english) == ["Put “%@” where the value belongs."])
  }

  @Test("A text that lost the words that introduce its value as well is to be written anew, and not to have its sign mended")
  func lostIntroduction() async {
    let source = "The rows could not be loaded.\\n\\nServer said: %@"
    let found = await findings(source, "Die Zeilen konnten nicht geladen werden. @", call: nil)
    #expect(found.map(\.suggestion?.english) == ["More than the value is lost: translate it anew."])
    let whole = await findings(source, "Die Zeilen konnten nicht geladen werden. Der Server sagt: ٪ @", call: nil)
    #expect(whole.map(\.suggestion?.english) == ["Replace “٪ @” with “%@”."])
  }

  @Test("A text of one paragraph, whose source has its value in a last one, is of an older source: the value has no place in it")
  func lostParagraph() async {
    let source = "Here people write down what they see outside, each day, for everybody.\\n\\nHow to do so is told on our website %@."
    let older = await findings(source, "Schaltet ein, dass man aufschreiben kann, was man draußen sieht und hört.", call: nil)
    #expect(older.map(\.suggestion?.english) == ["More than the value is lost: translate it anew."])
    let whole = await findings(
      source,
      "Hier schreiben die Leute Tag für Tag auf, was sie draußen sehen, und zwar für alle. Wie man das macht, steht auf unserer Webseite.",
      call: nil)
    #expect(whole.map(\.suggestion?.english) == ["Put “%@” where the value belongs."])
  }

  @Test("A numbered sign is never put beside a plain one: that is to be numbered too")
  func mixedNumbers() async {
    let found = await findings("Needs %1$d MB, and there are %2$@", "Benötigt %d MB", call: nil)
    #expect(
      found.map(\.suggestion?.english) == ["Replace “%d” with “%1$d”. Put “%2$@” where the value belongs."])
  }

  @Test("Every value that is lost is named, and what is left of its placeholder is to be replaced")
  func remains() async {
    func advice(_ english: String, _ german: String) async -> [String?] {
      await findings(english, german, call: nil).map { $0.suggestion?.english }
    }
    let source = "Encoding: %1$@ (%2$@)"
    let messages = await findings(source, "Codierung: %1 - (%2)", call: nil).map(\.message.english)
    #expect(
      messages == [
        "The de text “Codierung: %1 - (%2)” never shows “%1$@”, “%2$@”: at run time the values are missing from the text"
      ])
    #expect(await advice(source, "Codierung: %1 - (%2)") == ["Replace “%1” with “%1$@”, “%2” with “%2$@”."])
    #expect(await advice(source, "Codierung: $1@ (% 2 $ @)") == ["Replace “$1@” with “%1$@”, “% 2 $ @” with “%2$@”."])
    #expect(await advice(source, "Codierung: ％1$@ (%2$@)") == ["Replace “％1$@” with “%1$@”."])
    #expect(await advice(source, "Codierung: %1$@ (%$1@)") == ["Replace “%$1@” with “%2$@”."])
    #expect(
      await advice(source, "Codierung: %$1@ (%$1@)") == ["Replace “%$1@” with “%1$@”, “%$1@” with “%2$@”."])
    #expect(await advice(source, "Codierung: %1$@ (@)") == ["Replace “@” with “%2$@”."])
    #expect(await advice(source, "Codierung: (%2)") == ["Replace “%2” with “%2$@”. Put “%1$@” where the value belongs."])
    #expect(
      await advice(source, "Codierung") == [
        "Put “%1$@”, “%2$@” where the values belong. If the text says something else altogether, translate it anew."
      ])
    // Which of two a lone sign was nobody can tell, and a percentage and an address are none.
    #expect(await advice(source, "Codierung: @") == ["Put “%1$@”, “%2$@” where the values belong."])
    #expect(await advice("Send %@", "Sende 50 %") == ["Put “%@” where the value belongs."])
    #expect(await advice("Send %@", "Sende an a@b") == ["Put “%@” where the value belongs."])
    #expect(await advice("Page %1 of %@", "Seite %1") == ["Put “%@” where the value belongs."])
  }

  @Test(
    "What is left of a placeholder is mended as the source has it: with its position, its type and its sign",
    arguments: [
      ("Only %1$@ here", "Nur ％1$@ hier", "Replace “％1$@” with “%1$@”."),
      ("Only %1$@ here", "Nur hier", "Put “%1$@” where the value belongs."),
      ("Delete %@", "@% entfernen", "Replace “@%” with “%@”. The text is then “%@ entfernen”."),
      ("Delete %@", "Entferne @%", "Replace “@%” with “%@”. The text is then “Entferne %@”."),
      ("Delete %lu items", "$lu Objekte entfernen", "Replace “$lu” with “%lu”."),
      ("Size %lld MB", "Größe $lld MB", "Replace “$lld” with “%lld”."),
      ("%1$@ sent %2$lu files", "%1$@ hat 2$lu Dateien gesendet", "Replace “2$lu” with “%2$lu”."),
      ("Pay %lu now", "Zahle US$lu", "Put “%lu” where the value belongs."),
    ])
  func asInSource(english: String, german: String, advice: String) async {
    #expect(await findings(english, german, call: nil).map(\.suggestion?.english) == [advice])
  }

  @Test("The name of an account before its value is no placeholder that was turned round")
  func account() async {
    #expect(await findings("By @%@", "Von @%@", call: nil).isEmpty)
  }

  @Test("A sentence may do without how many there are; a number that says which one, and a name, are lost")
  func counts() async {
    #expect(await findings("All %d selected folders", "Alle Ordner", call: nil).map(\.severity) == [.warning])
    #expect(await findings("Error %d", "Fehler", call: nil).map(\.severity) == [.error])
    #expect(await findings("All %@ folders", "Alle Ordner", call: nil).map(\.severity) == [.error])
    #expect(await findings("Delete %@ history item(s)?", "Verlauf löschen?", call: nil).map(\.severity) == [.warning])
    #expect(await findings("All %d of %d folders", "Alle %d Ordner", call: nil).map(\.severity) == [.error])
    #expect(await findings("All %d folders", "Alle $d Ordner", call: nil).map(\.severity) == [.error])
  }

  @Test("A link of the translation's own is doubtful, and no more")
  func ownLinks() async {
    let link = await findings("See %@", "Siehe https://a.example", call: nil)
    #expect(link.map(\.reason) == ["own-link"] && link.map(\.severity) == [.note])
    #expect(await findings("https://%@", "https://a.example", call: nil).map(\.reason) == ["missing"])
    #expect(await findings("See %@ and %@", "Siehe https://a.example", call: nil).map(\.reason) == ["missing"])
  }

  @Test("Of a long text that says much more or less than its source, the source may have changed")
  func olderSources() async {
    let words = String(repeating: "word ", count: 30)
    let suggestion = "The source may have changed: translate it anew."
    #expect(await findings("%@ " + words, words + words, call: nil).map(\.suggestion?.english) == [suggestion])
    #expect(await findings("%@ " + words, words, call: nil).map { $0.suggestion?.english == suggestion } == [false])
  }

  @Test("What no code names, where it names most others, crashes nothing that anybody can see")
  func unmentioned() async {
    func found(_ english: String, _ german: String, named: [String]) async -> [Finding] {
      func table(_ text: String) -> String { "\"k\" = \"\(text)\";\n\"one\" = \"1\";\n\"two\" = \"2\";\n" }
      var project = ProjectSource.read(texts: [
        "en.lproj/Localizable.strings": table(english), "de.lproj/Localizable.strings": table(german),
      ])
      project.codeTexts = named.enumerated().map { line, key in
        CodeText(key: key, location: SourceLocation(file: "A.swift", line: line + 1, column: 1))
      }
      for key in named { project.codeLiterals.add(Array("localized(\"\(key)\")".utf8)) }
      return await Auditor.audit(project).findings.filter { ["placeholder-mismatch", "argument-order"].contains($0.rule) }
    }
    for (english, german) in [("%d of %@", "%2$d %1$@"), ("Item %d of %@", "%@: %d"), ("%d", "%d %@"), ("Get %@", "Da")] {
      for named in [[], ["one"], ["k", "one", "two"]] {
        #expect(await found(english, german, named: named).map(\.severity) == [.error])
      }
      let doubtful = await found(english, german, named: ["one", "two"])
      #expect(doubtful.map(\.severity) == [.note] && doubtful.map(\.certainty) == [.likely])
      #expect(!doubtful.contains { $0.message.english.contains("crash") })
    }
  }

  @Test("A whole number that code gives is what %c reads")
  func characters() async {
    #expect(await findings("Expected '%c'.", "Erwartet: „%c“.", call: [integer]) == [])
    #expect(await findings("Take %d", "Nimm %c", call: [integer]).map(\.severity) == [.error])
  }

  @Test("A plain value among numbered ones shows the first one once more")
  func mixed() async {
    let found = await findings("%1$@ of %2$@", "%1$@ von %@", call: nil)
    #expect(found.map(\.reason) == ["mixed"] && found.map(\.suggestion?.english) == ["Write “%2$@” in place of “%@”."])
    #expect(await findings("%1$@ of %2$@", "%@ von %2$@", call: nil) == [])
  }

  @Test("A name that one form of a plural lacks is lost, and a number there may be a word")
  func namesInForms() async {
    func reasons(_ one: String) async -> [String] {
      func forms(_ one: String, _ other: String) -> String {
        """
        {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "\(one)"}},
        "other": {"stringUnit": {"state": "translated", "value": "\(other)"}}}}}
        """
      }
      let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {
        "en": \(forms("A file of ${name}", "${count} files of ${name}")),
        "de": \(forms(one, "${count} Dateien von ${name}"))}}}}
        """
      return await Auditor.audit(ProjectSource.read(texts: ["Localizable.xcstrings": catalog])).findings
        .filter { $0.rule == "placeholder-mismatch" }.map(\.reason)
    }
    #expect(await reasons("Eine Datei von ${name}") == [])
    #expect(await reasons("Eine Datei") == ["name-lost"])
  }

  @Test("A value with a name is kept by its name")
  func names() async {
    let numbered = await findings("Enable ‘${name}’", "‚$%1$@‘ aktivieren", call: nil)
    #expect(numbered.map(\.reason) == ["name-lost"] && numbered.map(\.severity) == [.warning])
    #expect(numbered.map(\.suggestion?.english) == ["Write “${name}” where the value belongs."])
    #expect(await findings("Enable ‘${name}’", "‚${name}‘ aktivieren", call: nil) == [])
    #expect(await findings("Costs $5 {net, no tax}", "Kostet 5 $", call: nil) == [])
  }

  @Test("A variable of a plural reads other values inside its forms")
  func substitutions() async {
    func unit(_ value: String, _ forms: String) -> String {
      #"{"stringUnit":{"state":"translated","value":"\#(value)"}\#(forms)}"#
    }
    let forms = ##","substitutions":{"n":{"formatSpecifier":"lld","variations":{"plural":{"other":"## + unit("%2$@ followers", "") + "}}}}"
    let catalog =
      #"{"sourceLanguage":"en","strings":{"followers %lld %@":{"localizations":{"en":"# + unit("%#@n@", forms) + #","ko":"#
      + unit("팔로워 %2$@명", "") + "}}},\"version\":\"1.0\"}"
    let found = await Auditor.audit(ProjectSource.read(texts: ["Localizable.xcstrings": catalog])).findings
    #expect(found.filter { $0.rule == "placeholder-mismatch" } == [])
  }
}
