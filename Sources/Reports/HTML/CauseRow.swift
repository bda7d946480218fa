import LintelFindings
import LintelModel

/// A cause with all that it breaks.
struct CauseRow {
  let model: PageModel
  /// From 0.
  let number: Int
  let cause: Matter

  /// More languages, bars or environments than these are folded, and of more keys and cuts than these each language has one.
  private static let (languages, bars, environments, keys, cuts) = (8, 3, 24, 30, 12)
  /// So many keys and texts more than are shown are in the page for tickets: pages with many causes have to stay small.
  private var forTickets: Int { cause.isOfBrokenTables ? 0 : number < PageModel.causesInFull ? 1_000 : 200 }

  var worst: Finding { cause.findings[0] }
  var kind: FindingKind { FindingKind(worst) }
  private var part: PageModel.ToolbarPart? { worst.toolbar.flatMap(model.part(of:)) }
  let ownLanguages: CauseLanguages
  let tables: NamesakeTables?
  var locales: [LocaleID] { ownLanguages.order }

  init(model: PageModel, number: Int, cause: Matter) {
    (self.model, self.number, self.cause) = (model, number, cause)
    ownLanguages = CauseLanguages(of: cause, in: model.counts) { finding in
      finding.toolbar.flatMap(model.part(of:))?.toolbar.sourceLocale ?? model.result.project.sourceLocale
    }
    tables = cause.namesakeTables
  }

  var markup: Markup { row("li") }

  var isError: Bool { kind == .error }

  func row(_ element: StaticString) -> Markup {
    .element(element, [.class("row cause \(kind.rawValue)")] + ownPlace.attribute, content)
  }

  private var ticketLanguages: [Markup.Attribute] {
    isWhateverTheLanguage ? [] : TicketLanguages.attribute(worst, among: locales, sourceOn: model)
  }

  private var ownPlace: CausePlace { CausePlace(cause: cause, model: model) }

  @MarkupBuilder private var content: [Markup] {
    badge(kind, isSaid: false)
    tag("div", .class("what")) {
      heading
      sentence
      tag("span", .class("where")) {
        place
        ownPlace.markup
      }
      tag("dl", .class("facts")) { facts }
      furtherFacts
      Markup.ticketButton(named("Copy as a ticket"), languages: ticketLanguages)
    }
    preview
  }

  /// The bar as the worst finding has it, with the place that it is drawn for. A row names the picture, which the page's script
  /// copies once the row is seen: what is folded costs no drawing.
  @MarkupBuilder var preview: [Markup] {
    if let part {
      let locale = worst.locale ?? LanguageCut.worstLanguage(of: worst, on: Array(part.bars.values))
      let drawn = locale ?? part.toolbar.sourceLocale
      let findings = part.pictured(in: drawn)
      let layout = part.bars[drawn]?.drawn(for: findings).picturedLayout(for: findings)
      Markup.element(
        "span", [.class("preview"), .init("data-case", part.place(of: locale))] + mark(on: part.bars[drawn], in: layout),
        layout.map { worst.environmentCount > 0 ? caption(of: $0, in: drawn) : [] } ?? [])
    }
  }

  /// Where on the picture the worst finding is.
  private func mark(on bar: BarInLocale?, in layout: BarLayout?) -> [Markup.Attribute] {
    guard let bar, let layout,
      let frame = FoundFrame.of(worst, on: bar, in: layout, drawings: SharedDrawings(outlines: .none))
    else { return [] }
    return [.init("data-frame", frame)]
  }

  @MarkupBuilder private func caption(of layout: BarLayout, in locale: LocaleID) -> [Markup] {
    tag("span", .class("where")) {
      Markup.name(locale)
      " · "
      "\(layout.environment)"
    }
  }

  /// The same of what opens a list, as text: a browser says what stands in a summary as its description where a label names it.
  @MarkupBuilder private func opener(_ words: Message) -> [Markup] {
    words
    tag("span", .class("vh")) {
      ": "
      CauseNumber.words(of: number)
    }
  }

