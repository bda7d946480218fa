import LintelFindings
import LintelModel

/// On how many of its bar's screens something is cut, in words: an error on one of fifteen is as grave as on all of them, and not as
/// urgent. A screen is a device or window with its system and text size.
enum CutScreens {
  /// Nil for what is cut nowhere, and where it is not known on how many screens its bar is.
  static func words(of finding: Finding, on model: PageModel) -> Message? {
    guard finding.environmentCount > 0, let part = finding.toolbar.flatMap(model.part(of:)),
      let bar = part.bars[finding.locale ?? part.toolbar.sourceLocale]
    else { return nil }
    let screens = Set(bar.layouts.flatMap(\.environments))
    // What several variants of a bar say together counts the screens of all of them.
    guard screens.count >= finding.environmentCount else { return nil }
    let width = finding.environmentCount == 1 ? finding.worstEnvironment?.width : nil
    return words(finding.environmentCount, of: screens.count, width: width)
  }

  /// - Parameter width: Of the only one, in points.
  static func words(_ count: Int, of all: Int, width: Points?) -> Message {
    if count == all { return "on every screen of this bar" }
    if count == 1, let width { return "on 1 of \(all) screens, \(width) pt wide" }
    return "on \(count) of \(all) screens"
  }
}
