/// A version of a system, as code asks for it.
package struct SystemVersion: Hashable, Sendable {
  package var major: Int
  /// 0 also where none is said.
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }
}

extension SystemVersion: CustomStringConvertible {
  package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

extension Conditions {
  /// The least major version, by platform, that the code which is read is built for, as far as that is known.
  package static let leastVersions = TaskLocal<[Platform: Int]>(wrappedValue: [:])

  /// Where an app can count on given versions of the systems, and where it cannot: in either arm of one branch, whichever of
  /// the two is asked for. The oldest audited line is that of the versions right before it too, and the newest that of the known
  /// ones after it: of what began with these, both are possible there, but not at once. What is older than all audited lines is
  /// on each of them, and what is newer than all known ones on none.
  ///
  /// What every system has that the app is built for is never missing.
  ///
  /// - Parameter versions: The least version by platform. Other platforms have whatever is asked for.
  package static func available(
    on versions: [Platform: SystemVersion]
  ) -> (available: Conditions, unavailable: Conditions) {
    let known = leastVersions.get()
    let asked = versions.filter { platform, version in
      guard let least = known[platform] else { return true }
      return least < version.major || least == version.major && version.minor > 0
    }
    let whole = Branch.availability(of: versions)
    var (available, unavailable) = (Conditions(settings: [], arms: [whole: 0]), Conditions(settings: [], arms: [whole: 1]))
    for setting in Setting.all {
      let version = asked[setting.platform]
      let standing = version.map { setting.standing(of: $0) } ?? (mayBe: true, mayLack: false)
      if standing.mayBe { available.settings.insert(setting) }
      if standing.mayLack { unavailable.settings.insert(setting) }
      guard let version, standing.mayBe, standing.mayLack else { continue }
      // What has a version has those before it.
      for minor in 0...min(version.minor, mostMinors) {
        available.arms[.availability(of: [setting.platform: SystemVersion(version.major, minor)])] = 0
      }
      unavailable.arms[.availability(of: [setting.platform: version])] = 1
    }
    return (available, unavailable)
  }

  /// Minor versions of a line have one digit.
  private static let mostMinors = 9
}

extension Conditions.Setting {
  /// Whether a version may be there, and whether it may be missing.
  fileprivate func standing(of version: SystemVersion) -> (mayBe: Bool, mayLack: Bool) {
    let own = Int(line.version(on: platform)) ?? 0
    if version.major <= own { return (true, version.major == own && line == OSLine.audited.min()) }
    return (line == OSLine.audited.max() && version.major <= OSLine.newest.number, true)
  }
}

extension Branch {
  /// Whether the system has these versions, by whatever words code asks for them: `#unavailable(iOS 15)` is the other arm of
  /// `#available(iOS 15.0, *)`.
  package static func availability(of versions: [Platform: SystemVersion]) -> Branch {
    // iPadOS and Catalyst take what is said of iOS.
    let names = Set(versions.map { platform, version in "\(platform == .ipados ? Platform.ios.name : platform.name) \(version)" })
    return Branch(.condition, "#available(\((names.sorted() + ["*"]).joined(separator: ", ")))")
  }
}
