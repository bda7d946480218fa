import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The worst causes in the page's head")
struct FirstCausesTests {
  private func page(_ findings: [Finding]) -> String {
    var result = SampleResult.result
    (result.findings, result.trend) = (findings, nil)
    return HTMLReport.audit(result).replacing("\u{A0}", with: " ")
  }

  private func cards(_ page: String) throws -> [Substring] {
    let list = try #require(page.firstMatch(of: /(?s)<ol class="first-causes".*?<\/ol>/)).output
    return list.split(separator: "<li class=").dropFirst().map { $0 }
  }

  private func finding(_ rule: String, _ severity: Severity = .error) -> Finding {
    Finding(
      rule: rule, verdict: .fails, certainty: .certain, severity: severity, blame: .translation, table: "Titles", key: rule,
      locale: "de", message: "It breaks", reason: rule)
  }

  @Test("Three are there, each as its sentence with the way to its row, before the languages; a bar's with its picture")
  func three() throws {
    let page = page((1...5).map { finding("rule-\($0)") })
    let cards = try cards(page)
    #expect(cards.count == 3)
    for (place, card) in cards.enumerated() {
      #expect(card.contains("<a href=\"#cause-\(place + 1)\">It breaks</a>") && !card.contains("class=\"preview\""), "\(card)")
    }
    let list = try #require(page.firstRange(of: "<ol class=\"first-causes\"")).lowerBound
    let table = try #require(page.firstRange(of: "<table class=\"failing\">")).lowerBound
    #expect(list < table)
    #expect(page.contains("document.querySelectorAll(\".first-causes\")) this.draw(cards);"))
  }

  @Test("A text that is surely cut is told as people see it, and its figures are left to its row")
  func cut() throws {
    var result = SampleResult.result
    (result.findings, result.trend) = (result.findings.filter { $0.isAboutTitle || $0.rule == "title-truncated" }, nil)
    for place in result.findings.indices {
      result.findings[place].isAboutTitle = true
      result.findings[place].key = SampleProject.settings.title.key
    }
    let model = PageModel(result)
    let german = try #require(result.findings.first { $0.locale == "de" })
    let cut = try #require(FirstCauses.Cut(german, on: model))
    #expect(cut.words.english.contains(" “\(cut.text)” is cut to “\(cut.shown)” in "))
    #expect(cut.shown.hasSuffix("…") && cut.text != cut.shown)
    var doubted = german
    doubted.certainty = .likely
    #expect(FirstCauses.Cut(doubted, on: model) == nil)
  }

  @Test("A text of a table is drawn as people read it, from its beginning, with what is broken in it outlined")
  func brokenText() throws {
    let text = "Die Anzeige wird bis zu einmal in jeder Sekunde auf den neuesten Stand gebracht. Zu finden unter Einstellungen u203A Anzeige."
    var escape = finding("wrong-escape")
    escape.message = "\(Message.data("\\u203A")) is no escape in a table: people read \(StringUnit.quoted(text, showing: .sign("u203A", in: text)))"
    escape.evidence = [.text("escape", "\\u203A"), .text("shown", text)]
    let broken = try #require(BrokenText(escape))
    let marks = broken.pieces.map { $0.isBroken }
    #expect(marks == [false, true, false])
    #expect(broken.pieces.first?.text.hasPrefix("Die Anzeige wird") == true && broken.pieces[1].text == "u203A")
    let cards = try cards(page([escape]))
    let card = try #require(cards.first)
    #expect(card.contains("Unknown escape sequence · German</a>") && card.contains("<mark>u203A</mark> Anzeige.</span>"), "\(card)")
    #expect(card.contains("<span class=\"broken-text\" dir=\"auto\" lang=\"de\">Die Anzeige wird"))
  }

  @Test("A text of several languages is the source's where a translation has its words, and the card says in how many more it is so")
  func brokenSource() throws {
    let text = "Allows the app to show on the locked screen what it does, and to renew that up to once in every single second. Turn it on in Settings u203A Display."
    var escape = finding("wrong-escape")
    (escape.blame, escape.locale, escape.locales) = (.source, nil, ["bg", "de", "en"])
    escape.message = "\(Message.data("\\u203A")) is no escape in a table: people read \(StringUnit.quoted(text, showing: .sign("u203A", in: text))), and so in \(2, one: "more language", other: "more languages")"
    escape.evidence = [.text("escape", "\\u203A"), .text("shown", text)]
    let card = try #require(try cards(page([escape])).first)
    #expect(card.contains("Unknown escape sequence · English, and so in 2 more languages</a>"), "\(card)")
  }

