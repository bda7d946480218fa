/// A font that an app gives the titles of a bar in place of the system's.
package enum TitleFont: Hashable, Sendable {
  /// The system's, at a size and a weight that the definition names.
  case system(ViewFont)
  /// Another family, or one that only the running program knows; with its size in points where that is known.
  case other(size: Points?)

  /// The one of several that may be meant: of different ones nobody can tell which it is.
  package static func one(of fonts: [TitleFont]) -> TitleFont? {
    guard let first = fonts.first else { return nil }
    return fonts.allSatisfy { $0 == first } ? first : .other(size: nil)
  }
}

/// The fonts of a bar's titles; nil for the system's own.
package struct TitleFonts: Hashable, Sendable {
  package var inline: TitleFont?
  package var large: TitleFont?

  package init(inline: TitleFont? = nil, large: TitleFont? = nil) {
    self.inline = inline
    self.large = large
  }

  /// What is not said here, as it is said there.
  package func filled(by other: TitleFonts) -> TitleFonts {
    TitleFonts(inline: inline ?? other.inline, large: large ?? other.large)
  }
}

extension Toolbar {
  /// Where nothing nearer says another one, a navigation bar's titles have the fonts that the app gives all of them.
  package mutating func take(titleFontsOfApp fonts: TitleFonts) {
    if kind == .navigationBar { titleFonts = titleFonts.filled(by: fonts) }
  }
}
