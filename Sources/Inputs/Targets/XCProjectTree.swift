/// The tree of files of a `project.xcproj`: where each of them lies, and which targets take it.
struct XCProjectTree {
  struct File {
    var path: String
    var memberships: [Membership]
  }

  /// That a file is in a build phase: `App/resources`, or the same with what it is limited to.
  struct Membership {
    /// The names that lead to the phase, the target's first.
    var names: [String] = []
    var id: String?
    var filters: [String] = []

    init(_ value: JSONValue) {
      let phase = value["build-phase"] ?? value
      if let text = phase.string {
        if text.hasPrefix("id:") { id = String(text.dropFirst(3)) } else { names = text.split(separator: "/").map(String.init) }
      } else {
        // Names that hold a slash are kept apart.
        names = phase.elements.compactMap { $0.string ?? $0["name"]?.string }
      }
      filters = value["platforms"]?.texts ?? []
    }

    /// - Parameter phases: the targets' names by the id of each of their phases.
    func target(phases: [String: String]) -> String? { id.map { phases[$0] } ?? names.first }
  }

  private(set) var files: [File] = []
  private(set) var folders: [XcodeProject.SynchronizedFolder] = []
  /// Where everything of the tree lies, by its id and by the names that lead to it.
  private var places: [String: String] = [:]
  private let root: String
  private let developmentLanguage: String?

  /// Groups in groups deeper than this are not read.
  private static let maximumDepth = 64

  /// - Parameters:
  ///   - folder: the one that the project lies in.
  ///   - developmentLanguage: that of the project, as it is written.
  init(_ references: [JSONValue], in folder: String, developmentLanguage: String?) {
    root = folder
    self.developmentLanguage = developmentLanguage
    for reference in references { take(reference, in: folder, named: "", depth: 0, memberships: []) }
    folders.sort { $0.path < $1.path }
  }

  private mutating func take(
    _ reference: JSONValue, in parent: String?, named above: String, depth: Int, memberships: [Membership]
  ) {
    guard depth < Self.maximumDepth else { return }
    let own = reference["path"]?.string ?? ""
    // What lies outside the project has no path here, and neither has what counts from it.
    let path = resolve(own, in: parent)
    let name = reference["name"]?.string ?? own.split(separator: "/").last.map(String.init) ?? ""
    let names = above.isEmpty ? name : above + "/" + name
    if let path {
      if let id = reference["id"]?.string { places["id:" + id] = path }
      if !name.isEmpty { places[names] = places[names] ?? path }
    }
    let entries = reference["target-membership"]?.elements ?? []
    if reference["kind"]?.string == "folder" {
      if let path { folders.append(folder(reference, at: path, owners: entries.compactMap(\.string))) }
      return
    }
    // A localized file is a group of one for each language, and all of them belong to what the group belongs to.
    let all = memberships + entries.map(Membership.init)
    if let path, !all.isEmpty { files.append(File(path: path, memberships: all)) }
    for child in reference["children"]?.elements ?? [] {
      take(child, in: path, named: names, depth: depth + 1, memberships: all)
    }
  }

  /// A path as it is written: relative to the parent, or to the project for `<PROJECT>/…`. Nil for what lies elsewhere.
  private func resolve(_ path: String, in parent: String?) -> String? {
    let project = "<PROJECT>/"
    if path.hasPrefix(project) { return ProjectPath.joined(root, String(path.dropFirst(project.count))) }
    if path.hasPrefix("<") || path.hasPrefix("/") || path.hasPrefix("~") { return nil }
    // A bracket that belongs to the name is escaped.
    let plain = path.hasPrefix("\\<") ? String(path.dropFirst()) : path
    return parent.map { ProjectPath.joined($0, plain) }
  }

  private func folder(_ value: JSONValue, at path: String, owners: [String]) -> XcodeProject.SynchronizedFolder {
    var folder = XcodeProject.SynchronizedFolder(path: path, owners: Set(owners), exceptions: [:])
    for set in value["membership-exceptions"]?.elements ?? [] {
      // A set for a build phase says how a file is built, not whose it is.
      guard let target = set["target"]?.string else { continue }
      let named = (set["inclusions"] ?? set["exclusions"])?.elements.compactMap(\.string) ?? []
      folder.exceptions[target, default: []].formUnion(XcodeProject.names(named, developmentLanguage: developmentLanguage))
      for member in set["platforms"]?.members ?? [] { folder.filters[target, default: [:]][member.key] = member.value.texts }
    }
    return folder
  }

  /// Where a configuration file lies: `Config/App.xcconfig` by the names of the tree, `id:…`, or a path from such a place.
  func path(_ reference: JSONValue) -> String? {
    if let anchor = reference["anchor"], let base = place(anchor) {
      let relative = reference["relative-path"]
      return ProjectPath.joined(base, relative?.string ?? Self.joined(relative))
    }
    return place(reference)
  }

  private func place(_ reference: JSONValue) -> String? { places[reference.string ?? Self.joined(reference)] }

  private static func joined(_ names: JSONValue?) -> String {
    (names?.elements ?? []).compactMap { $0.string ?? $0["name"]?.string }.joined(separator: "/")
  }
}

extension JSONValue {
  /// The texts of a list, or the only one.
  fileprivate var texts: [String] { string.map { [$0] } ?? elements.compactMap(\.string) }
}
