package import LintelModel

/// A device of `Data/devices.csv` in one orientation.
package struct Device: Hashable, Sendable {
  package var family: String
  package var model: String
  package var isPortrait: Bool
  /// Width of the screen, in points.
  package var width: Points
  /// What the safe areas to both sides take of it together, in points.
  package var safeAreas: Points
  package var isSizeDocumented: Bool
  /// The horizontal size class in this orientation.
  package var isRegular: Bool
  /// The vertical one: compact on every iPhone held sideways.
  package var isCompactHeight: Bool
  /// The strip in which bars are vertical in this orientation.
  package var sideBar: SideBar?

  /// Every device of the table, in its order: the newest first within a family.
  package static let all: [Device] = CSV(Embedded.text("Data/devices.csv")).rows.compactMap { row in
    guard let width = row.number("width_pt") else { return nil }
    return Device(
      family: row["family"], model: row["model"], isPortrait: row["orientation"] == "portrait", width: Points(width),
      safeAreas: Points((row.number("safe_leading") ?? 0) + (row.number("safe_trailing") ?? 0)),
      isSizeDocumented: row["size_confidence"] == "documented", isRegular: row["h_size_class"] == "regular",
      isCompactHeight: row["v_size_class"] == "compact", sideBar: sideBar(row))
  }

  private static func sideBar(_ row: CSV.Row) -> SideBar? {
    guard let width = row.number("side_bar_width_pt"), let top = row.number("side_bar_top_pt"),
      let end = row.number("side_bar_end_pt"), let height = row.number("height_pt")
    else { return nil }
    return SideBar(
      edge: row.number("safe_leading") == width ? .left : .right, width: Points(width), top: Points(top),
      length: Points(height - top - end))
  }

  /// Whether it folds: an iPhone Duo, of which only others' reproductions of Apple's figures are known.
  package var isFoldable: Bool { family == "iphone-fold" }

  /// The first OS line that it runs, where that is later than the ones that are audited anyway: iPhone Duo came with 27.
  package var firstLine: OSLine? { isFoldable ? BarMetrics.published.firstLine(of: .foldable, with: .foldingDisplay) : nil }

  /// What a bar's contents have of the width, in points.
  package var barWidth: Points { width - safeAreas }

  /// `iPhone 17`, `iPhone 17 in landscape`: as people say it.
  package var name: String { isPortrait || platform != .ios && platform != .ipados ? model : "\(model) in landscape" }

  package var platform: Platform {
    switch family {
    case "ipad": .ipados
    case "watch": .watchos
    case "vision": .visionos
    default: .ios
    }
  }

  /// The width from which on an iPad's windows have the regular size class, in points: between 664 and 668 (frame dumps, README
  /// of the geometry tables).
  package static let regularWidth = Points(666)

  /// Whether a screen or window of this width has the regular size class. On the iPhone that is so at the landscape widths of
  /// the large models (the table has it from Apple's guideline, Layout), and from 27 on nowhere; what is wider than any iPhone
  /// is none.
  package static func isRegular(width: Points, on platform: Platform, os: OSLine) -> Bool {
    guard platform == .ios else { return width >= regularWidth }
    guard BarGeneration.of(platform, os).has(.regularInWideLandscape) else { return false }
    return regularPhoneWidths.contains(width) || width > widestPhone
  }
  private static let regularPhoneWidths = Set(all.filter { $0.family == "iphone" && $0.isRegular }.map(\.width))
  private static let widestPhone = all.filter { $0.family == "iphone" }.map(\.width).max() ?? 0

  /// What has no orientation: the windows of a family, in the order of the table.
  package static func windows(of family: String) -> [Device] {
    all.filter { $0.family == family && !$0.isPortrait }
  }

  /// The portrait widths of a family from the narrowest up, each with the device that is the best known of that width.
  package static func portraitWidths(of family: String) -> [Device] {
    widths(all.filter { $0.family == family && $0.isPortrait })
  }

  /// The iPhones held sideways whose bars are the narrowest of their size class: a wider one of the class loses nothing that
  /// these do not lose.
  package static let narrowestLandscapes: [Device] = [false, true].compactMap { isRegular in
    widths(all.filter { $0.family == "iphone" && !$0.isPortrait && $0.isRegular == isRegular }).first
  }

  /// One device for each width of its bars, from the narrowest up.
  private static func widths(_ devices: [Device]) -> [Device] {
    var widths: [Points: Device] = [:]
    for device in devices {
      if let known = widths[device.barWidth], known.isSizeDocumented || !device.isSizeDocumented { continue }
      widths[device.barWidth] = device
    }
    return widths.values.sorted { $0.barWidth < $1.barWidth }
  }

  /// The devices meant by a name, in every orientation: its model as the table writes it, that without what
  /// is in brackets, or else its first words. Several models if the name leaves it open.
  package static func named(_ name: String) -> [Device] {
    let name = name.lowercased()
    func devices(_ isMeant: (String) -> Bool) -> [Device] { all.filter { isMeant($0.model.lowercased()) } }
    let exact = devices { $0 == name || $0.hasPrefix(name + " (") }
    return exact.isEmpty ? devices { $0.hasPrefix(name + " ") } : exact
  }
}

extension AuditedWidth {
  package init(_ device: Device) {
    self.init(
      platform: device.platform, name: device.name, width: device.width, safeAreas: device.safeAreas,
      isCompactHeight: device.isCompactHeight, isAssumed: device.isFoldable, firstLine: device.firstLine,
      sideBar: device.sideBar)
  }
}
