import LintelModel
import LintelTables

/// Where the bar of a split view's column is on an iPad: in windows of regular width it has the column's width.
///
/// A sidebar and a content column have the width that code asks for, else the system's. A detail column is between what a
/// column beside it leaves of the screen and the whole window, for people and the system hide that one. Nothing is certain of a
/// width that is not declared.
enum ColumnPlaces {
  /// What the system makes of a sidebar's width where code does not say it: `maximumPrimaryColumnWidth` is left to
  /// `automaticDimension`, which comes to 320 points (useyourloaf.com, "Change the width of the master view in a split view
  /// controller"). No figure is published for a content column; it is taken to have the same.
  static let automatic = Points(320)

  /// - Parameter windows: Those in which the bar is, if no column of a split view holds it.
  static func of(_ toolbar: Toolbar, in windows: [Environment]) -> [Environment] {
    guard let column = toolbar.column, toolbar.kind == .navigationBar || toolbar.kind == .toolbar else { return windows }
    var found: [Environment] = []
    var told: Set<OSLine> = []
    for window in windows {
      guard isParted(window) else {
        found.append(window)
        continue
      }
      switch column.place {
      case .sidebar, .content:
        if told.insert(window.os).inserted { found += places(of: column, like: window) }
      case .detail:
        // All of a line together: from the narrowest up they share their layouts.
        if window.isDefaultWidth, told.insert(window.os).inserted {
          found += windows.filter { $0.os == window.os && $0.isDefaultWidth && isParted($0) }.map(besideColumn)
        }
        found.append(window)
      }
    }
    return found
  }

  private static func isParted(_ window: Environment) -> Bool {
    window.platform == .ipados && Device.isRegular(width: window.width, on: .ipados, os: window.os)
  }

  /// From the narrowest up. A fixed width alone is certain: of others the system and people choose.
  private static func places(of column: SplitColumn, like window: Environment) -> [Environment] {
    let most = max(column.most ?? Points(.infinity), column.least ?? 0)
    let usual = min(max(column.preferred ?? automatic, column.least ?? 0), most)
    let isFixed = column.preferred != nil && column.least == column.preferred && column.most == column.preferred
    let widths = [column.least.flatMap { $0 < usual ? $0 : nil }, usual].compactMap(\.self)
    return widths.map { width in
      Environment(
        platform: .ipados, os: window.os, device: "\(column.place.rawValue) column on an iPad", width: width,
        isDefaultWidth: width == usual, isAssumed: !isFixed)
    }
  }

  /// Three columns beside each other leave more on a screen held sideways than one leaves on the same screen upright.
  private static func besideColumn(_ window: Environment) -> Environment {
    Environment(
      platform: .ipados, os: window.os, device: "detail column on an \(window.device)", width: window.width - automatic,
      isAssumed: true)
  }
}
