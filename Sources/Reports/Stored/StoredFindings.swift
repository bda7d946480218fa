import LintelFindings
import LintelModel

extension SourceLocation: Stored {
  static var blank: SourceLocation { SourceLocation(file: "", line: 1) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("file", &file)
    try describePlace(&coder)
  }

  /// Within a file that is said elsewhere.
  mutating func describePlace<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("line", &line)
    try coder.attribute("column", &column)
  }
}

extension Finding: Stored {
  static var blank: Finding {
    Finding(
      rule: "", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, message: .blank, reason: "")
  }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("rule", &rule)
    try coder.attribute("verdict", &verdict)
    try coder.attribute("certainty", &certainty)
    try coder.attribute("severity", &severity)
    // Follows from verdict and severity: whoever counts by it comes to the summary's counts.
    var kind: FindingKind? = FindingKind(self)
    try coder.attribute("kind", &kind)
    if Coder.isReading, let kind, kind != FindingKind(self) {
      let expected = "\(FindingKind(self).rawValue), as verdict and severity have it"
      throw coder.fault("found kind=\"\(kind.rawValue)\" in <finding>, expected \(expected)")
    }
    // Follows from all findings together, and is found anew where a report is written again.
    var (cause, title) = (reportedCause?.id, reportedCause?.title?.english)
    try coder.attribute("cause", &cause)
    try coder.attribute("causeTitle", &title)
    try coder.attribute("blame", &blame)
    try coder.attribute("reason", &reason)
    try coder.attribute("toolbar", &toolbar)
    try coder.attribute("item", &item)
    try coder.attribute("table", &table)
    try coder.attribute("key", &key)
    try coder.attribute("isAboutTitle", &isAboutTitle, unless: false)
    try coder.attribute("locale", &locale)
    try coder.list("locales", &locales)
    try coder.attribute("over", &over)
    try coder.attribute("count", &count)
    try describeVariants(&coder)
    try coder.attribute("environments", &environmentCount, unless: 0)
    try coder.environment("worstEnvironment", &worstEnvironment)
    var known = StoredFingerprint(fingerprint)
    try coder.attribute("fingerprint", &known)
    fingerprint = known.text
    try coder.element("message", &message)
    try coder.element("suggestion", &suggestion)
    try coder.element("evidence", if: !evidence.isEmpty) { coder throws(StoredFault) in
      // Figures and texts in one list, in their order.
      try coder.elements(["number", "text"], atLeast: 1, &evidence, named: \.element, blank: Evidence.init(blank:)) {
        coder, evidence throws(StoredFault) in try evidence.describe(&coder)
      }
    }
    try coder.element("locations", if: ownLocation != nil) { coder throws(StoredFault) in
      // Whoever takes the first one has where it is mended. They are read in any order.
      let isPlacedFirst = titleLocation != nil && !Coder.isReading
      if isPlacedFirst { try coder.place("placedAt", &placedLocation) }
      let isDefinitionFirst = isMendedInDefinition && !Coder.isReading
      if isDefinitionFirst { try coder.place("definition", &definitionLocation) }
      try coder.place("translation", &translationLocation)
      if !isDefinitionFirst { try coder.place("definition", &definitionLocation) }
      if !isPlacedFirst { try coder.place("placedAt", &placedLocation) }
      try coder.place("madeAt", &madeLocation)
    }
    try coder.elements("fix", &fixes)
    try coder.texts("alsoOn", &alsoOn)
    try coder.element("change", &change)
    try coder.element("strings", if: !strings.isEmpty) { coder throws(StoredFault) in
      try coder.elements("string", &strings, atLeast: 1)
    }
    guard Coder.isReading else { return }
    message = message.scoped("\(rule).\(reason)")
    suggestion = suggestion?.scoped("\(rule).\(reason)")
  }

  private mutating func describeVariants<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    var (count, all) = (variants?.count, variants?.of)
    try coder.attribute("variants", &count)
    try coder.attribute("variantsOfBar", &all)
    guard Coder.isReading, let count else { return }
    guard let all else { throw coder.fault("found variants without variantsOfBar in <finding>, expected both") }
    variants = .init(count: count, of: all)
  }
}

extension Evidence {
  fileprivate var element: String {
    switch value {
    case .number: "number"
    case .text: "text"
    }
  }

  fileprivate init(blank name: String) { self.init(name: "", value: name == "number" ? .number(0) : .text("")) }

  fileprivate mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("name", &name)
    try coder.attribute("unit", &unit)
    switch value {
    case .number(var number):
      try coder.text(&number)
      value = .number(number)
    case .text(var text):
      try coder.text(&text)
      value = .text(text)
    }
  }
}

