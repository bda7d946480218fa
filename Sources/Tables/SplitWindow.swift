package import LintelModel

/// A width that an iPad's window takes beside another app's, of `Data/windows.csv`.
package struct SplitWindow: Hashable, Sendable {
  /// How much of the screen the window takes.
  package enum Share: String, Hashable, Sendable, CaseIterable {
    case slideOver = "Slide Over"
    case third = "Split View 1/3"
    case half = "Split View 1/2"
    case twoThirds = "Split View 2/3"
    /// The least width of a window that people size as they like. No figure was published.
    case freeForm = "smallest window"
  }

  package var device: String
  package var share: Share
  /// Nil where it makes no difference.
  package var isPortrait: Bool?
  /// Of the window, in points.
  package var width: Points
  /// Whether it is a tile of iPadOS 26 and later; Split View and Slide Over ended with 18.
  package var isTile: Bool
  package var isInferred: Bool

  /// In the order of the table.
  package static let all: [SplitWindow] = CSV(Embedded.text("Data/windows.csv")).rows.compactMap { row in
    guard row["family"] == "ipad", let width = row.number("width_pt"), let share = share(of: row["mode"]) else { return nil }
    let place = row["device"] + " " + row["orientation"]
    return SplitWindow(
      device: row["device"] == "all" ? "any" : row["device"], share: share,
      isPortrait: place.contains("portrait") ? true : place.contains("landscape") ? false : nil, width: Points(width),
      isTile: row["mode"].hasPrefix("iPadOS 26"), isInferred: row["confidence"] == "inferred")
  }

  private static func share(of mode: String) -> Share? {
    if mode.hasPrefix("Slide Over") { return .slideOver }
    if mode.hasSuffix("free-form minimum") { return .freeForm }
    guard mode.contains("split") || mode.contains("tile") else { return nil }
    return [Share.third, .half, .twoThirds].first { mode.hasSuffix($0.rawValue.suffix(3)) }
  }

  /// The OS lines that have the same windows, the oldest ones first.
  package static let generations: [[OSLine]] = Dictionary(grouping: BarMetrics.published.lines) {
    BarGeneration.of(.ipados, $0).has(.tiledWindows)
  }.values.sorted { $0[0] < $1[0] }

  /// The windows of a share that there are on an OS line, one for each width, from the narrowest up.
  package static func widths(_ share: Share, on os: OSLine) -> [SplitWindow] {
    var widths: [Points: SplitWindow] = [:]
    let hasTiles = BarGeneration.of(.ipados, os).has(.tiledWindows)
    for window in all where window.share == share && window.isTile == hasTiles && widths[window.width] == nil {
      widths[window.width] = window
    }
    return widths.values.sorted { $0.width < $1.width }
  }

  /// `half of an iPad 10.2 in landscape`.
  package var name: String {
    let part =
      switch share {
      case .slideOver: "Slide Over"
      case .third: "a third"
      case .half: "half"
      case .twoThirds: "two thirds"
      case .freeForm: "the smallest window"
      }
    if device == "any" { return "\(part) on an iPad" }
    guard let isPortrait else { return "\(part) on an iPad \(device)" }
    let orientation = isPortrait ? "portrait" : "landscape"
    return "\(part) of an iPad \(device.replacing(" \(orientation)", with: "")) in \(orientation)"
  }
}
