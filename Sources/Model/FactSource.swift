/// What of a project shows how its bars are. The readers of each are named for every fact below: `lintel rules --coverage` says
/// from there what source can tell, and a test reads an example of each.
package enum FactSource: String, Hashable, Sendable, CaseIterable {
  case swiftUI, uiKit, appKit, objectiveC, interfaceBuilder, assetCatalogs

  /// For people.
  package var name: String {
    switch self {
    case .swiftUI: "SwiftUI"
    case .uiKit: "UIKit"
    case .appKit: "AppKit"
    case .objectiveC: "Objective-C"
    case .interfaceBuilder: "Interface Builder"
    case .assetCatalogs: "asset catalogues"
    }
  }

  /// Where it can make or describe a bar.
  package var platforms: [Platform] {
    switch self {
    case .swiftUI, .assetCatalogs: Platform.allCases
    case .uiKit: [.ios, .ipados, .visionos, .tvos]
    case .appKit: [.macos]
    case .objectiveC, .interfaceBuilder: [.ios, .ipados, .macos]
    }
  }

  /// Those that make bars: whatever titles, items and texts tell, each of them shows.
  package static let ofBars: Set<FactSource> = [.swiftUI, .uiKit, .appKit, .objectiveC, .interfaceBuilder]

  /// Those that show a fact of a bar or of an item; none for a fact that only a definition declares.
  package static func showing(_ fact: String) -> Set<FactSource> {
    Set(BarFacts.sources[fact] ?? []).union(ItemFacts.sources[fact] ?? [])
  }
}

extension BarFacts {
  /// By the name of a fact, what shows it.
  package static let sources: [String: [FactSource]] = [
    "edge": [.uiKit, .objectiveC, .interfaceBuilder],
    "hasOwnBackground": [.swiftUI, .uiKit, .objectiveC, .interfaceBuilder],
    "hasTintedControls": [.swiftUI, .uiKit, .objectiveC, .interfaceBuilder],
    "height": [.uiKit, .objectiveC, .interfaceBuilder],
    "scrollsAway": [.uiKit, .interfaceBuilder],
    "hidesItself": [.swiftUI, .uiKit, .objectiveC, .interfaceBuilder],
    "canBeBroughtBack": [.swiftUI, .uiKit, .objectiveC, .interfaceBuilder],
    "hidesForKeyboard": [.uiKit, .interfaceBuilder],
    "canBeHidden": [.swiftUI, .appKit, .interfaceBuilder],
    "hasHideCommand": [.swiftUI, .interfaceBuilder],
    "isAboveScrollView": [.swiftUI, .uiKit, .interfaceBuilder],
    "isOfFirstView": [.swiftUI, .uiKit, .interfaceBuilder],
    "distribution": [.swiftUI, .uiKit, .objectiveC, .interfaceBuilder],
    "staying": [.swiftUI],
    "spansWidth": [.uiKit, .interfaceBuilder],
    "hasScrollEdgeEffect": [.swiftUI, .uiKit],
    "isRevealedInFullScreen": [.swiftUI, .appKit],
    "isAboveKeyboard": [.swiftUI, .uiKit],
    "documentCommands": [.swiftUI, .uiKit],
    "textSizeCap": [.swiftUI, .uiKit],
  ]
}

extension ItemFacts {
  /// By the name of a fact, what shows it.
  package static let sources: [String: [FactSource]] = [
    "hasBezel": [.swiftUI, .appKit, .interfaceBuilder],
    "iconSize": [.assetCatalogs],
    "landscapeIconHeight": [.assetCatalogs],
    "isFullColor": [.swiftUI, .uiKit, .assetCatalogs],
    "controlSize": [.swiftUI, .appKit, .interfaceBuilder],
    "staysSelected": [.appKit, .objectiveC, .interfaceBuilder],
    "hasMenuCommand": [.swiftUI, .interfaceBuilder],
    "isCustomizable": [.swiftUI, .uiKit],
    "respondsToTaps": [.swiftUI, .uiKit],
    "switches": [.swiftUI, .uiKit],
    "isInMoreMenu": [.swiftUI, .uiKit],
    "meaning": [.swiftUI],
    "commands": [.swiftUI, .uiKit],
    "foreground": [.swiftUI],
    "background": [.swiftUI],
    "showsLargeContent": [.swiftUI],
    "shortcut": [.swiftUI],
    "canCollapse": [.appKit, .interfaceBuilder],
    "hasConcentricCorners": [.swiftUI],
    "sharesBackground": [.swiftUI, .uiKit],
    "hasKnownPlace": [.uiKit],
    "hasOwnTint": [.swiftUI, .uiKit, .interfaceBuilder],
    "textSizeCap": [.swiftUI, .uiKit],
    "fixedTextSize": [.swiftUI, .uiKit, .objectiveC],
  ]
}
