import LintelFindings
import LintelModel

/// All pictures that a page may have, with what they weigh and which are worth most, whatever room there is: of these a
/// `PicturePlan` chooses.
final class PictureCandidates {
  struct Bar: Hashable {
    let toolbar: Int
    let locale: LocaleID
  }

  /// A bar in a language, with what each share of its pictures weighs besides the one before.
  struct Candidate {
    let bar: Bar
    let isSource: Bool
    let isFound: Bool
    /// What was found of the bar in the language.
    let tally: Tally
    let weights: [PicturePlan.Share: Int]

    /// - Parameter first: How many belong to the least that is drawn.
    init(_ part: PageModel.ToolbarPart, _ bar: Bar, _ stops: [PicturedStop], first: Int) {
      self.bar = bar
      isSource = bar.locale == part.toolbar.sourceLocale
      isFound = isSource || part.locales.contains(bar.locale)
      tally = Tally(part.told(in: bar.locale), in: bar.locale)
      weights = [
        .brief: stops.prefix(first).reduce(isFound ? 0 : PicturePlan.caseWeight) { $0 + $1.weight },
        .first: stops.prefix(first).reduce(0) { $0 + $1.weightOfWords },
        .all: stops.dropFirst(first).reduce(0) { $0 + $1.weight + $1.weightOfWords },
      ]
    }
  }

  /// Of a change only what it makes worse is drawn.
  let isOfChange: Bool
  /// In the project's order.
  private(set) var all: [Candidate] = []
  private(set) var worstFirst: [Candidate] = []
  /// Of each bar with errors the language that it is worst off in, and the source beside it: the worst bars first.
  private(set) var worst: [Candidate] = []
  private var pictures: [Bar: [PicturedStop]] = [:]
  /// Of the source, how many of its first pictures stand beside the ones to look at first of translations.
  private var beside: [Bar: Int] = [:]

  init(_ model: PageModel) {
    isOfChange = model.isOfChange
    let drawn = model.toolbars.filter { !isOfChange || !$0.all.isEmpty }
    for part in drawn { addStops(of: part) }
    all = drawn.flatMap { part in
      part.bars.keys.sorted().map { locale in
        let bar = Bar(toolbar: part.number, locale: locale)
        return Candidate(part, bar, stops(of: bar), first: first(of: bar))
      }
    }
    worstFirst = all.worstFirst(\.tally)
    worst = Self.worst(of: all)
  }

  /// Its pictures, the one to look at first in front.
  func stops(of bar: Bar) -> [PicturedStop] { pictures[bar] ?? [] }

  /// How many of them belong to the least that is drawn.
  func first(of bar: Bar) -> Int { beside[bar] ?? 1 }

  private static func worst(of candidates: [Candidate]) -> [Candidate] {
    let ofBars = Dictionary(grouping: candidates, by: \.bar.toolbar)
    let worst = ofBars.sorted { $0.key < $1.key }.compactMap { $0.value.worstFirst(\.tally).first }
    return worst.filter { $0.tally.errors > 0 }.worstFirst(\.tally).flatMap { candidate -> [Candidate] in
      let source = ofBars[candidate.bar.toolbar]?.first { $0.isSource && $0.bar != candidate.bar }
      return [candidate] + [source].compactMap { $0 }
    }
  }

  /// The source last: it is drawn at each width at which a translation is, so that the two can be side by side.
  private func addStops(of part: PageModel.ToolbarPart) {
    var drawn: Set<Environment> = []
    var firsts: Set<Environment> = []
    let source = part.toolbar.sourceLocale
    for locale in part.bars.keys.filter({ $0 != source }).sorted() + [source] {
      let findings = part.pictured(in: locale)
      guard let laid = part.bars[locale]?.drawn(for: findings), let first = laid.picturedLayout(for: findings) else { continue }
      let stops = PicturedStop.all(of: laid, first: first, apartAt: locale == source ? drawn : [])
      drawn.formUnion(stops.map(\.layout.environment))
      let place = stops.firstIndex { $0.layout.environment == first.environment }!
      let bar = Bar(toolbar: part.number, locale: locale)
      let others = stops[..<place] + stops[(place + 1)...]
      if locale == source {
        let partners = others.filter { !firsts.isDisjoint(with: $0.environments) }
        beside[bar] = 1 + partners.count
        pictures[bar] = [stops[place]] + partners + others.filter { firsts.isDisjoint(with: $0.environments) }
      } else {
        if part.about[locale] != nil { firsts.insert(first.environment) }
        pictures[bar] = [stops[place]] + others
      }
    }
  }
}
