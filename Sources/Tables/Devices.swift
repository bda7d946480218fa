import LintelModel

/// A device of `Data/devices.csv` in one orientation.
public struct Device: Hashable, Sendable {
  public var family: String
  public var model: String
  public var isPortrait: Bool
  /// Width of the screen, in points.
  public var width: Points
  public var isSizeDocumented: Bool
  /// The horizontal size class in this orientation.
  public var isRegular: Bool

  /// Every device of the table, in its order: the newest first within a family.
  public static let all: [Device] = CSV(Embedded.text("Data/devices.csv")).rows.compactMap { row in
    guard let width = row.number("width_pt") else { return nil }
    return Device(
      family: row["family"], model: row["model"], isPortrait: row["orientation"] == "portrait", width: Points(width),
      isSizeDocumented: row["size_confidence"] == "documented",
      isRegular: row["h_size_class"] == "regular")
  }

  /// Whether a bar of this width has the regular size class. On the iPad that is so from between 664 and 668 points on (frame
  /// dumps, README of the geometry tables); on the iPhone at the landscape widths of the large models, and nowhere else.
  public static func isRegular(width: Points, on platform: Platform) -> Bool {
    guard platform == .ios else { return width >= 666 }
    return all.contains { $0.family == "iphone" && $0.isRegular && $0.width == width }
  }

  /// What has no orientation: the windows of a family, in the order of the table.
  public static func windows(of family: String) -> [Device] {
    all.filter { $0.family == family && !$0.isPortrait }
  }

  /// The portrait widths of a family from the narrowest up, each with the device that is the best known of that width.
  public static func portraitWidths(of family: String) -> [Device] {
    var widths: [Points: Device] = [:]
    for device in all where device.family == family && device.isPortrait {
      if let known = widths[device.width], known.isSizeDocumented || !device.isSizeDocumented { continue }
      widths[device.width] = device
    }
    return widths.values.sorted { $0.width < $1.width }
  }
}

/// A width that a window takes beside another app's, of `Data/windows.csv`.
public struct SplitWindow: Hashable, Sendable {
  public var device: String
  public var mode: String
  public var width: Points

  /// The halves of an iPad's screen.
  public static let halves: [SplitWindow] = CSV(Embedded.text("Data/windows.csv")).rows.compactMap { row in
    guard row["family"] == "ipad", row["mode"] == "split 1/2", let width = row.number("width_pt") else { return nil }
    return SplitWindow(device: row["device"], mode: row["mode"], width: Points(width))
  }
}
