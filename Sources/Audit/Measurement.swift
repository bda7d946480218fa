import LintelMeasuring
import LintelModel
import LintelUnicodeText

/// One text to measure, as `lintel measure` is asked.
public struct Measurement: Hashable, Sendable {
  public var text: String
  public var locale: LocaleID
  public var font: Font
  public var measured: MeasuredText

  /// Measures a text. Nil if `weight` or `platform` is none that Lintel knows, or the size is not above zero.
  public init?(text: String, locale: String, size: Double, weight: String, platform: String? = nil) {
    guard size > 0, size.isFinite, let weight = FontWeight(rawValue: weight) else { return nil }
    guard let platform = Platform(rawValue: platform ?? "ios") else { return nil }
    self.text = text
    self.locale = LocaleID(LocaleName.canonical(locale) ?? locale)
    font = Font(size: Points(size), weight: weight, platform: platform)
    measured = TextMeasure(locale: self.locale).measure(text, font: font)
  }
}
