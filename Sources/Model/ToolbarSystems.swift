extension Toolbar {
  /// What the systems are called that it is on: `iOS 26, iPadOS 26`; without numbers where it is for every line.
  package var namesOfSystems: String {
    platforms.flatMap { platform in
      osLines.isEmpty ? [platform.name] : osLines.map { "\(platform.name) \($0.version(on: platform))" }
    }.joined(separator: ", ")
  }
}
