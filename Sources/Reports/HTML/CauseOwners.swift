import LintelFindings
import LintelModel

/// Who has to do something about a cause: one has to act first, and the others stand behind. Of several each has a line of its own: how much, in which languages, what to do, and
/// a ticket, since what is for three nobody can hand on. They are folded, so that a row has one button in sight.
struct CauseOwners {
  let model: PageModel
  /// From 0.
  let number: Int
  let cause: Matter
  let languages: CauseLanguages

  /// Who have no finding of their own, and can help with others'.
  static let designersToo: Message = "toolbar designers, too"
  /// Before those who have a part of it besides who has to act first.
  static let also: Message = "Also"

  /// What a ticket of one owner leaves out, and where that is.
  static func rest(_ others: [Message]) -> Message {
    "Of the same cause, and not in this ticket: \(others). The ticket of the whole cause has all of them."
  }

  /// So many texts with their limits, or keys with their places, has the ticket of each owner.
  private var cuts: Int { cause.isOfBrokenTables ? Matter.symptoms : number < PageModel.causesInFull ? 200 : 40 }

  @MarkupBuilder var markup: [Markup] {
    let owners = cause.ownersInTurn
    if owners.count == 1 {
      link(to: owners[0].blame)
      if cause.isForDesignersToo {
        " · "
        Self.designersToo
      }
    } else if let first = owners.first {
      link(to: first.blame)
      " · "
      tag("details", .class("by-owner")) {
        tag("summary") {
          Self.also
          ": "
          Markup.list(
            owners.dropFirst().map { [.words($0.blame.counted($0.findings.count))] }
              + (cause.isForDesignersToo ? [[.words(Self.designersToo)]] : []))
          tag("span", .class("vh")) {
            ": "
            CauseNumber.words(of: number)
          }
        }
        tag("ul", .class("owners")) { for owner in owners { line(of: owner.blame, owner.findings) } }
      }
    }
  }

  /// Whether one owner's advice is none to another.
  var adviseDifferently: Bool {
    let advice = cause.ownersInTurn.map { ledByFirstLanguage($0.findings)[0].suggestion }
    return advice.contains { $0 != advice[0] }
  }

  /// A line for each owner who has something to do.
  @MarkupBuilder var advices: [Markup] {
    for owner in cause.ownersInTurn {
      let findings = ledByFirstLanguage(owner.findings)
      if let suggestion = findings[0].suggestion {
        tag("div") {
          owner.blame.address
          ": "
          advice(suggestion, of: findings[0], among: findings)
          // A ticket has the lines behind one another.
          " "
        }
      }
    }
  }

  private func link(to owner: Blame) -> Markup {
    // Alike in every row, as the buttons are: on a list of links the number tells them apart.
    tag(
      "a", .href(to: FilterState(blame: owner, cause: number).address),
      .label([.words(owner.address), .words(": "), .words(CauseNumber.words(of: number))])
    ) { owner.address }
  }

  /// - Parameter all: The worst first.
  private func line(of owner: Blame, _ all: [Finding]) -> Markup {
    let findings = ledByFirstLanguage(all)
    let worst = findings[0]
    let kind = findings.map { FindingKind($0) }.min { $0.rank < $1.rank } ?? .note
    let place = CausePlace(cause: cause, model: model, finding: worst).attribute
    let others = cause.ownersInTurn.filter { $0.blame != owner }.map { $0.blame.counted($0.findings.count) }
    let attributes: [Markup.Attribute] = [
      .init("data-kind", words: kind.name), .init("data-title", words: worst.message),
      .init("data-rest", words: Self.rest(others)),
    ]
    let ticket = TicketLanguages.attribute(worst, among: locales(of: findings), sourceOn: model)
    return .element("li", attributes + ticket + place, content(of: owner, findings))
  }

  /// Its languages, in the order of the cause's.
  private func locales(of findings: [Finding]) -> [LocaleID] {
    languages.inOrder(Set(findings.flatMap(\.languages)).subtracting(["mul"]).sorted()) { $0 }
  }

  /// With the worst of the language that its list begins with first: a ticket that is titled with another language's text seems to
  /// be that one's.
  private func ledByFirstLanguage(_ findings: [Finding]) -> [Finding] {
    guard let first = locales(of: findings).first, let place = findings.firstIndex(where: { $0.languages.contains(first) })
    else { return findings }
    return [findings[place]] + findings[..<place] + findings[(place + 1)...]
  }

