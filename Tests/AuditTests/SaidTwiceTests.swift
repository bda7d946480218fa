import LintelAudit
import LintelFindings
import Testing

@Suite("Words around a variable that its forms say again")
struct SaidTwiceTests {
  private typealias Forms = (name: String, one: String, other: String)
  private static let english = (
    text: "%#@posts@ from %#@people@",
    forms: [
      (name: "posts", one: "%arg post", other: "%arg posts"), (name: "people", one: "%arg person", other: "%arg people"),
    ]
  )

  private func findings(
    _ language: String, _ text: String, _ forms: [Forms], source: (text: String, forms: [Forms]) = SaidTwiceTests.english
  ) async -> [Finding] {
    func unit(_ text: String) -> String { "\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}" }
    func localization(_ text: String, _ forms: [Forms]) -> String {
      let variables = forms.enumerated().map { index, form in
        "\"\(form.name)\":{\"argNum\":\(index + 1),\"formatSpecifier\":\"lld\",\"variations\":{\"plural\":{"
          + "\"one\":{\(unit(form.one))},\"other\":{\(unit(form.other))}}}}"
      }
      return "{\(unit(text)),\"substitutions\":{\(variables.joined(separator: ","))}}"
    }
    let catalogue =
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"k %lld %lld\":{\"localizations\":{"
      + "\"en\":\(localization(source.text, source.forms)),\"\(language)\":\(localization(text, forms))}}}}"
    return await Auditor.audit(ProjectSource.read(texts: ["L.xcstrings": catalogue])).findings
      .filter { $0.rule == "words-said-twice" }
  }

  @Test("What people read is told as a whole, and the text without what its forms say")
  func sentence() async {
    let found = await findings(
      "es", "%#@posts@ mensajes nuevos de %#@people@ personas",
      [("posts", "%arg mensaje nuevo", "%arg mensajes nuevos"), ("people", "%arg persona", "%arg personas")])
    #expect(
      found.map(\.message.english) == [
        "The es text says “mensajes nuevos”, “personas” twice, around its variables and in their forms: people read "
          + "“4 mensajes nuevos mensajes nuevos de 4 personas personas”"
      ])
    #expect(
      found.map(\.suggestion?.english)
        == ["Leave out of the text what the forms of its variables say: “%#@posts@ de %#@people@”."])
    #expect(found.map(\.verdict) == [.fails] && found.map(\.severity) == [.error])
  }

  @Test("A position in the variable's name, a word before it, and a language without spaces make no difference")
  func spellings() async {
    let positions = await findings(
      "de", "Alle %1$#@posts@ von %2$#@people@",
      [("posts", "Alle %arg Post", "Alle %arg Posts"), ("people", "%arg", "%arg")])
    #expect(positions.first?.message.english.hasSuffix("people read “Alle Alle 4 Posts von 4”") == true)
    let chinese = await findings(
      "zh-Hans", "最近 %#@posts@ 条来自 %#@people@ 个参与者",
      [("posts", "最近 %arg 条", "最近 %arg 条"), ("people", "来自 %arg 个参与者", "来自 %arg 个参与者")])
    #expect(chinese.count == 1)
    #expect(chinese.first?.message.english.contains("“最近”, “来自”, “个参与者” twice") == true)
  }

  @Test("A space that each form ends in is not told twice")
  func spacedForms() async {
    let found = await findings(
      "es", "%#@posts@ mensajes de %#@people@ personas",
      [("posts", "%arg mensajes de ", "%arg mensajes de "), ("people", "%arg personas", "%arg personas")])
    #expect(
      found.map(\.suggestion?.english)
        == ["Leave out of the text what the forms of its variables say: “%#@posts@%#@people@”."])
  }

  @Test("Where another name of what a form says would stay beside its variable, nobody is told to write that")
  func otherName() async {
    let found = await findings(
      "es", "%#@posts@ mensajes de %#@people@ usuarios",
      [("posts", "%arg mensaje", "%arg mensajes"), ("people", "%arg persona", "%arg personas")])
    #expect(
      found.map(\.suggestion?.english) == ["Say the words either around the variables or in every form of them."])
  }

  @Test("Where a form lacks the words, they are to be said in one place, and nobody is told to lose them")
  func incomplete() async {
    let found = await findings(
      "de", "%#@posts@ Nachrichten von %#@people@",
      [("posts", "%arg", "%arg Nachrichten"), ("people", "%arg Person", "%arg Personen")])
    #expect(
      found.map(\.suggestion?.english) == ["Say the words either around the variables or in every form of them."])
  }

  @Test("Nouns that changed places are asked about")
  func apart() async {
    let found = await findings(
      "tr", "%#@posts@ katılımcı tarafından %#@people@ yeni gönderi",
      [("posts", "Son %arg gönderi", "Son %arg gönderi"), ("people", "%arg katılımcı", "%arg katılımcı")])
    #expect(found.map(\.verdict) == [.needsReview])
    #expect(found.first?.message.english.contains("“Son 4 gönderi katılımcı tarafından 4 katılımcı yeni gönderi”") == true)
  }

  @Test("What the source says twice is the source's alone")
  func ofSource() async {
    let doubled = (text: "%#@posts@ posts from %#@people@", forms: Self.english.forms)
    let found = await findings(
      "de", "%#@posts@ Beiträge von %#@people@",
      [("posts", "%arg Beitrag", "%arg Beiträge"), ("people", "%arg Person", "%arg Personen")], source: doubled)
    #expect(found.map(\.blame) == [.source])
  }

  @Test("A short word, a sign, a new sentence and one noun said again elsewhere are no mistake")
  func silent() async {
    func said(_ language: String, _ text: String, _ posts: String, _ people: String = "%arg") async -> Bool {
      await !findings(language, text, [("posts", posts, posts), ("people", people, people)]).isEmpty
    }
    #expect(await !said("de", "%#@posts@ die von %#@people@ sind", "%arg Leute, die"))
    #expect(await !said("zh-Hans", "%#@posts@条目，%#@people@", "%arg 条"))
    #expect(await !said("de", "%#@posts@ Dateien folgen, %#@people@", "%arg Dateien."))
    #expect(await !said("de", "%#@posts@ von allen Dateien, %#@people@", "%arg Dateien"))
    #expect(await said("de", "%#@posts@ Dateien folgen, %#@people@", "%arg Dateien"))
  }

  @Test("A stringsdict is put together in the same way")
  func dictionary() async {
    func file(_ text: String, _ form: String) -> String {
      "<plist version=\"1.0\"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(text)</string>"
        + "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "<key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>\(form)</string></dict>"
        + "</dict></dict></plist>"
    }
    let files = [
      "en.lproj/L.stringsdict": file("%1$#@n@ left", "%d files"),
      "de.lproj/L.stringsdict": file("Noch %1$#@n@ Dateien", "%d Dateien"),
    ]
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "words-said-twice" }
    #expect(found.map { $0.message.english.hasSuffix("people read “Noch 4 Dateien Dateien”") } == [true])
  }
}
