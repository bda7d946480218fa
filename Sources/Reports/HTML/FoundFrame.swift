import LintelFindings
import LintelModel

/// Where on a bar's picture a finding is: for the page's script to draw around it.
enum FoundFrame {
  /// `12 0 44 44`: from the left, from the top, width and height, in points of the picture. Nil for what has no place of its own
  /// there.
  static func of(
    _ finding: Finding, on bar: BarInLocale, in layout: BarLayout, drawings: SharedDrawings
  ) -> String? {
    let place = finding.item.flatMap { id in bar.toolbar.items.firstIndex { $0.id == id } }
    let frame =
      finding.isAboutTitle ? layout.titleFrame : place.flatMap { place in layout.items.first { $0.item == place }?.frame }
    guard let frame, SidePicture(bar: bar, layout: layout, drawings: drawings) == nil else { return nil }
    let style = BarPicture(bar: bar, layout: layout, label: [], drawings: drawings).style
    let isInRow = finding.isAboutTitle && style.largeTitleRow > 0
    let top = isInRow ? style.top + style.barHeight : style.top
    let height = isInRow ? style.largeTitleRow : style.barHeight
    return [frame.x.value, top, frame.width.value, height].map(short).joined(separator: " ")
  }
}
