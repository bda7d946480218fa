import LintelModel
import LintelTables
import Yams

/// Reads the devices and windows of a configuration: widths in points, or what the tables know by name.
struct ConfigurationWidths {
  static let deviceMembers = ["name", "width", "platform", "orientation"]
  static let windowMembers = ["name", "width", "from", "to", "platform"]

  let lists: ConfigurationLists
  private var context: YAMLContext { lists.context }

  /// `iPhone SE`, `{name: iPhone 17, orientation: landscape}`, `{name: Kiosk, width: 820, platform: ipados}`.
  func devices(_ node: Node) -> [AuditedWidth] {
    if let name = node.scalar?.string { return known(name, at: node) }
    guard let members = YAMLMembers(node, of: "a device", allowed: Self.deviceMembers, in: context) else { return [] }
    guard members["width"] == nil else { return [width(members)].compactMap(\.self) }
    if let platform = members["platform"] {
      context.report(platform, found: "a platform without a width", allowed: "width: with the device's width in points")
      return []
    }
    guard let name = members.string("name") else {
      context.report(node, found: "a device without width and name", allowed: "width: 390, or the name of a known device")
      return []
    }
    let isPortrait = members.choice("orientation", [("portrait", true), ("landscape", false)])
    return known(name, at: members["name"] ?? node, isPortrait: isPortrait)
  }

  /// A device of the project's own: an iPhone unless it says otherwise.
  private func width(_ members: YAMLMembers) -> AuditedWidth? {
    if let turned = members["orientation"] {
      context.report(turned, found: "an orientation beside a width", allowed: "one of them: only known devices are turned")
      return nil
    }
    let platform = members.choice("platform", [("ios", Platform.ios), ("ipados", .ipados)]) ?? .ios
    return members.points("width").map {
      AuditedWidth(platform: platform, name: members.string("name") ?? "a device of lintel.yml", width: $0)
    }
  }

  /// A device of the tables: upright and sideways, unless one of them is asked for.
  private func known(_ name: String, at node: Node, isPortrait: Bool? = nil) -> [AuditedWidth] {
    let devices = Device.named(name)
    let models = Set(devices.map(\.model)).sorted()
    // One device with two displays.
    guard models.count == 1 || !devices.isEmpty && devices.allSatisfy(\.isFoldable) else {
      let all = Set(Device.all.map(\.model)).sorted()
      let meant = NearestName.of(name, among: all).map { " (did you mean '\($0)'?)" } ?? ""
      context.report(
        node, found: models.isEmpty ? "'\(name.prefix(60))' as a device\(meant)" : "'\(name)', the name of several devices",
        allowed: models.isEmpty
          ? "a width, or a known device such as iPhone 17 or iPad mini" : models.joined(separator: "; "))
      return []
    }
    return devices.filter { isPortrait == nil || $0.isPortrait == isPortrait }.map { AuditedWidth($0) }
  }

  /// `Slide Over`, `{name: inspector open, width: 540}`, `{name: document, from: 480, to: 1440}`.
  func windows(_ node: Node) -> [AuditedWidth] {
    if let name = node.scalar?.string { return shares(name, at: node) }
    guard let members = YAMLMembers(node, of: "a window", allowed: Self.windowMembers, in: context) else { return [] }
    // A Mac's unless it says otherwise. People size an iPhone app's from 27 on: in iPhone Mirroring, and on an iPad.
    let platform = members.choice("platform", [("macos", Platform.macos), ("ipados", .ipados), ("ios", .ios)]) ?? .macos
    let name = members.string("name") ?? "a window of lintel.yml"
    func window(_ width: Points) -> AuditedWidth {
      AuditedWidth(
        platform: platform, name: name, width: width,
        firstLine: platform == .ios ? BarMetrics.published.firstLine(of: .ios, with: .sizedWindows) : nil)
    }
    if members["from"] == nil && members["to"] == nil {
      guard lists.required("width", of: members) != nil, let width = members.points("width") else { return [] }
      return [window(width)]
    }
    guard let from = members.points("from"), let to = members.points("to") else {
      if members["from"] == nil || members["to"] == nil {
        context.report(node, found: "a window with one end of its widths", allowed: "from: 480 and to: 1440")
      }
      return []
    }
    guard from < to, members["width"] == nil else {
      context.report(
        node, found: members["width"] == nil ? "widths from \(from) to \(to)" : "a width beside from and to",
        allowed: "from: with less than to:, and no width:")
      return []
    }
    return Self.sweep(from, to).map(window)
  }

  /// Widths in steps of ten points, of more where there would be more than fifty of them, and both ends.
  static func sweep(_ from: Points, _ to: Points) -> [Points] {
    let step = max(10, ((to - from).value / 500).rounded(.up) * 10)
    return stride(from: from.value, to: to.value, by: step).map { Points($0) } + [to]
  }

  /// A share of an iPad's screen, on every iPad and OS line that has it.
  private func shares(_ name: String, at node: Node) -> [AuditedWidth] {
    let all = SplitWindow.Share.allCases
    guard let share = all.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
      context.report(
        node, found: "'\(name.prefix(60))' as a window",
        allowed: "a mapping with a width, or one of \(all.map(\.rawValue).joined(separator: ", "))")
      return []
    }
    return SplitWindow.generations.flatMap { lines in
      SplitWindow.widths(share, on: lines[0]).map {
        AuditedWidth(platform: .ipados, name: $0.name, width: $0.width, osLines: lines, isAssumed: $0.isInferred)
      }
    }
  }
}
