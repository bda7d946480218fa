import LintelFindings
import LintelModel

/// The controls above a bar's pictures: which language is beside the source, on which system, how wide.
struct Viewer {
  let locales: [LocaleID]
  /// Where the bar is worst off: the one to look at first.
  let worst: LocaleID?
  let part: PageModel.ToolbarPart
  let systems: [BarSystem]
  let clean: CleanMark

  var markup: Markup {
    tag("div", .class("viewer"), .init("role", "group"), .label("Language and width of the bar")) {
      languagePicker(locales, worst: worst, clean: clean) { locale in locale.map { part.told(in: $0) } }
      if !systems.isEmpty {
        tag("label", .class("system")) {
          tag("span") { "System" }
          tag("select", .unrestored) {
            for (index, system) in systems.enumerated() { tag("option", .init("value", String(index))) { system.name } }
          }
        }
        tag("label", .class("width")) {
          tag("span") { "Width" }
          tag(
            "input", .unrestored, .init("type", "range"), .init("min", "0"), .init("max", "0"), .init("step", "1"),
            .init("data-still", words: "The bar looks the same at every width of this system."),
            .init("data-partial", words: "Other widths and systems are not drawn, to keep this page small."))
        }
        // The slider says the same as it moves.
        tag("output", .init("aria-live", "off"))
      }
    }
  }
}

/// Choose a language; each says what was found in it.
/// - Parameters:
///   - worst: Chosen to begin with; nil where the first is.
///   - forOthers: What is in a language for others than the people who choose here.
///   - work: What these have to do in a language, in place of how much was found.
func languagePicker(
  _ locales: [LocaleID?], worst: LocaleID? = nil, clean: CleanMark, forOthers: [LocaleID: [PageModel.Entry]] = [:],
  work: [LocaleID: [Message]] = [:], _ entries: (LocaleID?) -> [PageModel.Entry]?
) -> Markup {
  tag("label", .class("language")) {
    tag("span") { "Language" }
    tag("select", .unrestored) {
      for locale in locales {
        let all = entries(locale) ?? []
        let everywhere: [PageModel.Entry] = locale == nil ? [] : all.filter { $0.finding.isInEveryLanguage(of: $0.source) }
        let told = Set(everywhere.map(\.anchor))
        let own = all.filter { !told.contains($0.anchor) }
        let value = Markup.Attribute("value", locale?.id ?? "")
        let isFirst = locale != nil && locale == worst
        Markup.element(
          "option", isFirst ? [value, .init("selected", "selected")] : [value],
          choice(
            of: locale, Tally(own, in: locale), count: own.count, everywhere: Tally(everywhere),
            forOthers: Tally(locale.flatMap { forOthers[$0] } ?? [], in: locale), work: locale.flatMap { work[$0] } ?? [], clean: clean))
      }
    }
  }
}

@MarkupBuilder private func choice(
  of locale: LocaleID?, _ tally: Tally, count: Int, everywhere: Tally, forOthers: Tally, work: [Message], clean: CleanMark
) -> [Markup] {
  // People find a language by the first letters of its name.
  if let locale { Markup.name(locale) } else { "Several or all languages" }
  // Words alone: a glyph is read aloud as what it looks like, and nothing hides a part of an option.
  Markup.text(" (")
  for (index, part) in said(tally, count, everywhere, forOthers, work, clean).enumerated() {
    if index > 0 { Markup.text(" · ") }
    part
  }
  Markup.text(")")
}

/// What is said of a language, one thing after the other: “nothing found” stands alone.
private func said(
  _ tally: Tally, _ count: Int, _ everywhere: Tally, _ forOthers: Tally, _ work: [Message], _ clean: CleanMark
) -> [[Markup]] {
  var parts: [[Markup]] = []
  // A glyph alone is read aloud as what it looks like.
  if let worst = tally.worst {
    parts.append([.words(worst.counted(tally.count(worst)))])
  } else if everywhere.worst == nil, work.isEmpty {
    parts.append([.words(clean.name)])
  }
  parts += work.map { [.words($0)] }
  if let worst = tally.worst, count > tally.count(worst), work.isEmpty { parts.append([.words("\(count, "finding")")]) }
  // It stands with the source, and is not the matter of its words.
  if let worst = everywhere.worst {
    parts.append([.words("Whatever the language"), .words(": "), .words(worst.counted(everywhere.count(worst)))])
  }
  // The first screen counts them, too.
  if let worst = forOthers.worst { parts.append([.words("for others: \(worst.counted(forOthers.count(worst)))")]) }
  return parts
}
