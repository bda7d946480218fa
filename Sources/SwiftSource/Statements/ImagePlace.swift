import LintelModel
import SwiftSyntax

/// Where code names the image that an item takes from somewhere else.
extension ItemAttributes {
  /// The place of the image's name where that is in another declaration than the statement that takes the image, or in one
  /// of several arms: `case .list: NSImage(systemSymbolName: "list.bullet", …)`. Nil where the statement names it itself.
  func place(of image: NamedImage, in value: Value, takenAt place: SourceLocation) -> SourceLocation? {
    guard image.isSeen else { return nil }
    var left = Self.mostArms
    return self.place(of: image.name, in: value, takenAt: place, isChosen: false, depth: 0, &left)
  }

  /// - Parameter left: Arms that may still be looked at, of all levels together.
  private func place(
    of name: String, in value: Value, takenAt place: SourceLocation, isChosen: Bool, depth: Int, _ left: inout Int
  ) -> SourceLocation? {
    guard depth < Self.deepestChoice else { return nil }
    switch value {
    case .choice(let arms) where arms.count <= left:
      left -= arms.count
      for arm in arms {
        let found = self.place(of: name, in: arm.value, takenAt: place, isChosen: true, depth: depth + 1, &left)
        if let found { return found }
      }
      return nil
    case .expression(let expression):
      if let handed = ImageExpression.handed(to: expression, texts) {
        // Whoever calls the function that takes it says which one it is.
        guard handed.image.name == name, !handed.file.holds(place, inDeclarationOf: handed.node) else { return nil }
        return handed.file.location(of: handed.node)
      }
      guard let node = expression.operand.elements.first, images(value).contains(where: { $0.value.name == name })
      else { return nil }
      if let arm = placeOfArm(naming: name, expression) { return arm }
      let file = expression.scope.file
      let own = file.location(of: node)
      if let written = ImageExpression.place(of: name, in: expression.operand, texts, expression.place),
        !file.holds(written, inDeclarationOf: node)
      {
        return written
      }
      return isChosen || !file.holds(place, inDeclarationOf: node) ? own : nil
    default: return nil
    }
  }

  /// Arms of arms are looked at so deep, and so many in all: 8 and 40.
  private static let deepestChoice = 8
  private static let mostArms = 40

  /// Of a local name that the arms of the code around give the image's: `case .list: name = "list.bullet"`.
  private func placeOfArm(naming name: String, _ expression: SourceExpression) -> SourceLocation? {
    guard let local = ImageExpression.localName(in: expression.operand), let value = expression.scope[local.name],
      case .choice(let arms) = value
    else { return nil }
    for case .expression(let written) in arms.map(\.value) {
      guard written.operand.elements.count == 1, let only = written.operand.elements.first else { continue }
      if texts.constant(only, at: written.place) == name || only.path?.last == name {
        return written.scope.file.location(of: only)
      }
    }
    return nil
  }
}

extension SwiftFile {
  /// Whether a place is in the member of a type, or in the declaration of the file's, that a node is in.
  fileprivate func holds(_ place: SourceLocation, inDeclarationOf node: some SyntaxProtocol) -> Bool {
    var next = Syntax(node).parent
    while let parent = next {
      if parent.is(MemberBlockItemSyntax.self) || parent.parent?.parent?.is(SourceFileSyntax.self) == true {
        return holds(place, in: parent)
      }
      next = parent.parent
    }
    return true
  }
}
