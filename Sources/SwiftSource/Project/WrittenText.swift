import SwiftSyntax

extension SyntaxProtocol {
  /// The node as it is written, without the spaces and comments around it. The same as swift-syntax's `trimmedDescription`,
  /// which makes a new tree for it.
  var writtenText: String {
    let bytes = syntaxTextBytes
    let end = bytes.count - trailingTriviaLength.utf8Length
    return String(decoding: bytes[leadingTriviaLength.utf8Length..<end], as: UTF8.self)
  }

  /// The first token of it: `Outer` of `Outer.Inner.make(1)`.
  var firstWord: String { firstToken(viewMode: .sourceAccurate)?.text ?? "" }
}

extension ExprSyntax {
  var isSelf: Bool { self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) }
}

extension String {
  /// The name without the backticks that a keyword needs: both ways to write it name the same.
  var withoutBackticks: String { utf8.contains(UInt8(ascii: "`")) ? filter { $0 != "`" } : self }
}
