import LintelModel

/// The platforms that a project's configuration wants to be looked at.
struct PlatformChoice {
  private let platforms: Set<Platform>

  /// Empty: all of them.
  init(_ platforms: [Platform]) { self.platforms = Set(platforms) }

  /// Takes every other platform from the bars, and bars that are on no platform then from the list.
  /// - Returns: What was left out, in a line.
  func apply(to toolbars: inout [Toolbar]) -> [SkippedFile] {
    guard !platforms.isEmpty else { return [] }
    var kept: [Toolbar] = []
    var leftOut: [Toolbar] = []
    for var toolbar in toolbars {
      let chosen = toolbar.platforms.filter(platforms.contains)
      if chosen.isEmpty {
        leftOut.append(toolbar)
      } else {
        toolbar.platforms = chosen
        kept.append(toolbar)
      }
    }
    toolbars = kept
    guard !leftOut.isEmpty else { return [] }
    func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let files = Set(leftOut.map(\.location.file)).count
    let names = Set(leftOut.flatMap(\.platforms)).sorted().map(\.name).joined(separator: ", ")
    let reason =
      "found \(counted(leftOut.count, "bar")) in \(counted(files, "file")) for \(names), which the configuration leaves out"
    return [SkippedFile(file: ".", reason: reason, isBroken: false)]
  }
}
