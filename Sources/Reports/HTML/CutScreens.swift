import LintelFindings
import LintelModel

/// On how many of its bar's screens something is cut, in words: an error on one of fifteen is as grave as on all of them, and not as
/// urgent. A screen is a device or window with its system and text size.
enum CutScreens {
  /// Nil for what is cut nowhere, and where it is not known on how many screens its bar is.
  static func words(of finding: Finding, on model: PageModel) -> Message? {
    guard finding.environmentCount > 0, finding.toolbar.flatMap(model.part(of:)) != nil else { return nil }
    let screens = model.screens(of: finding)
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

extension PageModel {
  /// The screens of the bars that show a finding, with all variants: what each share of screens is of, in whichever line it is told.
  func screens(of finding: Finding) -> Set<Environment> {
    // A bar has the same screens in each of its languages.
    var seen: Set<String> = []
    var screens: Set<Environment> = []
    for found in bars(of: finding) where seen.insert(found.bar.toolbar.id).inserted {
      screens.formUnion(found.bar.layouts.flatMap(\.environments))
    }
    return screens
  }
}
