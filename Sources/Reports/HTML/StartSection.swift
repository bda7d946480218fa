import LintelFindings
import LintelModel

/// What to do first, cause by cause: what is wrong, how bad, where, in which languages, whose it is and what mends it.
struct StartSection {
  let model: PageModel

  @MarkupBuilder var markup: [Markup] {
    let rows = model.causes.enumerated().map { CauseRow(model: model, number: $0.offset, cause: $0.element) }
    let (first, others) = (rows.prefix(PageModel.causesInFull), rows.dropFirst(PageModel.causesInFull))
    tag("section", .class("worst"), .id("start"), .init("aria-labelledby", "worst-title")) {
      tag("h2", .id("worst-title")) { rows.isEmpty ? nothing : "Start here" }
      if rows.isEmpty {
        tag("p", .class("empty")) { whyNothing }
      } else {
        tag("p", .class("hint")) {
          "One row is what is wrong in one way, on one bar or in the tables. Its findings say what to do about each text."
          " "
          "The worst stand first: crashes, errors at any width, errors of fit, warnings, what needs review, notes and slight doubts; among these first texts that the system itself shows, as for permissions, then what is surest, then what most people meet."
        }
      }
      tag("ol") { for row in first { row.markup } }
      if !others.isEmpty {
        let leftOut = model.causesLeftOut
        let findings = others.flatMap(\.cause.findings) + leftOut.flatMap(\.findings)
        tag("details", .class("more-causes")) {
          tag("summary") {
            "More causes: \(others.count + leftOut.count)"
            " · "
            "\(Tally(of: findings).words)"
          }
          tag("ol") { for row in others { row.markup } }
          if !leftOut.isEmpty { tag("p", .class("cut-list")) { omitted(leftOut.count) } }
        }
      }
      if !rows.isEmpty {
        tag("span", .class("vh"), .init("role", "status"), .init("data-done", words: "Copied"))
      }
    }
  }

  private var whyNothing: Message {
    if !model.result.isJudgedThroughout {
      return "Nothing that could be judged broke a rule; what could not be read was not judged."
    }
    if model.clean == .narrowed {
      return "Nothing of what the page is narrowed to broke a rule; of all else it says nothing."
    }
    return model.clean == .clean
      ? "Nothing that was looked at broke a rule, as far as could be told."
      : "What was found stands in the baseline already."
  }

  private var nothing: Message {
    if !model.result.isJudgedThroughout { return "Nothing found in what could be judged" }
    if model.clean == .narrowed { return "Nothing found of what was asked for" }
    return model.clean == .clean ? "Nothing found" : "Nothing new"
  }
}

/// A cause with all that it breaks.
private struct CauseRow {
  let model: PageModel
  /// From 0.
  let number: Int
  let cause: Matter

  /// More languages, bars or environments than these are folded, and of more keys and cuts than these each language has one.
  private static let (languages, bars, environments, keys, cuts) = (8, 3, 24, 30, 12)

  private var worst: Finding { cause.findings[0] }
  private var kind: FindingKind { FindingKind(worst) }
  private var part: PageModel.ToolbarPart? { worst.toolbar.flatMap(model.part(of:)) }
  private var locales: [LocaleID] {
    model.counts.inOrder(Set(cause.findings.flatMap(\.languages)).subtracting(["mul"]))
  }

  var markup: Markup {
    .element("li", [.class("row cause \(kind.rawValue)")] + address, content)
  }

  /// Where what is worst can be mended, for a ticket: nobody else can open a page that is a file.
  private var address: [Markup.Attribute] {
    guard let place = worst.location ?? cause.keyed(placedBy: model.stringPlaces).first?.location else { return [] }
    return [.init("data-place", model.result.links.address(of: place) ?? "\(place.file):\(place.line)")]
  }

  @MarkupBuilder private var content: [Markup] {
    badge(kind, isSaid: false)
    tag("div", .class("what")) {
      heading
      tag("span", .class("where")) { place }
      tag("dl", .class("facts")) { facts }
      Markup.element(
        "button", [.class("ticket"), .init("type", "button"), .init("hidden", "hidden"), named("Copy as a ticket")],
        [.words("Copy as a ticket")])
    }
    if number < PageModel.causesInFull { preview }
  }

