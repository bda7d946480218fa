import LintelFindings
import LintelModel

extension ReportFormat {
  static let github = ReportFormat(
    name: "github", fileName: "audit.github.txt", title: "annotations of GitHub Actions", escaping: .commands
  ) { GitHubReport.audit($0, words: $1.words) }
}

/// Workflow commands of GitHub Actions, which put findings beside the lines of a pull request: the worst first, and no more than
/// a step shows, of each cause one before another of the same. What differs in its language alone is one annotation, with all
/// languages and places. What is left is in the log, with a command that says so.
package enum GitHubReport {
  /// Of errors, of warnings and of notices, as the documentation of workflow commands has it.
  private static let maximumOfAKind = 10
  /// Of what a change accepts itself, so many take the places of warnings; the others are in the log.
  private static let shownAcceptances = 7
  /// Of the lines that make the configuration milder, so many are warned of; the last one stands for all that are left.
  private static let shownSettings = 4

  /// Together with the settings no more than a step shows.
  private static func acceptancesShown(of result: AuditResult) -> Int {
    shownAcceptances - max(0, min(result.milderSettings.count, shownSettings) - 1)
  }

  package static func audit(_ result: AuditResult, words: Localizer = .english) -> String {
    let notices = result.noticesBesideLines.filter { !Notice.warnings.contains($0.name) && $0.name != Notice.gate }.map {
      "::notice title=\($0.name)::\(escaped(words.visible($0.message)))\n"
    }
    let warnings = warnings(of: result, words)
    let ending = verdict(of: result, words)
    let findings = Dictionary(grouping: AnnotatedFinding.all(of: result, as: result.findingsInRepository)) {
      command($0.finding)
    }
    var shownOfCause: [Int: Int] = [:]
    let extents = result.extentsInRepository
    let texts = InterfaceTexts(result.project)
    var rest: [Finding] = []
    let kinds = ["error", "warning", "notice"].map { kind in
      let all = AnnotatedFinding.joined(findings[kind] ?? [], in: result)
      // What is said of the whole takes places, too.
      let whole = ["notice": notices.count, "warning": warnings.count, "error": ending == nil ? 0 : 1]
      let room = max(1, maximumOfAKind - whole[kind, default: 0])
      var (told, untold): ([AnnotatedFinding], [AnnotatedFinding]) = ([], [])
      // To say that there is one more would take the place of that one.
      var inKind: Set<Int> = []
      for one in all {
        shownOfCause[one.cause, default: 0] += 1
        let isFirst = inKind.insert(one.cause).inserted
        if shownOfCause[one.cause, default: 0] > maximumOfAKind, !isFirst { untold.append(one) } else { told.append(one) }
      }
      guard all.count > room || !untold.isEmpty else {
        let others = result.trend == nil ? [] : elsewhere(all.map(\.finding), atMost: room - all.count, in: result)
        return all.map { line($0.finding, $0.alike, extents, texts, words) }.joined()
          + others.map { line($0, nil, extents, texts, words) }.joined()
      }
      let ordered = AnnotatedFinding.causesFirst(told) + untold
      let count = min(room - 1, told.count)
      let others = ordered.dropFirst(count).flatMap { [$0.finding] + ($0.alike?.others ?? []) }
      rest += others
      return ordered.prefix(count).map { line($0.finding, $0.alike, extents, texts, words) }.joined()
        + more(others, as: kind, words)
    }
    // For the log alone: an annotation would take the place of a finding.
    let asides = (result.isOfGate ? [result.unreadSummary] : []) + [result.origin]
    let origin = asides.compactMap(\.self).map { RunnerCommands.disarmed(words.visible($0)) + "\n" }.joined()
    let acceptances = result.acceptanceSentences.dropFirst(acceptancesShown(of: result)).map(\.sentence)
    let accepted = (acceptances + [result.untoldAcceptances].compactMap(\.self)).map {
      RunnerCommands.disarmed(words.visible($0)) + "\n"
    }
    let log = accepted.joined() + rest.map { logged($0, words) }.joined() + origin
    return warnings.joined() + (kinds + notices).joined() + log + (ending ?? "")
  }

  /// Why the step is red, where the run fails, and how few causes many findings come of: who reads the end of a log looks no
  /// further.
  private static func verdict(of result: AuditResult, _ words: Localizer) -> String? {
    guard result.isFailing else { return nil }
    let matters = result.matters
    guard let verdict = result.lastWord(of: matters) else { return nil }
    let sentences = [verdict, result.causeSentence(of: matters)].compactMap { $0.map(words.visible) }
    return "::error title=lintel::\(escaped(sentences.joined(separator: " ")))\n"
  }

  /// A change that lets its own faults pass is warned of, at the line that does.
  private static func warnings(of result: AuditResult, _ words: Localizer) -> [String] {
    func warning(_ name: String, _ sentence: Message, at place: SourceLocation?) -> String {
      let place = place.map(result.inRepository)
      let at = place.map { "file=\(property($0.file)),line=\(max(1, $0.line))," } ?? ""
      return "::warning \(at)title=\(name)::\(escaped(words.visible(sentence)))\n"
    }
    let milder = result.milderSentences(atMost: shownSettings).map { warning(Notice.configuration, $0.sentence, at: $0.place) }
    let source = result.sourceSentence.map { warning(Notice.source, $0, at: nil) }
    let less = result.lessReadSentence.map { warning(Notice.lessRead, $0, at: nil) }
    let nothing = result.trend?.nothingComparedSentence.map { warning(Notice.nothingCompared, $0, at: nil) }
    return milder + [source, less, nothing].compactMap(\.self)
      + result.acceptanceSentences.prefix(acceptancesShown(of: result)).map {
        warning(Notice.acceptance, $0.sentence, at: $0.acceptance.location)
      }
  }

  /// Findings about several strings at each of the other lines that a change has touched: who reads the change sees it there, in
  /// the words of that string where they are known. One key in many languages has one line.
  /// - Parameter most: The places that are left, which they take.
  private static func elsewhere(_ findings: [Finding], atMost most: Int, in result: AuditResult) -> [Finding] {
    var others: [Finding] = []
    for finding in findings where others.count < most {
      others += elsewhere(finding, atMost: most - others.count, in: result)
    }
    return others
  }

  private static func elsewhere(_ finding: Finding, atMost most: Int, in result: AuditResult) -> [Finding] {
    // New strings lack one thing, which is said where the first of them is, with their keys.
    guard finding.strings.count > 1, !finding.isAboutNewStrings, let own = finding.location else { return [] }
    let places = finding.strings.compactMap { string in string.location.map { (string, place: result.inRepository($0)) } }
    // Where the change has touched none of the strings, as with a source that says something else, their lines are in no change.
    if let touched = finding.change?.place, !places.contains(where: { $0.place == touched }) { return [] }
    var seen: Set<[String]> = [["\(own.file)", "\(own.line)"]]
    var languages: [[String?]: LocaleID?] = [:]
    let lines = places.filter { string, place in
      let key = [string.table, string.key]
      let first = languages[key] ?? string.locale
      languages[key] = .some(first)
      return first == string.locale && seen.insert([place.file, "\(place.line)"]).inserted
    }.prefix(most)
    guard !lines.isEmpty else { return [] }
    let words = OwnWords(of: finding)
    return lines.map { string, place in told(string, of: finding, in: words, at: place) }
  }

  /// What is said of each string of a finding by itself, by its place and language: a finding may be about thousands.
  private struct OwnWords {
    private struct Name: Hashable {
      let place: SourceLocation?
      let locale: LocaleID?
    }

    private let all: [Name: Finding]

    init(of finding: Finding) {
      let parts = finding.parts.isEmpty ? [] : finding.single.filter { $0.rule == finding.rule }
      all = Dictionary(
        parts.map { (Name(place: $0.translationLocation, locale: $0.locale), $0) }, uniquingKeysWith: { first, _ in first })
    }

    func of(_ string: FoundString, in locale: LocaleID?) -> Finding? {
      all[Name(place: string.location, locale: string.locale ?? locale)]
    }
  }

  /// A finding as it is about one of its strings.
  private static func told(
    _ string: FoundString, of finding: Finding, in words: OwnWords, at place: SourceLocation
  ) -> Finding {
    var other = finding
    if let own = words.of(string, in: finding.locale) {
      (other.message, other.suggestion, other.key) = (own.message, own.suggestion, own.key)
    }
    if let locale = string.locale { (other.locale, other.locales) = (locale, []) }
    other.translationLocation = place
    other.change?.place = nil
    return other
  }

  private static func command(_ finding: Finding) -> String {
    finding.verdict == .needsReview || finding.severity == .note ? "notice" : finding.severity.rawValue
  }

  /// How many are not shown, and in which files.
  private static func more(_ findings: [Finding], as command: String, _ words: Localizer) -> String {
    let files = Set(findings.compactMap { $0.location?.file }).sorted()
    let names = files.prefix(5) + (files.count > 5 ? ["…"] : [])
    let list = names.isEmpty ? "" : " (\(VisibleCharacters.of(names.joined(separator: ", "))))"
    let said = words.visible("… and \(findings.count) more: see the whole report.") + list
    return "::\(command) title=Lintel::\(escaped(said))\n"
  }

  /// A line of the log that is no command, whatever its texts hold: a file's name may begin with two colons. Runners decode
  /// escapes in commands alone, so the line has none.
  private static func logged(_ finding: Finding, _ words: Localizer) -> String {
    let place = finding.location.map { "\(VisibleCharacters.of($0.file)):\(max(1, $0.line)):\(max(1, $0.column)): " } ?? ""
    let said = words.visible(finding.message).split(whereSeparator: \.isNewline).joined(separator: " ")
    return RunnerCommands.disarmed("\(place)\(command(finding)): \(said) [\(finding.rule)]\n")
  }

  private static func line(
    _ finding: Finding, _ alike: AlikeInLanguages?, _ extents: [SourceLocation: SourceExtent], _ texts: InterfaceTexts,
    _ words: Localizer
  ) -> String {
    let command = command(finding)
    var properties: [(String, String)] = []
    if let place = finding.location {
      properties = [("file", place.file), ("line", "\(max(1, place.line))")]
      let extent = extents[place]
      if let extent { properties.append(("endLine", "\(extent.endLine)")) }
      // Columns are for what is in one line.
      if extent.map({ $0.endLine == place.line }) ?? true { properties.append(("col", "\(max(1, place.column))")) }
      if let extent, extent.endLine == place.line { properties.append(("endColumn", "\(extent.endColumn)")) }
    }
    properties.append(("title", title(of: finding, in: alike?.languages ?? finding.languages, words)))
    let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
    let message: Message = finding.verdict == .needsReview ? "Needs review: \(finding.message)" : finding.message
    let lines =
      [message, alike?.sentence, finding.change?.widths(over: finding.over), finding.keySentence(with: texts), finding.advice]
      .compactMap { $0.map(words.visible) } + finding.placeLines(words) + (alike?.placeLines(words) ?? [])
    return "::\(command) \(list)::\(escaped(lines.joined(separator: "\n")))\n"
  }

  /// Of more languages than these the message tells.
  private static let languagesInTitle = 3

  /// `title-truncated (de) · worse`
  private static func title(of finding: Finding, in locales: [LocaleID], _ words: Localizer) -> String {
    let languages = locales.map(\.id)
    let more = languages.count > languagesInTitle ? ["…"] : []
    let names = (languages.prefix(languagesInTitle) + more).joined(separator: ", ")
    let change = finding.change.map { " · " + words.visible($0.word) } ?? ""
    return finding.rule + (names.isEmpty ? "" : " (\(names))") + change
  }

  /// Escapes of the toolkit (`@actions/core`, command.ts): a message holds no line break and no percent sign.
  private static func escaped(_ text: String) -> String {
    text.escapingScalars { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  private static func property(_ text: String) -> String {
    withoutColon(VisibleCharacters.of(text)).escapingScalars { $0 == "," ? "%2C" : nil }
  }

  /// What begins with it begins no command, behind whatever space.
  private static func withoutColon(_ text: String) -> String { escaped(text).escapingScalars { $0 == ":" ? "%3A" : nil } }
}
