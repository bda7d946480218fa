import LintelFindings
import LintelModel

/// A translation on a bar, and the room that it has left where it has least.
struct BarText {
  struct Name: Hashable {
    let toolbar: String?
    let key: String?
  }

  struct Over {
    let points: Points
    let environment: Environment
    let certainty: Certainty
    /// Whether it is so if the title is large, of which nobody knows whether it is: all figures are then those of its own row.
    var isLargeTitle = false
  }

  let name: Name
  /// The name of its table without folder and extension, and where the translation is.
  let table: String?
  let location: SourceLocation?
  /// Where the source has it, whose table is the translation's.
  let sourceLocation: SourceLocation?
  /// Where its bar asks for it.
  let usedAt: SourceLocation?
  /// What all variants of its bar have in common.
  let barID: String
  /// What people know its bar by.
  let bar: BarTitle
  /// Where its bar is on the page.
  let anchor: String
  /// The systems that its bar is drawn for there.
  let systems: [BarSystem]
  let source: String
  let sourceLocale: LocaleID
  /// Nil where there is none, and something was found about that.
  let translation: String?
  /// The room it has left, as the CSV report has it.
  let room: TextRoom
  /// The same in the worst of the environments that few people hold; nil where it is on the bar in none of them.
  let rare: TextRoom?
  /// Which texts would be enough where it has least room, and something does not fit.
  let shorter: ShorterTexts
  /// False where the bar holds a text that could not be read.
  let isJudged: Bool
  /// By how much it is too long, where, and how sure that is, as a finding has it: maybe in an environment that few people
  /// hold.
  let over: Over?
  /// What is found of it in the source language as well, which no translation mends.
  let sourceMatter: PageModel.Entry?
  /// What is found of it that those who design its bar are to mend.
  let barMatter: PageModel.Entry?
  /// Of a bar on which something else is lost already, the worst finding about that; nil where the page tells of none.
  let crowding: PageModel.Entry?
  /// How wide the characters of a translation will be; nil where there is one that is no copy in another script's letters, or too
  /// little of the language is known.
  var letters: LetterWidths?

  /// What else is on the bar where it has least room.
  var others: [String] { room.neighbours }
  /// Where it has least room.
  var environment: Environment { over?.environment ?? room.environment }
  /// The same as pictures of its bar name it: the number of the system, and the width. Nil for a title that is cut only if it is
  /// large: pictures have it in the bar, and whole.
  var pictured: String? {
    over?.isLargeTitle == true ? nil : systems.firstIndex(of: BarSystem(environment)).map { "\($0) \(environment.width)" }
  }

  var isTooLong: Bool { left < 0 }
  /// What is too long comes first, then what has least room.
  var order: Double { left.value }

  /// The width it may have before anything on the bar is cut or leaves it, in points; nil where that is unknown, or something
  /// else does already.
  var fits: Points? { isKnown ? max(0, room.needed.best + left) : nil }
  /// The same in characters, at the least and as is best known.
  var length: ClosedRange<Int>? {
    guard isKnown else { return nil }
    return letters.map { room.lengths(left: left, of: $0) } ?? room.lengths(left: left)
  }

  /// Between which widths its room lies where it may be too wide itself, in points; nil where no figure of it is open.
  var openRoom: Width? {
    let room = room.available
    return isDoubted && over == nil && room.low.rounded < room.high.rounded ? room : nil
  }

  /// The room that it has; nil where none is left, or it is unknown. Where the text is too wide itself and its room's figures lie
  /// far apart, as where the app narrows what is beside it, the likely one does not say enough.
  var roomFigures: Message? {
    guard let fits, fits > 0 else { return nil }
    guard let range = wideRoom else { return "room \(fits) pt" }
    return "room \(fits) pt (\(range.low) to \(range.high) pt)"
  }

  /// How many characters fit in the most room that it may have; nil where the room's figures lie close together.
  var highestLength: Int? { wideRoom.map { room.lengths(left: $0.high - room.needed.best).upperBound } }

