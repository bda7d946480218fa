import LintelModel

/// Keeps bars to a size that people could use: rules compare every item with every other one, and so do they.
enum BarLimits {
  /// Items of one bar. Fifty are more than any bar shows.
  static let maximumItems = 200
  /// Segments of one control.
  static let maximumSegments = 100

  /// Leaves out what is beyond the limits, and says so once for each place.
  static func keep(_ toolbars: inout [Toolbar]) -> [SkippedFile] {
    var reported: Set<SkippedFile> = []
    func tell(_ place: SourceLocation, _ reason: String) {
      reported.insert(SkippedFile(file: place.file, problem: FileProblem(reason, line: place.line)))
    }
    for index in toolbars.indices {
      let count = toolbars[index].items.count
      if count > maximumItems {
        tell(toolbars[index].location, "found \(count) items on one bar, the first \(maximumItems) are read")
        toolbars[index].items.removeLast(count - maximumItems)
      }
      for item in toolbars[index].items.indices {
        let segments = toolbars[index].items[item].segments.count
        guard segments > maximumSegments else { continue }
        tell(
          toolbars[index].items[item].location,
          "found \(segments) segments of one control, the first \(maximumSegments) are read")
        toolbars[index].items[item].segments.removeLast(segments - maximumSegments)
      }
    }
    return reported.sorted()
  }
}
