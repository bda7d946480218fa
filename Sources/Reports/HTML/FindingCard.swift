import LintelFindings
import LintelModel

/// A finding on the page: what is wrong, what to do, the figures, and where to change it.
struct FindingCard {
  let entry: PageModel.Entry
  /// Where it is on the pictures of its bar.
  var picture: [Markup.Attribute] = []
  /// The languages of the texts on its bar.
  var languages: QuotedLanguages = [:]
  /// Where its bars are, if it is told with one.
  var model: PageModel?

  private var finding: Finding { entry.finding }
  private var kind: FindingKind { FindingKind(finding) }

  var markup: Markup {
    .element("article", [.class("finding \(kind.rawValue)"), .id(entry.anchor)] + filterable + picture, content)
  }

  private var quotedLanguages: QuotedLanguages {
    languages.merging(entry.quotedLanguages) { bar, _ in bar }.merging(cutLanguages) { known, _ in known }
  }

  private var cutLanguages: QuotedLanguages { model?.cutLanguages(of: finding) ?? [:] }

  /// What the filters ask about; the severity is the class.
  private var filterable: [Markup.Attribute] {
    [
      .init("data-rule", finding.rule), .init("data-blame", finding.blame.rawValue),
      .init("data-locale", finding.locale?.id ?? ""),
    ] + (finding.isInEveryLanguage(of: entry.source) ? [.init("data-everywhere", "")] : [])
      + (entry.cause.map { [.init("data-cause", String($0 + 1))] } ?? [])
      + criteria
      + severalLanguages
  }

  private var criteria: [Markup.Attribute] {
    let all = entry.criteria + entry.relatedCriteria.map(FilterState.related)
    return all.isEmpty ? [] : [.init("data-criteria", all.joined(separator: " "))]
  }

  /// Those of a finding about several languages.
  private var severalLanguages: [Markup.Attribute] {
    var attributes: [Markup.Attribute] = []
    if !finding.locales.isEmpty {
      attributes.append(.init("data-locales", finding.locales.map(\.id).joined(separator: " ")))
    }
    if !entry.kinds.isEmpty { attributes.append(.init("data-kinds", kindsByLanguage)) }
    return attributes
  }

  /// `de:error fr:note`: who asks for a language's errors finds those that it counts.
  private var kindsByLanguage: String {
    entry.kinds.sorted { $0.key < $1.key }.map { "\($0.key.id):\($0.value.rawValue)" }.joined(separator: " ")
  }

