import LintelFindings
import LintelModel

/// A bar in one language: its pictures, from the one to look at first to those at other widths, and what was found.
struct LanguageCase {
  let part: PageOutline.ToolbarPart
  let locale: LocaleID
  let plan: PicturePlan
  let drawings: SharedDrawings
  let systems: [BarSystem]

  private var isSource: Bool { locale == part.toolbar.sourceLocale }
  /// What was found about the definition stands with the source language.
  private var entries: [PageOutline.Entry] {
    (part.entries[locale] ?? []) + (isSource ? part.entries[nil] ?? [] : [])
  }

  /// With all its pictures.
  var markup: Markup { whole(figures(plan.stops(of: part, in: locale, showing: entries))) }

  /// With the one to look at first, for a reader without scripts too. The others are `furtherFigures`.
  var still: Markup { whole(figures(Array(plan.stops(of: part, in: locale, showing: entries).prefix(1)))) }

  /// The pictures at other widths.
  var furtherFigures: Markup {
    tag("div", .class("pictures"), .init("data-locale", locale.id)) {
      figures(Array(plan.stops(of: part, in: locale, showing: entries).dropFirst()))
    }
  }

  private func whole(_ figures: [Markup]) -> Markup {
    tag("div", .class("case"), .id(part.anchor(locale)), .init("data-locale", locale.id)) {
      heading(locale, isSource: isSource)
      tag("div", .class("pictures")) { figures }
      widths
      tag("div", .class("findings")) {
        if entries.isEmpty {
          tag("p", .class("empty")) {
            tag("span", .decorative) { "✓ " }
            "Nothing found in this language."
          }
        }
        findingList(entries)
      }
    }
  }

  @MarkupBuilder private func figures(_ stops: [PicturedStop]) -> [Markup] {
    if let bar = part.bars[locale], !bar.layouts.isEmpty {
      if stops.isEmpty {
        tag("p", .class("empty")) { "Not drawn, to keep this page small; the XML report has the frames." }
      }
      for stop in stops {
        BarFigure(bar: bar, stop: stop, places: stop.places(among: systems), drawings: drawings).markup
      }
    } else {
      tag("p", .class("empty")) { "This bar was not laid out in this language." }
    }
  }

  /// What happens as the bar gets narrower, where that is worth a look.
  @MarkupBuilder private var widths: [Markup] {
    if let bar = part.bars[locale], isSource || entries.contains(where: { $0.form == .card }) {
      let sentences = bar.thresholds.keys.sorted().reversed().compactMap { bar.widthSentence(on: $0) }
      if !sentences.isEmpty {
        tag("ul", .class("thresholds")) { for sentence in sentences { tag("li") { Markup.quoting(sentence) } } }
      }
    }
  }
}

/// A language as a heading.
func heading(_ locale: LocaleID, isSource: Bool = false) -> Markup {
  tag("h4") {
    Markup.name(locale)
    " "
    tag("code") { Markup.text(locale.id) }
    if isSource { tag("span", .class("tag")) { "source language" } }
  }
}

extension BarInLocale {
  /// The first things that happen as the bar gets narrower; nil where nothing does.
  func widthSentence(on os: OSLine) -> Message? {
    guard let thresholds = thresholds[os], let least = minimumWidth(on: os), least.best > 0 else { return nil }
    let platform = toolbar.platforms.first ?? .ios
    let events = thresholds.filter { ![.everythingFits, .itemsDoNotFit].contains($0.event) && $0.below.best > 0 }.prefix(3)
      .map { "below \($0.below.best) pt \(sentence($0.event))" as Message }
    let whole: Message = "\(platform.name) \(os.version(on: platform)): everything fits from \(least.best) pt"
    return ([whole] + events).joined(by: "; ") + "."
  }
}
