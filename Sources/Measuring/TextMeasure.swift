internal import LintelGlyphShaping
public import LintelModel
internal import LintelTables
internal import LintelUnicodeText

/// Answers how wide a text is in a font, and how sure that is. One for each task and locale; not to be shared between
/// tasks.
///
/// The system font cannot be shipped. Where it is not installed, widths are those of Inter, calibrated (see `Calibration`),
/// for Latin, Greek and Cyrillic; a constant a character for Han, kana and Hangul; those of a face that stands in for the
/// system's (see `ProxyFaces`), calibrated, for every other script; and a mean a character where there is no face. A width is
///
///     size × factor × (advances + kerning, in em) + characters × tracking
///
/// Its interval is ±3 % from 10 to 19 pt, ±5 % at other sizes, ±6 % on watchOS, ±10 % for texts without a
/// letter or digit; ±5 % for Han, kana and Hangul; ±12 % from a face; and for scripts of which only a mean is known more than
/// that, the more the shorter the text is. It is never less than half a point.
public final class TextMeasure {
  public let locale: LocaleID
  /// The system version whose text layout is meant.
  public let os: OSLine
  let clusters = GraphemeClusters()
  private let faces: ProxyFaces
  private let itemizer = Itemizer()
  private let isRightToLeft: Bool
  private lazy var shaper = Shaper(language: locale.id)
  /// Faces that were asked for, by script.
  private var known: [String: ProxyFace?] = [:]
  private var cache: [CachedText: TextAdvances] = [:]

  /// - Parameter faces: The machine's; without any, widths are the same everywhere.
  public init(locale: LocaleID, os: OSLine = OSLine(26), faces: ProxyFaces = .none) {
    self.locale = locale
    self.os = os
    self.faces = faces
    isRightToLeft = LocaleName.isRightToLeft(locale.id)
  }

  /// What layout asks.
  public var ruler: Ruler {
    Ruler(
      measure: { self.measure($0, font: $1) },
      truncate: { self.truncate($0, font: $1, room: $2) })
  }

  /// The width of a text in points, with its interval, runs and number of characters. The text is taken as one line:
  /// tabs and line breaks count as spaces.
  public func measure(_ text: String, font: Font) -> MeasuredText {
    let scale = FontScale(font)
    let plain = PlainText(text)
    // Among right-to-left text digits and marks run different ways.
    if let plain, !isRightToLeft || plain.script != "Zyyy", systemFace == nil { return measured(plain, scale) }
    return measured(text, advances(text, scale), scale)
  }

  private func measured(_ plain: PlainText, _ scale: FontScale) -> MeasuredText {
    var sum = WidthSum(scale)
    // The table has every plain character, so that no mean is asked for.
    let width = sum.add(RunAdvances(plain, in: scale.table)) {
      ScriptWidths.width(script: plain.script, language: locale.language, platform: scale.font.platform)
    }
    let run = MeasuredText.Run(
      start: 0, length: plain.text.utf16.count, script: plain.script, direction: .leftToRight, face: scale.table.name,
      width: width)
    return MeasuredText(
      text: plain.text, width: sum.width, graphemes: plain.graphemes, source: sum.source,
      runs: plain.text.isEmpty ? [] : [run])
  }

  private func measured(_ text: String, _ advances: TextAdvances, _ scale: FontScale) -> MeasuredText {
    let eastAsian = EastAsianText(advances.runs.map(\.item.script), in: locale)
    let setsLatinApart = scale.font.platform == .macos && os >= OSLine(26) && eastAsian.language == "ja"
    var sum = WidthSum(scale)
    var runs: [MeasuredText.Run] = []
    runs.reserveCapacity(advances.runs.count)
    for run in advances.runs {
      let width = sum.add(run.advances) {
        ScriptWidths.width(
          script: eastAsian.script(for: run.item.script), language: eastAsian.language ?? locale.language,
          platform: scale.font.platform)
      }
      if setsLatinApart && run.meetsLatin { sum.addSpace(scale.font.size * Calibration.spaceAtLatin) }
      runs.append(
        MeasuredText.Run(
          start: run.item.start, length: run.item.length, script: run.item.script,
          direction: run.item.isRightToLeft ? .rightToLeft : .leftToRight, face: run.face(scale.table), width: width))
    }
    return MeasuredText(
      text: text, width: sum.width, graphemes: advances.graphemes, source: sum.source, runs: runs)
  }

  /// The system font itself, where it is installed.
  private var systemFace: ProxyFace? {
    guard let face = face(for: "Latn"), face.row.origin == .system else { return nil }
    return face
  }

  private func face(for script: String) -> ProxyFace? {
    if let answer = known[script] { return answer }
    let answer = faces.face(for: script)
    known[script] = .some(answer)
    return answer
  }

  /// Texts are shaped once: another size is arithmetic, unless a face itself changes with the size.
  private func advances(_ text: String, _ scale: FontScale) -> TextAdvances {
    let key = CachedText(text: text, isDisplay: scale.table === AdvanceTable.interDisplayBold, font: nil)
    let keyOfSize = CachedText(text: text, isDisplay: key.isDisplay, font: scale.font)
    if let hit = cache[key] ?? (hasSizes ? cache[keyOfSize] : nil) { return hit }
    let made = shaped(text, scale)
    if cache.count >= Self.cacheLimit { cache.removeAll(keepingCapacity: true) }
    cache[made.dependsOnFont ? keyOfSize : key] = made
    return made
  }

  private var hasSizes: Bool { known.values.contains { $0?.dependsOnFont == true } }

  /// A locale's labels are a few thousand.
  private static let cacheLimit = 8192

  private func shaped(_ text: String, _ scale: FontScale) -> TextAdvances {
    let units = Array(text.utf16)
    let items = units.withUnsafeBufferPointer { itemizer.runs($0, isRightToLeft: isRightToLeft) }
    var advances = TextAdvances(graphemes: clusters.count(text))
    var start = text.utf16.startIndex
    for item in items {
      let end = text.utf16.index(start, offsetBy: item.length)
      let piece = text[start..<end]
      let found = shaping(item, scale.font).map { shaping in
        units.withUnsafeBufferPointer { RunAdvances(ShapingRun(item), of: piece, in: $0, scale.table, shaping) }
      }
      let meetsLatin =
        advances.runs.last.map { EastAsianText.meetsLatin($0.item.script, item.script) } == true
        && text.unicodeScalars[text.unicodeScalars.index(before: start)] != " " && text.unicodeScalars[start] != " "
      advances.runs.append(
        .init(
          item: item, advances: found ?? RunAdvances(Normalization.nfc(String(piece)), in: scale.table),
          meetsLatin: meetsLatin))
      start = end
    }
    return advances
  }

  /// Nil for a run that the advance table and the means serve alone.
  private func shaping(_ item: Itemizer.Run, _ font: Font) -> RunShaping? {
    var stack: [ProxyFace] = []
    if let systemFace { stack.append(systemFace) }
    if let face = face(for: item.script), face !== stack.first { stack.append(face) }
    guard !stack.isEmpty else { return nil }
    return RunShaping(
      shaper: shaper, faces: stack, instances: stack.map { $0.instance(for: font) }, takesPlain: systemFace != nil)
  }
}
