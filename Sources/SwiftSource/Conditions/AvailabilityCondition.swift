import LintelModel
import SwiftSyntax

/// `#available(iOS 26, *)`, `@available(macOS 13, *)`: which of the audited OS lines have it.
enum AvailabilityCondition {
  /// When the condition holds, and when it does not.
  static func arms(of condition: AvailabilityConditionSyntax) -> (then: Conditions, otherwise: Conditions) {
    let (available, unavailable) = arms(of: condition.availabilityArguments)
    let isPositive = condition.availabilityKeyword.tokenKind == .poundAvailable
    return isPositive ? (available, unavailable) : (unavailable, available)
  }

  private static func arms(
    of arguments: AvailabilityArgumentListSyntax
  ) -> (available: Conditions, unavailable: Conditions) {
    Conditions.available(on: versions(of: arguments))
  }

  /// The version that is asked for, by platform.
  static func versions(of arguments: AvailabilityArgumentListSyntax) -> [Platform: SystemVersion] {
    var versions: [Platform: SystemVersion] = [:]
    for argument in arguments {
      guard case .availabilityVersionRestriction(let restriction) = argument.argument else { continue }
      let version = SystemVersion(restriction.version.flatMap { Int($0.major.text) } ?? 0, minor(of: restriction.version))
      for platform in platforms(named: restriction.platform.text) { versions[platform] = version }
    }
    return versions
  }

  /// The second number of a version; 1 for `18.0.1`, which a system of 18.0 may lack as well.
  private static func minor(of version: VersionTupleSyntax?) -> Int {
    guard let version, version.components.contains(where: { $0.number.text != "0" }) else { return 0 }
    return max(version.components.first.flatMap { Int($0.number.text) } ?? 1, 1)
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
      settings.formIntersection(arms(of: arguments).available.settings)
    }
    return settings
  }
}
