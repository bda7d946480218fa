import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let mixedAddress = Rule(
    id: "mixed-address",
    title: "The texts of a language speak to the reader in one form of address.",
    severity: .warning,
    isCore: true,
    why: "Who is spoken to as a stranger in one text and as a friend in the next sees that several people wrote them.",
    examples: [
      .needsReview(
        "a text that says “du” among others that say “Sie”",
        files: table("de", formal + ["Hast du schon ein Konto angelegt?"])),
      .fails("both in one sentence", files: table("es", ["Asegúrese de que tienes una conexión."])),
      .needsReview(
        "one in a sentence of a text, and the other one in the next",
        files: table("de", formal + ["Sichern Sie die Datei.", "Möchten Sie fortfahren? Wähle dann deinen Ordner."])),
      .needsReview(
        "one text of a table that says “du”, in an app that says “Sie” in another one",
        files: table("de", formal + ["Öffnen Sie den Ordner"]).merging(
          [
            "en.lproj/M.strings": "\"a\" = \"An account of yours\";\n", "de.lproj/M.strings": "\"a\" = \"Hast du ein Konto?\";\n",
          ]) { $1 }),
      .passes("one form of address", files: table("de", formal)),
      .passes(
        "a capital that begins a sentence",
        files: table("de", ["Hast du die Dateien? Sie sind im Ordner.", "Wo ist dein Konto?", "Du bist fertig.", "Es ist dein Ordner."])),
      .passes("an hour beside a value in Dutch", files: table("nl", ["Over %d u begint je dag.", "Je naam", "Jouw map", "Kies je taal"])),
    ],
    check: .translationsAmong { table, app in
      AddressCount(of: table, in: app.addresses[table.locale] ?? AddressTally())?.remarks ?? []
    })

  private static let formal = [
    "Möchten Sie fortfahren", "Wählen Sie einen Ordner", "Sichern Sie Ihre Dateien", "Geben Sie Ihren Namen ein",
  ]

  private static func table(_ locale: String, _ texts: [String]) -> [String: String] {
    func file(_ text: (Int, String) -> String) -> String {
      texts.enumerated().map { "\"k\($0.offset)\" = \"\(text($0.offset, $0.element))\";\n" }.joined()
    }
    return [
      "en.lproj/L.strings": file { number, _ in "Text number \(number + 1) of the app is for you" },
      "\(locale).lproj/L.strings": file { $1 },
    ]
  }
}

/// How the texts of a table speak to whoever reads them, beside all texts of the app.
private struct AddressCount {
  private typealias Address = AddressWords.Address
  private typealias Text = AddressedText.Text

  private let table: TableInLocale
  /// What the whole app does in the language.
  private let app: AddressTally
  /// Texts that have words of one kind alone.
  private var texts: [Address: [Text]] = [.formal: [], .informal: []]
  /// Texts that have words of both kinds in one sentence.
  private var mixed: [Text] = []
  /// Texts that have words of one kind in a sentence and of the other one in another.
  private var divided: [Text] = []

  /// Fewer texts show no habit. The figure is ours.
  private static let fewest = 5

  /// Languages whose formal address is their plural, too: among friends it may speak to several of them.
  private static let withPlural: Set = ["ca", "cs", "el", "fr", "ru", "sk", "tr", "uk"]

  /// Nil where nothing is known of the language.
  init?(of table: TableInLocale, in app: AddressTally) {
    guard let forms = AddressForms(of: table.locale) else { return nil }
    (self.table, self.app) = (table, app)
    // By index: a table has thousands of pairs, and copying one costs more than looking at it.
    for index in table.pairs.indices {
      guard let unit = table.pairs[index].translation, unit.locale == table.locale,
        !table.unmentioned.contains(unit.key)
      else { continue }
      let text = AddressedText(unit, forms)
      if let one = text.divided { divided.append(one) }
      if let one = text.mixed { mixed.append(one) }
      if let address = text.address, let first = text.first { texts[address]!.append(first) }
    }
  }

  var remarks: [Remark] {
    // A story or a dialogue speaks to several people: only beside texts of an app it is a slip.
    let isOfApp = app.formal + app.informal >= Self.fewest
    return mixed.map(remarkOnSentence) + (isOfApp ? divided.map(remarkOnText) : []) + (remarkOnTable.map { [$0] } ?? [])
  }

