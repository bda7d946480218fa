/// The flags that targets hand the compiler, `#if FLAG`, by the files that they compile: what no target builds is no bar.
package struct BuildFlags: Hashable, Sendable {
  /// A target in one of its configurations.
  package struct Build: Hashable, Sendable {
    package var platforms: Set<Platform>
    /// The flags that it sets.
    package var flags: Set<String>
    /// Those that it sets for some systems or processors.
    package var possible: Set<String>
    /// Whether there may be others: what it includes is not there, or only the build knows it.
    package var isOpen: Bool
    /// Where an optional file of settings is not there, the flags that no such file decides, as the project sets them for some
    /// of its builds itself; nil where none is missing.
    package var decided: Set<String>?

    package init(platforms: Set<Platform>, flags: Set<String>, possible: Set<String> = [], isOpen: Bool = false) {
      self.platforms = platforms
      self.flags = flags
      self.possible = possible
      self.isOpen = isOpen
    }

    /// All flags that it may have, as far as they are written.
    package var named: Set<String> { flags.union(possible) }

    /// Whether settings that are not here may set a flag.
    package func mayLack(_ flag: String) -> Bool {
      !flags.contains(flag) && (isOpen || decided?.contains(flag) == false)
    }

    fileprivate func answer(_ flag: String) -> Answer {
      if flags.contains(flag) { return .yes }
      return mayLack(flag) || possible.contains(flag) ? .unknown : .no
    }
  }

  /// What is known of one file.
  package struct OfFile: Hashable, Sendable {
    package let builds: [Build]
    /// The flags that any build of the project names. Of others nobody knows who sets them.
    package let known: Set<String>

    /// Whether a flag is set wherever the file is built for a platform; where it is built for others alone, for these.
    package func answer(_ flag: String, on platform: Platform) -> Answer {
      guard known.contains(flag) else { return .unknown }
      // A build of which nobody knows what it is for may be for any.
      let own = builds.filter { $0.platforms.isEmpty || $0.platforms.contains(platform) }
      let answers = Set((own.isEmpty ? builds : own).map { $0.answer(flag) })
      return answers.count == 1 ? answers.first ?? .unknown : .unknown
    }

    /// Whether some build of the file may have two flags so: set, or not.
    package func mayHave(_ one: String, _ isSet: Bool, with other: String, _ isOtherSet: Bool) -> Bool {
      builds.contains { build in
        build.answer(one) != (isSet ? .no : .yes) && build.answer(other) != (isOtherSet ? .no : .yes)
      }
    }
  }

  private var builds: [Build] = []
  /// By file, the numbers of its builds.
  private var numbers: [String: [Int]] = [:]
  /// The flags that are decided by what somebody builds, and not by what there is to build: every project has both.
  package static let everyones: Set = ["DEBUG"]
  /// Those that any build names, but for these.
  package private(set) var named: Set<String> = []

  package init() {}

  package mutating func add(_ own: [Build], of file: String) {
    for build in own {
      let number = builds.firstIndex(of: build) ?? builds.count
      if number == builds.count {
        builds.append(build)
        named.formUnion(build.named.subtracting(Self.everyones))
      }
      if numbers[file]?.contains(number) != true { numbers[file, default: []].append(number) }
    }
  }

  package var isEmpty: Bool { numbers.isEmpty }

  /// Nil where no target is known that compiles the file.
  package func of(_ file: String) -> OfFile? {
    guard let own = numbers[file], !own.isEmpty else { return nil }
    return OfFile(builds: own.map { builds[$0] }, known: named)
  }
}
