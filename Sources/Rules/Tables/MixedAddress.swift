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
      .passes("one form of address", files: table("de", formal)),
      .passes(
        "a capital that begins a sentence",
        files: table("de", ["Hast du die Dateien? Sie sind im Ordner.", "Wo ist dein Konto?", "Du bist fertig.", "Es ist dein Ordner."])),
      .passes("an hour beside a value in Dutch", files: table("nl", ["Over %d u begint je dag.", "Je naam", "Jouw map", "Kies je taal"])),
    ],
    check: .translations { AddressCount(of: $0)?.remarks ?? [] })

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

/// How the texts of a table speak to whoever reads them.
private struct AddressCount {
  private typealias Address = AddressWords.Address

  private struct Text {
    var unit: StringUnit
    var form: StringUnit.Form
    var words: [AddressForms.Found]

    /// Those that tell who is spoken to by themselves.
    var telling: [AddressForms.Found] { words.filter { $0.word.place != .startBeside } }
  }

  private let table: TableInLocale
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
  init?(of table: TableInLocale) {
    guard let forms = AddressForms(of: table.locale) else { return nil }
    self.table = table
    // By index: a table has thousands of pairs, and copying one costs more than looking at it.
    for index in table.pairs.indices {
      guard let unit = table.pairs[index].translation, unit.locale == table.locale,
        !table.unmentioned.contains(unit.key)
      else { continue }
      add(unit, forms)
    }
  }

  private mutating func add(_ unit: StringUnit, _ forms: AddressForms) {
    var all: Set<Address> = []
    var first: Text?
    // Making the forms of each plain text would take longer than looking at it.
    if !unit.varies, forms.all(in: unit.value).isEmpty { return }
    for form in unit.forms {
      let words = Self.words(of: form.text, forms)
      let text = Text(unit: unit, form: form, words: words)
      // A word that tells something beside others alone is beside none here.
      if text.telling.isEmpty { continue }
      all.formUnion((Self.isDivided(words) ? words : text.telling).map(\.word.address))
      if first == nil { first = text }
      if Self.sentenceOfBoth(text.telling) != nil {
        mixed.append(text)
        return
      }
      if divided.last?.unit.key != unit.key, Self.isDivided(words) { divided.append(text) }
    }
    // What speaks to two people, in two sentences, tells nothing of the table's habit.
    if all.count == 1, let first { texts[all.first!]!.append(first) }
  }

  /// What an app does for a while it tells of itself: `Öffne Datei … Bitte warten Sie`.
  private static func words(of text: String, _ forms: AddressForms) -> [AddressForms.Found] {
    let words = forms.all(in: text)
    guard words.contains(where: { $0.word.place == .startBeside }) else { return words }
    return text.contains("…") || text.contains("...") ? words.filter { $0.word.place != .startBeside } : words
  }

  private static func sentenceOfBoth(_ words: [AddressForms.Found]) -> Int? {
    words.lazy.map(\.sentence).first { sentence in Set(words.filter { $0.sentence == sentence }.map(\.word.address)).count > 1 }
  }

  /// Whether a sentence has a word of one kind, and another sentence one of the other.
  private static func isDivided(_ words: [AddressForms.Found]) -> Bool {
    words.contains { one in words.contains { $0.sentence != one.sentence && $0.word.address != one.word.address } }
  }

  var remarks: [Remark] {
    // A story or a dialogue speaks to several people: only beside texts of an app it is a slip.
    let isOfApp = texts[.formal]!.count + texts[.informal]!.count >= Self.fewest
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
    let sentence = Self.sentenceOfBoth(text.telling)
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

  private var remarkOnTable: Remark? {
    let (formal, informal) = (texts[.formal]!, texts[.informal]!)
    guard !formal.isEmpty, !informal.isEmpty, formal.count + informal.count >= Self.fewest else { return nil }
    let isFormalFewer = formal.count < informal.count
    let (fewer, more) = isFormalFewer ? (formal, informal) : (informal, formal)
    // The few may well speak to several people.
    let mayBePlural = isFormalFewer && Self.withPlural.contains(table.locale.language)
    let isClear = fewer.count * 4 <= fewer.count + more.count
    return Remark(
      .needsReview, "in-table",
      // A verb may tell it where no list has its form: the figures are the least that is so.
      "In \(table.name), at least \(amount: more.count) \(table.locale) texts speak to the reader with words such as “\(Self.usual(more))”, and at least \(amount: fewer.count) with words such as “\(Self.usual(fewer))”",
      certainty: mayBePlural ? .possible : .likely, blame: blame, severity: isClear && !mayBePlural ? .warning : .note,
      evidence: [
        .count("found", fewer.count, "strings"), .count("strings", fewer.count + more.count, "strings"),
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