  /// The bar as the worst finding has it, with the place that it is drawn for.
  @MarkupBuilder private var preview: [Markup] {
    if let part {
      let locale = worst.locale ?? LanguageCut.worstLanguage(of: worst, on: Array(part.bars.values))
      let drawn = locale ?? part.toolbar.sourceLocale
      tag("span", .class("preview"), .init("data-case", part.place(of: locale))) {
        if worst.environmentCount > 0, let layout = part.bars[drawn]?.picturedLayout(for: part.pictured(in: drawn)) {
          tag("span", .class("where")) {
            Markup.name(drawn)
            " · "
            "\(layout.environment)"
          }
        }
      }
    }
  }

  /// What a control is called on a list of controls: its own words, which are alike in every row, and the cause's short name.
  /// Its heading was heard before.
  private func named(_ words: Message) -> Markup.Attribute {
    .label([.words(words), .words(": "), .words(model.shortName(ofCause: number))])
  }

  /// People who listen go from cause to cause by headings.
  private var heading: Markup {
    tag("h3", .id("cause-\(number + 1)")) {
      tag("span", .class("vh")) {
        kind.name
        ": "
      }
      message
      if let alike {
        " "
        tag("span", .class("alike")) { alike }
      }
    }
  }

  /// The heading is one finding's: how many more the row is about, which are like it where one rule sees them all.
  private var alike: Message? {
    let others = cause.findings.count - 1
    guard others > 0 else { return nil }
    let like: Message = "and \(always: others, "more like it")"
    let other: Message = "and \(always: others, "more of this cause")"
    return cause.rules.count == 1 ? like : other
  }

  private var message: Markup {
    tag("a", .href(to: model.anchor(of: worst) ?? "toolbars")) { Markup.quoted(worst.message, quotedLanguages) }
  }

  private var quotedLanguages: QuotedLanguages {
    (part.map { $0.quotedLanguages(in: worst.locale ?? $0.toolbar.sourceLocale) } ?? [:])
      .merging(worst.quotedLanguages(source: part?.toolbar.sourceLocale)) { _, own in own }
  }

  @MarkupBuilder private var place: [Markup] {
    let names = model.names(of: cause)
    let shown = Array(names.prefix(Self.bars))
    let languages = model.nameLanguages(of: cause)
    if names.count > shown.count {
      Markup.quoted("\(shown) and \(always: names.count - shown.count, "more")", languages)
    } else {
      Markup.quoted("\(shown)", languages)
    }
  }

  @MarkupBuilder private var facts: [Markup] {
    if let suggestion = worst.suggestion {
      fact("What to do") {
        if let locale = worst.locale, isOneOfMany(suggestion) {
          Markup.name(locale)
          ": "
          Markup.quoted(suggestion, quotedLanguages)
          " "
          "Each of the others says its own."
        } else {
          Markup.quoted(adviceForAll ?? suggestion, quotedLanguages)
        }
      }
    }
    fact("Languages") { languages }
    let reach = Reach(of: cause.findings, on: model)
    if reach.count > 0 { fact("Reach") { self.reach(reach) } }
    cuts
    fact("Owner") {
      for (index, owner) in cause.owners.enumerated() {
        if index > 0 { " · " }
        tag("a", .href(to: FilterState(blame: owner.blame, cause: number).address)) { owner.blame.address }
        if cause.owners.count > 1 {
          " "
          Markup.number(owner.count)
        }
      }
    }
    fact("Found") {
      // What is one finding says with its mark how grave it is.
      tag("a", .href(to: FilterState(cause: number).address)) {
        found
      }
      if cause.strings > 1 {
        " · "
        Markup.quoting("\(cause.strings, "string")")
      }
      places
    }
  }

  /// One finding about many languages is no small matter.
  private var found: Message {
    let count: Message = cause.findings.count == 1 ? "\(1, "finding")" : "\(Tally(of: cause.findings).words)"
    return locales.count > 1 ? "\(count) in \(locales.count, "language")" : count
  }

  /// What is said of one string is said of several where it is about these.
  private var adviceForAll: Message? {
    UntranslatedStrings.isOne(worst) && cause.strings > 1
      ? worst.suggestion.flatMap(UntranslatedAdvice.init)?.counted(cause.strings) : nil
  }

  /// Whether others of the same weight are to be mended otherwise, such as to another length.
  private func isOneOfMany(_ suggestion: Message) -> Bool {
    cause.findings.contains { FindingKind($0) == kind && $0.suggestion.map { $0 != suggestion } ?? false }
  }

