/// The apps of an Xcode project: what they call themselves, and which of them the others stand beside.
struct XcodeApps {
  private struct App {
    let target: XcodeProject.Target
    let names: [String]
    /// How many files it has that the project lists.
    let files: Int
    let isCalledLikeProject: Bool
  }

  private let project: XcodeProject
  private let main: [App]
  private let helpers: [App]

  /// What has the project's own name is the app, however few files are listed: others may lie in folders that are taken whole.
  init(of project: XcodeProject) {
    var counts: [String: Int] = [:]
    for owners in project.listing.values { for owner in owners { counts[owner, default: 0] += 1 } }
    let all = project.targets.filter(\.isWholeApp).map { target in
      let names = Self.names(of: target, in: project)
      let isCalledLikeProject =
        project.name.map { own in names.contains { Self.letters(of: $0) == Self.letters(of: own) } } ?? false
      return App(target: target, names: names, files: counts[target.id] ?? 0, isCalledLikeProject: isCalledLikeProject)
    }
    let most = all.map(\.files).max() ?? 0
    func isMain(_ app: App) -> Bool { app.isCalledLikeProject || app.files * 4 >= most }
    self.project = project
    main = Self.ordered(all.filter(isMain))
    helpers = Self.ordered(all.filter { !isMain($0) })
  }

  /// What the apps call themselves, the main one first; its helpers, apps for the watch and clips after the others.
  var names: [String] {
    mainNames + helperNames.sorted() + project.targets.filter { !$0.isWholeApp }.flatMap(\.appNames)
  }

  /// What those call themselves that people know by their names, the main app first.
  var mainNames: [String] { main.flatMap(\.names) }

  /// What its helpers call themselves: apps with a few of the main one's files, which people do not know by their names.
  var helperNames: Set<String> { Set(helpers.flatMap(\.names)).subtracting(mainNames) }

  /// The `Info.plist` files of its apps, the main app's first.
  var appLists: [String] { (main + helpers).flatMap { lists(of: $0.target) } }

  /// Those of its other products: tools, extensions, services, frameworks, apps for the watch.
  var partLists: [String] { project.targets.filter { !$0.isWholeApp }.flatMap(lists) }

  private func lists(of target: XcodeProject.Target) -> [String] {
    target.propertyLists.sorted().map { ProjectPath.joined(project.folder, $0) }
  }

  /// First what has the project's name, then what others are called after, as `Kite SE` is after `Kite`, then what has most files;
  /// of as many in the project's order.
  private static func ordered(_ apps: [App]) -> [App] {
    let stems = apps.map { app in apps.count { isStem(app.names.first, of: $0.names.first) } }
    func isBefore(_ a: Int, _ b: Int) -> Bool {
      if apps[a].isCalledLikeProject != apps[b].isCalledLikeProject { return apps[a].isCalledLikeProject }
      return stems[a] == stems[b] ? (apps[b].files, a) < (apps[a].files, b) : stems[a] > stems[b]
    }
    return apps.indices.sorted(by: isBefore).map { apps[$0] }
  }

  /// Whether a name is another one with less behind it: a part of a word is no stem.
  private static func isStem(_ stem: String?, of name: String?) -> Bool {
    guard let stem, let name, !stem.isEmpty, name.count > stem.count, name.hasPrefix(stem) else { return false }
    let next = name[name.index(name.startIndex, offsetBy: stem.count)]
    return !next.isLetter && !next.isNumber
  }

  /// `Note Book` and `notebook` are one name.
  private static func letters(of name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  private static func names(of target: XcodeProject.Target, in project: XcodeProject) -> [String] {
    target.appNames.isEmpty && target.isNamedLikeProject ? [project.name].compactMap(\.self) : target.appNames
  }
}
