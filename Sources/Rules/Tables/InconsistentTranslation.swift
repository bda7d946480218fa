import LintelFindings
import LintelModel

extension Rule {
  static let inconsistentTranslation = Rule(
    id: "inconsistent-translation",
    title: "What a table says several times is translated alike.",
    severity: .note,
    isCore: true,
    why: "Who reads one message in three wordings looks for three meanings, and every change has to be made three times.",
    examples: [
      .needsReview("three translations of one text", files: table(["Server nicht gefunden", "Kein Server da", "Server fehlt"])),
      .needsReview(
        "three translations of one paragraph",
        files: table(
          ["Fehler im Netz:\\n%@", "Netzwerkfehler:\\n%@", "Fehler des Netzes:\\n%@"], english: "The network has an error:\\n%@")),
      .passes("two translations", files: table(["Server nicht gefunden", "Kein Server da", "Kein Server da"])),
      .passes("a single word", files: table(["Suche", "Suchen", "Finden"], english: "Search")),
      .passes("capitals and marks", files: table(["Kein Server da", "kein Server da", "Kein Server da."])),
      .passes(
        "comments that say what each of them is for",
        files: table(
          ["Server nicht gefunden", "Kein Server da", "Server fehlt"], comments: ["title of a window", "a menu item", "a list's heading"])),
    ],
    check: .translations { Repetitions(in: $0).map { [$0.remark] } ?? [] })

  private static func table(
    _ german: [String], english: String = "Server not found", comments: [String] = ["", "", ""]
  ) -> [String: String] {
    func file(_ texts: [String]) -> String {
      texts.indices.map { (comments[$0].isEmpty ? "" : "/* \(comments[$0]) */\n") + "\"k\($0)\" = \"\(texts[$0])\";\n" }.joined()
    }
    return ["en.lproj/L.strings": file(german.map { _ in english }), "de.lproj/L.strings": file(german)]
  }
}

/// Texts and paragraphs that a table's source has several times, and the language in more than two wordings.
private struct Repetitions {
  private struct Place {
    var unit: StringUnit
    var text: Substring
  }

  /// What is said several times, in which wordings: the usual one first.
  private struct Varied {
    var source: Substring
    var wordings: [[Place]]
  }

  /// So many wordings are no longer a choice between two. The figure is ours.
  private static let fewest = 3
  /// So many wordings are shown.
  private static let shown = 4

  private let table: TableInLocale
  private let varied: [Varied]

  /// Nil where everything is said in one way or in two.
  init?(in table: TableInLocale) {
    guard !table.isSource, !table.sourceLocale.setsNoSpaces else { return nil }
    self.table = table
    var order: [String] = []
    var indices: [String: [Int]] = [:]
    // By index: a table has thousands of pairs, and copying one costs more than looking at it.
    for index in table.pairs.indices where Self.isCounted(table.pairs[index], in: table) {
      for key in Self.keys(of: table.pairs[index].source) {
        if indices[key] == nil { order.append(key) }
        indices[key, default: []].append(index)
      }
    }
    varied = order.compactMap { key in
      guard let indices = indices[key], indices.count >= Self.fewest else { return nil }
      return Self.varied(key, indices.map { table.pairs[$0] })
    }
    if varied.isEmpty { return nil }
  }

  private static func isCounted(_ pair: TableInLocale.Pair, in table: TableInLocale) -> Bool {
    guard let own = pair.translation, own.locale == table.locale, !own.varies, !pair.source.varies else { return false }
    return own.value != pair.source.value && !own.value.isEmpty && !table.unmentioned.contains(pair.source.key)
  }

  /// What a source says: each of its paragraphs, or its whole text with the translator's comment, which tells what it is for.
  private static func keys(of source: StringUnit) -> [String] {
    let paragraphs = Self.paragraphs(of: source.value)
    if paragraphs.count == 1 {
      let comment = source.isCommentGenerated ? nil : source.comment
      return hasTwoWords(paragraphs[0]) ? [String(paragraphs[0]) + (comment.map { "\u{0}" + $0 } ?? "")] : []
    }
    var known: Set<Substring> = []
    return paragraphs.filter { hasTwoWords($0) && known.insert($0).inserted }.map { String($0) }
  }

