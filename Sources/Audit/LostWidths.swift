import LintelLayout
import LintelModel

/// Screens and windows in which a configuration had bars audited, and in which they are audited no more.
struct LostWidths {
  /// In points: as far apart as the steps are in which a window is audited that people size over 2,500 points.
  private static let widestStep: Points = 50
  /// So many are named.
  private static let named = 3

  /// Each once, as people call it.
  private let names: [String]

  init(from earlier: [AuditedWidth], to now: [AuditedWidth]) {
    let audited = Set(Self.usual + now.flatMap { $0.environments(on: []) }.map(\.place))
    let lost = earlier.filter { width in
      let isAudited = width.environments(on: []).map(\.place).allSatisfy { place in
        audited.contains(place) || audited.contains(place.declared)
      }
      return !isAudited && !Self.isSwept(width, by: now)
    }
    names = lost.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// `devices, windows: without Kiosk, inspector open`; nil where nothing is lost.
  var words: String? {
    guard !names.isEmpty else { return nil }
    let more = names.count > Self.named ? [", …"] : []
    return "devices, windows: without " + names.prefix(Self.named).joined(separator: ", ") + more.joined()
  }

  /// Whether it is within the widths of a window that people size: with other ends it is audited in other steps.
  private static func isSwept(_ lost: AuditedWidth, by widths: [AuditedWidth]) -> Bool {
    let alike = widths.filter { width in
      var same = width
      (same.name, same.width) = (lost.name, lost.width)
      return same == lost
    }
    return Dictionary(grouping: alike, by: \.name).values.contains { window in
      let below = window.lazy.map(\.width).filter { $0 <= lost.width }.max()
      let above = window.lazy.map(\.width).filter { $0 >= lost.width }.min()
      guard let below, let above else { return false }
      return above - below <= widestStep
    }
  }

  /// Where bars are audited without a word. What happens only in the rare ones of these is a note, and no more.
  private static let usual: [Environment] = {
    let bar = Toolbar(
      id: "", name: "", kind: .navigationBar, platforms: Platform.allCases, sourceLocale: "en",
      location: SourceLocation(file: "", line: 1))
    return AuditedEnvironments.of(bar).filter { $0.commonness == .common }.map(\.place)
  }()
}

extension Environment {
  /// The same for all in which a bar is laid out alike and as certainly, whatever people call them.
  fileprivate var place: Environment {
    Environment(
      platform: platform, os: os, device: "", width: width, isAssumed: isAssumed, safeAreas: safeAreas,
      isCompactHeight: isCompactHeight, sideBar: sideBar)
  }

  /// With a width of which everything is certain.
  fileprivate var declared: Environment {
    var declared = self
    declared.isAssumed = false
    return declared
  }
}
