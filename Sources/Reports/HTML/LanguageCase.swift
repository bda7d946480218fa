import LintelFindings
import LintelModel

/// A bar in one language: its pictures, from the one to look at first to those at other widths, and what was found.
struct LanguageCase {
  let model: PageModel
  let part: PageModel.ToolbarPart
  let locale: LocaleID
  let plan: PicturePlan
  let drawings: SharedDrawings
  let systems: [BarSystem]
  let clean: CleanMark
  var leanness = BarLeanness()

  private var isSource: Bool { locale == part.toolbar.sourceLocale }
  private var entries: [PageModel.Entry] { part.shown(in: locale) }

  /// With all its pictures, for an island: what thousands of places have alike the page's script puts there, such as that there
  /// are none.
  var markup: Markup { whole(figures(plan.stops(of: part, in: locale), isInIsland: true), isInIsland: true) }

  /// With the one to look at first, for a reader without scripts too. The others are `furtherFigures`.
  var still: Markup { whole(figures(Array(plan.stops(of: part, in: locale).prefix(1)))) }

  /// The pictures at other widths.
  var furtherFigures: Markup {
    // The first one is drawn already.
    let stops = plan.stops(of: part, in: locale).dropFirst()
    return tag("div", .class("pictures"), .init("data-locale", locale.id)) { if !stops.isEmpty { figures(Array(stops)) } }
  }

  private func whole(_ figures: [Markup], isInIsland: Bool = false) -> Markup {
    let isPartial = plan.leavesOut(part, in: locale)
    return tag("div", .class("case"), .id(part.anchor(locale)), .init("data-locale", locale.id)) {
      if isInIsland, !isSource { tag("h4") { Markup.name(locale) } } else { heading(locale, isSource: isSource) }
      if !isInIsland || isPartial || !figures.isEmpty {
        tag("div", .class(isPartial ? "pictures partial" : "pictures")) { figures }
      }
      widths
      tag("div", .class("findings")) {
        let untranslated = part.untranslated[locale] ?? []
        // Beside a view of any width something may surely not fit, too.
        let isUnread = clean == .unjudged && !part.toolbar.isJudgedForFit || clean == .unheard
        if entries.isEmpty && part.about[locale] == nil && untranslated.isEmpty || isUnread {
          tag("p", .class("empty")) {
            tag("span", .decorative) { Markup.text(clean.glyph + " ") }
            // A picture that says that a text is too wide is not contradicted.
            if clean == .clean, part.bars[locale]?.hasCuts == true {
              Self.nothingReported
            } else {
              clean.sentence(of: part.toolbar)
            }
          }
        }
        findingList(
          entries, languages: entries.isEmpty ? [:] : part.quotedLanguages(in: locale), model: model,
          hasCardsOfNotes: leanness.hasCardsOfNotes, picture: picture)
        if !isSource { shared(part.own(in: locale), place: part.place(of: nil)) }
        if leanness.explainsElsewhere {
          for entry in part.elsewhere[locale] ?? [] { reportedElsewhere(entry) }
          for matter in untranslated { notTranslated(matter) }
        } else {
          inOtherSections((part.elsewhere[locale] ?? []) + untranslated.map(\.entry))
        }
      }
    }
  }

  private static let nothingReported: Message =
    "Nothing is reported for this language: what a picture shows as too wide is in doubt, slight or rare, or is told of the source."

  /// Which of the pictures shows a finding, and where on it: for the page's script to draw around it. What is about several
  /// languages is shown in the one in which it is worst.
  private func picture(_ finding: Finding) -> [Markup.Attribute] {
    let locale = LanguageCut.worstLanguage(of: finding, on: Array(part.bars.values)) ?? self.locale
    let stops = plan.stops(of: part, in: locale)
    let environment = part.bars[locale]?.worstLayout(of: finding)?.environment ?? finding.worstEnvironment
    guard let stop = stops.first(where: { environment.map($0.environments.contains) ?? false }) ?? stops.first,
      let bar = part.bars[locale], let system = systems.firstIndex(of: BarSystem(stop.layout.environment))
    else { return [] }
    let at =
      [Markup.Attribute("data-at", "\(system) \(stop.layout.environment.width)")]
      + (locale == self.locale ? [] : [.init("data-in", locale.id)])
    let frame = FoundFrame.of(finding, on: bar, in: stop.layout, drawings: drawings)
    return at + (frame.map { [.init("data-frame", $0)] } ?? [])
  }

  /// Whether something that is told of the bar in this language, here, with all languages or with another bar of the same text,
  /// leaves the wordings as they are.
  private var isDecidedOtherwise: Bool {
    let told = entries + part.own(in: locale) + (part.elsewhere[locale] ?? [])
    return told.contains { $0.finding.forbidsShortening(inSource: isSource) }
  }

  /// Leads to what is reported with another bar that shows the same text, or with another variant of this one.
  private func reportedElsewhere(_ entry: PageModel.Entry) -> Markup {
    let other = entry.finding.toolbar.flatMap(model.part(of:))
    let words = other?.toolbar.barID == part.toolbar.barID ? Self.toldWithVariant : Self.toldWithBar
    // In a list of a page's links each is known by the bar that it leads to.
    let bar: [Markup] = other.map { [.words(": "), .words($0.title.told)] } ?? []
    let name: [Markup] = [.words(words)] + bar
    return tag("p", .class("shared")) {
      tag("a", .href(to: entry.anchor), .label(name)) { words }
      // Several of them are told apart.
      " "
      Markup.rule(entry.finding.rule)
    }
  }

