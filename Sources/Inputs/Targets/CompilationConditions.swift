import LintelModel

extension XcodeProject {
  /// Notes on builds that lack an optional file of settings what is known all the same: which of the flags that tell its
  /// targets and configurations apart each of these has, the project itself says.
  mutating func decideFlags() {
    let named = targets.lazy.flatMap(\.builds).reduce(into: Set<String>()) { $0.formUnion($1.named) }
    for target in targets.indices {
      for build in targets[target].builds.indices where targets[target].builds[build].decided != nil {
        targets[target].builds[build].decided = named
      }
    }
  }
}

/// The flags that build settings hand the compilers: `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, and `-D` of `OTHER_SWIFT_FLAGS`,
/// for Swift; `GCC_PREPROCESSOR_DEFINITIONS`, and `-D` of `OTHER_CFLAGS`, for Objective-C.
extension BuildSettings {
  private struct Flags {
    /// The setting whose words are flags each, and that which has them behind `-D`.
    let list: String
    let options: String

    static let swift = Flags(list: "SWIFT_ACTIVE_COMPILATION_CONDITIONS", options: "OTHER_SWIFT_FLAGS")
    static let objectiveC = Flags(list: "GCC_PREPROCESSOR_DEFINITIONS", options: "OTHER_CFLAGS")
    static let all = [swift, objectiveC].flatMap { [$0.list, $0.options] }
  }

  /// Whether a setting, by its name with the conditions in brackets that it has, is one of flags.
  static func isOfFlags(_ setting: String) -> Bool { Flags.all.contains { setting.hasPrefix($0) } }

  /// What these settings build, as far as flags of Swift are concerned.
  var build: BuildFlags.Build { build(with: .swift) }

  /// The same of Objective-C: the names that are defined, unless as 0.
  var buildOfObjectiveC: BuildFlags.Build { build(with: .objectiveC) }

  private func build(with flags: Flags) -> BuildFlags.Build {
    var build = BuildFlags.Build(platforms: platforms, flags: [], isOpen: lacksFile)
    if lacksOptionalFile { build.decided = [] }
    for name in [flags.list, flags.options] {
      // The nearest layer says whether those behind it count, too.
      for layer in layers {
        let special = layer.filter { $0.key.hasPrefix(name + "[") }
        for value in special.values { build.possible.formUnion(Self.flags(in: value, isList: name == flags.list).flags) }
        guard let value = layer[name] else { continue }
        let (found, isOpen, goesOn) = Self.flags(in: value, isList: name == flags.list)
        // What a setting for one system replaces is not set there.
        if special.isEmpty { build.flags.formUnion(found) } else { build.possible.formUnion(found) }
        build.isOpen = build.isOpen || isOpen
        if !goesOn { break }
      }
    }
    return build
  }

  /// The flags of one value; whether it names more that only the build knows; whether those that are set farther away count.
  private static func flags(in value: String, isList: Bool) -> (flags: Set<String>, isOpen: Bool, goesOn: Bool) {
    var (flags, isOpen, goesOn): (Set<String>, Bool, Bool) = ([], false, false)
    var isNext = isList
    for part in value.split(whereSeparator: { $0 == " " || $0 == "\"" || $0 == "\t" }) {
      if part == "$(inherited)" || part == "${inherited}" {
        goesOn = true
      } else if part.prefix(while: { $0 != "=" }).contains("$") {
        isOpen = true
      } else if isNext {
        flags.formUnion(name(definedBy: part))
        isNext = isList
      } else if part == "-D" {
        isNext = true
      } else if part.hasPrefix("-D") {
        flags.formUnion(name(definedBy: part.dropFirst(2)))
      }
    }
    return (flags, isOpen, goesOn)
  }

  /// `STAGING` of `STAGING`, and of `STAGING=1`: what is defined as 0 is as good as not defined.
  private static func name(definedBy definition: Substring) -> [String] {
    let parts = definition.split(separator: "=", maxSplits: 1)
    return parts.count == 2 && parts[1] == "0" ? [] : parts.prefix(1).map(String.init)
  }
}