  /// What a control is called on a list of controls: its own words, which are alike in every row, and the cause's number. Its
  /// heading, which was heard before, says the rest.
  private func named(_ words: Message) -> Markup.Attribute {
    .label([.words(words), .words(": "), .words(CauseNumber.words(of: number))])
  }

  /// To the list of all findings of the cause.
  func wayToAll(_ words: Message) -> Markup {
    tag("a", .href(to: FilterState(cause: number).address), named(words)) { words }
  }

  var quotedLanguages: QuotedLanguages {
    let known = (part.map { $0.quotedLanguages(in: worst.locale ?? $0.toolbar.sourceLocale) } ?? [:])
      .merging(worst.quotedLanguages(source: part?.toolbar.sourceLocale)) { _, own in own }
      .merging(model.cutLanguages(of: worst)) { known, _ in known }
    return known.merging(model.quotedTexts.languages(in: worst)) { known, _ in known }
  }

  @MarkupBuilder private var place: [Markup] {
    let names = model.names(of: cause)
    let shown = Array(names.prefix(Self.bars))
    let languages = model.nameLanguages(of: cause)
    if names.count > shown.count {
      Markup.breaking(.quoted("\(shown) and \(always: names.count - shown.count, "more")", languages))
    } else {
      Markup.breaking(.quoted("\(shown)", languages))
    }
  }

  @MarkupBuilder private var facts: [Markup] {
    if let change = ChangeMark(of: cause, on: model) { fact("This change") { change.markup } }
    let owners = CauseOwners(model: model, number: number, cause: cause, languages: ownLanguages)
    if owners.adviseDifferently {
      fact("What to do") { owners.advices }
    } else if let suggestion = worst.suggestion {
      fact("What to do") {
        if let locale = worst.locale, isOneOfMany(suggestion) {
          if !isWhateverTheLanguage {
            Markup.name(locale)
            ": "
          }
          Markup.quoted(suggestion, quotedLanguages)
        } else {
          Markup.quoted(adviceForAll ?? worst.adviceOfSeveral ?? suggestion, quotedLanguages)
        }
      }
    }
    if !isShort, let sight = CauseSight(of: cause, on: model) {
      fact(CauseSight.heading) { Markup.quoted(sight.words, sight.languages) }
    }
    if let fault = RunTimeFault(worst) { fact(RunTimeFault.heading) { fault.words } }
    if !isShort, !isLong { also }
    fact("Languages", isOfLanguages: true) { languages }
    if !isShort, !isLong { whereabouts }
    fact("Owner") { owners.markup }
    fact("Found") {
      // What is one finding says with its mark how grave it is.
      wayToAll(found)
      if cause.strings > 1 {
        " · "
        Markup.quoting("\(cause.strings, "string")")
      }
      if !isShort { places }
    }
  }

  /// More findings than these in one row would fill a screen with what few read.
  private static let findings = 20
  private var isLong: Bool { cause.findings.count > Self.findings && !isShort }

  /// Of a cause of many findings, what is not needed to know whose it is and what to do.
  @MarkupBuilder private var furtherFacts: [Markup] {
    if isLong {
      let rest = also + whereabouts
      if !rest.isEmpty {
        tag("details", .class("further-facts")) {
          tag("summary") { opener(Self.further) }
          tag("dl", .class("facts")) { rest }
        }
      }
    }
  }

  static let further: Message = "Other texts, reach, and limits in each language"

  @MarkupBuilder private var also: [Markup] {
    let others = CauseSamples(of: cause, on: model)
    if !others.samples.isEmpty {
      fact("Also") {
        others.markup(isNamed: locales.count > 1)
        if others.rest > 0 {
          " "
          wayToAll("and \(always: others.rest, "more")")
        }
      }
    }
  }

