internal import LintelGlyphShaping
package import LintelModel
internal import LintelTables
internal import LintelUnicodeText

/// Answers how wide a text is in a font, and how sure that is. One for each task and locale; not to be shared between
/// tasks.
///
/// The system font cannot be shipped. Where it is not installed, widths are those of Inter, calibrated (see `Calibration`),
/// for Latin, Greek and Cyrillic; a constant a character for Han, kana and Hangul; those of a face that replaces the
/// system's (see `ProxyFaces`), calibrated, for every other script; and a mean a character where there is no face. A width is
///
///     size × factor × (advances + kerning, in em) + characters × tracking
///
/// Its interval is ±3 % from 10 to 19 pt, ±5 % at other sizes, ±6 % on watchOS, ±10 % for texts without a
/// letter or digit; ±5 % for Han, kana and Hangul, more on macOS at other sizes than the measured one; ±12 % from a face; and
/// for scripts of which only a mean is known more than that, the more the shorter the text is. It is never less than half a
/// point.
package final class TextMeasure {
  package let locale: LocaleID
  /// Opening it takes as long as shaping several texts, and only cuts ask for it.
  private(set) lazy var clusters = GraphemeClusters()
  /// What is known of cuts so far, for as long as the language is measured.
  let cuts = KnownCuts()
  private let faces: ProxyFaces
  private let itemizer = Itemizer()
  private let isRightToLeft: Bool
  private lazy var shaper = Shaper(language: locale.id)
  private var scratch = UTF16Buffer()
  /// Who shapes the runs of a script in the font that was asked about last, by the script's tag.
  private var shapings: [UInt32: RunShaping?] = [:]
  private var lastShaping: (script: UInt32, shaping: RunShaping?)?
  private var fontOfShapings: Font?
  private var scales: [FontScale] = []
  private var cache: [CachedText: TextAdvances] = [:]

  /// - Parameter faces: The machine's; without any, widths are the same everywhere.
  package init(locale: LocaleID, faces: ProxyFaces = .none) {
    self.locale = locale
    self.faces = faces
    isRightToLeft = LocaleName.isRightToLeft(locale.id)
  }

  /// What layout asks.
  package var ruler: Ruler {
    Ruler(
      measure: { self.measure($0, font: $1) },
      truncate: { self.truncate($0, font: $1, room: $2) }, spread: .estimated)
  }

  /// The width of a text in points, with its interval and runs. The text is taken as one line:
  /// tabs and line breaks count as spaces.
  package func measure(_ text: String, font: Font) -> MeasuredText {
    let scale = scale(font)
    let plain = PlainText(text)
    // Among right-to-left text digits and marks run different ways.
    guard let plain, !isRightToLeft || plain.script != "Zyyy", systemFace == nil else { return runByRun(text, scale) }
    var sum = WidthSum(scale)
    // The table has every plain character, so that no mean is asked for.
    let width = sum.add(RunAdvances(plain, in: scale.table)) {
      ScriptWidths.width(script: plain.script, language: locale.language, font: scale.font)
    }
    let run = MeasuredText.Run(
      start: 0, length: text.utf16.count, script: plain.script, direction: .leftToRight, face: scale.table.name,
      width: width)
    return MeasuredText(text: text, width: sum.width, source: sum.source, runs: text.isEmpty ? [] : [run])
  }

  /// A text of several scripts or directions, or one that a face shapes.
  private func runByRun(_ text: String, _ scale: FontScale) -> MeasuredText {
    let advances = advances(text, scale)
    var runs: [MeasuredText.Run] = []
    runs.reserveCapacity(advances.count)
    let sum = sum(advances, scale) { run, width in
      runs.append(
        MeasuredText.Run(
          start: run.item.start, length: run.item.length, script: run.item.script,
          direction: run.item.isRightToLeft ? .rightToLeft : .leftToRight, face: run.face(scale.table), width: width))
    }
    return MeasuredText(
      text: text, width: sum.width, source: sum.source, guessed: sum.guessed, leastGuessed: sum.leastGuessed, runs: runs)
  }

  private func sum(
    _ advances: TextAdvances, _ scale: FontScale, _ handle: (TextAdvances.Run, Points) -> Void
  ) -> WidthSum {
    // Few texts ask for it.
    var known: EastAsianText?
    func eastAsian() -> EastAsianText {
      let answer = known ?? EastAsianText(advances, in: locale)
      known = answer
      return answer
    }
    let setsLatinApart = scale.spaceAtLatin > 0 && eastAsian().language == "ja"
    var sum = WidthSum(scale)
    advances.forEachRun { run in
      let width = sum.add(run.advances) {
        ScriptWidths.width(
          script: eastAsian().script(for: run.item.script), language: eastAsian().language ?? locale.language,
          font: scale.font)
      }
      if setsLatinApart && run.meetsLatin { sum.addSpace(scale.font.size * scale.spaceAtLatin) }
      handle(run, width)
    }
    return sum
  }

  /// A text whose width is asked for in many sizes: shaped here, and only added up after.
  package func shape(_ text: String, font: Font) -> ShapedText {
    let scale = scale(font)
    return ShapedText(text: text, advances: advances(text, scale), table: scale.table)
  }

  /// The width of a shaped text in another font.
  package func width(of shaped: ShapedText, font: Font) -> Width {
    let scale = scale(font)
    let fits = scale.table === shaped.table && !shaped.advances.dependsOnFont
    return sum(fits ? shaped.advances : advances(shaped.text, scale), scale) { _, _ in }.width
  }

  /// The system font itself, where it is installed.
  private lazy var systemFace: ProxyFace? = faces.face(for: "Latn").flatMap { $0.row.origin == .system ? $0 : nil }

  /// Texts are shaped once: another size is arithmetic, unless a face itself changes with the size.
  private func advances(_ text: String, _ scale: FontScale) -> TextAdvances {
    if cache.isEmpty { cache.reserveCapacity(512) }
    if cache.count >= Self.cacheLimit { cache.removeAll(keepingCapacity: true) }
    var key = CachedText(text: text, isDisplay: scale.table === AdvanceTable.interDisplayBold, font: nil)
    let first = kept(key, text, scale)
    guard first.dependsOnFont else { return first }
    key.font = scale.font
    return kept(key, text, scale)
  }

  private func kept(_ key: CachedText, _ text: String, _ scale: FontScale) -> TextAdvances {
    // Looked up and kept in one step.
    func keep(_ place: inout TextAdvances) -> TextAdvances { place }
    return keep(&cache[key, default: shaped(text, scale)])
  }

  /// Bars ask in turn about the few fonts of each system, so the one that was asked about last is looked at first.
  private func scale(_ font: Font) -> FontScale {
    for index in scales.indices.reversed() where scales[index].font == font {
      let scale = scales[index]
      if index + 1 < scales.count { scales.swapAt(index, scales.count - 1) }
      return scale
    }
    if scales.count >= Self.mostScales { scales.removeAll(keepingCapacity: true) }
    let scale = FontScale(font)
    scales.append(scale)
    return scale
  }

  /// The fonts of a bar on two systems.
  private static let mostScales = 12

  /// A locale's labels are a few thousand.
  private static let cacheLimit = 8192

  private func shaped(_ text: String, _ scale: FontScale) -> TextAdvances {
    scratch.load(text)
    return scratch.withUnits { units in
      var first: TextAdvances.Run?
      var others: [TextAdvances.Run] = []
      var dependsOnFont = false
      itemizer.forEachRun(units, isRightToLeft: isRightToLeft) { item in
        let meetsLatin =
          item.start > 0 && EastAsianText.meetsLatin((others.last ?? first)?.item.script ?? "", item.script)
          && units[item.start - 1] != 0x20 && units[item.start] != 0x20
        let advances: RunAdvances
        if let shaping = shaping(item, scale.font) {
          dependsOnFont = dependsOnFont || shaping.dependsOnFont
          let run = ShapingRun(item)
          advances =
            RunAdvances(whole: run, in: units, scale.table, shaping)
            ?? RunAdvances(run, of: text.part(item), in: units, scale.table, shaping)
        } else {
          advances = RunAdvances(Normalization.nfc(String(text.part(item))), in: scale.table)
        }
        let run = TextAdvances.Run(item: item, advances: advances, meetsLatin: meetsLatin)
        if first == nil { first = run } else { others.append(run) }
      }
      return TextAdvances(first, others, dependsOnFont: dependsOnFont)
    }
  }

  /// Nil for a run that the advance table and the means serve alone.
  private func shaping(_ run: Itemizer.Run, _ font: Font) -> RunShaping? {
    if fontOfShapings != font {
      shapings.removeAll(keepingCapacity: true)
      lastShaping = nil
      fontOfShapings = font
    }
    if let lastShaping, lastShaping.script == run.scriptTag { return lastShaping.shaping }
    let found = shapings[run.scriptTag] ?? makeShaping(run.script, font)
    shapings[run.scriptTag] = .some(found)
    lastShaping = (run.scriptTag, found)
    return found
  }

  private func makeShaping(_ script: String, _ font: Font) -> RunShaping? {
    var stack: [ProxyFace] = []
    if let systemFace { stack.append(systemFace) }
    if let face = faces.face(for: script), face !== stack.first { stack.append(face) }
    return stack.isEmpty ? nil : RunShaping(shaper: shaper, faces: stack, font: font, takesPlain: systemFace != nil)
  }
}

extension String {
  fileprivate func part(_ run: Itemizer.Run) -> Substring {
    let start = utf16.index(startIndex, offsetBy: run.start)
    return self[start..<utf16.index(start, offsetBy: run.length)]
  }
}
