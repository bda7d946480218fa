import SwiftSyntax

/// The blocks of code around a statement that are run with it, from the inner ones out: whether another statement of the
/// same function is reached after it.
struct StatementPath {
  private struct Block {
    var list: SyntaxIdentifier
    /// In the block, of the statement that holds this one.
    var position: Int
    /// The first statement of those before it behind which it is reached wherever its conditions say so.
    var reachedFrom: Int
    /// Whether it is so in all blocks inside this one: no loop is around it there, and nothing leaves before it.
    var isTold: Bool
    /// Whether nothing in the blocks inside this one leaves behind it.
    var goesOn: Bool
  }

  private var blocks: [Block] = []

  /// Blocks in blocks, and statements of one block, that are looked at: 64.
  private static let most = 64

  init(_ statement: Syntax, _ facts: BlockFacts) {
    var node = statement
    var (isTold, goesOn) = (true, true)
    while let parent = node.parent, !node.isBodyOfItsOwn, blocks.count < Self.most {
      if node.isLoop || node.is(DoStmtSyntax.self) || node.is(IfConfigDeclSyntax.self) { isTold = false }
      if let item = node.as(CodeBlockItemSyntax.self), let list = parent.as(CodeBlockItemListSyntax.self) {
        let block = facts.block(list)
        guard let position = block.position(of: item) else { return }
        var first = position
        while first > 0, position - first < Self.most, block.isPassed(first - 1) { first -= 1 }
        blocks.append(
          Block(list: list.id, position: position, reachedFrom: first, isTold: isTold, goesOn: goesOn))
        isTold = isTold && first == 0
        let behind = (position + 1)..<block.items.count
        goesOn = goesOn && behind.count <= Self.most && !behind.contains(where: { block.mayLeave($0) })
      }
      node = parent
    }
  }

  /// Whether the other statement is reached after this one wherever its own conditions say so.
  func isFollowed(by later: StatementPath) -> Bool {
    for own in blocks {
      guard let other = later.blocks.first(where: { $0.list == own.list }) else { continue }
      return own.goesOn && other.isTold && own.position < other.position && other.reachedFrom <= own.position + 1
    }
    return false
  }
}
