import LintelFindings
import LintelModel

/// A bar as a file of its own, for the project's documents: what the page draws, with the few lines of its style sheet that a
/// drawing needs, in light colours.
package enum StandalonePicture {
  package static func svg(of bar: BarInLocale, _ layout: BarLayout, outlines: GlyphOutlines) -> String {
    let drawings = SharedDrawings(outlines: outlines)
    guard
      case .element(let name, let attributes, let content) =
        BarPicture(bar: bar, layout: layout, label: [.text(bar.toolbar.name)], drawings: drawings).markup
    else { return "" }
    let space = Markup.Attribute("xmlns", "http://www.w3.org/2000/svg")
    let whole = Markup.element(
      name, [space] + attributes, [.styleSheet(style), tag("defs") { drawings.shared }] + content)
    return String(whole.page(in: .english).trimmingPrefix("<!DOCTYPE html>\n"))
  }

  private static let style = """
    svg{font-family:system-ui,sans-serif;color:#1b1c1f}.screen{fill:#fff;stroke:#c9cad0}.strip{fill:#f7f7f8}.edge{stroke:#d5d6db}\
    .skeleton{fill:#ececef}.platter{fill:#f0f0f2;stroke:#e2e3e7}.platter.tint{fill:#0b62c4;stroke:none}.on-tint{color:#fff}\
    text{fill:currentColor;text-anchor:middle}.phone{font-size:17px}.window{font-size:11px}.window-title.beside{text-anchor:start}\
    .phone:not(.glass){color:#0b62c4}.title{fill:#1b1c1f}.outline{fill:currentColor}.outline.title{fill:#1b1c1f}\
    .outline.bold{stroke:currentColor;stroke-width:22}.glyph,.stroke{fill:none;stroke:currentColor;stroke-width:1.7;\
    stroke-linecap:round;stroke-linejoin:round}.fill{fill:currentColor}.light.close{fill:#ff5f57}.light.minimize{fill:#febc2e}\
    .light.zoom{fill:#28c840}.field{fill:#ececef}.divider{fill:#c9cad0}.custom{fill:none;stroke:#c9cad0;stroke-dasharray:4 3}\
    .symbol-name{font-size:8px}.cut-line{stroke:#b3261e;stroke-dasharray:3 2}.cut{fill:#b3261e}
    """
}
