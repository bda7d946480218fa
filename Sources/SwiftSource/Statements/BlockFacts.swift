import SwiftSyntax

/// What is asked about blocks of code for each of the statements in them that write something: found once for one reading.
final class BlockFacts {
  /// The statements of one block.
  final class Block {
    let items: [CodeBlockItemSyntax]
    private let positions: [SyntaxIdentifier: Int]
    private var leaving: [Bool?]

    fileprivate init(_ list: CodeBlockItemListSyntax) {
      let all = Array(list)
      items = all
      positions = Dictionary(all.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
      leaving = Array(repeating: nil, count: all.count)
    }

    func position(of item: CodeBlockItemSyntax) -> Int? { positions[item.id] }

    /// Whether the code behind the statement at that position may not be reached.
    func mayLeave(_ position: Int) -> Bool {
      if let known = leaving[position] { return known }
      let found = items[position].mayLeave
      leaving[position] = found
      return found
    }

    /// Whether the code behind it is reached wherever its condition says so, if it has one.
    func isPassed(_ position: Int) -> Bool { !mayLeave(position) || items[position].leavesByCondition }
  }

  private var blocks: [SyntaxIdentifier: Block] = [:]

  func block(_ list: CodeBlockItemListSyntax) -> Block {
    if let known = blocks[list.id] { return known }
    let block = Block(list)
    blocks[list.id] = block
    return block
  }
}
