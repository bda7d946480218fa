import LintelLayout
import LintelMeasuring
import LintelModel
import LintelUnicodeText

/// Lays every bar out in every language.
enum BarStage {
  private struct Laid: Sendable {
    var layouts: [BarLayout]
    var thresholds: [OSLine: [Threshold]]
    var measuredWith: [String: String]
    var pluralForms: [String: String]
  }

  /// By toolbar, then locale with the source language first. One task a language: measuring keeps its scratch for each.
  /// - Parameter asked: A language in which every bar is laid out, whether it says anything of its own there or not.
  /// - Parameter memory: What was laid out of another state of the project, with the same faces.
  static func bars(
    of project: Project, faces: ProxyFaces, samples: [String: [String]] = [:], in asked: LocaleID? = nil,
    memory: Memory? = nil
  ) async -> [BarInLocale] {
    guard let memory else {
      return await families(of: project, faces: faces, samples: samples, in: asked, memory: nil).flatMap { $0 }
    }
    // All that layout takes from the project besides the bar itself.
    struct Input: Hashable, Sendable {
      var toolbar: Toolbar
      var widths: [AuditedWidth]
      var appNames: [LocaleID: [String]]
    }
    func input(_ toolbar: Toolbar) -> Input {
      Input(toolbar: toolbar, widths: project.widths, appNames: project.appNames)
    }
    var families: [[BarInLocale]?] = project.toolbars.map { memory.known("bar \($0.id)", of: input($0)) }
    var rest = project
    rest.toolbars = project.toolbars.indices.filter { families[$0] == nil }.map { project.toolbars[$0] }
    var laid = await self.families(of: rest, faces: faces, samples: samples, in: asked, memory: memory)[...]
    for index in families.indices where families[index] == nil {
      families[index] = laid.removeFirst()
      memory.keep(families[index]!, "bar \(project.toolbars[index].id)", of: input(project.toolbars[index]))
    }
    return families.flatMap { $0! }
  }