  @MarkupBuilder private var content: [Markup] {
    tag("p", .class("head")) {
      // Said with the heading.
      badge(kind, isSaid: false)
      tag("span", .class("addressee")) { finding.blame.address }
      tag("a", .class("rule"), .href(to: FilterState(rule: finding.rule).address)) {
        if RuleName.titles[finding.rule] != nil {
          RuleName.of(finding.rule)
          " "
        }
        Markup.rule(finding.rule)
      }
      if let address = entry.links.address(ofRule: finding.rule) { outward(address) { "About this rule" } }
    }
    // People who listen go from finding to finding by headings.
    tag("h5", .class("message")) {
      tag("span", .class("vh")) {
        kind.name
        ": "
      }
      Markup.quoted(finding.message, quotedLanguages)
    }
    if let change = model.flatMap({ ChangeMark(of: finding, on: $0) }) { tag("p", .class("change")) { change.markup } }
    if let suggestion = finding.advice {
      tag("p", .class("suggestion")) {
        tag("b") {
          "What to do:"
          " "
        }
        Markup.quoted(suggestion, quotedLanguages)
      }
    }
    if let sentence = model.flatMap(finding.sourceSentence) { tag("p", .class("of-source")) { Markup.quoting(sentence) } }
    if let renaming = finding.renaming { tag("p", .class("renaming")) { Markup.quoting(renaming) } }
    if let lowering = finding.loweringSentence { tag("p", .class("unasked")) { lowering } }
    if !figures.isEmpty { evidence }
    ofEachLanguage
    tag("p", .class("meta")) {
      if !finding.isForMakers { location(finding.translationLocation, "Text") }
      // A title that another file says is given its room where the bar sets it.
      if finding.titleLocation != entry.place { location(finding.titleLocation, "Put on the bar") }
      // Whoever mends it begins with the bar, or the item on it: the definition may be a generated file, or one of constants.
      // An item of a view that several bars show is mended in that view, where the ticket sends people, too.
      if isOfMadeItem { location(finding.definitionLocation, "Definition") }
      location(entry.place, "Used at")
      // A ticket takes two places: the bar, and the text's line.
      if finding.isForMakers, entry.place != nil { location(finding.translationLocation, "Text") }
      if !isOfMadeItem { location(finding.definitionLocation, "Definition") }
      if finding.isForMakers, entry.place == nil { location(finding.translationLocation, "Text") }
      if finding.placedLocation != entry.place, finding.titleLocation == nil { location(finding.placedLocation, "Put on the bar") }
      location(finding.madeLocation, "Made at")
      if let key = finding.key {
        fact("Key", code: key, [.init("data-key", "")] + (entry.keyLanguage.map { [.lang($0.id)] } ?? []))
      }
      if let address = entry.links.translationAddress(of: finding) {
        outward(address) { "Change this translation" }
      }
      if !entry.criteria.isEmpty {
        tag("span", .class("fact")) {
          for (index, number) in entry.criteria.enumerated() {
            if index > 0 { Markup.text(", ") }
            tag("a", .href(to: CriteriaSection.anchor(of: number))) { Markup.text(index == 0 ? "WCAG \(number)" : number) }
          }
        }
      }
      // Rows of “Find” have it behind the sentence.
      if let screens = model.flatMap({ CutScreens.words(of: finding, on: $0) }) {
        tag("span", .class("fact extent")) { screens }
      }
      reach
      if let variants = finding.variants { fact("Variants", words: variants.share) }
      if let reason = model.flatMap(finding.severityReason) { fact("Less grave", words: reason) }
      if finding.certainty != .certain { fact("Certainty", words: finding.certainty.word) }
    }
    if let model { LanguageStrings(finding: finding, model: model).markup }
    OtherFiles(of: finding, links: entry.links).markup
  }

  /// The finding in one line, where there are too many to tell in full.
  var line: Markup {
    .element(
      "li", [.class("row \(kind.rawValue)"), .id(entry.anchor)] + filterable,
      [
        badge(kind),
        tag("span", .class("what")) {
          tag("span", .class("message")) { Markup.quoted(finding.message, quotedLanguages) }
          tag("span", .class("where")) {
            Markup.rule(finding.rule)
            if let location = finding.location { tag("code") { Markup.text(location.description) } }
          }
        },
      ])
  }

  /// Whether it is about what an item is, and not about a text of it, and is told where the item is defined.
  private var isOfMadeItem: Bool {
    finding.item != nil && finding.key == nil && finding.environmentCount == 0
      && finding.location == finding.definitionLocation
  }

  /// What no sentence says.
  private var figures: [Evidence] {
    model.map { model in finding.figures.map { model.interfaceTexts.named($0, of: finding) } } ?? finding.figures
  }

  private var evidence: Markup {
    tag("dl", .class("evidence")) {
      for evidence in figures {
        tag("div") {
          tag("dt") { evidence.title }
          tag("dd") {
            switch evidence.value {
            case .number:
              Markup.figure(model.flatMap { finding.interval(of: evidence, on: $0) } ?? evidence.content)
              if let place = place(of: evidence) {
                " · "
                "\(place)"
              }
            case .text(let text):
              if let own = evidence.ownWords {
                own
              } else if let locales = evidence.locales {
                Markup.list(locales.map { [.name($0)] })
              } else {
                foreign(text, entry.language(of: evidence.name) ?? entry.texts[text] ?? cutLanguages[text])
                let more = finding.keysLeftOut(of: evidence)
                if more > 0 {
                  " "
                  "and \(always: more, "more")"
                }
              }
            }
          }
        }
      }
    }
  }