  private func remarkOnText(_ text: Text) -> Remark {
    func word(_ address: Address) -> String {
      text.words.first { $0.word.address == address }.map { WordInContext.shown($0.word.text, in: text.form.text) } ?? ""
    }
    let mayBePlural = Self.withPlural.contains(table.locale.language)
    return Remark(
      .needsReview, "in-one-text",
      "The \(table.locale) text \(StringUnit.quoted(text.form.text)) speaks to the reader with “\(word(.formal))” in one sentence and with “\(word(.informal))” in another one",
      certainty: mayBePlural ? .possible : .likely, unit: text.unit, blame: blame, severity: mayBePlural ? .note : .warning,
      evidence: [.text("text", text.form.text)], suggestion: "Keep to the form of address that the other texts have.",
      location: text.form.location)
  }

  private func remarkOnSentence(_ text: Text) -> Remark {
    let sentence = AddressedText.sentenceOfBoth(text.telling)
    func word(_ address: Address) -> String {
      text.telling.first { $0.sentence == sentence && $0.word.address == address }
        .map { WordInContext.shown($0.word.text, in: text.form.text) } ?? ""
    }
    let isCertain = !Self.withPlural.contains(table.locale.language)
    return Remark(
      isCertain ? .fails : .needsReview, "in-one-sentence",
      "The \(table.locale) text \(StringUnit.quoted(text.form.text)) speaks to the reader with “\(word(.formal))” and with “\(word(.informal))” in one sentence",
      certainty: isCertain ? .likely : .possible, unit: text.unit, blame: blame, severity: isCertain ? .warning : .note,
      evidence: [.text("text", text.form.text)], suggestion: "Keep to the form of address that the other texts have.",
      location: text.form.location)
  }

  /// What a table is held to is the app: one that speaks as all others do is not told, whichever texts are few within it.
  private var remarkOnTable: Remark? {
    let (formal, informal) = (texts[.formal]!, texts[.informal]!)
    guard app.formal > 0, app.informal > 0, app.formal + app.informal >= Self.fewest else { return nil }
    let isFormalFewer = app.formal < app.informal
    let (fewer, more) = isFormalFewer ? (formal, informal) : (informal, formal)
    let (fewerOfApp, moreOfApp) = isFormalFewer ? (app.formal, app.informal) : (app.informal, app.formal)
    let isClear = fewerOfApp * 4 <= fewerOfApp + moreOfApp
    // Where the app has no habit, a table that has one is let be.
    guard !fewer.isEmpty, isClear || !more.isEmpty else { return nil }
    // The few may well speak to several people.
    let mayBePlural = isFormalFewer && Self.withPlural.contains(table.locale.language)
    let isWholeApp = formal.count == app.formal && informal.count == app.informal
    return Remark(
      .needsReview, "in-table",
      // A verb may tell it where no list has its form: the figures are the least that is so.
      isWholeApp
        ? "In \(table.name), at least \(amount: more.count) \(table.locale) texts speak to the reader with words such as “\(Self.usual(more))”, and at least \(amount: fewer.count) with words such as “\(Self.usual(fewer))”"
        : "The app speaks to the reader in at least \(amount: moreOfApp) \(table.locale) texts with words such as “\(app.usualWord(isFormal: !isFormalFewer))”, and \(table.name) in at least \(amount: fewer.count) with words such as “\(Self.usual(fewer))”",
      certainty: mayBePlural ? .possible : .likely, blame: blame, severity: isClear && !mayBePlural ? .warning : .note,
      evidence: [
        .count("found", fewer.count, "strings"),
        .count("strings", isWholeApp ? fewer.count + more.count : fewerOfApp + moreOfApp, "strings"),
        .text("for example", fewer.prefix(3).map(\.unit.key).joined(separator: ", ")),
      ],
      suggestion: isClear && !mayBePlural
        ? "Keep to the form of address that the other texts have."
        : "Decide on one form of address for the language, and change the texts that have the other one.",
      location: table.writtenPlace(
        among: fewer.map { ($0.unit.key, $0.form.location) }, or: more.map { ($0.unit.key, $0.form.location) }),
      count: fewer.count,
      strings: fewer.map { FoundString(key: $0.unit.key, location: $0.form.location) })
  }

  private var blame: Blame { table.isSource ? .source : .translation }

  /// The word that most of the texts have; of several the first by its letters.
  private static func usual(_ texts: [Text]) -> String {
    var counts: [String: Int] = [:]
    for text in texts { for word in Set(text.telling.map(\.word.text)) { counts[word, default: 0] += 1 } }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
  }
}
