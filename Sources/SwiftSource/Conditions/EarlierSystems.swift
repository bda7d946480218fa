import LintelModel
import SwiftSyntax

/// Systems before the oldest that is audited. Conditions count them with that one; what must hold on the audited systems
/// themselves is asked here.
enum EarlierSystems {
  /// Whether code is run on those systems alone: it is what `if #available(macOS 11, *)` leaves for others.
  static func alone(run node: some SyntaxProtocol, of platform: Platform) -> Bool {
    var block = Syntax(node)
    while let parent = block.parent {
      if let asked = lacking(in: block, of: parent), isOfEarlier(asked, platform) { return true }
      block = parent
    }
    return false
  }

  /// The availability that does not hold where a block of an `if` or a `guard` is run.
  private static func lacking(in block: Syntax, of parent: Syntax) -> AvailabilityConditionSyntax? {
    if let branch = parent.as(IfExprSyntax.self) {
      if block.id == branch.body.id { return availabilities(branch.conditions, .poundUnavailable).first }
      let otherwise =
        switch branch.elseBody {
        case .codeBlock(let other): other.id
        case .ifExpr(let other): other.id
        case nil: branch.body.id
        }
      return block.id == otherwise ? only(branch.conditions) : nil
    }
    guard let exit = parent.as(GuardStmtSyntax.self), block.id == exit.body.id else { return nil }
    return only(exit.conditions)
  }

  /// Beside another condition, that one may have failed.
  private static func only(_ conditions: ConditionElementListSyntax) -> AvailabilityConditionSyntax? {
    conditions.count == 1 ? availabilities(conditions, .poundAvailable).first : nil
  }

  private static func availabilities(
    _ conditions: ConditionElementListSyntax, _ keyword: TokenKind
  ) -> [AvailabilityConditionSyntax] {
    conditions.compactMap { element in
      guard case .availability(let asked) = element.condition, asked.availabilityKeyword.tokenKind == keyword else {
        return nil
      }
      return asked
    }
  }

  /// Whether every audited system has it.
  private static func isOfEarlier(_ asked: AvailabilityConditionSyntax, _ platform: Platform) -> Bool {
    guard let version = AvailabilityCondition.versions(of: asked.availabilityArguments)[platform],
      let oldest = OSLine.audited.min(), let audited = Int(oldest.version(on: platform))
    else { return false }
    return version.major < audited || version.major == audited && version.minor == 0
  }
}
