import LintelFindings
import LintelModel

extension ReportFormat {
  static let markdown = ReportFormat(name: "markdown", fileName: "audit.md", title: "Markdown", escaping: .plain) {
    MarkdownReport.audit($0, name: $1.name, words: $1.words)
  }
}

/// A comment on a pull request: the counts, the worst findings, and the bars that break drawn before and after.
package enum MarkdownReport {
  /// GitHub takes 65,536 Unicode scalars in the text of a pull request and 262,144 bytes in a comment, which are as many
  /// scalars of four bytes; GitLab takes more. What is left is for those who put a line of their own before or behind it.
  static let maximumLength = 60_000
  /// Bars are drawn as long as they leave three quarters of the page to the findings.
  static let maximumPictures = maximumLength / 4
  /// As much do the tables of changed texts get.
  static let maximumTables = maximumLength / 4
  /// Of a change so many rows are read, and as much of them, in Unicode scalars; the rest is counted. The figures are ours.
  static let maximumRows = 10
  static let maximumRowLength = 20_000
  /// The longest text out of the project that is shown whole, in Unicode scalars, and as much of one sentence's together.
  static let maximumText = 300
  static let maximumTexts = 1_200
  /// So many folders of tables that are told in one row are named.
  private static let maximumFolders = 30

  /// Bots know their comment by it, and write it anew instead of adding another.
  package static let marker = "<!-- lintel -->"

  /// How the run ends, and what it comes to.
  package static func audit(_ result: AuditResult, name: String, words: Localizer = .english) -> String {
    let matters = result.matters
    var page = head(of: result, matters, name: name, words)
    // Of a change the findings stand next to how the run ends; what was compared and read stands below them.
    let isAbove = { (notice: Notice) in !result.isOfGate || notice.isOfChange }
    let notices = result.notices.filter { !told.contains($0.name) }
    let paragraphs = notices.filter { !isAbove($0) }.map(\.message) + comparison(of: result) + [result.fixedSentence].compactMap(\.self)
    let facts = paragraphs.map { "\n\(sentence($0, words))\n" }.joined()
    page += notices.filter(isAbove).map { "\n\(sentence($0.message, words))\n" }.joined()
    if !result.isOfGate { page += facts }
    let accepted = AcceptedTable.markdown(of: result, atMost: maximumTables, words)
    guard !result.findings.isEmpty else {
      return page + accepted + "\n\(sentence(result.nothingFound, words))\n" + (result.isOfGate ? facts : "")
    }
    let changed = ChangedTextTable.tables(of: result, atMost: maximumTables, words)
    let beside = accepted + changed + BarComparison.pictures(of: result, words)
    // Whoever reviews a change reads what is wrong with it first, the worst first, and then what it did.
    let end = result.isOfGate ? beside + facts : ""
    if !result.isOfGate { page += beside }
    let columns: [Message] = ["what", "where", "for"]
    page += "\n| | \(columns.map { sentence($0, words) }.joined(separator: " | ")) |\n|---|---|---|---|\n"
    var length = page.unicodeScalars.count + end.unicodeScalars.count
    var left = result.findings.count
    let texts = InterfaceTexts(result.project)
    var ofRows = (count: 0, length: 0)
    for row in MarkdownRow.all(of: result, matters) {
      let line = line(of: row, texts, words, at: result.askedPath)
      length += line.unicodeScalars.count
      ofRows = (ofRows.count + 1, ofRows.length + line.unicodeScalars.count)
      let isRead = !result.isOfGate || ofRows.count <= maximumRows && (ofRows.length < maximumRowLength || ofRows.count == 1)
      guard length < maximumLength, isRead else {
        page += "\n\(sentence("… and \(left) more: see the whole report.", words))\n"
        break
      }
      page += line
      left -= row.count
    }
    return page + end
  }

  /// Who reads no more than the heading knows whether the change may be merged.
  private static func head(of result: AuditResult, _ matters: [Matter], name: String, _ words: Localizer) -> String {
    let summary = result.summary
    let all: [(kind: FindingKind, count: Int)] = [
      (.error, summary.errors), (.warning, summary.warnings), (.note, summary.notes), (.review, summary.needsReview),
    ]
    // What the verdict has counted, and what a change does not bring, are no news.
    let shown = result.isOfGate ? all.filter { $0.count > 0 && !result.kindsInVerdict.contains($0.kind) } : all
    let counts = shown.map { $0.kind.counted($0.count) }
    let seen: [Message] = [
      "\(result.coverage.toolbars, "bar")", "\(result.coverage.locales, "language")",
      "\(result.coverage.keysAudited ?? result.coverage.stringsRead, "string")",
    ]
    let ending = result.lastWord(of: matters)
    let mark = ending == nil ? "" : result.verdictMark.map { $0 + " " } ?? ""
    var head = "\(marker)\n### \(mark)Lintel: \(text(name))\n"
    if let ending { head += "\n**\(sentence(ending, words))**\n" }
    let counted: [Message] = counts.isEmpty ? [] : ["\(counts)"]
    let parts = counted + ["\(seen)"]
    head += "\n\(parts.map { sentence($0, words) }.joined(separator: " · "))\n"
    if let origin = result.origin { head += "\n<sub>\(sentence(origin, words))</sub>\n" }
    return head
  }

  /// The notices that have a place of their own: how the run ends, and what was compared.
  private static let told: Set = [Notice.gate, Notice.unjudged, "base", "baseline"]

  /// Findings and strings are counted in paragraphs of their own, so that nobody takes one number for the other.
  private static func comparison(of result: AuditResult) -> [Message] {
    result.comparisonBesideFindings + [result.comparisonUnit].compactMap(\.self)
  }

  private static func line(
    of row: MarkdownRow, _ texts: InterfaceTexts, _ words: Localizer, at path: String?
  ) -> String {
    let finding = row.finding
    let said = sentence(row.message, words)
    let locale = row.languages.map { sentence($0, words) }.flatMap { list in
      ListedLanguages.are(list, in: said) ? nil : " (\(list))"
    } ?? ""
    let alike = row.alike.map { " " + sentence($0, words) } ?? ""
    // Of several tables the places say which they are.
    let keys = row.tables == nil ? finding.keySentence(with: texts) : nil
    let advice =
      (keys.map { "<br>" + sentence($0, words, isAboutKeys: true) } ?? "")
      + [row.widths, finding.advice, row.lowering, finding.environmentWords]
      .compactMap { $0.map { "<br>" + sentence($0, words) } }.joined()
    // Of a change, which has few rows; who audits a whole has the page.
    let command = row.change == nil ? nil : finding.commandForMore(at: path).map { "<br>" + code($0) }
    let change = row.change.map { "**\(sentence($0.word, words)):** " } ?? ""
    return
      "| \(sentence(FindingKind(finding).mark, words)) | \(change)\(said)\(locale)\(alike)\(advice)\(command ?? "") <sub>\(finding.rule)</sub> | \(places(of: row, words).joined(separator: "<br>")) | \(sentence(finding.blame.addressee, words)) |\n"
  }

  private static func places(of row: MarkdownRow, _ words: Localizer) -> [String] {
    let own = row.finding.location.map { [code("\($0.file):\($0.line)")] } ?? []
    guard let tables = row.tables?.places else {
      let others = row.finding.change?.place == nil ? [] : row.finding.relatedPlaces
      return own + others.map { "\(sentence($0.what, words)): \(code("\($0.location.file):\($0.location.line)"))" }
    }
    let more: Message? = tables.count > maximumFolders ? "and \(always: tables.count - maximumFolders, "more")" : nil
    return own + tables.prefix(maximumFolders).map { code($0.path) } + [more.map { sentence($0, words) }].compactMap(\.self)
  }

  /// A key or a path, which people copy: no mark of ours is in it. Hosts look for no mention and no reference within the element;
  /// what may become a link by itself, or a mention where a host does, is a reference to its character.
  package static func code(_ text: String) -> String {
    var written = ""
    var before = String.UnicodeScalarView()
    // Markup within the element counts as anywhere else.
    var rest = Substring(VisibleCharacters.of(cut(text, to: maximumText))).unicodeScalars
    while let scalar = rest.popFirst() {
      let isSign = scalar == "@" || signs.contains(scalar) && rest.first?.isOfName == true
      let isLink = isJoint(before, [scalar] + rest.prefix(1))
      written += isSign || isLink ? "&#\(scalar.value);" : escaped(String(scalar))
      before.append(scalar)
    }
    return "<code>" + written + "</code>"
  }

  /// - Parameter isAboutKeys: whether what it speaks of are keys, which people copy.
  static func sentence(_ message: Message, _ words: Localizer, isAboutKeys: Bool = false) -> String {
    // Own words name nobody, and people copy them: they need no marks.
    var room = maximumTexts
    return words.joined(message, own: { escaped(VisibleCharacters.of($0)) }) { text in
      let shown = cut(text, to: min(room, maximumText))
      room -= shown.unicodeScalars.count
      return isAboutKeys ? code(shown) : self.text(shown)
    }
  }

  /// Text that is nothing but text: no markup, no mention of a person, no reference to an issue. A page looks for mentions and
  /// references after the markup is gone. So what would be one is code, and has no mark without width in it: people copy it.
  static func text(_ text: String) -> String {
    let shown = VisibleCharacters.of(cut(text, to: maximumText))
    return isCalling(shown) ? code(text) : escaped(shown)
  }

  /// The beginning of a text that is too long, in Unicode scalars.
  static func cut(_ text: String, to length: Int) -> String {
    guard text.unicodeScalars.count > length else { return text }
    let beginning = Substring(text.unicodeScalars.prefix(max(0, length)))
    // No character is torn, unless its marks alone are too many.
    let isTorn = String.Index(beginning.endIndex, within: text) == nil
    return (isTorn && beginning.count > 1 ? beginning.dropLast() : beginning) + "…"
  }

  /// Whether a page may take a part of a text for a name, a number or an address.
  private static func isCalling(_ text: String) -> Bool {
    var before = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "@" || signs.contains(scalar) && rest.first?.isOfName == true { return true }
      if isJoint(before, [scalar] + rest.prefix(1)) { return true }
      before.append(scalar)
    }
    return false
  }

  /// Whether something must part a text here: addresses (`://`, `www.`) become links by themselves, and `GH-1` is an issue.
  /// - Parameter next: the scalar that would be parted from what is before, and the one behind it.
  private static func isJoint(_ before: String.UnicodeScalarView, _ next: [Unicode.Scalar]) -> Bool {
    switch next.first {
    case "/": before.last == ":" && next.elementsEqual("//".unicodeScalars)
    case ".": before.suffix(3).elementsEqual("www".unicodeScalars)
    case "-": before.suffix(2).map(\.properties.lowercaseMapping) == ["g", "h"]
    default: false
    }
  }

  private static func escaped(_ text: String) -> String {
    text.escapingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "|": "&#124;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "~": "\\\(scalar)"
      default: nil
      }
    }
  }

  /// What precedes the name or number of something: an issue or label of GitHub's, those of GitLab and its merge requests,
  /// snippets, milestones and epics.
  private static let signs: Set<Unicode.Scalar> = ["#", "!", "$", "~", "%", "&"]
}

extension Unicode.Scalar {
  /// Whether it is a letter or a digit.
  fileprivate var isOfName: Bool { properties.isAlphabetic || properties.numericType != nil }
}
