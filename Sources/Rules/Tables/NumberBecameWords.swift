import LintelFindings
import LintelModel

extension Rule {
  static let numberBecameWords = Rule(
    id: "number-became-words",
    title: "What is a number in most languages is one in all.",
    severity: .error,
    isCore: true,
    isBesideSource: true,
    why: "The app reads such a value as a width or a size. Words are read as 0, and a window has no width.",
    examples: [
      .fails("a width in words", files: files("\"width\" = \"640\";", ["de": "\"width\" = \"Fensterbreite\";"])),
      .fails("a size in words", files: files("\"size\" = \"{600, 400}\";", ["de": "\"size\" = \"Groesse\";"])),
      .fails(
        "the source has the key, most languages a number",
        files: files(
          "\"WindowWidth\" = \"WindowWidth\";",
          ["de": "\"WindowWidth\" = \"640\";", "fr": "\"WindowWidth\" = \"700\";", "eu": "\"WindowWidth\" = \"Zabalera\";"])),
      .needsReview("a number that people may read", files: files("\"n\" = \"2\";", ["de": "\"n\" = \"Zwei\";"])),
      .passes("another number", files: files("\"width\" = \"640\";", ["de": "\"width\" = \"710\";"])),
      .passes("digits of the language", files: files("\"width\" = \"640\";", ["ar": "\"width\" = \"٦٤٠\";"])),
      .passes(
        "the key is left, which the app knows",
        files: files(
          "\"WindowWidth\" = \"WindowWidth\";",
          [
            "de": "\"WindowWidth\" = \"640\";", "fr": "\"WindowWidth\" = \"700\";", "eu": "\"WindowWidth\" = \"WindowWidth\";",
          ])),
    ],
    check: .project { project in
      let families = Dictionary(grouping: project.tables) { "\($0.folder)\u{0}\($0.name)" }
      return families.sorted { $0.key < $1.key }.flatMap { _, tables in
        let source = tables.compactMap(\.sourceLocale).first ?? project.sourceLocale
        var keys: Set<String> = []
        for table in tables { for unit in table.units where Figures.areAll(unit.value) { keys.insert(unit.key) } }
        guard !keys.isEmpty else { return [Remark]() }
        var units: [String: [StringUnit]] = [:]
        for table in tables {
          for unit in table.units where keys.contains(unit.key) && !unit.varies { units[unit.key, default: []].append(unit) }
        }
        let name = tables.first?.name
        let readers = project.codeTexts.filter { $0.readAsNumberAt != nil && ($0.table ?? "Localizable") == name }
        return units.sorted { $0.key < $1.key }.flatMap { key, units in
          Figures.lost(
            among: units, key: key, source: source, readAt: readers.first { $0.key == key }?.readAsNumberAt)
        }
      }
    })

  private static func files(_ english: String, _ others: [String: String]) -> [String: String] {
    var files = ["en.lproj/L.strings": english + "\n"]
    for (locale, text) in others { files["\(locale).lproj/L.strings"] = text + "\n" }
    return files
  }
}

/// Values that are numbers and nothing else.
private enum Figures {
  /// `640`, `{600, 400}`, `1.5`
  static func areAll(_ text: String) -> Bool {
    guard let first = text.utf8.first, first < 0x3A || first == UInt8(ascii: "{") else { return false }
    return text.utf8.contains { $0 >= 0x30 && $0 <= 0x39 }
      && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || "{}(),.-+ ".utf8.contains($0) }
  }

  /// - Parameter place: Where code reads the text as a number, if it is seen to.
  static func lost(
    among units: [StringUnit], key: String, source: LocaleID, readAt place: SourceLocation?
  ) -> [Remark] {
    let given = units.first { $0.locale == source }?.value
    let own = units.filter { $0.locale != source && $0.value != key && $0.value != given && $0.state != "new" }
    let numbers = own.filter { areAll($0.value) }
    let isSourceNumber = given.map(areAll) == true
    guard let example = isSourceNumber ? given : numbers.first?.value,
      isSourceNumber && own.count < 3 || numbers.count * 2 > own.count
    else { return [] }
    // A size or a large number is for the app; people may read a small one, in words too.
    let isForPeople = place == nil && !example.contains("{") && example.count < 3
    let words = own.filter { !$0.value.contains(where: \.isNumber) && $0.value.contains(where: \.isLetter) }
    return words.map { unit in
      Remark(
        isForPeople ? .needsReview : .fails, "words",
        sentence(on: unit, example, isForPeople: isForPeople, readAt: place),
        certainty: isForPeople ? .possible : .certain, unit: unit, blame: .translation,
        evidence: [.text("number", example), .text("translation", unit.value)],
        suggestion: "Write the number that fits the language.", location: unit.location, locale: unit.locale)
    }
  }

  /// What it is, and what comes of it.
  private static func sentence(
    on unit: StringUnit, _ example: String, isForPeople: Bool, readAt place: SourceLocation?
  ) -> Message {
    let text = StringUnit.quoted(unit.value)
    if let place {
      return
        "The \(unit.locale) text of “\(unit.key)” is \(text), and a number elsewhere, such as “\(example)”: \(Message.data("\(place.file):\(place.line)")) reads it as a number, and gets 0"
    }
    return isForPeople
      ? "The \(unit.locale) text of “\(unit.key)” is \(text), and a number elsewhere, such as “\(example)”"
      : "The \(unit.locale) text of “\(unit.key)” is \(text), and a number elsewhere, such as “\(example)”: code that reads it as a number gets 0"
  }
}