  @MarkupBuilder private var whereabouts: [Markup] {
    if let tables { fact("Where") { tables.list(under: opener(tables.label)) } }
    // The heading is one finding's, and so is its reach: what the others add is said to be of all.
    let own = Reach(of: [worst], on: model)
    let all = Reach(of: cause.findings, on: model)
    let hasOwn = own.count > 0 && !own.isNearly(all)
    if hasOwn, all.count > own.count {
      fact("Reach") {
        reach(own)
        " · "
        "Reach of all of this cause"
        ": "
        reach(all)
      }
    } else if hasOwn {
      fact("Reach") { reach(own) }
    } else if all.count > own.count {
      fact("Reach of all of this cause") { reach(all) }
    }
    cuts
  }

  /// One finding about many languages is no small matter.
  var found: Message {
    let count: Message = cause.findings.count == 1 ? "\(1, "finding")" : "\(Tally(of: cause.findings).words)"
    return locales.count > 1 ? "\(count) in \(locales.count, "language")" : count
  }

  /// What is said of one string is said of several where it is about these.
  var adviceForAll: Message? {
    UntranslatedStrings.isOne(worst) && cause.strings > 1
      ? worst.suggestion.flatMap(UntranslatedAdvice.init)?.counted(cause.strings) : nil
  }

  /// Whether others are to be mended otherwise, such as to another length or with another placeholder.
  private func isOneOfMany(_ suggestion: Message) -> Bool {
    let isOwnOfEach = adviceForAll == nil
    return cause.findings.contains { finding in
      // What is missing is told alike of one string and of several.
      guard let other = finding.suggestion, isOwnOfEach || FindingKind(finding) == kind else { return false }
      return other != suggestion
    }
  }

  /// The keys that it is about, with language and place, and the items that show a symbol alone, so that a ticket can be written
  /// without the page.
  @MarkupBuilder private var places: [Markup] {
    let units = cause.keyed(placedBy: model.stringPlaces, advised: saysEachItsOwn)
    // Languages take turns: so many have each of them.
    let shown = max(cause.isOfBrokenTables ? Matter.symptoms : Self.keys, Set(units.map(\.locale)).count)
    let told = ownLanguages.inOrder(Array(units.prefix(shown)), by: \.locale)
    let others = ownLanguages.inOrder(Array(units.dropFirst(shown).prefix(forTickets)), by: \.locale)
    let symbols = SymbolPlaces(of: cause, on: model, besideKeys: !units.isEmpty).lines
    if !units.isEmpty || !symbols.isEmpty {
      " · "
      tag("details", .class("keys")) {
        tag("summary") {
          opener("Keys and places")
          // Of each language the first ones: whoever counts those of one would miss the others.
          if units.count > told.count {
            " · "
            "\(amount: told.count) of \(amount: units.count)"
          }
        }
        tag("ul") {
          lines(of: told)
          for symbol in symbols.prefix(forTickets) { symbol.markup }
          if symbols.count > forTickets { tag("li") { omitted(symbols.count - forTickets) } }
          if units.count > told.count {
            let more: Message = "and \(always: units.count - told.count, "more")"
            tag("li", .class("omitted")) { wayToAll(more) }
          }
        }
        // A ticket leaves the page, so that it has these as well.
        if !others.isEmpty {
          tag("template", .class("rest")) {
            lines(of: others)
            if units.count > told.count + others.count {
              tag("li") { omitted(units.count - told.count - others.count) }
            }
          }
        }
      }
    }
  }

  /// Whether lines tell what to do: what is too wide has its limits in lines of its own.
  private var saysEachItsOwn: Bool { !cause.isAboutWidths && worst.suggestion.map(isOneOfMany) == true }

  private var isOfSeveralKinds: Bool {
    Set(cause.findings.map { FindingKind($0) }).count > 1 || ownLanguages.byKind.count > 1
  }

