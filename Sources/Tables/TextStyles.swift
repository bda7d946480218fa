package import LintelModel

/// The built-in text styles.
package enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3, subtitle1, headline, body, callout
  case subheadline, footnote, footnote1, footnote2, caption1, caption2
}

/// How large a text style is at a text size.
///
/// Source: `Data/text-styles.csv`, Human Interface Guidelines, Typography (December 2025). macOS, tvOS and visionOS have one
/// size for every text size; watchOS has none for some, of which the next larger is taken.
package enum TextStyles {
  /// The font of a style, or nil where the platform does not have the style.
  package static func font(_ style: TextStyle, on platform: Platform, at size: TextSize = .large) -> Font? {
    let place = Place(platform: platform == .ipados ? .ios : platform, style: style, size: nil)
    if let fixed = fonts[place] { return fixed.on(platform) }
    return TextSize.allCases.drop { $0 != size }.lazy
      .compactMap { fonts[Place(platform: place.platform, style: style, size: $0)]?.on(platform) }.first
  }

  private struct Place: Hashable {
    var platform: Platform
    var style: TextStyle
    var size: TextSize?
  }

  private static let fonts: [Place: Font] = {
    var fonts: [Place: Font] = [:]
    for row in CSV(Embedded.text("Data/text-styles.csv")).rows {
      let platform = row["platform"] == "ios+ipados" ? Platform.ios : Platform(rawValue: row["platform"])
      guard let platform, let style = TextStyle(rawValue: row["style"]), let points = row.number("size_pt"),
        let weight = FontWeight(rawValue: row["weight"])
      else { continue }
      let place = Place(platform: platform, style: style, size: TextSize(rawValue: row["content_size"]))
      fonts[place] = Font(size: Points(points), weight: weight, platform: platform)
    }
    return fonts
  }()
}

extension Font {
  fileprivate func on(_ platform: Platform) -> Font { Font(size: size, weight: weight, platform: platform) }
}
