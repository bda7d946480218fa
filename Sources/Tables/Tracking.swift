package import LintelModel

/// What the system fonts add to each character at a size.
///
/// Source: `Data/tracking.csv`, Human Interface Guidelines, Typography, Tracking values (December 2025).
package struct Tracking: Sendable {
  private let sizes: [(size: Double, tracking: Double)]

  /// macOS's own table differs from this one at 52 and 53 pt only, by 0.02 pt.
  package static let sfPro = Tracking(font: "SF Pro")
  package static let sfCompact = Tracking(font: "SF Compact")

  /// In points a character; between two sizes of the table in proportion, beyond its ends as at the end.
  package func at(_ size: Points) -> Points {
    guard let above = sizes.firstIndex(where: { $0.size >= size.value }) else { return Points(sizes.last?.tracking ?? 0) }
    let high = sizes[above]
    guard above > 0, high.size > size.value else { return Points(high.tracking) }
    let low = sizes[above - 1]
    let share = (size.value - low.size) / (high.size - low.size)
    return Points(low.tracking + share * (high.tracking - low.tracking))
  }

  private init(font: String) {
    sizes = CSV(Embedded.text("Data/tracking.csv")).rows.compactMap { row in
      guard row["font"] == font, let size = row.number("size_pt") else { return nil }
      return row.number("tracking_pt").map { (size, $0) }
    }
  }
}