  /// The keys that it is about, with language and place, so that a ticket can be written without the page.
  @MarkupBuilder private var places: [Markup] {
    let units = cause.keyed(placedBy: model.stringPlaces)
    // Languages take turns: so many have each of them.
    let told = model.counts.inOrder(
      Array(units.prefix(max(Self.keys, Set(units.map(\.unit.locale)).count))), by: \.unit.locale)
    if !units.isEmpty {
      " · "
      tag("details", .class("keys")) {
        tag("summary", named("Keys and places")) { "Keys and places" }
        tag("ul") {
          for string in told {
            tag("li") {
              if let locale = string.unit.locale {
                Markup.name(locale)
                " "
              }
              tag("code") { Markup.text(string.unit.key ?? "") }
              if let place = string.location {
                " "
                tag("span", .class("where")) { Markup.text("\(place.file):\(place.line)") }
              }
              if let target = string.target {
                " "
                tag("span", .class("where")) { addition(to: target) }
              }
            }
          }
          if units.count > told.count { tag("li") { omitted(units.count - told.count) } }
        }
      }
    }
  }

  private func fact(_ name: Message, @MarkupBuilder content: () -> [Markup]) -> Markup {
    tag("div") {
      tag("dt") { name }
      tag("dd", content: content)
    }
  }

  @MarkupBuilder private var languages: [Markup] {
    let kinds = languagesByKind
    if kinds.isEmpty || isWhateverTheLanguage {
      "Whatever the language"
    } else {
      languages(by: kinds)
    }
  }

  /// What is no matter of words is told of the source, and is so in every language.
  private var isWhateverTheLanguage: Bool {
    cause.findings.allSatisfy { finding in
      finding.over == nil && (finding.blame == .definition || finding.blame == .layout)
        && finding.languages == [part?.toolbar.sourceLocale ?? model.result.project.sourceLocale]
    }
  }

  @MarkupBuilder private func languages(by kinds: [(kind: FindingKind, locales: [LocaleID])]) -> [Markup] {
    for (index, group) in kinds.enumerated() {
      if index > 0 { " · " }
      if kinds.count > 1 {
        group.kind.heading
        ": "
      }
      folded(group.locales)
    }
  }

  /// A language where it may be is none where it is.
  private var languagesByKind: [(kind: FindingKind, locales: [LocaleID])] {
    var gravest: [LocaleID: FindingKind] = [:]
    for finding in cause.findings {
      for locale in finding.languages where locale != "mul" {
        let (known, new) = (gravest[locale] ?? .note, FindingKind(finding))
        gravest[locale] = FindingKind.allCases.first { $0 == known || $0 == new }
      }
    }
    return FindingKind.allCases.compactMap { kind in
      let own = locales.filter { gravest[$0] == kind }
      return own.isEmpty ? nil : (kind, own)
    }
  }

  @MarkupBuilder private func folded(_ locales: [LocaleID]) -> [Markup] {
    if locales.count <= Self.languages {
      Markup.list(locales.map { [.name($0)] })
    } else {
      let more: Message = "and \(always: locales.count - Self.languages + 2, "more")"
      Markup.list(locales.prefix(Self.languages - 2).map { [.name($0)] })
      " "
      tag("details", .class("all")) {
        tag("summary", named(more)) { more }
        Markup.list(locales.dropFirst(Self.languages - 2).map { [.name($0)] })
      }
    }
  }

  @MarkupBuilder private func reach(_ reach: Reach) -> [Markup] {
    tag("details", .class("which")) {
      tag("summary", named(reach.share)) { reach.share }
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
    let told = model.counts.inOrder(LanguageCut.ofEachLanguage(all, orAmongFirst: Self.cuts)) { $0.locale }
    let sentence = worst.sourceSentence(on: model)
    if !all.isEmpty {
      fact("In each language") {
        if let sentence {
          Markup.quoting(sentence)
          " "
        }
        tag("details", .class("each")) {
          tag("summary", named("Text, limit and severity")) { "Text, limit and severity" }
          tag("ul") {
            for cut in told { tag("li") { cut.markup } }
            if all.count > told.count { tag("li") { "and \(always: all.count - told.count, "more")" } }
          }
        }
      }
    }
  }
}

extension Matter {
  /// Who has to do something, and about how many findings, those first who have most. What the source language has as well is
  /// no matter of its translations: it is whose the source's is.
  var owners: [(blame: Blame, count: Int)] {
    if let own = findings.first(where: { $0.blame == .source && FindingKind($0) == FindingKind(findings[0]) }) {
      return [(own.blame, findings.count)]
    }
    let counts = findings.reduce(into: [Blame: Int]()) { $0[$1.blame, default: 0] += 1 }
    return Blame.allCases.compactMap { blame in counts[blame].map { (blame, $0) } }.sorted { $0.count > $1.count }
  }
}
