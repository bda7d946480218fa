import SwiftSyntax

extension CodeReading {
  /// Reads the initializers of a type that code elsewhere asks for a property which they give its value:
  /// `let item: UIBarButtonItem; init() { item = UIBarButtonItem(…) }`. What they make is the same when the type is read
  /// itself.
  func readInitializers(giving member: MemberDeclaration, of type: String) {
    guard case .variable(let declaration, let binding) = member.node, binding.initializer == nil, member.body == nil,
      // Interface Builder gives an outlet its value.
      !declaration.isOutlet,
      let declared = member.type?.writtenText, BarItemType.mayHold(declared), !member.isStatic,
      initializersInReading < Self.mostInitializers, initializedTypes.insert("\(member.file.path) \(type)").inserted
    else { return }
    initializersInReading += 1
    defer { initializersInReading -= 1 }
    for declaration in project.declarations(of: type, near: member.file) {
      for initializer in declaration.members(named: "init") where initializer.file === member.file {
        _ = read(initializer, of: declaration)
      }
    }
  }

  /// Types whose initializers ask the next one for what it is given: 4.
  private static var mostInitializers: Int { 4 }
}
