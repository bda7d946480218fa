import LintelModel
import SwiftParser
import SwiftSyntax

/// What comments in Swift source accept.
enum SwiftAcceptances {
  static func find(in bytes: [UInt8], file: String) -> [Acceptance] {
    let tree = SwiftFile(path: file, bytes: bytes).tree
    var comments: [Range<Int>] = []
    var texts: [Range<Int>] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      add(token.leadingTrivia, from: token.position.utf8Offset, to: &comments)
      switch token.tokenKind {
      case .stringSegment, .regexLiteralPattern:
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        texts.append(start..<token.endPositionBeforeTrailingTrivia.utf8Offset)
      default: break
      }
      add(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset, to: &comments)
    }
    return CommentedCode(file: file, bytes: bytes, comments: comments, texts: texts).acceptances
  }

  private static func add(_ trivia: Trivia, from start: Int, to comments: inout [Range<Int>]) {
    var offset = start
    for piece in trivia {
      let end = offset + piece.sourceLength.utf8Length
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: comments.append(offset..<end)
      default: break
      }
      offset = end
    }
  }
}
