import LintelModel
import LintelTables
import LintelXMLTree

/// The fonts that a file gives the titles of its navigation bars.
extension InterfaceBuilderDocument {
  /// Of a controller's bar, whose navigation controller may be several pushes before it.
  func titleFonts(of controller: XMLElement?) -> TitleFonts {
    let all = navigationControllers(around: controller).map { titleFonts(ofBar: $0.child("navigationBar")) }
    // Where one of several leaves them the system's, which of them it is nobody can tell.
    func one(_ font: (TitleFonts) -> TitleFont?) -> TitleFont? {
      let fonts = all.compactMap(font)
      return fonts.isEmpty || fonts.count == all.count ? TitleFont.one(of: fonts) : TitleFont.other(size: nil)
    }
    return TitleFonts(inline: one(\.inline), large: one(\.large))
  }

  /// Of a navigation bar itself: where it has a standard appearance, that counts alone.
  func titleFonts(ofBar bar: XMLElement?) -> TitleFonts {
    let appearance = bar?.children.first { $0["key"] == "standardAppearance" }
    let attributes = (appearance ?? bar)?.children.filter { $0.name == "textAttributes" } ?? []
    func told(_ key: String) -> TitleFont? {
      attributes.first { $0["key"] == key }?.child("fontDescription").map { font(describedBy: $0) }
    }
    return TitleFonts(inline: told("titleTextAttributes"), large: told("largeTitleTextAttributes"))
  }

  private func font(describedBy element: XMLElement) -> TitleFont {
    if let style = element["style"] {
      guard let font = Self.textStyle(style).flatMap({ TextStyles.font($0, on: .ios) }) else { return .other(size: nil) }
      return .system(ViewFont(size: font.size, weight: font.weight))
    }
    guard let size = element["pointSize"].flatMap(Double.init), size.isFinite, size > 0 else { return .other(size: nil) }
    switch (element["type"], element["weight"]) {
    case ("boldSystem", _): return .system(ViewFont(size: Points(size), weight: .bold))
    case ("system", let name):
      guard let weight = FontWeight(rawValue: name ?? "regular") else { return .other(size: Points(size)) }
      return .system(ViewFont(size: Points(size), weight: weight))
    default: return .other(size: Points(size))
    }
  }

  /// `UICTFontTextStyleHeadline`
  private static func textStyle(_ name: String) -> TextStyle? {
    let prefix = "UICTFontTextStyle"
    guard name.hasPrefix(prefix) else { return nil }
    let own = name.dropFirst(prefix.count)
    switch own {
    case "Title0": return .largeTitle
    case "Subhead": return .subheadline
    case "CallOut", "Callout": return .callout
    default: return TextStyle(rawValue: own.prefix(1).lowercased() + own.dropFirst())
    }
  }
}
