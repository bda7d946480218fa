import LintelFindings
import LintelModel

/// A text that does not fit in one language, with what whoever shortens it needs to know.
struct LanguageCut {
  let locale: LocaleID
  let kind: FindingKind
  /// How sure it is in this language.
  let certainty: Certainty
  /// Nil where the items have too little room, whatever they say.
  let text: String?
  let over: Points
  /// What it has on its bar; nil where that is unknown, or nothing.
  var room: Points?
  /// Between which figures that lies, where they are far apart.
  var openRoom: Width?
  /// About how many characters fit; nil where a shorter text would not mend it.
  let characters: Int?
  /// How many fit for sure, where its room is open and that is less; as a sheet says it.
  var safeCharacters: Int?
  let environment: Environment
  /// The toolbar's id.
  let toolbar: String
  /// Where even fewer characters fit, such as on a phone that few people have; nil where none do.
  var narrower: (environment: Environment, characters: Int)?
  /// Whether the room is that of a large title, which is another one than the bar's.
  var isLargeTitle = false

  /// What is worst first, each text of a language once.
  static func all(of findings: [Finding], on model: PageModel) -> [LanguageCut] {
    struct Name: Hashable {
      let locale: LocaleID
      let text: String?
    }
    var seen: Set<Name> = []
    return findings.filter { $0.environmentCount > 0 }.flatMap { all(of: $0, on: model.bars(of: $0)) }.sorted(by: isWorse)
      .filter { seen.insert(Name(locale: $0.locale, text: $0.text)).inserted }
  }

  /// So many, the worst first, and of every other language its worst: a ticket has a line for each language.
  /// - Parameter all: The worst first.
  static func ofEachLanguage(_ all: [LanguageCut], orAmongFirst count: Int) -> [LanguageCut] {
    var seen: Set<LocaleID> = []
    return all.enumerated().filter { seen.insert($0.element.locale).inserted || $0.offset < count }.map(\.element)
  }

  /// The others of these.
  static func besides(_ all: [LanguageCut], ofEachLanguageOrAmongFirst count: Int) -> [LanguageCut] {
    var seen: Set<LocaleID> = []
    return all.enumerated().filter { !seen.insert($0.element.locale).inserted && $0.offset >= count }.map(\.element)
  }

  static func isWorse(_ a: LanguageCut, than b: LanguageCut) -> Bool {
    let (first, second) = ((a.kind.rank, b.certainty), (b.kind.rank, a.certainty))
    return first == second ? (b.over, a.locale) < (a.over, b.locale) : first < second
  }

  /// - Parameter bars: that show it, in the languages that it is about.
  private static func all(of finding: Finding, on bars: [FoundBar]) -> [LanguageCut] {
    if let locale = finding.locale, let worst = finding.worstEnvironment, let toolbar = finding.toolbar {
      let found = bars.first { $0.bar.locale == locale && $0.bar.toolbar.id == toolbar }
      let layout = found?.bar.layouts.first { $0.environments.contains(worst) }
      // What is cut only as a large title has that one's figures.
      let large = finding.isAboutTitle && found?.bar.isCutIfLarge(in: worst) == true ? layout?.largeTitle : nil
      let text = large ?? found.flatMap { layout?.text(at: $0.place) }
      return [
        LanguageCut(
          locale: locale, kind: FindingKind(finding), certainty: finding.certainty, text: text?.text,
          over: finding.over ?? 0, room: text?.room.best, openRoom: text.flatMap { $0.room.isWide ? $0.room : nil },
          characters: finding.room, safeCharacters: text.flatMap { safe($0, best: finding.room) }, environment: worst,
          toolbar: toolbar,
          narrower: large != nil ? nil : found.flatMap { narrower(than: worst, in: $0, characters: finding.room) },
          isLargeTitle: finding.isAboutTitle && text?.isOnRowOfItsOwn == true)
      ]
    }
    let kinds = finding.kindsByLanguage
    return bars.compactMap { found in
      let bar = found.bar
      guard let (layout, text) = bar.cut(at: found.place) else { return nil }
      return LanguageCut(
        locale: bar.locale, kind: kinds[bar.locale] ?? FindingKind(finding),
        certainty: bar.certaintyOfCut(at: found.place) ?? .possible,
        text: text.text, over: text.over, room: text.room.best,
        openRoom: text.room.isWide ? text.room : nil, characters: characters(of: text),
        safeCharacters: safe(text, best: characters(of: text)), environment: layout.environment, toolbar: bar.toolbar.id,
        narrower: narrower(than: layout.environment, in: found, characters: characters(of: text)),
        isLargeTitle: finding.isAboutTitle && text.isOnRowOfItsOwn)
    }
  }