  /// Each toolbar of a project in its languages.
  private static func families(
    of project: Project, faces: ProxyFaces, samples: [String: [String]], in asked: LocaleID?, memory: Memory?
  ) async -> [[BarInLocale]] {
    let widths = project.widths
    let places = project.toolbars.map { AuditedPlaces($0, widths) }
    /// Nothing of a bar in one language hangs on what it says in others.
    @Sendable func layOut(
      _ index: Int, in locale: LocaleID, with texts: MeasuredTexts, apartAt starts: [Environment] = []
    ) -> Laid {
      let toolbar = project.toolbars[index]
      return memory.value(
        "layout of \(toolbar.id) in \(locale.id)\(starts.isEmpty ? "" : " apart")",
        of: LayoutInput(toolbar, in: locale, apartAt: starts, widths)
      ) { self.layOut(toolbar, in: locale, with: texts, places[index].judged, samples, apartAt: starts) }
    }

    var locales: [LocaleID: [Int]] = [:]
    for (index, toolbar) in project.toolbars.enumerated() {
      for locale in Self.locales(of: toolbar).union(asked.map { [$0] } ?? []) { locales[locale, default: []].append(index) }
    }
    let source = await withTaskGroup(of: [(Int, Laid)].self) { group in
      for (locale, indices) in Dictionary(grouping: project.toolbars.indices, by: { project.toolbars[$0].sourceLocale }) {
        group.addTask {
          let texts = MeasuredTexts(TextMeasure(locale: locale, faces: faces))
          return indices.map { ($0, layOut($0, in: locale, with: texts)) }
        }
      }
      return await group.reduce(into: [Int: Laid]()) { all, part in
        for (index, result) in part { all[index] = result }
      }
    }
    let definitions = project.toolbars.map { SharedToolbar($0) }
    // An app is known by the names it has in other languages too, and many write those down only.
    let names = Set(project.appNames.values.joined()).sorted()
    let bars = await withTaskGroup(of: [(Int, BarInLocale)].self) { group in
      for (locale, indices) in locales {
        group.addTask {
          let texts = MeasuredTexts(TextMeasure(locale: locale, faces: faces))
          return indices.map { index in
            let sourceLayouts = source[index]?.layouts ?? []
            let result =
              locale == definitions[index].toolbar.sourceLocale
              ? source[index]!
              : layOut(index, in: locale, with: texts, apartAt: sourceLayouts.map(\.environment))
            var bar =
              BarInLocale(
                definition: definitions[index], locale: locale, direction: direction(of: locale), layouts: result.layouts,
                sourceLayouts: sourceLayouts, thresholds: result.thresholds,
                appNames: names, measuredWith: result.measuredWith, pluralForms: result.pluralForms)
            bar.unjudged = places[index].unjudged
            return (index, bar)
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    let families = Dictionary(grouping: bars, by: \.0).sorted { $0.key < $1.key }.map {
      index, bars -> (index: Int, bars: [BarInLocale]) in
      let family = bars.map(\.1).sorted { ($0.isSource ? 0 : 1, $0.locale) < ($1.isSource ? 0 : 1, $1.locale) }
      return (index, family)
    }
    var measured: [LocaleID: MeasuredTexts] = [:]
    return families.map { index, family in
      withSource(family) { (starts: [Environment]) -> [BarLayout] in
        let locale = project.toolbars[index].sourceLocale
        let texts = measured[locale] ?? MeasuredTexts(TextMeasure(locale: locale, faces: faces))
        measured[locale] = texts
        return layOut(index, in: locale, with: texts, apartAt: starts).layouts
      }
    }
  }

  /// A bar in its languages with the source laid out wherever a translation is: the two are shown and compared at one width.
  /// - Parameter bars: the source language first.
  private static func withSource(
    _ bars: [BarInLocale], startingAt layouts: ([Environment]) -> [BarLayout]
  ) -> [BarInLocale] {
    let source = bars[0].sourceLayouts
    var starts: Set<Environment> = []
    // By index: to copy a layout counts a dozen references, and a bar has some thousand in all its languages.
    for bar in bars.indices {
      for layout in bars[bar].layouts.indices { starts.insert(bars[bar].layouts[layout].environment) }
    }
    guard !starts.isSubset(of: source.map(\.environment)) else { return bars }
    let layouts = layouts(source.flatMap(\.environments).filter(starts.contains))
    return bars.map { bar in
      var bar = bar
      bar.sourceLayouts = layouts
      if bar.isSource { bar.layouts = layouts }
      return bar
    }
  }

  /// The languages in which the bar says anything of its own, be it to the ear alone. In all others it is as in its source
  /// language or in the parent locale, and is judged there.
  private static func locales(of toolbar: Toolbar) -> Set<LocaleID> {
    Set(toolbar.texts().flatMap { $0.values.filter { $0.value.state == .translated }.keys }).union([toolbar.sourceLocale])
  }

  private static func layOut(
    _ toolbar: Toolbar, in locale: LocaleID, with texts: MeasuredTexts, _ environments: [Environment],
    _ samples: [String: [String]], apartAt starts: [Environment] = []
  ) -> Laid {
    var laid =
      FormChoice.isNeeded(for: toolbar, in: locale)
      ? layOutForms(of: toolbar, in: locale, on: environments, with: texts, samples, apartAt: starts)
      : layOutTexts(of: toolbar, in: locale, on: environments, with: texts, samples, apartAt: starts)
    // Where a text, the width of a view or what else is on the bar is not known, it is unknown from which width on everything
    // fits, and what room is left.
    if !toolbar.isJudgedForFit || toolbar.hasViewOfUnreadWidth || toolbar.unknownOwner != nil {
      laid.thresholds = laid.thresholds.mapValues { $0.filter { $0.event != .everythingFits } }
      for index in laid.layouts.indices { laid.layouts[index].forgetRoomLeft() }
    }
    return laid
  }

  /// With the forms that each environment shows.
  private static func layOutForms(
    of toolbar: Toolbar, in locale: LocaleID, on environments: [Environment], with texts: MeasuredTexts,
    _ samples: [String: [String]], apartAt starts: [Environment]
  ) -> Laid {
    let shown = environments.map { FormChoice.shown(of: toolbar, in: locale, on: $0) }
    var parts: [Laid] = []
    var start = 0
    for end in environments.indices where end + 1 == environments.count || shown[end + 1] != shown[start] {
      let part = Array(environments[start...end])
      var laid = layOutTexts(
        of: shown[start].toolbar, in: locale, on: part, with: texts, samples, apartAt: starts.filter(part.contains))
      if shown[start].isUnsure { for index in laid.layouts.indices { laid.layouts[index].cap(at: .likely) } }
      parts.append(laid)
      start = end + 1
    }
    // A width below which something happens is one of a single form.
    return Laid(
      layouts: parts.flatMap(\.layouts), thresholds: parts.count == 1 ? parts[0].thresholds : [:],
      measuredWith: parts.reduce(into: [:]) { $0.merge($1.measuredWith) { first, _ in first } },
      pluralForms: parts.reduce(into: [:]) { $0.merge($1.pluralForms) { first, _ in first } })
  }

  /// With the texts unchanged.
  private static func layOutTexts(
    of toolbar: Toolbar, in locale: LocaleID, on environments: [Environment], with texts: MeasuredTexts,
    _ samples: [String: [String]], apartAt starts: [Environment]
  ) -> Laid {
    let measured = toolbar.texts(.measured)
    let ruler = SampledRuler(
      texts, values: values(of: measured, locale, samples), forms: pluralForms(of: measured, in: toolbar, locale),
      raw: rawTexts(among: measured, in: toolbar, locale))
    let result = BarLayouter.layOut(
      toolbar, locale: locale, direction: direction(of: locale), environments: environments, ruler: ruler.ruler,
      apartAt: starts)
    return Laid(
      layouts: result.layouts.map(\.kept), thresholds: result.thresholds.mapValues { $0.map(\.kept) },
      measuredWith: ruler.measuredWith,
      pluralForms: ruler.widestForms.mapValues { "\($0.plural ?? "other"): \($0.text)" })
  }

  /// The plural forms of texts that have several, by the text that represents them. Forms for one device or one width are
  /// left out where there is one for all.
  private static func pluralForms(
    of texts: [LocalizedText], in toolbar: Toolbar, _ locale: LocaleID
  ) -> [String: [LocalizedValue.Variant]] {
    texts.reduce(into: [:]) { forms, text in
      // Most texts have one form.
      guard let value = text.values[locale], !value.variants.isEmpty, let shown = value.text else { return }
      let isSeen = !isZeroUnseen(text, toolbar, locale)
      let counted = value.variants.filter { $0.plural != nil && (isSeen || $0.plural != "zero") }
      let common = counted.filter { ($0.device ?? "other") == "other" && $0.width == nil }
      let own = common.isEmpty ? counted : common
      if !own.isEmpty { forms[shown, default: []] += own }
    }
  }

  /// Whether a language has words for none, where the source has none for it: a bar that is written so is not shown then. In
  /// Latvian 10 and 20 have that form, too.
  private static func isZeroUnseen(_ text: LocalizedText, _ toolbar: Toolbar, _ locale: LocaleID) -> Bool {
    func hasZero(_ value: LocalizedValue?) -> Bool { value?.variants.contains { $0.plural == "zero" } ?? false }
    guard locale != toolbar.sourceLocale, hasZero(text.values[locale]), let source = text.values[toolbar.sourceLocale],
      source.variants.contains(where: { $0.plural != nil }), !hasZero(source)
    else { return false }
    return (PluralCategories.greatest(upTo: 99, locale: locale.id)["zero"] ?? 0) == 0
  }

  /// Texts whose signs people read: no code puts values into them, or their source takes none.
  private static func rawTexts(
    among texts: [LocalizedText], in toolbar: Toolbar, _ locale: LocaleID
  ) -> Set<String> {
    var (raw, filled): (Set<String>, Set<String>) = ([], [])
    for text in texts {
      guard let shown = text.shown(in: locale), shown.utf8.contains(UInt8(ascii: "%")) else { continue }
      if text.isShownRaw || takesNoValue(text, of: toolbar.sourceLocale) { raw.insert(shown) } else { filled.insert(shown) }
    }
    return raw.subtracting(filled)
  }

  private static func takesNoValue(_ text: LocalizedText, of source: LocaleID) -> Bool {
    guard text.state == .localized, let own = text.shown(in: source), text.values[source]?.variants.isEmpty != false else {
      return false
    }
    return !(own + (text.key ?? "")).utf8.contains(UInt8(ascii: "%"))
  }

  /// The project's samples by the text that its key shows.
  private static func values(
    of texts: [LocalizedText], _ locale: LocaleID, _ samples: [String: [String]]
  ) -> [String: [String]] {
    guard !samples.isEmpty else { return [:] }
    return texts.reduce(into: [:]) { values, text in
      if let shown = text.shown(in: locale), let own = text.key.flatMap({ samples[$0] }) { values[shown] = own }
    }
  }

  private static func direction(of locale: LocaleID) -> LayoutDirection {
    LocaleName.isRightToLeft(locale.id) ? .rightToLeft : .leftToRight
  }
}
