import LintelMeasuring
import LintelModel
import LintelTables
import LintelUnicodeText

/// Measures texts of many locales one after another, and keeps what each locale needs between them.
package final class MeasureOnRequest {
  private let faces: ProxyFaces
  private let named: FaceMeasure?
  private var measures: [LocaleID: TextMeasure] = [:]

  /// Measures as an audit does.
  package init(fonts: InstalledFonts = .ofThisMachine) {
    faces = fonts.proxyFaces
    named = nil
  }

  /// Measures with just the faces that a file lists (see `FacesFile`).
  package init(faces file: String, fonts: InstalledFonts = .ofThisMachine) throws {
    faces = .none
    named = try FacesFile.measure(file, fonts: fonts)
  }

  /// How wide a text is. Nil if `weight` or `platform` is none that Lintel knows, or the size is no number of points up to
  /// 10,000.
  /// - Parameter os: The system's version, whose text layout is meant; nil for today's.
  package func measure(
    _ text: String, locale: String, size: Double, weight: String, platform: String? = nil, os: Int? = nil
  ) -> (text: MeasuredText, weight: FontWeight)? {
    guard let font = Self.font(size: size, weight: weight, platform: platform, os: os) else { return nil }
    var measured =
      named?.measure(text, locale: locale, size: size, weight: font.weight) ?? measure(locale).measure(text, font: font)
    measured.graphemes = GraphemeClusters.count(text)
    return (measured, font.weight)
  }

  /// By which share of the room what is seen of a cut text may be wider than it.
  package static let cutTolerance = CutPlace.tolerance

  /// What is seen of a text in so many points. Nil as for `measure`.
  package func fit(
    _ text: String, room: Double, locale: String, size: Double, weight: String, platform: String? = nil,
    os: Int? = nil, inMiddle: Bool = false
  ) -> MeasuredText? {
    guard let font = Self.font(size: size, weight: weight, platform: platform, os: os) else { return nil }
    let measure = measure(locale)
    return measure.measure(
      measure.truncate(text, font: font, room: Points(room), at: inMiddle ? .middle : .tail), font: font)
  }

  private static func font(size: Double, weight: String, platform: String?, os: Int?) -> Font? {
    guard size > 0, size <= 10_000, let weight = FontWeight(rawValue: weight),
      let platform = Platform(rawValue: platform ?? "ios")
    else { return nil }
    let line = os.map(BarMetrics.published.line(ofVersion:)) ?? OSLine.audited.last!
    return Font(size: Points(size), weight: weight, platform: platform, os: line)
  }

  private func measure(_ locale: String) -> TextMeasure {
    let locale = LocaleID(LocaleName.canonical(locale) ?? locale)
    let measure = measures[locale] ?? TextMeasure(locale: locale, faces: faces)
    measures[locale] = measure
    return measure
  }
}
