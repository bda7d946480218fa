import LintelMeasuring
import LintelModel
import LintelUnicodeText

/// Measures texts of many locales one after another, and keeps what each locale needs between them.
public final class Measurer {
  private var measures: [LocaleID: TextMeasure] = [:]

  public init() {}

  /// How wide a text is. Nil if `weight` or `platform` is none that Lintel knows, or the size is no number of points up to 10,000.
  public func measure(
    _ text: String, locale: String, size: Double, weight: String, platform: String? = nil
  ) -> (text: MeasuredText, weight: FontWeight)? {
    guard size > 0, size <= 10_000, let weight = FontWeight(rawValue: weight), let platform = Platform(rawValue: platform ?? "ios")
    else { return nil }
    let locale = LocaleID(LocaleName.canonical(locale) ?? locale)
    let measure = measures[locale] ?? TextMeasure(locale: locale)
    measures[locale] = measure
    return (measure.measure(text, font: Font(size: Points(size), weight: weight, platform: platform)), weight)
  }
}
