import LintelFindings
import LintelModel

/// A text that a change wrote anew, and that has no room any more on several bars, told once, whichever rules tell of it there:
/// who puts the earlier one back has mended all of them.
struct FittedOnBars {
  /// The bar of each toolbar, which its variants share.
  private let ids: [String: String]
  private let bars: [BarInPlace: BarInLocale]

  private struct BarInPlace: Hashable {
    let toolbar: String
    let locale: LocaleID
  }

  /// - Parameter bars: what was laid out after the change.
  init(_ bars: [BarInLocale]) {
    ids = Dictionary(bars.map { ($0.toolbar.id, $0.toolbar.barID) }, uniquingKeysWith: { first, _ in first })
    self.bars = Dictionary(
      bars.map { (BarInPlace(toolbar: $0.toolbar.id, locale: $0.locale), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter fitted: what knows the earlier texts.
  func told(_ findings: [Finding], by fitted: FittedText) -> [Finding] {
    let rewritings = findings.map { fitted.rewriting(of: $0) }
    var groups: [FittedText.Rewriting: [Int]] = [:]
    for (index, rewriting) in rewritings.enumerated() {
      if let rewriting { groups[rewriting, default: []].append(index) }
    }
    return findings.indices.compactMap { index in
      guard let rewriting = rewritings[index], let group = groups[rewriting], group.count > 1 else {
        return fitted.told(findings[index])
      }
      return group[0] == index ? whole(group.map { findings[$0] }, of: rewriting) : nil
    }
  }

  private func whole(_ all: [Finding], of rewriting: FittedText.Rewriting) -> Finding {
    let gravest = all.map(\.gravity).max() ?? all[0].gravity
    let grave = all.filter { $0.gravity == gravest }
    // Of the gravest, one about the text itself, and of these the one that lacks most room, represents all. It keeps its name,
    // by which an audit without a comparison knows it.
    let own = grave.filter { isAbout(rewriting, $0) }
    let widest = own.isEmpty ? grave : own
    var whole = widest.dropFirst().reduce(widest[0]) { ($1.over ?? 0) > ($0.over ?? 0) ? $1 : $0 }
    let place = all.lazy.compactMap { isAbout(rewriting, $0) ? $0.translationLocation : $0.change?.place }.first
    // What may fit on some is not said to fit no longer.
    let alike = all.filter { $0.verdict == gravest.verdict }
    let count = Set(alike.compactMap { finding in finding.toolbar.map { ids[$0] ?? $0 } }).count
    let (now, before) = (StringUnit.quoted(rewriting.now), StringUnit.quoted(rewriting.before))
    whole.message =
      gravest.verdict == .fails
      ? "The \(rewriting.locale) text \(now), which was \(before), no longer fits on \(count, "bar")"
      : "The \(rewriting.locale) text \(now), which was \(before), may no longer fit on \(count, "bar")"
    whole.suggestion = FittedAdvice(rewriting.before).onBars(most: most(all, of: rewriting))
    let bar = whole.toolbar.flatMap { bars[BarInPlace(toolbar: $0, locale: rewriting.locale)] }
    whole.blame = bar?.isSource == true ? .source : .translation
    // Figures of another text say nothing of this one.
    whole.evidence = own.isEmpty ? [] : whole.evidence.filter { Self.keptFigures.contains($0.name) }
    let places = alike.compactMap(\.definitionLocation).sorted()
    whole.evidence.append(.text("on the bars of", Self.list(of: places)))
    whole.certainty = grave.map(\.certainty).max() ?? whole.certainty
    (whole.cause, whole.together, whole.variants, whole.causedAt, whole.alsoOn) = (nil, nil, nil, nil, [])
    whole.parts = all
    whole.happens(in: all.reduce(into: []) { $0.formUnion($1.environments) })
    whole.about(
      [rewriting.locale],
      all.flatMap { finding in
        finding.units.map { unit in
          var unit = unit
          if unit.gravity == nil { unit.gravity = finding.gravity }
          return unit
        }
      })
    whole.key = rewriting.key
    if let place { whole.translationLocation = place }
    return whole
  }

  private func isAbout(_ rewriting: FittedText.Rewriting, _ finding: Finding) -> Bool {
    finding.key != nil && finding.key == rewriting.key
  }

  /// How many characters have room on all of the bars; nil where some bar needs other texts to be shorter, too.
  private func most(_ all: [Finding], of rewriting: FittedText.Rewriting) -> Int? {
    var least: Int?
    for finding in all {
      guard let toolbar = finding.toolbar, let bar = bars[BarInPlace(toolbar: toolbar, locale: rewriting.locale)],
        let layout = bar.layouts.first(where: { $0.environment == finding.worstEnvironment && !$0.shortening.isEmpty }),
        let joint = JointShortening(of: layout, on: bar), joint.texts.count == 1, joint.texts[0].text == rewriting.now
      else { return nil }
      least = min(least ?? joint.texts[0].most, joint.texts[0].most)
    }
    return least
  }

  private static let keptFigures: Set = ["needed", "available", "over", "shown"]

  /// So many places are listed, and then that there are more. The figure is ours.
  private static let mostListed = 20

  /// `Notes.m:12, Profile.swift:4`, each place once.
  private static func list(of places: [SourceLocation]) -> String {
    var seen: Set<String> = []
    let names = places.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" }.filter { seen.insert($0).inserted }
    return names.prefix(mostListed).joined(separator: ", ") + (names.count > mostListed ? ", …" : "")
  }
}