  /// The figures are those of the language in which it is worst: whoever comes from another one's sheet finds its own here.
  @MarkupBuilder private var ofEachLanguage: [Markup] {
    let told = finding.locales.count > 1 ? model : nil
    let all: [LanguageCut] = told.map { LanguageCut.all(of: [finding], on: $0) } ?? []
    let cuts = LanguageCut.ofEachLanguage(all, orAmongFirst: 0)
    if cuts.count > 1 {
      tag("details", .class("each")) {
        tag("summary") {
          "In each language"
          ": "
          "Text, limit and severity"
        }
        tag("ul") { for cut in cuts { tag("li") { cut.markup } } }
      }
    }
  }

  /// Of a finding in many environments, the one that this figure is of: the worst.
  private func place(of evidence: Evidence) -> Environment? {
    evidence.name == "over" && finding.environmentCount > 1 ? finding.worstEnvironment : nil
  }

  @MarkupBuilder private func location(_ location: SourceLocation?, _ name: Message) -> [Markup] {
    if let location {
      if let address = entry.links.address(of: location) {
        tag("span", .class("fact")) {
          tag("span", .class("name")) {
            name
            " "
          }
          outward(address) { tag("code") { Markup.text(location.description) } }
        }
      } else {
        fact(name, code: location.description)
      }
    }
  }

  private func fact(_ name: Message, code: String, _ attributes: [Markup.Attribute] = []) -> Markup {
    tag("span", .class("fact")) {
      tag("span", .class("name")) {
        name
        " "
      }
      Markup.element("code", attributes, [.text(code)])
    }
  }

  private func fact(_ name: Message, words: Message) -> Markup {
    tag("span", .class("fact")) {
      tag("span", .class("name")) {
        name
        " "
      }
      words
    }
  }

  /// As the row of its cause counts it.
  @MarkupBuilder private var reach: [Markup] {
    if finding.environmentCount > 0, let model {
      let reach = Reach(of: [finding], on: model)
      tag("span", .class("fact")) {
        tag("span", .class("name")) {
          "Where"
          " "
        }
        if reach.count == 1, let worst = reach.worst {
          "\(worst.environment)"
        } else {
          reach.share
          reach.worstOfAll(isNamed: finding.locale == nil)
        }
      }
    }
  }
}

/// A text in another language than the page's: marked as such, and unable to turn the text around it.
func foreign(_ text: String, _ locale: LocaleID?) -> Markup {
  let language = locale.map { [Markup.Attribute.lang($0.id)] } ?? []
  return .element("bdi", language + (text.isNeutral ? [.leftToRight] : []), EdgeSpaces(text).markup)
}

extension String {
  /// Whether it has no letter that says which way it runs, as `%@`: a browser would write that as the page runs.
  var isNeutral: Bool { !isEmpty && !unicodeScalars.contains { $0.properties.isAlphabetic } }
}

/// A list of findings, the worst first: each in full, by the line, or counted.
func findingList(
  _ entries: [PageModel.Entry], languages: QuotedLanguages = [:], model: PageModel? = nil, hasCardsOfNotes: Bool = true,
  picture: (Finding) -> [Markup.Attribute] = { _ in [] }
) -> [Markup] {
  let sorted = entries.worstFirst(\.finding.badness)
  func room(of entry: PageModel.Entry) -> PageModel.Form {
    entry.form == .card && !hasCardsOfNotes && entry.kind() == .note ? .line : entry.form
  }
  func cards(_ form: PageModel.Form) -> [FindingCard] {
    sorted.filter { room(of: $0) == form }.map {
      FindingCard(entry: $0, picture: form == .card ? picture($0.finding) : [], languages: languages, model: model)
    }
  }
  var markup = cards(.card).map(\.markup)
  let lines = cards(.line)
  if !lines.isEmpty { markup.append(tag("ul", .class("rows")) { for card in lines { card.line } }) }
  let others = sorted.count { $0.form == .number }
  if others > 0 {
    markup.append(tag("p", .class("cut-list")) { omitted(others) })
  }
  return markup
}

/// Says how many more there are than the page tells.
func omitted(_ count: Int) -> Message { "And \(always: count, "more"), in the XML report." }
