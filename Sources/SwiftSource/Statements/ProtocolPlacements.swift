import LintelModel
import SwiftSyntax

/// What a protocol's extension puts on the bars of those that conform to it: `setUpFrame()` of `extension Framed`.
extension CodeReading {
  /// Whether a protocol gives the member to the types that conform to it.
  func isOfProtocol(_ member: MemberDeclaration) -> Bool {
    member.owner.map { isProtocol($0, near: member.file) } ?? false
  }

  /// Whether an extension of a controller of UIKit's has the member: `extension UIViewController { func addCloseButton() … }`.
  func isOfUIKit(_ member: MemberDeclaration) -> Bool {
    member.owner.map { isControllerOfUIKit($0, near: member.file) } ?? false
  }

  private func isControllerOfUIKit(_ type: String, near file: SwiftFile) -> Bool {
    type.hasPrefix("UI") && type.hasSuffix("Controller") && project.declarations(of: type, near: file).isEmpty
  }

  /// No bar of a protocol's is left where each class that conforms to it was seen to ask for what the extension puts there, or
  /// does not name the method: no screen is a protocol. Where one may ask in a way that is not followed, the bar stays, of which
  /// it is said that its screens are not known. Nor is one of UIKit's controllers left with what is on the bar of a class.
  func forgetPlacementsOfProtocols() {
    var askers: [SyntaxIdentifier: Set<String>] = [:]
    for one in placements where !one.sites.isEmpty && one.owner.variable == nil {
      askers[one.node, default: []].insert(one.owner.type)
    }
    guard !askers.isEmpty else { return }
    forget { one in
      guard one.owner.variable == nil, let own = askers[one.node], let file = project.file(at: one.owner.file) else {
        return false
      }
      if isControllerOfUIKit(one.owner.type, near: file) { return own.contains { !isControllerOfUIKit($0, near: file) } }
      guard isProtocol(one.owner.type, near: file) else { return false }
      let conformers = project.conformers(of: one.owner.type)
      return !conformers.isEmpty && !own.isDisjoint(with: conformers.map(\.name))
        && conformers.allSatisfy { own.contains($0.name) || !mayCall(one.function, $0, near: file) }
    }
  }

  /// Whether a type, or one that inherits from it, has the name in its code, or code that was not read for bars.
  private func mayCall(_ function: String, _ type: TypeDeclaration, near file: SwiftFile) -> Bool {
    ([type.name] + project.heirs(of: type.name)).contains { name in
      project.types(named: name, near: file).contains { one in
        !Self.mayMakeBars(one.file) || one.node.writtenText.contains(function)
      }
    }
  }

  private func isProtocol(_ type: String, near file: SwiftFile) -> Bool {
    project.declarations(of: type, near: file).contains { $0.node.is(ProtocolDeclSyntax.self) }
  }
}
