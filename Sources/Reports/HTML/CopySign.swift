extension Markup {
  /// Two sheets, as buttons that copy have: drawn, since many machines have no font with such a sign, and show an empty box.
  static var copySign: Markup {
    tag(
      "svg", .init("viewBox", "0 0 16 16"), .init("width", "14"), .init("height", "14"), .init("fill", "none"),
      .init("stroke", "currentColor"), .init("stroke-width", "1.5"), .decorative
    ) {
      tag("path", .init("d", "M5.5 5.5h8v8h-8zM2.5 10.5v-8h8"))
    }
  }
}
