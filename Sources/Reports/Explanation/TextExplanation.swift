import LintelFindings
import LintelModel

extension TextReport {
  /// `lintel explain`: all that lies behind one finding.
  package static func explanation(_ explanation: FindingExplanation, colour: Bool, width: Int) -> String {
    var terminal = Terminal(colour: colour, width: width)
    head(of: explanation, to: &terminal)
    if let sum = explanation.sum, let fit = explanation.fit {
      write(sum, fit, of: explanation, to: &terminal)
    } else {
      texts(of: explanation, to: &terminal)
    }
    let figures = explanation.finding.evidence.map(\.line.english)
    if !figures.isEmpty { section("What the rule saw", figures, to: &terminal) }
    if let why = explanation.rule?.why { section("Why it matters", [why], to: &terminal) }
    section(explanation.sum == nil ? "What would end it" : "What would make it fit", explanation.remedies, to: &terminal)
    return terminal.text
  }

  private static func section(_ title: String, _ lines: [String], to terminal: inout Terminal) {
    guard !lines.isEmpty else { return }
    terminal.gap()
    terminal.line((title, .bold))
    for line in lines { terminal.paragraph(line, indent: 2, hanging: 2) }
  }

  private static func head(of explanation: FindingExplanation, to terminal: inout Terminal) {
    let finding = explanation.finding
    let kind = FindingKind(finding)
    let languages =
      explanation.isOfNoLanguage ? "whatever the language" : finding.languages.map(\.id).joined(separator: ", ")
    terminal.line(
      (kind.mark.english, kind.style), (": \(finding.rule)", .bold), (languages.isEmpty ? "" : " · \(languages)", nil),
      (" · \(finding.certainty.rawValue) · \(finding.blame.whom.english) · \(finding.fingerprint)", .soft))
    for location in Set([finding.translationLocation, finding.definitionLocation].compactMap { $0 }).sorted() {
      terminal.line(("  \(location)", .soft))
    }
    terminal.paragraph(finding.message.english, indent: 2, hanging: 2)
    if let unit = explanation.match.unit {
      let name = [unit.locale?.id, unit.key ?? unit.item].compactMap { $0 }.joined(separator: ", ")
      terminal.paragraph("Asked for is one of its \(finding.units.count) strings: \(name).", indent: 2, hanging: 2)
    }
    if let suppression = explanation.match.suppression {
      terminal.paragraph("It does not count: \(suppression.location) accepts it: \(suppression.reason)", indent: 2, hanging: 2)
    }
  }

  private static func texts(of explanation: FindingExplanation, to terminal: inout Terminal) {
    let most = 20
    let lines = explanation.texts.compactMap { text -> String? in
      guard text.source != nil || text.translation != nil else { return nil }
      let name = [text.unit.key ?? text.unit.item, text.unit.locale?.id].compactMap { $0 }.joined(separator: ", ")
      let translation = text.translation.map { "“\($0)”" } ?? (text.unit.locale == nil ? nil : "nothing")
      return "\(name): " + [text.source.map { "“\($0)”" }, translation].compactMap { $0 }.joined(separator: " → ")
    }
    let rest = lines.count > most ? ["… and \(lines.count - most) more"] : []
    section("The texts", lines.prefix(most) + rest, to: &terminal)
  }

  private static func write(
    _ sum: BarSum, _ fit: (needed: Width, available: Width), of explanation: FindingExplanation, to terminal: inout Terminal
  ) {
    guard let bar = explanation.bar else { return }
    var sources = CitedSources()
    let count = explanation.finding.environmentCount
    terminal.gap()
    terminal.line((bar.toolbar.name, .bold), (" · \(bar.toolbar.kind.rawValue) · \(bar.toolbar.id)", .soft))
    terminal.paragraph(
      sum.layout.environment.summary + (count > 1 ? ", the worst of \(count) environments" : ""), indent: 2, hanging: 2)
    let place = sum.isLargeTitle ? "The row of the large title" : "The bar"
    terminal.paragraph("\(place) from its leading edge, in points:", indent: 2)
    for part in sum.parts { write(part, of: explanation, &sources, to: &terminal) }
    let total = sum.parts.reduce(Points.zero) { $0 + $1.width }
    terminal.line(("    " + column(total) + "  together", .bold))
    if !sum.gone.isEmpty {
      terminal.paragraph("In the overflow menu, with what they would take:", indent: 2)
      for part in sum.gone { write(part, of: explanation, &sources, to: &terminal) }
    }
    if let rest = explanation.besides {
      terminal.paragraph(column(rest) + "  besides: \(besides(sum, of: bar))", indent: 4, hanging: 9)
    }
    let who = explanation.text.map { "“\($0.text)” needs" } ?? "The items with margins and gaps need"
    let has = explanation.text == nil ? "have" : "has"
    let over = explanation.over ?? 0
    let words = over > 0 ? ": \(over) pt too much" : ": by the best figures it fits, at the ends of their intervals it may not"
    terminal.paragraph(
      "\(who) \(range(fit.needed)) and \(has) \(range(fit.available))\(words)", indent: 2, hanging: 2)
    section("Where the figures are from", sources.lines.enumerated().map { "[\($0 + 1)] \($1)" }, to: &terminal)
  }

  /// What the items need besides what is listed.
  private static func besides(_ sum: BarSum, of bar: BarInLocale) -> String {
    var words: [String] = []
    // Between items of the menu no gap is drawn.
    if !sum.gone.isEmpty || bar.toolbar.kind != .windowToolbar { words.append("gaps and margins") }
    if bar.toolbar.kind == .windowToolbar {
      if !sum.parts.contains(where: { $0.figure?.metric == .windowControlsInset }) { words.append("the window's buttons") }
      words.append("the title's place")
    }
    if sum.gone.contains(where: { $0.width == 0 }) { words.append("items of unknown width") }
    return words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + words.last!
  }

  private static func write(
    _ part: BarSum.Part, of explanation: FindingExplanation, _ sources: inout CitedSources, to terminal: inout Terminal
  ) {
    var words: String
    switch part.kind {
    case .margin, .gap: words = part.isFree ? "free" : part.kind.rawValue
    case .space: words = "space"
    case .overflowButton: words = "overflow button"
    case .title: words = "title"
    case .item: words = part.text == nil ? "“\(part.name)”" : "item"
    }
    if let text = part.text {
      let isCut = text.cut != nil && text.over > 0
      words += " “\(text.text)”" + (isCut ? ", which has \(text.room.best) of " : ", ") + range(text.needed)
      words += " in \(text.font.size) pt \(text.font.weight.rawValue) \(sources.number(of: explanation.source(of: text.text)))"
      if let around = part.around, around > 0.05 { words += ", and \(around) around it" }
    }
    let cited = sources.cite(part.figure)
    terminal.paragraph(column(part.width) + "  " + words + (cited.isEmpty ? "" : " " + cited), indent: 4, hanging: 9)
  }

  private static func range(_ width: Width) -> String {
    width.low.rounded == width.high.rounded ? "\(width.best) pt" : "\(width.best) pt (\(width.low) to \(width.high))"
  }

  /// `  16.0`: with its decimal, so that the column stands.
  private static func column(_ points: Points) -> String {
    let text = "\(points.rounded)"
    let whole = text.contains(".") ? text : text + ".0"
    return String(repeating: "\u{A0}", count: max(0, 7 - whole.count)) + whole
  }
}