  /// The limit of the environment that is named holds for it alone: a text that fits there may be cut on narrower bars.
  private static func narrower(
    than named: Environment, in found: FoundBar, characters: Int?
  ) -> (environment: Environment, characters: Int)? {
    guard let characters else { return nil }
    var least: (environment: Environment, characters: Int)?
    for layout in found.bar.layouts where layout.environment.barWidth < named.barWidth {
      guard let text = layout.text(at: found.place), text.cut != nil, let fit = self.characters(of: text) else { continue }
      if fit < (least?.characters ?? characters) { least = (layout.environment, fit) }
    }
    return least
  }

  private static func characters(of text: BarLayout.VisibleText) -> Int? {
    guard text.needed.best > 0, text.room.best > 0 else { return nil }
    let count = Int((text.room.best.value / text.needed.best.value * Double(text.text.count)).rounded(.down))
    // A letter or two are no text.
    return count < 5 ? nil : min(count, text.text.count)
  }

  /// As many as go into the least room that it may have, of letters as wide as the text has.
  private static func safe(_ text: BarLayout.VisibleText, best: Int?) -> Int? {
    guard text.room.isWide, let best, text.needed.best > 0, text.room.low > 0 else { return nil }
    let least = Int((text.room.low.value / text.needed.best.value * Double(text.text.count)).rounded(.down))
    return least < best ? LessSureLength(least...best).safe : nil
  }

  /// Of what is about several languages, the one of a bar in which it is worst.
  static func worstLanguage(of finding: Finding, on bars: [BarInLocale]) -> LocaleID? {
    guard finding.locale == nil, finding.environmentCount > 0 else { return nil }
    let shown = bars.compactMap { bar in bar.place(of: finding).map { FoundBar(bar: bar, place: $0) } }
    return all(of: finding, on: shown.filter { finding.languages.contains($0.bar.locale) }).min(by: isWorse)?.locale
  }

  /// As a line of a list.
  @MarkupBuilder var markup: [Markup] {
    Markup.name(locale)
    ": "
    if let text {
      Markup.quoted("“\(text)”", [text: locale])
      " · "
    }
    if isLargeTitle {
      "large title"
      " · "
    }
    if over > 0 {
      Markup.figure("\(over) pt too wide")
      " · "
    }
    if text != nil, let room, room > 0 {
      if let openRoom {
        Markup.figure("room \(room) pt (\(openRoom.low) to \(openRoom.high) pt)")
      } else {
        Markup.figure("room \(room) pt")
      }
      " · "
    }
    "\(environment)"
    if let characters {
      " · "
      "at most \(characters, "character")"
    }
    if characters != nil, let words = safeCharacters.flatMap({ LessSureLength($0...max($0, characters ?? $0)).words }) {
      " · "
      words
    }
    if let narrower {
      " · "
      "\(narrower.environment)"
      ": "
      "at most \(narrower.characters, "character")"
    }
    " · "
    kind.name
    if certainty < .certain {
      ", "
      certainty.word
    }
  }
}

extension Finding {
  /// How many characters fit, as its rule says.
  fileprivate var room: Int? {
    for evidence in evidence where evidence.name == "room" {
      if case .number(let number) = evidence.value { return Int(number) }
    }
    return nil
  }
}

extension Finding {
  /// Where the source's own text is cut that does not fit in translations either; nil for what is no matter of the source.
  func sourceSentence(on model: PageModel) -> Message? {
    guard blame == .source, environmentCount > 0, locales.count > 1,
      let source = model.bars(of: self).first(where: \.bar.isSource), let cut = source.bar.cut(at: source.place)
    else { return nil }
    let (over, environment) = (cut.text.over, cut.layout.environment)
    if source.bar.certaintyOfCut(at: source.place) == .certain { return "The source is cut, too: by \(over) pt in \(environment)." }
    return over > 0
      ? "The source is probably cut, too: by \(over) pt in \(environment)."
      : "Whether the source is cut, too, its figures leave open: in \(environment)."
  }
}
