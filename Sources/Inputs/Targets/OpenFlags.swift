import LintelModel

// Flags that `#if` asks for, where settings that may set them are not here: in a file that is in no repository, or that the
// build names by a variable.

extension BuildTargets {
  /// Tells of projects with bars that such a flag parts.
  func tellOpenFlags(in skipped: inout [SkippedFile], of toolbars: [Toolbar]) {
    let asked = flags(parting: toolbars)
    if asked.isEmpty { return }
    skipped += projects.filter { project in asked.contains { isOpen($0.value, in: $0.key, of: project) } }.map {
      SkippedFile(file: $0.path, reason: SkippedFile.openFlags, isBroken: false)
    }
  }

  /// By file, the flags in whose arms its bars differ, among those that any target sets.
  private func flags(parting toolbars: [Toolbar]) -> [String: Set<String>] {
    let named = projects.flatMap(\.targets).flatMap(\.builds).reduce(into: Set<String>()) { $0.formUnion($1.named) }
      .subtracting(BuildFlags.everyones)
    if named.isEmpty { return [:] }
    return toolbars.reduce(into: [:]) { found, toolbar in
      for name in toolbar.variant?.names ?? [] where name.contains("#") {
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        let flags = named.intersection(words)
        if !flags.isEmpty { found[toolbar.location.file, default: []].formUnion(flags) }
      }
    }
  }

  private func isOpen(_ flags: Set<String>, in file: String, of project: XcodeProject) -> Bool {
    project.products(with: file).contains { target in
      target.builds.isEmpty || target.builds.contains { build in flags.contains(where: build.mayLack) }
    }
  }
}