  /// The same by the names of the rules, and the way to what has no translation.
  @MarkupBuilder private func inOtherSections(_ entries: [PageModel.Entry]) -> [Markup] {
    if !entries.isEmpty {
      tag("p", .class("shared")) {
        BarLeanness.inOtherSections
        for entry in PageModel.distinct(entries) {
          " "
          tag("a", .href(to: entry.anchor)) { Markup.rule(entry.finding.rule) }
        }
      }
    }
  }

  private static let toldWithVariant: Message = "Found here too, and told with another variant of this bar"
  private static let toldWithBar: Message = "Found here too, and told with another bar that shows the same text"

  static let notLaidOut: Message = "This bar was not laid out in this language."
  static let foundWithoutLayout: Message =
    "No picture: this bar was not laid out. What is below was found without a layout."
  static let undrawn: Message = "Not drawn, to keep this page small; the XML report has the frames."

  @MarkupBuilder private func figures(_ stops: [PicturedStop], isInIsland: Bool = false) -> [Markup] {
    if let bar = part.bars[locale], !bar.layouts.isEmpty {
      if stops.isEmpty && !isInIsland { tag("p", .class("empty")) { Self.undrawn } }
      for stop in stops {
        BarFigure(
          bar: bar, stop: stop, places: stop.places(among: systems), drawings: drawings, isDecidedOtherwise: isDecidedOtherwise
        ).markup
      }
      for place in bar.unjudged { tag("p", .class("unjudged")) { "\(place): \(bar.whyUnjudged)" } }
    } else {
      // What was found in it without a layout may be whatever the language.
      tag("p", .class("empty")) { entries.isEmpty ? Self.notLaidOut : Self.foundWithoutLayout }
    }
  }

  /// What happens as the bar gets narrower, where that is worth a look.
  @MarkupBuilder private var widths: [Markup] {
    if let bar = part.bars[locale], isSource || entries.contains(where: { $0.form == .card }) {
      let sentences = bar.thresholds.keys.sorted().reversed().compactMap { bar.widthSentence(on: $0) }
      if !sentences.isEmpty {
        tag("ul", .class("thresholds")) {
          for sentence in sentences { tag("li") { Markup.quoted(sentence, bar.calledLanguages) } }
        }
      }
    }
  }
}

/// Leads to where it is told that texts of the bar have no translation.
@MarkupBuilder private func notTranslated(_ matter: UntranslatedOnBars.Matter) -> [Markup] {
  for text in matter.texts {
    let source = text.shown(in: matter.entry.source)
    tag("p", .class("shared")) {
      tag("a", .href(to: matter.entry.anchor)) {
        Markup.quoted(
          "“\(source ?? text.key ?? "")” is not translated, and told with its table",
          source.map { [$0: matter.entry.source] } ?? [:])
      }
    }
  }
}

/// Leads to where findings about several languages are.
@MarkupBuilder func shared(_ entries: [PageModel.Entry], place: String) -> [Markup] {
  let count = entries.count { $0.finding.locale == nil }
  if count > 0 {
    tag("p", .class("shared")) {
      tag("a", .href(to: place)) {
        "\(count, one: "finding about this language and others", other: "findings about this language and others")"
      }
    }
  }
}

/// A language as a heading.
func heading(_ locale: LocaleID, isSource: Bool = false) -> Markup {
  tag("h4") {
    Markup.name(locale)
    " "
    tag("code", .decorative) { Markup.text(locale.id) }
    if isSource { " " }
    if isSource { tag("span", .class("tag")) { "source language" } }
  }
}

extension BarInLocale {
  /// What is said of a bar's widths where a view on it may have any.
  /// - Parameter system: `macOS 26`.
  static func unreadWidth(on system: String) -> Message {
    let unread: Message =
      "\(system): it is not known from which width on everything fits, since the width of a view on the bar was not read"
    return "\(unread)."
  }

  /// The first things that happen as the bar gets narrower; nil where nothing does.
  func widthSentence(on os: OSLine) -> Message? {
    guard let thresholds = thresholds[os] else { return nil }
    let platform = toolbar.platforms.first ?? .ios
    if toolbar.isJudgedForFit, minimumWidth(on: os) == nil, toolbar.hasViewOfUnreadWidth {
      return BarInLocale.unreadWidth(on: "\(platform.name) \(os.version(on: platform))")
    }
    guard let least = minimumWidth(on: os), least.best > 0 else { return nil }
    let events = thresholds.filter { ![.everythingFits, .itemsDoNotFit].contains($0.event) && $0.below.best > 0 }.prefix(3)
      .map { "below \($0.below.best) pt \(sentence($0.event))" as Message }
    let system = "\(platform.name) \(os.version(on: platform))"
    let whole: Message = "\(system): everything fits from \(least.best) pt"
    return "\(([whole] + events).joined(by: "; "))."
  }
}
