import LintelFindings
import LintelModel

extension TextReport {
  /// What needs no ticket of its own, a line a rule: notes, and what is about languages that no target ships.
  ///
  /// - Parameter named: Rules about names, by their ids: each name is mended at a place of its own, so that some are written.
  static func asides(_ matters: [Matter], _ texts: InterfaceTexts, named: Set<String>, to terminal: inout Terminal) {
    let findings = matters.filter { !$0.isOfUnshipped }.flatMap(\.findings)
    // A doubt about a few points is no note: the table of rules counts it as what it is.
    lines(of: findings.filter { FindingKind($0) == .review }, under: FindingKind.review.name, texts, named, to: &terminal)
    lines(of: findings.filter { FindingKind($0) != .review }, under: "Notes", texts, named, to: &terminal)
    let unshipped = matters.filter(\.isOfUnshipped)
    guard !unshipped.isEmpty else { return }
    let languages = Set(unshipped.flatMap(\.languages)).sorted()
    terminal.say(
      ("Languages in the repository that no target ships", .bold),
      (" · \(unshipped.reduce(0) { $0 + $1.findings.count }, "finding") · \(languages.inBrief)", .soft))
    terminal.gap()
  }

  private static func lines(
    of findings: [Finding], under heading: Message, _ texts: InterfaceTexts, _ named: Set<String>, to terminal: inout Terminal
  ) {
    guard !findings.isEmpty else { return }
    terminal.say((heading, .bold), (" · a line a rule; in full in the HTML, XML or JSON report", .soft))
    for (rule, alike) in Dictionary(grouping: findings, by: \.rule).sorted(by: Self.moreFirst) {
      let first = alike[0]
      let place = first.location.map { ": \($0)" } ?? ""
      let message: Message = first.change.map { "\($0.word): \(first.message)" as Message } ?? first.message
      var said: Message = "\(rule)\(place): \(message)"
      if let told = first.whereTold { said = "\(said) (\(told))" }
      let key = alike.count == 1 ? first.keySentence(with: texts) : nil
      let shown: Message = key.map { "\(said) (\($0))" } ?? said
      terminal.say(
        paragraph: alike.count == 1
          ? shown : "\(shown), and \(alike.count - 1, one: "more like it", other: "more like them")",
        indent: 2, hanging: 2)
      if Lowering.shared(by: alike) != nil, let lowering = first.loweringSentence {
        terminal.say(paragraph: lowering, indent: 4, style: .soft)
      }
      if named.contains(rule) {
        places(of: alike, to: &terminal)
      } else if alike.count > 1 {
        otherPlaces(of: alike, to: &terminal)
      }
    }
    terminal.gap()
  }

  /// So many places of findings about names are written with what mends each.
  private static let placesOfNames = 5

  private static func places(of findings: [Finding], to terminal: inout Terminal) {
    for finding in findings.prefix(placesOfNames) {
      guard let advice = finding.advice else { continue }
      let place: Message? = finding.location.map { location in
        finding.image.map { "\(location) (\($0))" as Message } ?? "\(location)"
      }
      // The line above has the only one's place.
      let said: Message = findings.count > 1 ? place.map { "\($0) → \(advice)" } ?? "→ \(advice)" : "→ \(advice)"
      terminal.say(paragraph: said, indent: 4, style: .soft, hanging: 2)
    }
    let more = findings.count - placesOfNames
    if more > 0 { terminal.say(paragraph: "and \(always: more, "more")", indent: 4, style: .soft) }
  }

  /// Where else than at the first one's place developers have something to mend: without places nobody can.
  private static func otherPlaces(of findings: [Finding], to terminal: inout Terminal) {
    var told: Set<SourceLocation> = []
    let all = findings.compactMap { finding -> SourceLocation? in
      guard let place = finding.location, told.insert(place).inserted else { return nil }
      return finding.blame == .definition ? place : nil
    }
    let others = all.filter { $0 != findings[0].location }
    for place in others.prefix(placesOfOthers) { terminal.say(paragraph: "\(place)", indent: 4, style: .soft, hanging: 2) }
    let more = others.count - placesOfOthers
    if more > 0 { terminal.say(paragraph: "and \(always: more, "more")", indent: 4, style: .soft) }
  }

  /// So many places of other notes are written. The figure is ours.
  private static let placesOfOthers = 5

  /// What else is of a matter, in a line: more of the same, and what would make no ticket alone.
  static func rest(of matter: Matter, shown: Int, to terminal: inout Terminal) {
    let rest = matter.findings.count - shown
    guard rest > 0 else { return }
    terminal.say(paragraph: elsewhere(rest), indent: 0, style: .soft)
  }

  static func elsewhere(_ rest: Int) -> Message {
    "And \(rest, one: "more like it", other: "more like them"): see the HTML, XML or JSON report."
  }

  /// What was left out; many files for one reason are one line.
  static func skipped(_ files: [SkippedFile], to terminal: inout Terminal) {
    let byReason = Dictionary(grouping: files, by: \.reason)
    var shown: Set<String> = []
    for file in files {
      let alike = byReason[file.reason] ?? []
      if let note = file.note {
        // It was read for what it says of bars.
        guard shown.insert(file.reason).inserted else { continue }
        let names = alike.prefix(3).map(\.file) + (alike.count > 3 ? ["…"] : [])
        terminal.say(paragraph: "\(names.joined(separator: ", ")): \(note)", indent: 0, hanging: 2)
      } else if alike.count < 3 {
        terminal.say(paragraph: "Skipped \(file.file): \(file.reason)", indent: 0, hanging: 2)
      } else if shown.insert(file.reason).inserted {
        terminal.say(
          paragraph: "Skipped \(alike[0].file), \(alike[1].file) and \(always: alike.count - 2, "more"): \(file.reason)",
          indent: 0,
          hanging: 2)
      }
    }
  }

  private static func moreFirst(_ a: (key: String, value: [Finding]), _ b: (key: String, value: [Finding])) -> Bool {
    a.value.count == b.value.count ? a.key < b.key : a.value.count > b.value.count
  }
}

extension Finding {
  /// Which variants of its bar it is about, where its figures tell: of two arms of one condition each may have notes of its
  /// own. Of what is told once for many places, these.
  fileprivate var whereTold: Message? {
    let isOfItems = item != nil && strings.count > 1
    let names = ["only on", "only where", "found on", "on the bars of"] + (isOfItems ? ["items"] : [])
    let told = evidence.filter { names.contains($0.name) }.map(\.line)
    return told.isEmpty ? nil : "\(told)"
  }

  /// The image that it is about, by its name.
  fileprivate var image: String? {
    for evidence in evidence where evidence.name == "image" {
      if case .text(let name) = evidence.value { return name }
    }
    return nil
  }
}
