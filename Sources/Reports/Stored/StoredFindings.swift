import LintelFindings
import LintelModel

/// Findings and questions.
enum StoredFindings {
  static func finding(
    _ element: inout StoredElement, _ environments: StoredEnvironments
  ) throws(StoredFault) -> Finding {
    var finding = try Finding(
      rule: element.string("rule"), verdict: element.choice("verdict"), certainty: element.choice("certainty"),
      severity: element.choice("severity"), blame: element.choice("blame"), toolbar: element.optional("toolbar"),
      item: element.optional("item"), table: element.optional("table"), key: element.optional("key"),
      locale: element.optional("locale").map { LocaleID($0) },
      environmentCount: element.optionalInteger("environments") ?? 0,
      message: element.one("message") { text throws(StoredFault) in try StoredMessages.message(&text) },
      reason: element.string("reason"),
      suggestion: element.optional("suggestion") { text throws(StoredFault) in try StoredMessages.message(&text) },
      over: element.optionalPoints("over"), count: element.optionalInteger("count"))
    finding.isAboutTitle = try element.flag("isAboutTitle")
    finding.locales = element.optional("locales")?.split(separator: " ").map { LocaleID(String($0)) } ?? []
    if let worst = element.optional("worstEnvironment") {
      finding.worstEnvironment = try environments.named(worst, in: element)
    }
    if let count = try element.optionalInteger("variants") {
      finding.variants = .init(count: count, of: try element.integer("variantsOfBar"))
    }
    finding.fingerprint = try fingerprint(&element)
    finding.evidence = try element.optional("evidence") { list throws(StoredFault) in try evidence(&list) } ?? []
    let places = try element.optional("locations") { places throws(StoredFault) in
      try (places.optionalLocation("translation"), places.optionalLocation("definition"))
    }
    (finding.translationLocation, finding.definitionLocation) = places ?? (nil, nil)
    finding.strings =
      try element.optional("strings") { list throws(StoredFault) in
        try list.all("string") { entry throws(StoredFault) in try string(&entry) }
      } ?? []
    return finding
  }

  private static func string(_ element: inout StoredElement) throws(StoredFault) -> FoundString {
    var string = FoundString(
      reason: element.optional("reason"), toolbar: element.optional("toolbar"), item: element.optional("item"),
      table: element.optional("table"), key: element.optional("key"),
      locale: element.optional("locale").map { LocaleID($0) })
    if let file = element.optional("file") {
      string.location = try SourceLocation(file: file, line: element.integer("line"), column: element.integer("column"))
    }
    return string
  }

  static func question(_ element: inout StoredElement) throws(StoredFault) -> ReviewQuestion {
    try ReviewQuestion(
      rule: element.string("rule"), statements: element.words("statements"),
      question: element.one("text") { text throws(StoredFault) in try StoredMessages.message(&text) },
      toolbar: element.string("toolbar"))
  }

  private static func fingerprint(_ element: inout StoredElement) throws(StoredFault) -> String {
    let text = try element.string("fingerprint")
    guard text.utf8.count == 16, text.allSatisfy({ "0123456789abcdef".contains($0) }) else {
      throw element.fault("found fingerprint=\"\(VisibleCharacters.of(text))\", expected 16 digits of 0-9 and a-f")
    }
    return text
  }

  /// Figures and texts in one list, in their order.
  private static func evidence(_ list: inout StoredElement) throws(StoredFault) -> [Evidence] {
    try list.all(of: ["number", "text"]) { entry throws(StoredFault) in
      let (name, unit) = try (entry.string("name"), entry.optional("unit"))
      let text = entry.text()
      guard entry.name == "number" else { return Evidence(name: name, value: .text(text), unit: unit) }
      guard let number = Double(text) else {
        throw entry.fault("found \"\(VisibleCharacters.of(text))\" in <number>, expected a number")
      }
      return Evidence(name: name, value: .number(number), unit: unit)
    }
  }
}
