import LintelFindings
import LintelModel

/// What a cause is called where its sentence is too long: by its rules and by what it is about.
extension PageModel {
  /// A cause by its number, its rules and what it is about, for a menu, and for controls that are alike in every cause.
  /// - Parameter number: From 0, among all causes.
  func shortName(ofCause number: Int) -> Message {
    let cause = allCauses[number]
    let rules = cause.rules.prefix(2).map(RuleName.of)
    return "\(number + 1). \(rules) · \(shortNames(of: cause, most: 2))"
  }

  /// The same where rules that have no title can be said in their own language.
  func spokenName(ofCause number: Int) -> Markup { .quoted(shortName(ofCause: number), rulesInEnglish(ofCause: number)) }

  /// As short as who goes from heading to heading wants to hear it: one rule and one name, and no number, which stands before it.
  func heading(ofCause number: Int) -> Markup {
    let languages = rulesInEnglish(ofCause: number).merging(nameLanguages(of: allCauses[number])) { rule, _ in rule }
    return .quoted(words(ofHeading: number), languages)
  }

  /// Those of all causes that have a row or a line.
  var headings: [CauseNames.Heading] {
    (Array(causes.indices) + causesByLine).map { number in
      CauseNames.Heading(number: number, words: words(ofHeading: number), finding: allCauses[number].findings[0])
    }
  }

  private func words(ofHeading number: Int) -> Message {
    let cause = allCauses[number]
    let name = RuleName.of(cause.findings[0].rule)
    let rule: Message = ValueFault(cause.findings[0]).map { "\(name): \($0.words)" } ?? name
    let names = shortNames(of: cause, most: 1)
    return names.english.isEmpty ? rule : "\(rule) · \(names)"
  }

  /// `ComplicationEditView: title from 11 strings`, where a cause is about several titles of one bar: one of these says nothing of the
  /// others. Nil for any other cause.
  func titles(of cause: Matter) -> Message? {
    guard cause.findings.count > 1, cause.findings.allSatisfy({ $0.isAboutTitle && $0.key != nil }),
      let part = cause.findings[0].toolbar.flatMap(part(of:))
    else { return nil }
    let strings = Set(cause.findings.map { [$0.table, $0.key] }).count
    let isOfOneBar = cause.findings.allSatisfy { $0.toolbar.flatMap(self.part(of:))?.toolbar.barID == part.toolbar.barID }
    return strings > 1 && isOfOneBar ? Self.titles(BarDetails.screen(of: part), strings) : nil
  }

  static func titles(_ screen: String, _ strings: Int) -> Message { "\(.data(screen)): title from \(strings, "string")" }

  private func shortNames(of cause: Matter, most: Int) -> Message {
    let names = names(of: cause)
    let shown = Array(names.prefix(most))
    return names.count > most ? "\(shown) and \(always: names.count - most, "more")" : "\(shown)"
  }

  private func rulesInEnglish(ofCause number: Int) -> QuotedLanguages {
    Dictionary(allCauses[number].rules.map { ($0, "en" as LocaleID) }) { first, _ in first }
  }
}

extension Matter {
  /// The same for a report that has no page, where the bar's code names its screen.
  /// - Parameter bars: The project's bars by their ids.
  func titles(among bars: [String: Toolbar]) -> Message? {
    guard findings.count > 1, findings.allSatisfy({ $0.isAboutTitle && $0.key != nil }),
      let bar = findings[0].toolbar.flatMap({ bars[$0] }), let screen = BarDetails.typeInCode(of: bar)?.type
    else { return nil }
    let strings = Set(findings.map { [$0.table, $0.key] }).count
    let isOfOneBar = findings.allSatisfy { finding in finding.toolbar.flatMap { bars[$0] }?.barID == bar.barID }
    return strings > 1 && isOfOneBar ? PageModel.titles(screen, strings) : nil
  }
}
