import LintelModel
import SwiftSyntax

/// Where a sheet can be open at all: where code sets the property that it is presented by.
enum SheetOpeners {
  /// The settings of all code that may open the sheet around a node. All of them where it is in none, or where another
  /// file, a binding or a value from outside may open it.
  static func settings(around node: some SyntaxProtocol, in file: SwiftFile) -> Set<Conditions.Setting> {
    let everywhere = Conditions.Setting.all
    // Nothing else parts the settings of code.
    guard file.contains("isPresented"), file.contains("available") || file.contains("#if") || file.contains("Idiom"),
      let name = presenting(Syntax(node)), isOwn(name, around: node, in: file), !file.contains("_\(name) ="),
      let type = node.enclosingTypeName, UseFinder.uses(of: "$\(name)", in: file).count == 1,
      let uses = UseFinder.everyUse(of: name, in: file)
    else { return everywhere }
    var settings: Set<Conditions.Setting> = []
    for use in uses where use.isChanged {
      // Of another type of the file: it is another property, or is not known.
      guard use.enclosingTypeName == type else { return everywhere }
      settings.formUnion(EnclosingConditions.of(use).settings)
    }
    return settings.isEmpty ? everywhere : settings
  }

  /// `.sheet(isPresented: $shows) { … }`
  private static func presenting(_ node: Syntax) -> String? {
    var child = node
    while let parent = child.parent {
      if parent.is(MemberBlockSyntax.self) { return nil }
      if let call = parent.as(FunctionCallExprSyntax.self), child.id != call.calledExpression.id,
        let modifier = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        ["sheet", "fullScreenCover", "popover"].contains(modifier)
      {
        guard let value = call.argument("isPresented")?.as(DeclReferenceExprSyntax.self)?.baseName.text, value.hasPrefix("$")
        else { return nil }
        return String(value.dropFirst())
      }
      child = parent
    }
    return nil
  }

  /// Whether only this file can set the property, and nothing but its code does: a private one that is false at first.
  private static func isOwn(_ name: String, around node: some SyntaxProtocol, in file: SwiftFile) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let block = current.as(MemberBlockSyntax.self) {
        return block.members.contains { member in
          guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
          else { return false }
          return variable.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
            && binding.initializer?.value.writtenText == "false"
        }
      }
      parent = current.parent
    }
    return false
  }
}

extension SyntaxProtocol {
  fileprivate var enclosingTypeName: String? {
    let name = SwiftName.type(around: self)
    return name.isEmpty ? nil : name
  }
}

extension Syntax {
  /// Whether a use of a property may make it true: `shows = true`, `shows.toggle()`.
  fileprivate var isChanged: Bool {
    if let sequence = parent?.parent?.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.first?.id == id, elements.count > 1, elements[1].is(AssignmentExprSyntax.self) else {
        return false
      }
      return !(elements.count == 3 && elements[2].writtenText == "false")
    }
    return parent?.is(MemberAccessExprSyntax.self) == true || parent?.is(InOutExprSyntax.self) == true
  }
}
