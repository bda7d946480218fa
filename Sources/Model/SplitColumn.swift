/// The column of a split view that a bar is in. On an iPad, where the width is regular, the bar is as wide as its column; where
/// it is compact, the column fills the window.
package struct SplitColumn: Hashable, Sendable {
  /// From the leading edge on: `primary`, `supplementary` and `secondary` of UIKit.
  package enum Place: String, Hashable, Sendable, CaseIterable { case sidebar, content, detail }

  package var place: Place
  /// What its code asks for, in points; nil where it does not say.
  package var preferred: Points?
  /// The least width that its code lets it have, in points.
  package var least: Points?
  /// The greatest one, in points.
  package var most: Points?

  package init(_ place: Place, preferred: Points? = nil, least: Points? = nil, most: Points? = nil) {
    self.place = place
    self.preferred = preferred
    self.least = least
    self.most = most
  }

  /// With the widths that code asks for it, unless it has any itself.
  package func filled(by asked: [SplitColumn]) -> SplitColumn {
    guard preferred == nil, least == nil, most == nil else { return self }
    return asked.first { $0.place == place } ?? self
  }
}