  @MarkupBuilder private func content(of owner: Blame, _ findings: [Finding]) -> [Markup] {
    link(to: owner)
    " · "
    counted(findings)
    if let suggestion = findings[0].suggestion {
      " · "
      advice(suggestion, of: findings[0], among: findings)
    }
    " "
    Markup.ticketButton(
      Markup.Attribute.label([
        .words("Copy as a ticket"), .words(": "), .words(owner.address), .text(" · "), .words(CauseNumber.words(of: number)),
      ]))
    texts(of: findings)
  }

  /// How many there are, in how many languages, since one finding may be about several; and these, in the order of the cause's.
  @MarkupBuilder private func counted(_ findings: [Finding]) -> [Markup] {
    let own = locales(of: findings)
    let count: Message = "\(findings.count, "finding")"
    if own.count > 1 { "\(count) in \(own.count, "language")" } else { count }
    if !own.isEmpty {
      ": "
      Markup.list(own.map { [.name($0)] })
    }
  }

  /// What is said of one language is said to be: another's text has another limit.
  @MarkupBuilder private func advice(_ suggestion: Message, of worst: Finding, among findings: [Finding]) -> [Markup] {
    // What is so in every language is told of the source's bar, and is no matter of its language.
    let source = worst.toolbar.flatMap(model.part(of:))?.toolbar.sourceLocale ?? model.result.project.sourceLocale
    if isOneOfMany(suggestion, among: findings), let locale = worst.locale {
      if !worst.isInEveryLanguage(of: source) {
        Markup.name(locale)
        ": "
      }
      Markup.quoted(suggestion, quotedLanguages(of: worst))
    } else {
      Markup.quoted(worst.adviceOfSeveral ?? suggestion, quotedLanguages(of: worst))
    }
  }

  private func isOneOfMany(_ suggestion: Message, among findings: [Finding]) -> Bool {
    findings.contains { $0.suggestion != nil && $0.suggestion != suggestion }
  }

  private func quotedLanguages(of finding: Finding) -> QuotedLanguages {
    let part = finding.toolbar.flatMap(model.part(of:))
    let known = (part.map { $0.quotedLanguages(in: finding.locale ?? $0.toolbar.sourceLocale) } ?? [:])
      .merging(finding.quotedLanguages(source: part?.toolbar.sourceLocale)) { _, own in own }
      .merging(model.cutLanguages(of: finding)) { known, _ in known }
    return known.merging(model.quotedTexts.languages(in: finding)) { known, _ in known }
  }

  /// What the ticket has below it: of each language the texts that are this owner's, with their limits, and the keys of these
  /// with their places; where none is cut, all keys and places, and the items that show a symbol alone.
  @MarkupBuilder private func texts(of findings: [Finding]) -> [Markup] {
    let all = LanguageCut.all(of: findings, on: model)
    if !all.isEmpty {
      tag("template", .class("texts")) {
        for cut in languages.inOrder(LanguageCut.ofEachLanguage(all, orAmongFirst: cuts), by: { $0.locale }) {
          tag("li") { cut.markup }
        }
        for unit in firstOfEachKey(in: findings).prefix(cuts) {
          KeyedLine(unit: unit, model: model, isOfSeveralKinds: false).markup
        }
      }
    } else {
      keys(of: findings)
    }
  }

  /// A text is found by its key in each language.
  private func firstOfEachKey(in findings: [Finding]) -> [KeyedString] {
    var seen: Set<String> = []
    return cause.keyed(placedBy: model.stringPlaces, of: findings).filter { seen.insert($0.key).inserted }
  }

  @MarkupBuilder private func keys(of findings: [Finding]) -> [Markup] {
    let isAdvised = !cause.isAboutWidths && findings[0].suggestion.map { isOneOfMany($0, among: findings) } == true
    let units = cause.keyed(placedBy: model.stringPlaces, advised: isAdvised, of: findings)
    let symbols = SymbolPlaces(of: cause, on: model, besideKeys: !units.isEmpty, of: findings).lines
    if !units.isEmpty || !symbols.isEmpty {
      let isOfSeveralKinds = Set(units.map(\.kind)).count > 1
      tag("template", .class("texts")) {
        for unit in languages.inOrder(Array(units.prefix(cuts)), by: \.locale) {
          KeyedLine(unit: unit, model: model, isOfSeveralKinds: isOfSeveralKinds).markup
        }
        for symbol in symbols.prefix(cuts) { symbol.markup }
        let rest = max(0, units.count - cuts) + max(0, symbols.count - cuts)
        if rest > 0 { tag("li") { omitted(rest) } }
      }
    }
  }
}

extension Matter {
  /// Whether those who design the bar are told what is others' to mend, and have nothing of it themselves.
  var isForDesignersToo: Bool {
    findings.contains { $0.suggestion.map { RoomForLanguages.isTold(by: $0) } == true } && !owners.contains { $0.blame == .layout }
  }
}
