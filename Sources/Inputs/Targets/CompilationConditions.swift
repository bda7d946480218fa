import LintelModel

extension XcodeProject {
  /// Notes on builds that lack an optional file of settings what is known all the same: which of the flags that tell its targets and
  /// configurations apart each of these has, the project itself says.
  mutating func decideFlags() {
    let named = targets.lazy.flatMap(\.builds).reduce(into: Set<String>()) { $0.formUnion($1.named) }
    for target in targets.indices {
      for build in targets[target].builds.indices where targets[target].builds[build].decided != nil {
        targets[target].builds[build].decided = named
      }
    }
  }
}

/// The flags that build settings hand the Swift compiler: `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, and `-D` of
/// `OTHER_SWIFT_FLAGS`.
extension BuildSettings {
  private static let activeConditions = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"
  private static let otherFlags = "OTHER_SWIFT_FLAGS"

  /// Whether a setting, by its name with the conditions in brackets that it has, is one of flags.
  static func isOfFlags(_ setting: String) -> Bool {
    setting.hasPrefix(activeConditions) || setting.hasPrefix(otherFlags)
  }

  /// What these settings build, as far as flags are concerned.
  var build: BuildFlags.Build {
    var build = BuildFlags.Build(platforms: platforms, flags: [], isOpen: lacksFile)
    if lacksOptionalFile { build.decided = [] }
    for name in [Self.activeConditions, Self.otherFlags] {
      // The nearest layer says whether those behind it count, too.
      for layer in layers {
        let special = layer.filter { $0.key.hasPrefix(name + "[") }
        for value in special.values { build.possible.formUnion(Self.flags(in: value, of: name).flags) }
        guard let value = layer[name] else { continue }
        let (flags, isOpen, goesOn) = Self.flags(in: value, of: name)
        // What a setting for one system replaces is not set there.
        if special.isEmpty { build.flags.formUnion(flags) } else { build.possible.formUnion(flags) }
        build.isOpen = build.isOpen || isOpen
        if !goesOn { break }
      }
    }
    return build
  }

  /// The flags of one value; whether it names more that only the build knows; whether those that are set farther away count.
  private static func flags(in value: String, of name: String) -> (flags: Set<String>, isOpen: Bool, goesOn: Bool) {
    var (flags, isOpen, goesOn): (Set<String>, Bool, Bool) = ([], false, false)
    var isNext = name == activeConditions
    for part in value.split(whereSeparator: { $0 == " " || $0 == "\"" || $0 == "\t" }) {
      if part == "$(inherited)" || part == "${inherited}" {
        goesOn = true
      } else if part.contains("$") {
        isOpen = true
      } else if name == activeConditions || isNext {
        flags.insert(String(part))
        isNext = name == activeConditions
      } else if part == "-D" {
        isNext = true
      } else if part.hasPrefix("-D") {
        flags.insert(String(part.dropFirst(2)))
      }
    }
    return (flags, isOpen, goesOn)
  }
}
