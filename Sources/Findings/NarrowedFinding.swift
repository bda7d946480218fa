import LintelModel

extension Finding {
  /// About some of its strings or languages only, and says which. What is missing in languages that lack different strings is
  /// told apart: one sentence about both would be true of neither.
  /// - Parameters:
  ///   - indices: which of its units.
  ///   - all: its units.
  func narrowed(to indices: [Int], of all: [FoundString]) -> [(finding: Finding, units: [Int])] {
    guard rule == "missing-translation", languages.count > 1 else {
      return [(narrowed(to: indices.map { all[$0] }), indices)]
    }
    let byLanguage = Dictionary(grouping: indices) { all[$0].locale }
    let alike = Dictionary(grouping: byLanguage.values) { indices in Set(indices.map { all[$0].key }) }
    guard alike.count > 1 || byLanguage.count < languages.count else {
      return [(narrowed(to: indices.map { all[$0] }), indices)]
    }
    return alike.values.map { $0.joined().sorted() }.sorted { $0[0] < $1[0] }.map { indices in
      (missing(indices.map { all[$0] }), indices)
    }
  }

  private func narrowed(to units: [FoundString]) -> Finding {
    var finding = self
    let found = units.compactMap(\.locale)
    let languages = self.languages.filter(Set(found).contains)
    if strings.isEmpty || !languages.isEmpty {
      finding.locale = languages.count == 1 ? languages[0] : nil
      finding.locales = languages.count == 1 ? [] : languages
    }
    if !strings.isEmpty {
      finding.strings = units
      // Those that were there already may have made it graver than these are.
      let severities = units.compactMap(\.severity)
      if severities.count == units.count, let worst = severities.max() { finding.severity = worst }
    }
    finding.count = units.count
    let keysHere = units.compactMap(\.key)
    if finding.rule == "missing-translation", finding.cause?.keys.isEmpty == false { finding.cause?.keys = Set(keysHere) }
    if !strings.isEmpty {
      let isCounted = Set(keysHere).count == keysHere.count
      finding.evidence = evidence.map { item in
        switch item.name {
        case "keys": .keys(keysHere)
        case "for example": .text(item.name, distinct(keysHere).prefix(3).joined(separator: ", "))
        case "strings" where reason == "strings-missing" && isCounted: .count(item.name, keysHere.count, "strings")
        default: item
        }
      }
    }
    let names = distinct(strings.isEmpty ? units.compactMap { $0.locale?.id } : keysHere)
    guard !names.isEmpty else { return finding }
    let named = Self.short(names.map(Self.named))
    // Which keys a broken table loses says less than where it breaks.
    finding.message = rule == "table-truncated" ? "\(message). New here: \(named)" : "New here: \(named). \(message)"
    return finding
  }

  /// Of what is missing in several languages what is missing in some: of each of these the same strings.
  private func missing(_ units: [FoundString]) -> Finding {
    var finding = self
    let keys = distinct(units.compactMap(\.key))
    let languages = languages.filter(Set(units.compactMap(\.locale)).contains)
    finding.locale = languages.count == 1 ? languages[0] : nil
    finding.locales = languages.count == 1 ? [] : languages
    if !strings.isEmpty { finding.strings = strings.filter { $0.key.map(Set(keys).contains) ?? true } }
    finding.count = units.count
    finding.cause?.locales = Set(languages)
    if finding.cause?.keys.isEmpty == false { finding.cause?.keys = Set(keys) }
    finding.evidence = evidence.map { item in
      switch item.name {
      case "languages": .count(item.name, languages.count, "languages")
      case "without a translation", "without the table": .text(item.name, languages.map(\.id).joined(separator: " "))
      case "keys": .keys(keys)
      case "for example": .text(item.name, keys.prefix(3).joined(separator: ", "))
      case "missing": .count(item.name, keys.count, "strings")
      // Of a table that is incomplete they are all that it has.
      case "strings" where reason != "table-incomplete": .count(item.name, keys.count, "strings")
      default: item
      }
    }
    if languages.count == 1, let advice = adviceForOneLanguage { finding.suggestion = advice }
    // What the project says elsewhere was told of several.
    if languages.count == 1, !adviceByLanguage.isEmpty {
      finding.suggestion = adviceByLanguage[languages[0]]
        ?? UntranslatedAdvice.translate.ofOne.scoped("\(rule).\(reason)")
    }
    let names = strings.isEmpty ? languages.map(\.id) : keys
    let said = Self.missing(missingSource, keys.count, in: table ?? "", languages)
    finding.message = "New here: \(Self.short(names.map(Self.named))). \(said)"
    return finding
  }

  /// What it advises of several languages, of one; nil where it advises the same of either.
  private var adviceForOneLanguage: Message? {
    let pairs: [(several: Message, one: Message)] = [
      (
        "Translate the table; or, for developers: leave it out of the app in these languages.",
        "Translate the table; or, for developers: leave it out of the app in this language."
      ),
      (
        "Translate them; or, for developers: take the languages out of this table.",
        "Translate them; or, for developers: take the language out of this table."
      ),
    ]
    return pairs.first { $0.several.template == suggestion?.template }?.one.scoped("\(rule).\(reason)")
  }

  /// The text of the one string that it says is missing.
  package var missingSource: String? {
    guard strings.isEmpty, case .text(let text)? = evidence.first(where: { $0.name == "source" })?.value else { return nil }
    return text
  }

  /// Says of strings that are new that they are missing.
  /// - Parameter text: the source's, if it is one string and known.
  package static func missing(_ text: String?, of keys: [String], in table: String, _ languages: [LocaleID]) -> Message {
    let said = missing(text, keys.count, in: table, languages)
    return text == nil ? "New here: \(short(keys.map(named))). \(said)" : said
  }

  private static func missing(_ text: String?, _ count: Int, in table: String, _ languages: [LocaleID]) -> Message {
    if languages.count == 1 {
      guard let text else { return "\(table) has no \(languages[0]) translation for \(count) of its strings" }
      return ("\(StringUnit.quoted(text)) has no \(languages[0]) translation in \(table)" as Message)
        .scoped("missing-translation.no-translation")
    }
    let first = languages.prefix(8).map { "\($0)" as Message }
    let names: Message = languages.count > 8 ? "\(first) and \(languages.count - 8) more" : "\(first)"
    guard let text else {
      return "\(table) has no translation for \(count) of its strings in \(languages.count) languages: \(names)"
    }
    return ("\(StringUnit.quoted(text)) has no translation in \(languages.count) languages of \(table): \(names)" as Message)
      .scoped("missing-translation.no-translation")
  }

  /// A key that is a text may be a sentence, or have a comma: in quotation marks it is seen where it ends.
  private static func named(_ name: String) -> Message {
    name.contains(" ") ? StringUnit.quoted(name) : .data(name)
  }

  private static func short(_ names: [Message]) -> Message {
    let shown = Array(names.prefix(3))
    let more = names.count - shown.count
    return more > 0 ? "\(shown) and \(always: more, "more")" : "\(shown)"
  }

  /// A key that is new in many languages is named once.
  private func distinct(_ names: [String]) -> [String] {
    var named: Set<String> = []
    return names.filter { named.insert($0).inserted }
  }
}
