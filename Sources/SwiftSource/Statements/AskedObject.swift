import LintelModel
import SwiftSyntax

extension CodeReading {
  /// What another object's method gives: `decorator?.toolbarItems(for: mode)`, where the project declares the object's type.
  /// Of a protocol it is the method of the type that conforms to it; of several types, one of theirs.
  func ask(
    _ object: ExprSyntax, for name: String, _ arguments: [(label: String?, value: Value)], _ node: FunctionCallExprSyntax,
    _ context: Context
  ) -> Value? {
    let isWorthFollowing = BarItemType.mayBeItem(named: name) || arguments.contains(where: { $0.value.mayHoldItems })
    guard object.path?.isEmpty == false, isWorthFollowing || node.saysWhatButtonIs,
      asking < Self.mostAsking, let type = project.type(of: object, at: Place(context.scope.file))?.name
    else { return nil }
    asking += 1
    defer { asking -= 1 }
    let types = project.declarations(of: type, near: context.scope.file)
    guard types.contains(where: { $0.node.is(ProtocolDeclSyntax.self) }) else {
      let members = project.members(named: name, of: type, near: context.scope.file)
      return follow(isWorthFollowing ? members : members.filter(\.makesButton), arguments, node, context)
    }
    guard isWorthFollowing else { return nil }
    let conformers = project.conformers(of: type).prefix(Self.mostConformers)
    let found = conformers.enumerated().compactMap { number, conformer -> Conditional<Value>? in
      let own = conformer.members(named: name)
      let members = own.isEmpty ? project.members(named: name, of: conformer.path, near: conformer.file) : own
      // Which type it is, it is for all of its methods, those that give nothing included.
      let branch = Branch.conformer(conformer.path, of: type)
      return follow(members, arguments, node, context).map { Conditional($0, Conditions.always.inArm(number, of: branch)) }
    }
    return conformers.count > 1 && !found.isEmpty ? .choice(found) : found.first?.value
  }

  /// A protocol that more types conform to is asked of the first: 8.
  private static var mostConformers: Int { 8 }

  /// An object that asks an object: 2. Where every type asks every other one, each hop has as many answers again.
  private static var mostAsking: Int { 2 }
}

extension Branch {
  /// Which type it is that conforms to a protocol, in the arm of one of them.
  ///
  /// - Parameter path: That type, with those around it.
  fileprivate static func conformer(_ path: String, of type: String) -> Branch {
    Branch(.value, asking + type, armName: with + path)
  }

  /// The type that conforms, with those around it, where the branch tells which it is.
  var conformer: String? {
    guard kind == .value, words.hasPrefix(Self.asking), let armName, armName.hasPrefix(Self.with) else { return nil }
    return String(armName.dropFirst(Self.with.count))
  }

  private static var asking: String { "conformer of " }
  private static var with: String { "with " }
}

extension Conditions {
  /// The types of which one conforms to the protocol that is asked.
  var conformers: [String] { arms.keys.compactMap { $0.conformer }.sorted() }
}
