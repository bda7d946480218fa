import LintelModel
import SwiftSyntax

/// What asks for the device's idiom asks for the platform: `UIDevice.current.userInterfaceIdiom == .pad`.
enum DeviceIdiom {
  /// When a comparison with an idiom holds and when it does not; nil for what compares something else.
  static func arms(_ elements: [ExprSyntax]) -> (then: Conditions, otherwise: Conditions)? {
    guard elements.count == 3, let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      sign == "==" || sign == "!=", let name = elements[2].as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let platforms = platforms[name], isAsked(by: elements[0])
    else { return nil }
    let (own, others) = (conditions(on: platforms), conditions(on: Set(Platform.allCases).subtracting(platforms)))
    return sign == "==" ? (own, others) : (others, own)
  }

  static func isAsked(by subject: ExprSyntax) -> Bool {
    subject.lastToken(viewMode: .sourceAccurate)?.text == "userInterfaceIdiom"
  }

  /// The arms of a `switch` over the idiom; nil where one of them asks for more than that.
  static func arms(of cases: [SwitchCaseSyntax]) -> [Conditions]? {
    var left = Set(Platform.allCases)
    var found: [Conditions] = []
    for item in cases {
      guard case .case(let label) = item.label else {
        found.append(conditions(on: left))
        continue
      }
      var own: Set<Platform> = []
      for one in label.caseItems {
        guard one.whereClause == nil, let expression = one.pattern.as(ExpressionPatternSyntax.self)?.expression,
          let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text, let platforms = platforms[name]
        else { return nil }
        own.formUnion(platforms)
      }
      found.append(conditions(on: own))
      left.subtract(own)
    }
    return found
  }

  private static func conditions(on platforms: Set<Platform>) -> Conditions {
    Conditions.always.on(Conditions.Setting.all.filter { platforms.contains($0.platform) })
  }

  /// By case of `UIUserInterfaceIdiom`. No screen of a car is audited.
  /// Source: "UIUserInterfaceIdiom", Apple's documentation of UIKit.
  private static let platforms: [String: Set<Platform>] = [
    "pad": [.ipados], "phone": [.ios], "mac": [.macos], "vision": [.visionos], "tv": [.tvos], "carPlay": [], "unspecified": [],
  ]
}