  @Test("A card says how far the whole of its cause reaches, where its sentence is one of several")
  func reach() throws {
    var other = finding("rule-1")
    other.locale = "fr"
    #expect(try #require(try cards(page([finding("rule-1"), other])).first).contains("2 errors in 2 languages</p>"))
    #expect(try !cards(page([finding("rule-1")])).contains { $0.contains("error in ") })
  }

  @Test("A card says why it stands first: what it does to people, and in how many languages")
  func reason() throws {
    var lost = finding("key-missing")
    (lost.locale, lost.locales) = (nil, ["de", "fr", "ja"])
    let first: Substring = try #require(try cards(page([lost])).first)
    #expect(first.contains("First because: people lose a value or a text, 3 languages</p>"), "\(first)")
    let one: Substring = try #require(try cards(page([finding("key-missing")])).first)
    #expect(one.contains("First because: people lose a value or a text</p>"), "\(one)")
    // What a warning's sentence says is not said twice.
    #expect(try !cards(page([finding("edge-space", .warning)])).contains { $0.contains("First because") })
  }

  @Test("What a fix replaces is outlined as a whole sign; where something is missing, nothing can be")
  func replacedPart() throws {
    var placeholder = finding("placeholder-mismatch")
    let place = LintelModel.SourceLocation(file: "de.lproj/L.strings", line: 1, column: 1)
    placeholder.fixes = [Fix("%d Vögel", "%@ Vögel", at: place)]
    let broken = try #require(BrokenText(placeholder))
    #expect(broken.pieces == [.init(text: "%d", isBroken: true), .init(text: " Vögel", isBroken: false)])
    placeholder.fixes = [Fix("Vögel", "Vögel %@", at: place)]
    #expect(BrokenText(placeholder) == nil)
    // What is on a bar has the bar's picture.
    var onBar = placeholder
    (onBar.toolbar, onBar.fixes) = ("main", [Fix("%d Vögel", "%@ Vögel", at: place)])
    #expect(BrokenText(onBar) == nil)
  }

  @Test("Where no fix is known, the placeholder or number that the source has not is outlined, and nothing where all are its own")
  func foreignPart() throws {
    func marked(_ rule: String, _ reason: String, _ source: String, _ text: String, _ message: Message = "It breaks") -> [String]? {
      var broken = finding(rule)
      (broken.reason, broken.message) = (reason, message)
      broken.evidence = [.text("source", source), .text("translation", text)]
      return BrokenText(broken).map { $0.pieces.filter { $0.isBroken }.map { $0.text } }
    }
    let named: Message = "It reads argument 1 by “\(Message.data("%O"))”, which the source reads by “\(Message.data("%@"))”"
    #expect(marked("placeholder-mismatch", "type", "%@ map", "%Of Karte", named) == ["%O"])
    #expect(marked("placeholder-mismatch", "missing", "Encoding: %1$@ (%2$@)", "Codierung: %1 (%2$@)") == ["%1"])
    #expect(marked("placeholder-mismatch", "missing", "At most %@ signs", "Höchstens ٪ @ Zeichen") == ["٪ @"])
    #expect(marked("placeholder-mismatch", "missing", "50 % of %@", "50 % davon") == nil)
    #expect(marked("number-changed", "other", "After 1 hour", "Nach 5 Stunden") == ["5"])
    #expect(marked("translation-of-another", "opposite", "Left", "Rechts") == nil)
  }

  @Test("A card without a picture is as high as its words, beside one that has a picture")
  func height() {
    #expect(page([finding("rule-1")]).contains(/\.first-causes ?\{[^}]*align-items: ?start/))
    // One or two fill the row as three do.
    #expect(page([finding("rule-1")]).contains(/\.first-causes ?\{[^}]*grid-auto-columns: ?minmax\(0, ?1fr\)/))
  }

  @Test("A card without a picture says whose turn it is and what mends it; one with a picture leaves that to its row")
  func advice() throws {
    var table = finding("rule-1")
    let plain = try #require(try cards(page([table])).first)
    #expect(plain.contains("<p class=\"advice\">For translators</p>"), "\(plain)")
    table.suggestion = "Put \(Message.data("%@")) where the value belongs."
    let advised = try #require(try cards(page([table])).first)
    #expect(advised.contains("<p class=\"advice\">For translators: Put "), "\(advised)")
    var onBar = table
    onBar.toolbar = SampleProject.mail.id
    #expect(try cards(page([onBar])).allSatisfy { !$0.contains("class=\"advice\"") })
  }

  @Test("Of notes alone there is none, and of nothing no list")
  func none() {
    #expect(!page([]).contains("<ol class=\"first-causes\""))
    #expect(!page([finding("rule-1", .note)]).contains("<ol class=\"first-causes\""))
  }
}
