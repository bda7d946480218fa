internal import LintelModel
internal import LintelTables

/// Everything about a font that does not depend on the text: from font units to points.
///
/// A class, because it goes along with every text and copying a reference is one step.
final class FontScale {
  let font: Font
  let table: AdvanceTable
  /// Points a font unit.
  let pointsPerUnit: Double
  /// Points a character.
  let tracking: Double
  /// Share of the width.
  let error: Double
  /// What the platform leaves between kana or Han and Latin letters, in em.
  let spaceAtLatin: Double

  init(_ font: Font) {
    self.font = font
    let size = max(0, font.size.value)
    let isDisplay = font.weight == .bold && size >= Calibration.displaySize
    table = isDisplay ? .interDisplayBold : .interRegular
    let factor =
      isDisplay ? Calibration.display : Calibration.text * Calibration.weight(font.weight) * Calibration.narrowing(size)
    pointsPerUnit = size * factor / Double(table.unitsPerEm)
    tracking = (font.platform == .watchos ? Tracking.sfCompact : .sfPro).at(font.size).value
    error = Calibration.error(font)
    spaceAtLatin =
      BarGeneration.of(font.platform, font.os).figure(ifKnown: .spaceAtLatin)?.stated.best.value ?? 0
  }
}
