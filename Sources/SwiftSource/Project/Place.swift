import LintelModel
import SwiftSyntax

// swift-syntax has a type of that name too.
typealias SourceLocation = LintelModel.SourceLocation

/// Where an expression is read: in which file, what callers bound its names to, and how far it was followed from the bar.
final class Place {
  /// An argument at a call, to be read where the call is.
  struct Bound {
    let expression: ExprSyntax
    let place: Place
  }

  let file: SwiftFile
  /// By the name that the called function or view type has for it; `self` for what a method was called on.
  let arguments: [String: Bound]
  /// The case that `self` is, where a property of an enum case is read.
  let selfCase: String?
  /// What the values decide that the view is made with whose code it is in.
  let decided: DecidedArms
  /// Whether it is in generated code, or such code leads to it: what is asked for there is asked for by that.
  let isOfGenerated: Bool
  private let visited: Set<SyntaxIdentifier>

  /// A view's property that names a constant that names a helper of helpers: more than people write. Cycles end here at the
  /// latest.
  static let maximumHops = 12

  init(_ file: SwiftFile, arguments: [String: Bound] = [:], selfCase: String? = nil) {
    self.file = file
    self.arguments = arguments
    self.selfCase = selfCase
    decided = .none
    isOfGenerated = file.isGenerated
    visited = []
  }

  private init(
    file: SwiftFile, arguments: [String: Bound], selfCase: String?, decided: DecidedArms, isOfGenerated: Bool,
    visited: Set<SyntaxIdentifier>
  ) {
    self.file = file
    self.arguments = arguments
    self.selfCase = selfCase
    self.decided = decided
    self.isOfGenerated = isOfGenerated
    self.visited = visited
  }

  /// The place inside a declaration that this one leads to; nil if it was entered before on this way, or the way is too
  /// long.
  func entering(
    _ declaration: MemberDeclaration, arguments: [String: Bound] = [:], selfCase: String? = nil, decided: DecidedArms = .none
  ) -> Place? {
    entering(declaration.syntax, in: declaration.file, arguments: arguments, selfCase: selfCase, decided: decided)
  }

  func entering(
    _ node: Syntax, in file: SwiftFile, arguments: [String: Bound] = [:], selfCase: String? = nil,
    decided: DecidedArms = .none
  ) -> Place? {
    guard visited.count < Self.maximumHops, !visited.contains(node.id) else { return nil }
    return Place(
      file: file, arguments: arguments, selfCase: selfCase, decided: decided,
      isOfGenerated: isOfGenerated || file.isGenerated,
      visited: visited.union([node.id]))
  }

  /// The place of a declaration that shares this one's bindings, such as another property of the same view.
  func enteringMember(_ declaration: MemberDeclaration) -> Place? {
    entering(declaration, arguments: arguments, selfCase: selfCase, decided: decided)
  }
}
