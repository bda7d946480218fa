import LintelModel

/// The faces of each bar on a page, in the page's order: what people choose and count is the bar, and each face has its
/// section.
struct BarVariants {
  private let ofBars: [String: [PageModel.ToolbarPart]]

  init(_ parts: [PageModel.ToolbarPart]) { ofBars = Dictionary(grouping: parts, by: \.toolbar.barID) }

  func all(of part: PageModel.ToolbarPart) -> [PageModel.ToolbarPart] { ofBars[part.toolbar.barID] ?? [part] }

  /// What stands for the bar with all its variants in an address of “Find”; nil for a bar with one face.
  func address(of part: PageModel.ToolbarPart) -> String? {
    let all = all(of: part)
    return all.count > 1 ? "bar-\(all[0].number)" : nil
  }

  /// These, each bar's together, where the first of them is.
  static func byBar(_ parts: [PageModel.ToolbarPart]) -> [[PageModel.ToolbarPart]] {
    let ofBars = Dictionary(grouping: parts, by: \.toolbar.barID)
    var seen: Set<String> = []
    return parts.compactMap { part in seen.insert(part.toolbar.barID).inserted ? ofBars[part.toolbar.barID] : nil }
  }
}
