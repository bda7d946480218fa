public import LintelModel
internal import LintelTables
internal import LintelUnicodeText

/// Answers how wide a text is in a font, and how sure that is. One for each task and locale; not to be shared between
/// tasks.
///
/// The system font cannot be shipped, so its widths are those of Inter, calibrated (see `Calibration`), for Latin, Greek and
/// Cyrillic, and a mean width a character for every other script. A width is
///
///     size × factor × (advances + kerning, in em) + characters × tracking
///
/// Its interval is ±3 % from 10 to 19 pt, ±5 % at other sizes and for bold, ±6 % on watchOS, ±10 % for texts without a
/// letter or digit; ±5 % to ±8 % for Han, kana and Hangul; and for scripts of which only a mean is known at least ±12 %,
/// and more the shorter the text is. It is never less than half a point.
public final class TextMeasure {
  public let locale: LocaleID
  /// The system version whose text layout is meant.
  public let os: OSLine
  let clusters = GraphemeClusters()
  private let itemizer = Itemizer()
  private let isRightToLeft: Bool

  public init(locale: LocaleID, os: OSLine = OSLine(26)) {
    self.locale = locale
    self.os = os
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
    var sum = WidthSum(scale)
    var plain = PlainText(text)
    // Among right-to-left text digits and marks run different ways.
    if isRightToLeft, plain?.script == "Zyyy" { plain = nil }
    let runs = plain.map { [plainRun($0, scale, &sum)] } ?? itemizedRuns(text, scale, &sum)
    return MeasuredText(
      text: text, width: sum.width, graphemes: plain?.graphemes ?? clusters.count(text), source: sum.source,
      runs: text.isEmpty ? [] : runs)
  }

  private func plainRun(_ plain: PlainText, _ scale: FontScale, _ sum: inout WidthSum) -> MeasuredText.Run {
    // The table has every plain character, so that no mean is asked for.
    let width = sum.add(RunWidth(plain, in: scale.table)) {
      ScriptWidths.width(script: plain.script, language: locale.language, platform: scale.font.platform)
    }
    return MeasuredText.Run(
      start: 0, length: plain.text.utf16.count, script: plain.script,
      direction: .leftToRight, face: scale.table.name, width: width)
  }

  private func itemizedRuns(_ text: String, _ scale: FontScale, _ sum: inout WidthSum) -> [MeasuredText.Run] {
    let items = itemizer.runs(text, isRightToLeft: isRightToLeft)
    let eastAsian = EastAsianText(items.map(\.script), in: locale)
    let setsLatinApart = scale.font.platform == .macos && os >= OSLine(26) && eastAsian.language == "ja"
    var runs: [MeasuredText.Run] = []
    var start = text.utf16.startIndex
    for (item, before) in zip(items, [nil] + items.map(Optional.some)) {
      let end = text.utf16.index(start, offsetBy: item.length)
      let piece = RunWidth(Normalization.nfc(String(text[start..<end])), in: scale.table)
      let width = sum.add(piece) {
        ScriptWidths.width(
          script: eastAsian.script(for: item.script), language: eastAsian.language ?? locale.language,
          platform: scale.font.platform)
      }
      if setsLatinApart, let before, EastAsianText.meetsLatin(before.script, item.script),
        text.unicodeScalars[text.unicodeScalars.index(before: start)] != " ", text.unicodeScalars[start] != " "
      {
        sum.addSpace(scale.font.size * Calibration.spaceAtLatin)
      }
      runs.append(
        MeasuredText.Run(
          start: item.start, length: item.length, script: item.script,
          direction: item.isRightToLeft ? .rightToLeft : .leftToRight,
          face: piece.others > 0 ? "mean of \(item.script)" : scale.table.name, width: width))
      start = end
    }
    return runs
  }
}
