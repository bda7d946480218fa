internal import LintelModel

/// The figures that turn advances of Inter into widths of the system font. There are few, each fitted on its own to widths
/// that people measured on the platforms and published, none to a single string where more were known.
enum Calibration {
  /// Text sizes: one factor for Inter Regular in Latin, Greek and Cyrillic, fitted to 13 pt on macOS with the published
  /// tracking added; 12 and 17 pt then agree without another.
  static let text = 0.997
  /// Large bold titles: Inter Display Bold as it is ("Settings" at 34 pt: 132.3 against 133.0 rounded up to a third).
  static let display = 1.0
  /// From this size up a bold text is measured with Inter Display Bold, in points.
  static let displaySize = 28.0

  /// What a weight adds to the regular width of the same text. Inter's own steps are only about 60 % of these.
  static func weight(_ weight: FontWeight) -> Double {
    switch weight {
    case .regular: 1
    case .medium: 1.024  // 15 strings, 1.007 to 1.035
    case .semibold: 1.047  // 4 strings, 1.041 to 1.053
    case .bold: 1.09  // 2 strings
    }
  }

  /// How much narrower the glyphs are than at text sizes, as the optical size changes, by size in points.
  static func narrowing(_ size: Double) -> Double {
    guard size > narrowings[0].size else { return 1 }
    for (low, high) in zip(narrowings, narrowings.dropFirst()) where size <= high.size {
      return low.factor + (size - low.size) / (high.size - low.size) * (high.factor - low.factor)
    }
    return narrowings.last!.factor
  }

  private static let narrowings: [(size: Double, factor: Double)] = [
    (17, 1), (20, 0.983), (22, 0.959), (24, 0.936), (28, 0.925), (30, 0.923),
  ]

  /// The error of a width from the advance tables, as a share of it. Measured strings of three characters and more lie
  /// within 1.4 % from 12 to 17 pt and 2.2 % at 10 pt; the rest of the interval is for letters that were not measured.
  static func error(_ font: Font) -> Double {
    // No width of SF Compact was published: its letters are assumed to be as wide as SF Pro's.
    if font.platform == .watchos { return 0.06 }
    return (10...19).contains(font.size.value) ? 0.03 : 0.05
  }

  /// The same for texts without a letter or digit: single marks are up to a tenth off.
  static let errorOfPunctuation = 0.1
  /// No width is known better than this, in points: published ones are rounded, and the platform rounds frames up.
  static let leastError = 0.5

  /// How far the width of n characters of different widths lies from n times their mean, as a share, times the square root
  /// of n. Over the words of interfaces, shaped with Noto, 95 of 100 lie within 0.4 (Thai) to 0.8 (Arabic).
  static let spread = 0.65

  /// How far the space between kana or Han and Latin letters (`Data/bar-metrics.csv`) may be off, as a share of it.
  static let errorOfSpaceAtLatin = 1.0 / 3

  /// An emoji's advance, and how far it may be off, in em. On iOS emoji are enlarged up to 16 pt, keep 20 points up to 20 pt
  /// and then approach the font size; on macOS they are not (glyph heights in flutter/flutter issue 28894). Their advance
  /// was not published: it is taken to be a little more than their height, with an interval that reaches up to 1.5 em.
  static func emoji(_ font: Font) -> (em: Double, error: Double) {
    let size = font.size.value
    let height = font.platform == .macos ? size : size <= 16 ? 1.25 * size : max(20, 1.03 * size)
    return (1.06 * height / size, 0.2)
  }

  /// A cut text may exceed its room by this share. The one cut that is known to the letter ("Überprüfe deinen Po…",
  /// 34 pt bold, 343 points of room) needs 1.1 %: the platform's ellipsis is narrower than ours, or it tightens the letters.
  static let cutTolerance = 0.0125
}
