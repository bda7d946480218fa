import LintelModel

/// Tells bars how Objective-C shows their screens: which are pushed, and which stand in a column of a split view.
///
/// For projects without Swift: nothing else shows their screens there.
enum ObjectiveCShownScreens {
  /// - Parameter files: All that may make controllers.
  static func tell(_ toolbars: inout [Toolbar], by files: [SourceFile], _ classes: InheritedBars) {
    let screens = Set(toolbars.compactMap(\.controller))
    let pushes = ObjectiveCPushes(files, of: screens, classes: classes)
    pushes.addBackButtons(to: &toolbars)
    ObjectiveCColumns(files, of: screens, pushers: pushes.pushers, classes: classes).tell(&toolbars)
  }
}
