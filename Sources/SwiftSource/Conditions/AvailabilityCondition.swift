import LintelModel
import SwiftSyntax

/// `#available(iOS 26, *)`, `@available(macOS 13, *)`: which of the audited OS lines have it.
enum AvailabilityCondition {
  /// Where the condition is true, and where it is false.
  struct Arms: Hashable {
    var available: Set<Conditions.Setting>
    var unavailable: Set<Conditions.Setting>
  }

  static func arms(of arguments: AvailabilityArgumentListSyntax) -> Arms {
    let asked = versions(of: arguments)
    let (available, unavailable) = Conditions.available(on: asked.major, patched: asked.patched)
    return Arms(available: available, unavailable: unavailable)
  }

  /// The major version that is asked for, by platform, and the platforms of which a minor one is asked for besides.
  static func versions(of arguments: AvailabilityArgumentListSyntax) -> (major: [Platform: Int], patched: Set<Platform>) {
    var versions: [Platform: Int] = [:]
    var patched: Set<Platform> = []
    for argument in arguments {
      guard case .availabilityVersionRestriction(let restriction) = argument.argument else { continue }
      let major = restriction.version.flatMap { Int($0.major.text) } ?? 0
      let isPatched = restriction.version?.components.contains { $0.number.text != "0" } ?? false
      for platform in platforms(named: restriction.platform.text) {
        versions[platform] = major
        if isPatched { patched.insert(platform) }
      }
    }
    return (versions, patched)
  }

  private static func platforms(named name: String) -> [Platform] {
    switch name {
    // iPadOS and Catalyst take what is said of iOS.
    case "iOS", "iOSApplicationExtension": [.ios, .ipados]
    case "macOS", "macOSApplicationExtension", "OSX": [.macos]
    case "visionOS", "xrOS": [.visionos]
    case "watchOS": [.watchos]
    case "tvOS": [.tvos]
    default: []
    }
  }

  /// What `@available` on a declaration says; everything if it has none.
  static func settings(of attributes: AttributeListSyntax) -> Set<Conditions.Setting> {
    var settings = Conditions.Setting.all
    for attribute in attributes {
      guard case .attribute(let attribute) = attribute, attribute.attributeName.writtenText == "available",
        case .availability(let arguments) = attribute.arguments
      else { continue }
      // `unavailable`, `deprecated:` and `obsoleted:` restrict nothing that is in the source.
      if arguments.contains(where: { if case .token(let token) = $0.argument { token.text != "*" } else { false } }) {
        continue
      }
      settings.formIntersection(arms(of: arguments).available)
    }
    return settings
  }
}