/// What is the finding's own is left out.
extension FoundString: Stored {
  static var blank: FoundString { FoundString() }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("reason", &reason)
    try coder.attribute("toolbar", &toolbar)
    try coder.attribute("item", &item)
    try coder.attribute("table", &table)
    try coder.attribute("key", &key)
    try coder.attribute("locale", &locale)
    var (verdict, severity) = (gravity?.verdict, gravity?.severity)
    try coder.attribute("verdict", &verdict)
    try coder.attribute("severity", &severity)
    if Coder.isReading, (verdict == nil) != (severity == nil) {
      throw coder.fault("found one of verdict and severity in <string>, expected both or none")
    }
    if Coder.isReading, let verdict, let severity { gravity = Gravity(verdict, severity) }
    var (file, line, column) = (location?.file, location?.line, location?.column)
    try coder.attribute("file", &file)
    try coder.attribute("line", &line)
    try coder.attribute("column", &column)
    try coder.elements("fix", &fixes)
    guard Coder.isReading, let file else { return }
    guard let line, let column else { throw coder.fault("found a file without line and column in <string>, expected both") }
    location = SourceLocation(file: file, line: line, column: column)
  }
}

extension ReviewQuestion: Stored {
  static var blank: ReviewQuestion { ReviewQuestion(rule: "", statements: [], question: .blank, toolbar: "") }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("rule", &rule)
    try coder.list("statements", &statements, isRequired: true)
    try coder.attribute("toolbar", &toolbar)
    try coder.element("text", &question)
    // What a catalogue knows it by is not stored where it has no parts.
    if Coder.isReading { self = ReviewQuestion(rule: rule, statements: statements, question: question, toolbar: toolbar) }
  }
}

// MARK: Suppressions

extension Suppression: Stored {
  static var blank: Suppression { Suppression(rule: nil, reason: "", location: .blank) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("rule", &rule)
    try coder.attribute("fingerprint", &fingerprint)
    try coder.attribute("candidates", &candidates)
    try coder.attribute("bar", &bar)
    try coder.attribute("item", &item)
    try coder.attribute("key", &key)
    var (locale, others) = locales.count == 1 ? (locales[0], []) : (nil, locales)
    try coder.attribute("locale", &locale)
    try coder.list("locales", &others)
    if Coder.isReading { locales = locale.map { [$0] } ?? others }
    try coder.attribute("file", &file)
    try coder.attribute("reason", &reason)
    try coder.attribute("until", &until)
    try coder.element("location", &location)
    try describeSubject(&coder)
  }

  /// What a comment is about: an entry of a table, or lines of its own file.
  private mutating func describeSubject<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.element("subject", if: isInline) { coder throws(StoredFault) in
      var (table, key): (String?, String?) = (nil, nil)
      var (first, last): (Int?, Int?) = (nil, nil)
      var objects: [String] = []
      switch subject {
      case .entry(let ofTable, let ofKey): (table, key) = (ofTable, ofKey)
      case .lines(let lines, let ids): (first, last, objects) = (lines.lowerBound, lines.upperBound, ids)
      case nil: break
      }
      try coder.attribute("table", &table)
      try coder.attribute("key", &key)
      try coder.attribute("firstLine", &first)
      try coder.attribute("lastLine", &last)
      try coder.texts("object", &objects)
      guard Coder.isReading else { return }
      if let table, let key {
        subject = .entry(table: table, key: key)
      } else if let first, let last, first <= last {
        subject = .lines(first...last, objects: objects)
      } else {
        throw coder.fault("found <subject> without table and key and without lines, expected one of them")
      }
    }
  }

  /// Within an element that says what became of it.
  fileprivate mutating func describeWithin<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.element("suppression", &self)
  }
}

extension SuppressionResult: Stored {
  static var blank: SuppressionResult { .none }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.elements("suppressed", &suppressed)
    try coder.elements("suppressedQuestion", &suppressedQuestions)
    try coder.elements("expired", &expired, blank: .blank) { coder, suppression throws(StoredFault) in
      try suppression.describeWithin(&coder)
    }
    try coder.elements("unused", &unused, blank: .blank) { coder, suppression throws(StoredFault) in
      try suppression.describeWithin(&coder)
    }
  }
}

extension SuppressionResult.Suppressed: Stored {
  static var blank: Self { .init(finding: .blank, suppression: .blank) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("byChange", &byChange)
    try coder.element("suppression", &suppression)
    try coder.element("finding", &finding)
  }
}

extension SuppressionResult.SuppressedQuestion: Stored {
  static var blank: Self { .init(question: .blank, suppression: .blank) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.element("suppression", &suppression)
    try coder.element("question", &question)
  }
}
