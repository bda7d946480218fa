import LintelFindings
import LintelModel

extension ReportFormat {
  static let csv = ReportFormat(name: "csv", title: "CSV", escaping: .plain) {
    CSVReport.audit($0, words: $1.words, matters: $1.matters)
  }
}

/// A table for translation managers (RFC 4180, with a byte order mark so that spreadsheets take it for UTF-8): a row for each
/// finding and language that it is about, with its text in both languages and the room it has, then, but for a gate, one for each
/// other text on a bar, with the room left.
package enum CSVReport {
  static let columns = [
    "locale", "severity", "verdict", "rule", "for", "bar", "item", "table", "key", "source", "translation", "over (pt)",
    "room (pt)", "room left (pt)", "room left (characters)", "max length (characters)", "message", "suggestion", "file",
    "line", "column", "finding", "counts as", "fingerprint", "change", "over before (pt)",
    "cause", "cause title",
  ]

  /// What the file begins with, in all versions so far.
  package static let beginning = "\u{FEFF}" + columns.prefix(9).joined(separator: ",") + ","

  private struct Place: Hashable {
    var toolbar: String
    var item: String?
    var locale: LocaleID
  }

  /// - Parameters:
  ///   - words: the language of messages and suggestions; the columns' names and values are for programs.
  ///   - matters: The result's, where they may have been worked out already.
  package static func audit(
    _ result: AuditResult, words: Localizer = .english, matters: KnownMatters? = nil
  ) -> String {
    let texts = TextsByKey(result.project)
    let languages = SourceLanguages(result.project)
    let sources = SourceTexts(result.project, interface: InterfaceTexts(result.project))
    let names = Dictionary(result.project.toolbars.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let places = result.bars.flatMap { bar in
      TextRoom.all(in: bar).map { room in
        (Place(toolbar: bar.toolbar.id, item: room.item.map { bar.toolbar.items[$0].id }, locale: bar.locale), room)
      }
    }
    let rooms = Dictionary(places, uniquingKeysWith: { first, _ in first })
    var written: Set<Place> = []
    var rows = result.withCauses(of: matters).findings.flatMap { finding in
      // What is said of many strings is said once; of several languages each has its own row.
      let (message, suggestion) = (words.visible(finding.message), finding.suggestion.map(words.visible))
      let cause = [finding.reportedCause?.id, finding.reportedCause?.title.map(words.visible)]
      let isShared = finding.over == nil && finding.environmentCount > 0 && finding.languages.count > 1
      let own = finding.rows(from: languages.source(of: finding))
      // The page counts a finding once, as grave as it is at worst: so does the sum of this column by severity.
      let counted = own.firstIndex { FindingKind($0) == FindingKind(finding) } ?? 0
      return own.enumerated().map { number, row -> [String?] in
        let count: [String?] = [finding.fingerprint, number == counted ? "1" : "0"]
        let own = finding.message(inRowOf: row.locale, quotingOther: texts.isOther(quotedBy: finding, inRow: row))
        let advice = finding.suggestion(inRowOf: row.locale, key: row.key)
        let said = [
          own == finding.message ? message : words.visible(own),
          advice == finding.suggestion ? suggestion : advice.map(words.visible),
        ]
        return cells(
          of: row, said, source: finding.sourceText(of: row.key), count, isShared: isShared,
          isOfSeveral: finding.languages.count > 1) + cause
      }
    }
    /// - Parameters:
    ///   - source: What the rule compared the text with; nil where its figures do not say it of this string.
    ///   - count: Which finding of the page it is of, and as how many it counts.
    ///   - isShared: Whether the finding's figures are those of the one language that lacks most, and not this one's.
    ///   - isOfSeveral: Whether the finding is about several languages, of which one may have given it its place.
    func cells(
      of finding: Finding, _ said: [String?], source: String?, _ count: [String?], isShared: Bool, isOfSeveral: Bool
    ) -> [String?] {
      var room: TextRoom?
      if finding.environmentCount > 0, let toolbar = finding.toolbar, let locale = finding.locale {
        let place = Place(toolbar: toolbar, item: finding.item, locale: locale)
        written.insert(place)
        // A finding about a bar as a whole may point at one of its texts.
        room = rooms[place].flatMap { room in
          let isIts = finding.item == nil ? finding.isAbout(title: room.text) : room.text.key == finding.key
          return isIts ? room : nil
        }
      }
      if isShared, finding.worstEnvironment?.commonness == .rare {
        room = room.flatMap { TextRoom(of: $0.item, in: $0.bar, where: .rare) }
      }
      let over = isShared ? room.flatMap(\.over) : finding.over
      let available = isShared ? room?.room.description : number("available", of: finding)
      let place = isOfSeveral ? texts.place(of: finding) : finding.ownLocation
      let about: [String?] = [
        finding.locale?.id, FindingKind(finding).inTables, finding.verdict == .fails ? "fails" : "needs review", finding.rule,
        finding.blame.rawValue, finding.toolbar.map { names[$0] ?? $0 }, finding.item, finding.table, finding.key,
        texts.source(of: finding) ?? source ?? sources.text(of: finding), texts.translation(of: finding), over?.description,
        available, room.map { (over.map { Points(0) - $0 } ?? $0.left).description },
        room.map { "\($0.charactersLeft(over.map { Points(0) - $0 }))" },
        (isShared ? nil : number("room", of: finding)) ?? room.flatMap(limit(of:)),
      ]
      let at: [String?] =
        [place?.file, place.map { "\($0.line)" }, place.map { "\($0.column)" }] + count + [finding.fingerprint]
      let change: [String?] = [finding.change?.state.rawValue, finding.change?.overBefore?.description]
      return about.map(visible) + said + at.map(visible) + change
    }
    // A gate is about a change: the texts that it makes no worse are not.
    if let nothing = result.trend?.emptySentence { rows.append(row(saying: nothing, words)) }
    guard result.trend?.base == nil else { return csv(rows) }
    let clean = CleanMark(result).name.english
    rows += places.filter { written.insert($0.0).inserted }.map { row(of: $0.1, at: $0.0, clean) }
    return csv(rows)
  }

  private static func csv(_ rows: [[String?]]) -> String {
    var table = "\u{FEFF}" + SpreadsheetRow(columns).csv
    for row in rows { table += SpreadsheetRow(row).csv }
    return table
  }

  /// What is about no text, under `message`.
  private static func row(saying sentence: Message, _ words: Localizer) -> [String?] {
    columns.map { name in
      switch name {
      case "verdict": "not compared"
      case "message": words.visible(sentence)
      default: nil
      }
    }
  }

  /// A text that nothing was found about.
  private static func row(of room: TextRoom, at place: Place, _ clean: String) -> [String?] {
    let bar = room.bar.toolbar
    let text = room.text
    let location = text.values[place.locale]?.location ?? text.location
    // Beside a text that could not be read it is unknown what room there is.
    let isJudged = bar.isJudgedForFit
    // Nor is it known where the text itself may be too wide.
    let isKnown = isJudged && room.certainty != .possible
    let cells: [String?] = [
      place.locale.id, nil, bar.isKnownToFit ? clean : "not judged", nil, nil, bar.name, place.item, text.table, text.key,
      text.shown(in: bar.sourceLocale),
      text.shown(in: place.locale), nil, isJudged ? room.room.description : nil, isKnown ? room.left.description : nil,
      isKnown ? "\(room.charactersLeft())" : nil, isKnown ? limit(of: room) : nil, nil, nil,
      location?.file, location.map { "\($0.line)" }, location.map { "\($0.column)" }, nil, nil, nil, nil, nil, nil, nil,
    ]
    return cells.map(visible)
  }

  /// Nil where no character fits: no text has none.
  private static func limit(of room: TextRoom) -> String? { room.maximumLength > 0 ? "\(room.maximumLength)" : nil }

  private static func visible(_ cell: String?) -> String? { cell.map(VisibleCharacters.of) }

  private static func number(_ name: String, of finding: Finding) -> String? {
    for evidence in finding.evidence where evidence.name == name {
      if case .number(let number) = evidence.value { return Points(number).description }
    }
    return nil
  }
}

extension FindingKind {
  /// As the page counts it: whoever filters for errors finds what fails, and no question that would be one.
  fileprivate var inTables: String { self == .review ? "needs review" : rawValue }
}

extension Finding {
  /// Once for each string and language that it is about: whoever filters by language or key finds each by itself.
  /// - Parameter source: Of what is equally grave its rows come first, as its language does on the page and in the text.
  fileprivate func rows(from source: LocaleID) -> [Finding] {
    let own = FindingKind(self)
    let inTurn = languages.count > 1
      ? units.worstFirst { $0.locale == source ? 1 : 0 }.worstFirst { unit in -(unit.gravity.map { FindingKind($0) } ?? own).rank }
      : units
    return inTurn.map { unit in
      var row = self
      (row.toolbar, row.item, row.table, row.key, row.locale) = (unit.toolbar, unit.item, unit.table, unit.key, unit.locale)
      if !strings.isEmpty {
        row.fingerprint = fingerprint(of: unit)
        if let place = unit.location { (row.translationLocation, row.definitionLocation) = (place, nil) }
      }
      if let gravity = unit.gravity { (row.verdict, row.severity) = (gravity.verdict, gravity.severity) }
      row.strings = []
      return row
    }
  }
}
