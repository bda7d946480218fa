import LintelFindings
import LintelModel

/// A bar in a language, and what of it a finding is about.
struct FoundBar {
  let bar: BarInLocale
  let place: BarInLocale.FoundPlace
}

extension PageModel {
  /// Of each finding about widths the bars that show it: those it is reported with and their variants.
  static func foundBars(of entries: [Entry], on parts: [ToolbarPart]) -> [String: [FoundBar]] {
    let variants = Dictionary(grouping: parts, by: \.toolbar.barID)
    let bars = Dictionary(parts.map { ($0.toolbar.id, $0.toolbar.barID) }, uniquingKeysWith: { first, _ in first })
    var found: [String: [FoundBar]] = [:]
    for entry in entries where entry.finding.environmentCount > 0 {
      let (finding, units) = (entry.finding, entry.finding.units)
      let shown = Set(units.compactMap { $0.toolbar.flatMap { bars[$0] } }).sorted()
      found[entry.anchor] = shown.flatMap { variants[$0] ?? [] }.flatMap { part in
        finding.languages.compactMap { locale in
          guard let bar = part.bars[locale] else { return nil }
          let own = units.first { $0.toolbar == part.toolbar.id && $0.locale == locale }
          return bar.place(of: finding, as: own).map { FoundBar(bar: bar, place: $0) }
        }
      }
    }
    return found
  }

  /// What is told of one of a bar's variants and holds for others: by variant and language, as far as the finding names them,
  /// or the same text is cut there and nothing else tells of it.
  static func reportedWithVariants(
    _ entries: [Entry], _ toolbars: [String: Toolbar], _ bars: [String: [BarInLocale]]
  ) -> [String: [LocaleID: [Entry]]] {
    let variants = Dictionary(grouping: toolbars.values, by: \.barID)
    var told: Set<[String?]> = []
    for finding in entries.map(\.finding) where finding.environmentCount > 0 {
      for unit in finding.units { told.insert([finding.rule, unit.toolbar, unit.key, unit.locale?.id]) }
    }
    var found: [String: [LocaleID: [Entry]]] = [:]
    for entry in entries {
      let finding = entry.finding
      let isOfText = finding.environmentCount > 0 && finding.key != nil
      guard isOfText || !finding.alsoOn.isEmpty else { continue }
      guard let bar = finding.toolbar.flatMap({ toolbars[$0]?.barID }), let all = variants[bar], all.count > 1 else {
        continue
      }
      // What names a bar among its strings is marked there already.
      let marked: Set<[String?]> = finding.strings.isEmpty ? [] : Set(finding.units.map { [$0.toolbar, $0.locale?.id] })
      for variant in all where variant.id != finding.toolbar {
        let isNamed = finding.alsoOn.contains(variant.id)
        for bar in bars[variant.id] ?? [] where finding.languages.contains(bar.locale) {
          guard !marked.contains([variant.id, bar.locale.id]) else { continue }
          let cut: Certainty? = isOfText ? bar.cut(of: finding)?.text.cut : nil
          let isCut = cut == .likely || cut == .certain
          guard isNamed || isCut && !told.contains([finding.rule, variant.id, finding.key, bar.locale.id]) else { continue }
          found[variant.id, default: [:]][bar.locale, default: []].append(entry)
        }
      }
    }
    return found
  }
}
