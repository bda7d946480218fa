import LintelModel

/// The platforms that a project's configuration wants to be looked at.
struct PlatformChoice {
  private let platforms: Set<Platform>

  /// Empty: all of them.
  init(_ platforms: [Platform]) { self.platforms = Set(platforms) }

  /// Takes every other platform from the bars, and bars that stand on no platform then from the list.
  /// - Returns: A line for each file that bars were left out of.
  func apply(to toolbars: inout [Toolbar]) -> [SkippedFile] {
    guard !platforms.isEmpty else { return [] }
    var kept: [Toolbar] = []
    var leftOut: [String: [Toolbar]] = [:]
    for var toolbar in toolbars {
      let chosen = toolbar.platforms.filter(platforms.contains)
      if chosen.isEmpty {
        leftOut[toolbar.location.file, default: []].append(toolbar)
      } else {
        toolbar.platforms = chosen
        kept.append(toolbar)
      }
    }
    toolbars = kept
    return leftOut.map { file, bars in
      let names = Set(bars.flatMap(\.platforms)).sorted().map(\.name).joined(separator: ", ")
      let count = bars.count == 1 ? "1 bar" : "\(bars.count) bars"
      return SkippedFile(
        file: file, reason: "found \(count) for \(names), which the configuration leaves out", isBroken: false)
    }
  }
}
