/// A device or window that a project wants its bars audited in, besides the common ones.
package struct AuditedWidth: Hashable, Sendable {
  package var platform: Platform
  /// For people: `Kiosk iPad`, `inspector open`.
  package var name: String
  /// Of the screen or window, in points.
  package var width: Points
  /// What the safe areas to both sides of a bar's contents take of it together, in points.
  package var safeAreas: Points
  package var isCompactHeight: Bool
  package var sideBar: SideBar?
  /// The OS lines on which there is such a window; empty means all.
  package var osLines: [OSLine]
  /// The first OS line that has it, where that is later than the ones that are audited: there it is audited on that line.
  package var firstLine: OSLine?
  /// Whether the width is only inferred: nothing is certain there.
  package var isAssumed: Bool

  package init(
    platform: Platform, name: String, width: Points, safeAreas: Points = 0, isCompactHeight: Bool = false,
    osLines: [OSLine] = [], isAssumed: Bool = false, firstLine: OSLine? = nil, sideBar: SideBar? = nil
  ) {
    self.platform = platform
    self.name = name
    self.width = width
    self.safeAreas = safeAreas
    self.isCompactHeight = isCompactHeight
    self.osLines = osLines
    self.isAssumed = isAssumed
    self.firstLine = firstLine
    self.sideBar = sideBar
  }
}

extension AuditedWidth {
  /// Where a bar is in it, one environment for each OS line.
  /// - Parameter lines: those that the bar's definition is for; empty for all.
  package func environments(on lines: [OSLine]) -> [Environment] {
    self.lines(of: lines).map {
      Environment(
        platform: platform, os: $0, device: name, width: width, isAssumed: isAssumed, safeAreas: safeAreas,
        isCompactHeight: isCompactHeight, sideBar: sideBar)
    }
  }

  private func lines(of lines: [OSLine]) -> [OSLine] {
    let audited = lines.isEmpty ? OSLine.audited : lines
    guard let firstLine else { return audited.filter { osLines.isEmpty || osLines.contains($0) } }
    // A definition for the newest line that is audited holds for those after it.
    return audited.contains { $0 >= OSLine.audited.last! } ? [firstLine] : []
  }
}
