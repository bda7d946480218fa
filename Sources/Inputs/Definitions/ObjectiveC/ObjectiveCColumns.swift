import LintelModel

/// The columns of a `UISplitViewController` that Objective-C fills: `[split setViewController:boxes
/// forColumn:UISplitViewControllerColumnPrimary]`, `split.viewControllers = @[boxes, letter]`, each alone or first in a
/// navigation controller, and what their screens push. None where code puts a screen anywhere else, too; what is for compact
/// width alone counts for nothing.
struct ObjectiveCColumns {
  private(set) var columns: [String: SplitColumn] = [:]

  private static let mark = Array("SplitViewController".utf8)
  /// A screen that is pushed by one that is pushed: 4.
  private static let maximumPushes = 4
  /// By what UIKit calls them.
  private static let places: [String: SplitColumn.Place] = [
    "UISplitViewControllerColumnPrimary": .sidebar, "UISplitViewControllerColumnSupplementary": .content,
    "UISplitViewControllerColumnSecondary": .detail,
  ]
  private static let compact = "UISplitViewControllerColumnCompact"

  /// - Parameters:
  ///   - files: All that may make controllers.
  ///   - screens: The classes of controllers that have bars.
  ///   - pushers: By screen, the classes that push it, of those that are shown in no other way.
  init(_ files: [SourceFile], of screens: Set<String>, pushers: [String: Set<String>], classes: InheritedBars) {
    guard !screens.isEmpty, files.contains(where: { $0.bytes.holds(Self.mark) }) else { return }
    var filled: [String: [SplitColumn?]] = [:]
    for file in files {
      var found = ObjectiveCFilledColumns(screens, classes)
      for method in ObjectiveCMethod.all(in: ObjectiveCSource(bytes: file.bytes), of: file.path) {
        found.read(method, in: file.bytes)
      }
      for (screen, names) in found.filled where names != [Self.compact] {
        let wide = names.subtracting([Self.compact])
        let place = wide.count == 1 ? wide.first.flatMap { Self.places[$0] } : nil
        filled[screen, default: []].append(place.map { found.column($0) })
      }
    }
    for (screen, all) in filled {
      guard let first = all.first.flatMap({ $0 }), all.allSatisfy({ $0?.place == first.place }) else { continue }
      columns[screen] = all.allSatisfy { $0 == first } ? first : SplitColumn(first.place)
    }
    for _ in 0..<Self.maximumPushes {
      let known = columns
      for (screen, classes) in pushers where known[screen] == nil {
        let behind = classes.subtracting([screen]).map { known[$0] }
        if let first = behind.first.flatMap({ $0 }), behind.allSatisfy({ $0 == first }) { columns[screen] = first }
      }
    }
  }

  func tell(_ toolbars: inout [Toolbar]) {
    for index in toolbars.indices where toolbars[index].kind == .navigationBar || toolbars[index].kind == .toolbar {
      guard toolbars[index].column == nil, let controller = toolbars[index].controller else { continue }
      toolbars[index].column = columns[controller]
    }
  }
}
