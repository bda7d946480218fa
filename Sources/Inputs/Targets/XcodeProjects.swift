import LintelModel

/// The Xcode projects of an audited folder, each read from the file that Xcode would read it from.
struct XcodeProjects {
  /// The outermost first.
  private(set) var projects: [XcodeProject] = []
  /// Files that could not be read, and why.
  private(set) var skipped: [SkippedFile] = []
  /// What the projects call their language of development, in their order, as it is written.
  private(set) var developmentLanguages: [String] = []

  /// - Parameters:
  ///   - lists: each `project.pbxproj`.
  ///   - documents: each `project.xcproj`. Where a project has both files, Xcode reads this one.
  ///   - specifications: each `project.yml`. Where the project is there that XcodeGen makes of it, that counts.
  init(
    lists: [SourceFile], documents: [SourceFile], configurationFiles: [SourceFile], specifications: [SourceFile] = []
  ) {
    let files = Dictionary(configurationFiles.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var read: Set<String> = []
    let all = documents.map { ($0, true) } + lists.map { ($0, false) }
    var found: [(path: String, project: XcodeProject?, language: String?)] = []
    for (file, isDocument) in all {
      let bundle = String(file.path.dropLast(file.path.split(separator: "/").last?.count ?? 0))
      guard !read.contains(bundle) else { continue }
      if isDocument {
        switch XCProject.read(file, configurationFiles: { files[$0] }) {
        case .success(let project):
          read.insert(bundle)
          found.append((file.path, project, project.developmentLanguage))
        // An older file beside it is better than none.
        case .failure(let error): skipped.append(SkippedFile(file: file.path, problem: error.problem))
        }
      } else {
        let project = PBXProject(file) { files[$0] }?.project
        // A project that a merge has damaged still says its language.
        found.append((file.path, project, project?.developmentLanguage ?? SourceLanguage.developmentRegion(in: file.bytes)))
      }
    }
    let folders = Set(found.compactMap { $0.project?.folder })
    for file in specifications {
      guard let project = XcodeGenProject.read(file, configurationFiles: { files[$0] }), !folders.contains(project.folder)
      else { continue }
      found.append((file.path, project, project.developmentLanguage))
    }
    found.sort { (Self.depth($0.path), $0.path) < (Self.depth($1.path), $1.path) }
    projects = found.compactMap { one in
      var project = one.project
      project?.path = one.path
      project?.decideFlags()
      return project
    }
    developmentLanguages = found.compactMap(\.language)
  }

  private static func depth(_ path: String) -> Int { path.utf8.count { $0 == Ascii.slash } }
}
