import SwiftSyntax

/// Types that exist for previews alone: what they show and what they hand to views is no part of the app.
final class PreviewTypes {
  private var known: [SyntaxIdentifier: Bool] = [:]

  /// Whether a node is in such a type: one that previews of its file use, and nothing else. Only a type that no other file
  /// can see, or one that says it in its name, is looked for.
  func hold(_ node: Syntax, of file: SwiftFile, in project: SwiftProject) -> Bool {
    guard file.contains("#Preview") || file.contains("PreviewProvider"), let type = outermostType(around: node, file) else {
      return false
    }
    if let answer = known[type.node.id] { return answer }
    let answer = isForPreviews(type, in: project)
    known[type.node.id] = answer
    return answer
  }

  private func isForPreviews(_ type: TypeDeclaration, in project: SwiftProject) -> Bool {
    let modifiers = type.node.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
    let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    guard !type.isExtension, isPrivate || type.name.contains("Preview"), isUsedByPreviewsAlone(type) else { return false }
    // Tests show what previews show.
    return isPrivate
      || project.sources(mentioning: type.name).allSatisfy {
        $0.path == type.file.path || $0.contains("import XCTest") || $0.contains("import Testing")
      }
  }

  private func outermostType(around node: Syntax, _ file: SwiftFile) -> TypeDeclaration? {
    var found: TypeDeclaration?
    var parent = node.parent
    while let current = parent {
      if let type = TypeDeclaration(current, in: file) { found = type }
      parent = current.parent
    }
    return found
  }

  /// Whether previews name the type, and nothing else of its file outside of itself does.
  private func isUsedByPreviewsAlone(_ type: TypeDeclaration) -> Bool {
    var isInPreview = false
    for token in type.file.tree.tokens(viewMode: .sourceAccurate) where token.text.withoutBackticks == type.name {
      switch use(of: token, type) {
      case .preview: isInPreview = true
      case .code: return false
      case .itself: break
      }
    }
    return isInPreview
  }

  private enum Use { case preview, code, itself }

  private func use(of token: TokenSyntax, _ type: TypeDeclaration) -> Use {
    var parent = token.parent
    while let current = parent {
      let macro = current.as(MacroExpansionExprSyntax.self)?.macroName ?? current.as(MacroExpansionDeclSyntax.self)?.macroName
      if macro?.text == "Preview" { return .preview }
      if let around = TypeDeclaration(current, in: type.file) {
        if around.name == type.name { return .itself }
        if around.inherited.contains("PreviewProvider") { return .preview }
      }
      parent = current.parent
    }
    return .code
  }
}
