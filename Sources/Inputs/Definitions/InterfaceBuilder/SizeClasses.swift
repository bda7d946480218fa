import LintelModel
import LintelXMLTree

/// Which views a file installs only for some widths of the screen.
///
/// Interface Builder writes what differs by size class as variations: a view excluded by `default` and included by
/// `widthClass=regular` is on an iPad's full screen only. Bar items do not vary; the bars they are on do.
struct SizeClasses {
  /// Views that are not there unless a size class includes them, with the classes that do.
  private var included: [String: [String]] = [:]
  /// Views that are there unless a size class excludes them.
  private var excluded: [String: [String]] = [:]

  init(_ root: XMLElement) { collect(root) }

  private mutating func collect(_ element: XMLElement) {
    if element.name == "variation", let key = element["key"] {
      for reference in element.children.filter({ $0.name == "mask" }).flatMap(\.children) {
        guard let id = reference["reference"] else { continue }
        switch (reference.name, key) {
        case ("exclude", "default"): included[id] = included[id] ?? []
        case ("exclude", _): excluded[id, default: []].append(key)
        case ("include", _): included[id, default: []].append(key)
        default: break
        }
      }
    }
    for child in element.children { collect(child) }
  }

  /// Whether a view is installed in every size class.
  func isAlwaysInstalled(_ id: String) -> Bool { included[id] == nil && excluded[id] == nil }

  /// Whether a view is installed in none.
  func isNeverInstalled(_ id: String) -> Bool { included[id]?.isEmpty == true }

  /// The platforms on whose usual screens a view is installed: an iPhone held upright is compact, an iPad regular.
  func platforms(of id: String, among platforms: [Platform]) -> [Platform] {
    platforms.filter { platform in
      guard let width = platform == .ios ? "compact" : platform == .ipados ? "regular" : nil else { return true }
      if let keys = included[id] { return keys.contains { Self.holds($0, width: width) } }
      return !(excluded[id] ?? []).contains { Self.holds($0, width: width) }
    }
  }

  /// Whether a class such as `heightClass=regular-widthClass=compact` holds on an upright screen of that width.
  private static func holds(_ key: String, width: String) -> Bool {
    key.split(separator: "-").allSatisfy { $0 == "heightClass=regular" || $0 == "widthClass=\(width)" }
  }
}