  private func lines(of units: [KeyedString]) -> [Markup] {
    KeyedLines(units: units, model: model, isOfSeveralKinds: isOfSeveralKinds).markup
  }

  /// - Parameter isOfLanguages: For a ticket of one language alone, which names no others.
  private func fact(_ name: Message, isOfLanguages: Bool = false, @MarkupBuilder content: () -> [Markup]) -> Markup {
    .element(
      "div", isOfLanguages ? [.class("of-languages")] : [],
      [tag("dt") { name }, tag("dd", content: content)])
  }

  @MarkupBuilder private var languages: [Markup] {
    let kinds = ownLanguages.byKind
    if kinds.isEmpty || isWhateverTheLanguage {
      "Whatever the language"
    } else {
      languages(by: kinds)
    }
  }

  /// What is no matter of words is told of the source, and is so in every language: as “Find” and the text report have it.
  var isWhateverTheLanguage: Bool {
    let source = part?.toolbar.sourceLocale ?? model.result.project.sourceLocale
    return cause.findings.allSatisfy { $0.isInEveryLanguage(of: source) }
  }

  @MarkupBuilder private func languages(by kinds: [(kind: FindingKind, locales: [LocaleID])]) -> [Markup] {
    for (index, group) in kinds.enumerated() {
      if index > 0 { " · " }
      if kinds.count > 1 {
        group.kind.heading
        ": "
      }
      folded(group.locales, of: kinds.count > 1 ? group.kind : nil)
    }
    if let unit = ownLanguages.unit {
      " "
      "(\([unit]))"
    }
  }

  @MarkupBuilder private func folded(_ locales: [LocaleID], of kind: FindingKind?) -> [Markup] {
    if locales.count <= Self.languages {
      ownLanguages.list(locales, of: kind)
    } else {
      let more: Message = "and \(always: locales.count - Self.languages, "more")"
      ownLanguages.list(locales.prefix(Self.languages), of: kind)
      " "
      tag("details", .class("all")) {
        tag("summary") { opener(more) }
        // Open, it is a menu; closed, it is one stop on the way to the next row.
        ownLanguages.list(locales.dropFirst(Self.languages), of: kind, leadingToCause: number)
      }
    }
  }

  @MarkupBuilder private func reach(_ reach: Reach) -> [Markup] {
    tag("details", .class("which")) {
      tag("summary") { opener(reach.share) }
      tag("ul") {
        for environment in reach.environments.prefix(Self.environments) { tag("li") { "\(environment)" } }
        let told = min(reach.environments.count, Self.environments)
        if reach.count > told { tag("li") { omitted(reach.count - told) } }
      }
    }
    reach.worstOfAll(isNamed: locales.count > 1)
  }

  /// What each language's translator needs, so that a ticket can be written without the page; and where the source is cut.
  @MarkupBuilder private var cuts: [Markup] {
    let all = LanguageCut.all(of: cause.findings, on: model)
    let told = ownLanguages.inOrder(LanguageCut.ofEachLanguage(all, orAmongFirst: Self.cuts)) { $0.locale }
    let others = ownLanguages.inOrder(LanguageCut.besides(all, ofEachLanguageOrAmongFirst: Self.cuts)) { $0.locale }
    let sentence = worst.sourceSentence(on: model)
    if !all.isEmpty {
      fact("In each language") {
        if let sentence {
          Markup.quoting(sentence)
          " "
        }
        tag("details", .class("each")) {
          tag("summary") { opener("Text, limit and severity") }
          tag("ul") {
            for cut in told { tag("li") { cut.markup } }
            if !others.isEmpty { tag("li", .class("omitted")) { "and \(always: others.count, "more")" } }
          }
          if !others.isEmpty {
            tag("template", .class("rest")) {
              for cut in others.prefix(forTickets) { tag("li") { cut.markup } }
              if others.count > forTickets { tag("li") { omitted(others.count - forTickets) } }
            }
          }
        }
      }
    }
  }
}
