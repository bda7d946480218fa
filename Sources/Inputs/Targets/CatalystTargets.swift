import LintelModel

// Mac Catalyst: what `SUPPORTS_MACCATALYST` says of an app's bars on the Mac.

extension BuildTargets {
  /// Tells that the bars of an app for Mac Catalyst are not laid out there, and leaves out what is said of such bars in files
  /// that no app for it takes.
  func tellCatalyst(in skipped: inout [SkippedFile], of toolbars: [Toolbar]) {
    skipped.removeAll { $0.isOfCatalyst && isLeftOutOnCatalyst($0.file) }
    // On the Mac an app of AppKit's has bars of its own.
    guard toolbars.contains(where: { !Set($0.platforms).isDisjoint(with: [.ios, .ipados]) }) else { return }
    skipped += projects.filter { $0.targets.contains { $0.isWholeApp && $0.supportsCatalyst == true } }.map {
      SkippedFile(file: $0.path, reason: SkippedFile.catalyst, isBroken: false)
    }
  }

  /// Whether all that take a file say that they are not for Catalyst; of one that nobody takes, all apps.
  private func isLeftOutOnCatalyst(_ path: String) -> Bool {
    let takers = projects.flatMap { $0.products(with: path) }
    let asked = takers.isEmpty ? projects.flatMap(\.targets).filter(\.isWholeApp) : takers
    let mobile = asked.filter { !$0.platforms.isDisjoint(with: [.ios, .ipados]) }
    return !mobile.isEmpty && mobile.allSatisfy { $0.supportsCatalyst == false }
  }
}