  /// The room that it has where it is too wide for it, and the figures of it lie far apart.
  private var wideRoom: Width? {
    guard over != nil, let fits else { return nil }
    let range = room.available
    let isThis = abs((fits - range.best).value) < Self.rounding && range.low < range.high
    return isThis && range.isWide ? range : nil
  }

  /// In points: as far as the difference of rounded figures may be off.
  private static let rounding = 0.15

  /// Whether something else on the bar is lost already, so that nobody can say what room this text has.
  var isCrowded: Bool { isJudged && over == nil && room.isCrowded }
  /// Whether nobody can say what room it has: nothing tells what else is lost, as it may be a view of the app's own, whose width
  /// nobody knows; a text beside it could not be read; or only the figures' upper ends make the text itself too wide.
  var isRoomUnknown: Bool { isCrowded && crowding == nil || isDoubted || over == nil && !isJudged }

  /// Whether it is too wide at the upper end of its figures alone: what it needs at best is then no room that it surely has.
  private var isDoubted: Bool { over.map { $0.certainty == .possible && $0.points == 0 } ?? (room.certainty == .possible) }
  /// How sure it is that it is too long; nil where it is whole.
  var certainty: Certainty? { over?.certainty ?? room.certainty }
  private var isKnown: Bool { !isDoubted && (over != nil || isJudged && !room.isCrowded) }
  private var left: Points { over.map { Points(0) - $0.points } ?? room.left }

  var roomSentence: Message {
    if let points = over?.points, points > 0 { return tooLong(by: points) }
    if !isJudged { return "Not known: a text on the bar could not be read" }
    if isDoubted { return "Not known: it may be too wide itself" }
    if isRoomUnknown { return "Not known: what is beside it may be cut, or has no known width" }
    if over == nil && room.isCrowded { return "None: something else on the bar is cut or gone" }
    if left < 0 { return tooLong(by: Points(0) - left) }
    let characters = letters.map { room.charactersLeft(left, of: $0) } ?? room.charactersLeft(left)
    return characters == 0
      ? "room left: \(left) pt, less than a character" : "room left: \(left) pt, about \(characters, "character")"
  }

  /// The other texts of the bar that have the same room: what one of them takes, all of them lack. None where it is too long.
  var sharing: [String] { isKnown && over == nil ? room.sharing : [] }

  /// By how much it is too long, and where; nil where it fits, or nothing is known.
  var misfit: Message? { isKnown && isTooLong ? "\(roomSentence) (\(environment))" : nil }

  /// In the words of the meter below a picture. How many characters that are stands beside it, as the length that fits.
  private func tooLong(by points: Points) -> Message {
    switch certainty {
    case .possible: "perhaps too wide"
    case .likely: "probably \(points) pt too wide"
    case .certain, nil: "\(points) pt too wide"
    }
  }