  private static func varied(_ key: String, _ pairs: [TableInLocale.Pair]) -> Varied? {
    let source = key.prefix { $0 != "\u{0}" }
    var groups: [String: [Place]] = [:]
    for pair in pairs {
      let (given, own) = (paragraphs(of: pair.source.value), paragraphs(of: pair.translation!.value))
      // Where the paragraphs are others, nothing tells which of them translates it.
      guard given.count == own.count, let index = given.firstIndex(of: source) else { continue }
      groups[bare(own[index]), default: []].append(Place(unit: pair.translation!, text: own[index]))
    }
    guard groups.count >= fewest else { return nil }
    // The most frequent first, then as they come in the file.
    let wordings = groups.values.sorted { first, second in
      first.count != second.count
        ? first.count > second.count
        : (first[0].unit.location, first[0].unit.key) < (second[0].unit.location, second[0].unit.key)
    }
    return Varied(source: source, wordings: wordings)
  }

  private static func paragraphs(of text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { line in line.contains { !$0.isWhitespace } }
  }

  private static func hasTwoWords(_ text: Substring) -> Bool {
    text.split(separator: " ").count { $0.count > 1 && $0.allSatisfy { $0.isLetter || "'’,.:;!?…-".contains($0) } } >= 2
  }

  /// Without what is no wording: capitals, and marks and spaces around it.
  private static func bare(_ text: Substring) -> String {
    let start = text.drop { !$0.isLetter && !$0.isNumber && $0 != "%" }
    let end = start.lastIndex { $0.isLetter || $0.isNumber || $0 == "%" || $0 == "@" }
    // French and others set their spaces before marks in two ways.
    return (end.map { start[...$0] } ?? start).lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  var remark: Remark {
    // The one of most wordings, the first of several.
    let most = varied.dropFirst().reduce(varied[0]) { $1.wordings.count > $0.wordings.count ? $1 : $0 }
    let examples = most.wordings.prefix(Self.shown).map { wording -> Message in
      "\(StringUnit.quoted(String(wording[0].text))) (\(amount: wording.count))"
    }
    let source = StringUnit.quoted(String(most.source))
    // The wordings that are not the usual one.
    let others: [Place] = varied.flatMap { $0.wordings.dropFirst().flatMap(\.self) }
    return Remark(
      .needsReview, "several",
      varied.count == 1
        ? "In \(table.name), \(source) has \(amount: most.wordings.count) \(table.locale) translations: \(examples)"
        : "In \(table.name), \(amount: varied.count) source texts have more than two \(table.locale) translations each, such as \(source): \(examples)",
      certainty: .possible, blame: .translation,
      evidence: [.text("source", String(most.source)), .count("found", others.count, "strings")],
      suggestion: "Choose one translation, unless the places of the text ask for different ones.",
      location: others[0].unit.location, count: others.count,
      strings: strings)
  }

  /// Each with the wording that it has, and the one that most have.
  private var strings: [FoundString] {
    var keys: Set<String> = []
    return varied.flatMap { varied -> [FoundString] in
      varied.wordings.dropFirst().flatMap(\.self).compactMap { place -> FoundString? in
        guard keys.insert(place.unit.key).inserted else { return nil }
        var string = FoundString(key: place.unit.key, location: place.unit.location)
        string.fault = Self.fault(of: place, among: varied)
        return string
      }
    }
  }

  private static func fault(of place: Place, among varied: Varied) -> Message {
    let (source, own) = (StringUnit.quoted(String(varied.source)), StringUnit.quoted(String(place.text)))
    let usual = StringUnit.quoted(String(varied.wordings[0][0].text))
    let isMost = varied.wordings[0].count > varied.wordings[1].count
    return RepeatedText.fault(source, own: own, usual: usual, count: varied.wordings[0].count, isMost: isMost)
  }
}
