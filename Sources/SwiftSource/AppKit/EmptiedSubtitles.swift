import LintelModel
import SwiftSyntax

/// Which titles of a window stand without its subtitle: code that sets them empties the subtitle beside them.
struct EmptiedSubtitles {
  /// The blocks of code that leave the subtitle empty, whatever runs behind them.
  private let blocks: Set<SyntaxIdentifier>

  /// Statements of one block, and blocks around it, that are looked at: 64.
  private static let most = 64

  /// - Parameter subtitles: What code sets as the subtitle.
  init(_ subtitles: [Conditional<SourceExpression>]) {
    var found: Set<SyntaxIdentifier> = []
    let others = subtitles.filter { $0.value.operand.text != "\"\"" }
    for subtitle in subtitles where subtitle.value.operand.text == "\"\"" {
      guard let block = Self.block(of: subtitle.value), let member = Self.member(of: subtitle.value),
        Self.isLast(subtitle.value)
      else { continue }
      // Another function that sets a subtitle alone may run later, and leave the title as it is.
      guard others.allSatisfy({ Self.member(of: $0.value) == member }) else { continue }
      found.insert(block)
    }
    blocks = found
  }

  var isEmpty: Bool { blocks.isEmpty }

  /// Whether the block that sets the title empties the subtitle, too.
  func holds(beside title: SourceExpression) -> Bool {
    guard let block = Self.block(of: title) else { return false }
    return blocks.contains(block)
  }

  private static func block(of value: SourceExpression) -> SyntaxIdentifier? {
    guard let element = value.operand.elements.first else { return nil }
    var node = Syntax(element)
    while let parent = node.parent {
      if parent.isBodyOfItsOwn { return nil }
      if let list = parent.as(CodeBlockItemListSyntax.self) { return list.id }
      node = parent
    }
    return nil
  }

  /// The method of a type that it is in, also where a function within that one sets it.
  private static func member(of value: SourceExpression) -> SyntaxIdentifier? {
    guard let element = value.operand.elements.first else { return nil }
    var node = Syntax(element)
    while let parent = node.parent {
      if parent.is(MemberBlockItemSyntax.self) { return parent.id }
      node = parent
    }
    return nil
  }

  /// Whether nothing behind the statement may set another subtitle before its function ends: titles alone follow.
  private static func isLast(_ value: SourceExpression) -> Bool {
    guard let element = value.operand.elements.first else { return false }
    var node = Syntax(element)
    var depth = 0
    while let parent = node.parent, !node.isBodyOfItsOwn {
      if parent.isLoop || parent.is(IfConfigDeclSyntax.self) { return false }
      if let item = node.as(CodeBlockItemSyntax.self), let list = parent.as(CodeBlockItemListSyntax.self) {
        depth += 1
        guard depth <= most else { return false }
        var isBehind = false
        var count = 0
        for other in list {
          if isBehind {
            count += 1
            guard count <= most else { return false }
            if other.item.is(ReturnStmtSyntax.self) { return true }
            guard other.setsTitle else { return false }
          }
          if other.id == item.id { isBehind = true }
        }
      }
      node = parent
    }
    return true
  }
}

extension CodeBlockItemSyntax {
  /// `window?.title = …`
  fileprivate var setsTitle: Bool {
    guard let sequence = item.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return false }
    return first.unwrapped.path?.last == "title"
  }
}
