import LintelModel

/// The platforms that a project is built for, by the settings of its Xcode projects.
enum ProjectPlatforms {
  private static let words: [(name: String, platforms: [Platform])] = [
    ("iphoneos", [.ios, .ipados]), ("macosx", [.macos]), ("xros", [.visionos]), ("watchos", [.watchos]),
    ("appletvos", [.tvos]),
  ]

  /// The values of `SDKROOT` and `SUPPORTED_PLATFORMS`, put together; empty if no project says any.
  static func find(in xcodeProjects: [SourceFile]) -> [Platform] {
    var found: Set<Platform> = []
    for project in xcodeProjects {
      for line in project.bytes.split(separator: Ascii.newline) {
        let text = String(decoding: line, as: UTF8.self)
        guard text.contains("SDKROOT") || text.contains("SUPPORTED_PLATFORMS") else { continue }
        for (name, platforms) in words where text.contains(name) { found.formUnion(platforms) }
      }
    }
    return found.sorted()
  }
}
