import LintelFindings
import LintelModel

/// The page `docs/pictures.md`: what is published of bars, beside what the pictures have.
package enum PicturesPage {
  /// A figure that somebody published, and where.
  package struct Published: Hashable, Sendable {
    /// The name of the bar's sketch.
    package let bar: String
    package let part: String
    /// In points.
    package let points: Double
    package let source: String

    /// The rows of `docs/pictures/figures.tsv`, below its comments and its head.
    package static func all(_ table: String) -> [Published] {
      table.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst().compactMap { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == 4, let points = Double(cells[2]) else { return nil }
        return Published(bar: cells[0], part: cells[1], points: points, source: cells[3])
      }
    }
  }

  /// The bars of the page, in the order of its table.
  package static func names(_ published: [Published]) -> [String] {
    published.reduce(into: []) { names, figure in if !names.contains(figure.bar) { names.append(figure.bar) } }
  }

  /// A bar of the page, drawn from its sketch.
  package struct Drawn {
    package let name: String
    /// The sketch's first comment: the kind of bar.
    package let title: String
    package let bar: BarInLocale
    package let layout: BarLayout

    package init?(name: String, sketch: String, result: AuditResult) {
      guard let bar = result.bars.first, let layout = bar.layouts.first else { return nil }
      self.name = name
      title = sketch.split(separator: "\n").first { $0.hasPrefix("// ") }.map { String($0.dropFirst(3)) } ?? name
      self.bar = bar
      self.layout = layout
    }

    /// What the page shows of it.
    package var svg: String { StandalonePicture.svg(of: bar, layout, outlines: .none) }

    package func points(_ part: String) -> Double? { PictureFigure.points(part, of: bar, layout) }
  }

  /// In points: what a picture may differ from what is published.
  package static let tolerance = 2.0

  package static func page(_ bars: [Drawn], _ published: [Published]) -> String {
    var page = """
      # Pictures against reality

      What people measured on their systems and published, beside what Lintel's pictures have, in points. The drawings are
      Lintel's own, of the sketches beside them in [`pictures`](pictures); the figures are in
      [`figures.tsv`](pictures/figures.tsv). A test fails where a picture is more than \(Int(tolerance)) points off. `make pages`
      writes this page.

      """
    for bar in bars {
      page += "\n## \(bar.title)\n\n![\(bar.title)](pictures/\(bar.name).svg)\n\n"
      page += "| part | published | drawn | apart | source |\n|---|---:|---:|---:|---|\n"
      for figure in published where figure.bar == bar.name {
        let drawn = bar.points(figure.part)
        let apart = drawn.map { short(($0 - figure.points).magnitude) } ?? ""
        page +=
          "| \(figure.part) | \(short(figure.points)) | \(drawn.map(short) ?? "not drawn") | \(apart) | \(figure.source) |\n"
      }
    }
    return page + """

      ## What is not compared

      - Nothing is published of the heights of toolbars with labels, of the unified toolbar of macOS 26 (two sources say 62 and 72), of
        compact unified toolbars, of bars in landscape on iOS 26, and of a watch's bars: these are drawn as their texts and buttons need.
      - SAP's guideline has margins of 16 for its toolbar in compact widths, its code has 20: the bar is drawn as the code has it.
      - Widths of texts are compared by `make accuracy`, with widths that people published.

      """
  }
}