  /// The translated texts of a bar, its title first, and those whose translation is found to be missing; each text once.
  /// - Parameter systems: The part's, all of them.
  static func all(
    of bar: BarInLocale, in part: PageModel.ToolbarPart, systems: [BarSystem], withMissing: Bool = true
  ) -> [BarText] {
    let toolbar = bar.toolbar
    let entries = part.about[bar.locale] ?? []
    let findings = entries.map(\.finding)
    let mended = Set(findings.filter { $0.blame == .translation && $0.toolbar == toolbar.id }.compactMap(\.key))
    let untranslated = Set((withMissing ? part.untranslated[bar.locale] ?? [] : []).flatMap { $0.texts.compactMap(\.key) })
    let rooms = TextRoom.all(in: bar)
    let measured = entries.filter { $0.finding.environmentCount > 0 && $0.form != .number }.worstFirst(\.finding.badness)
    var seen: Set<String> = []
    return rooms.compactMap { inBar in
      let text = inBar.text
      // What a back button has no room for, the system says in a word of its own: nothing is lost.
      if let item = inBar.item, toolbar.items[item].kind == .back { return nil }
      let value = text.values[bar.locale]
      let isTranslated = value?.state == .translated && value?.text != nil
      guard
        isTranslated || text.key.map({ mended.contains($0) || untranslated.contains($0) }) == true,
        let source = text.shown(in: toolbar.sourceLocale),
        seen.insert(text.key ?? source).inserted
      else { return nil }
      let over = Self.over(of: text, in: findings, on: bar)
      let isLarge = over?.isLargeTitle == true && inBar.item == nil
      let room = (isLarge ? TextRoom(of: nil, in: bar, isLarge: true) : nil) ?? inBar
      return BarText(
        name: Name(toolbar: toolbar.id, key: text.key), table: text.table, location: isTranslated ? value?.location : nil,
        sourceLocation: text.values[toolbar.sourceLocale]?.location, usedAt: text.location,
        barID: toolbar.barID, bar: part.title, anchor: part.anchor(bar.locale), systems: systems, source: source,
        sourceLocale: toolbar.sourceLocale,
        translation: isTranslated ? value?.text : nil, room: room, rare: TextRoom(of: room.item, in: bar, where: .rare, isLarge: isLarge),
        shorter: isLarge ? .ofOwnRow : ShorterTexts(beside: room.item, on: bar, in: over?.environment ?? room.environment),
        isJudged: toolbar.isJudgedForFit, over: over,
        sourceMatter: entries.first { entry in
          let finding = entry.finding
          // Measured, of several languages, and the source's: what does not fit in it either.
          return finding.blame == .source && finding.environmentCount > 0 && finding.key != nil && finding.key == text.key
            && finding.isOfSourceToo(in: bar.locale, source: toolbar.sourceLocale)
        }, barMatter: entries.first { $0.form != .number && $0.finding.isCutForWantOfRoom(text.key, in: bar.locale) },
        crowding: room.isCrowded ? crowding(of: room, among: measured) : nil)
    }
  }

  /// The worst where the text has least room, else the worst of the bar.
  private static func crowding(of room: TextRoom, among measured: [PageModel.Entry]) -> PageModel.Entry? {
    let others = measured.filter { $0.finding.key == nil || $0.finding.key != room.text.key }
    return others.first { $0.finding.worstEnvironment == room.environment } ?? others.first
  }

  /// What is told with another bar, or of several languages, has the figures of that bar or language: this one's are in its
  /// own layouts, and where these have the text whole there are none.
  private static func over(of text: LocalizedText, in findings: [Finding], on bar: BarInLocale) -> Over? {
    findings.compactMap { finding -> Over? in
      guard let key = text.key, finding.key == key, let over = finding.over, let worst = finding.worstEnvironment
      else { return nil }
      if finding.toolbar == bar.toolbar.id, finding.locale == bar.locale {
        return Over(
          points: over, environment: worst, certainty: finding.mayFit ? min(finding.certainty, .likely) : .certain,
          isLargeTitle: finding.isAboutTitle && bar.isCutIfLarge(in: worst))
      }
      guard let place = bar.place(of: finding), let cut = bar.cut(of: finding), cut.text.over > 0,
        let certainty = bar.certaintyOfCut(at: place)
      else { return nil }
      return Over(points: cut.text.over, environment: cut.layout.environment, certainty: certainty)
    }.max { $0.points < $1.points }
  }
}

extension Finding {
  /// Whether it says of the text that it is cut, and that its bar is to give it room.
  fileprivate func isCutForWantOfRoom(_ text: String?, in locale: LocaleID) -> Bool {
    isForWantOfRoom && environmentCount > 0 && text != nil && key == text && self.locale == locale
      && ["title-truncated", "label-truncated"].contains(rule)
  }

  /// Whether it is about a language and the source, and at least as grave in the source: the audit joins only what does not fit
  /// in the same place, and a report that an earlier version stored may say more.
  fileprivate func isOfSourceToo(in locale: LocaleID, source: LocaleID) -> Bool {
    guard locale != source, languages.contains(locale), languages.contains(source) else { return false }
    let kinds = kindsByLanguage
    func rank(in locale: LocaleID) -> Int { (kinds[locale] ?? FindingKind(self)).rank }
    return rank(in: source) <= rank(in: locale)
  }
}
