/// The text of a SARIF message (SARIF 2.1.0, 3.11): braces are doubled, because one pair holds a placeholder, and nothing is an
/// embedded link.
enum SARIFMessage {
  static func text(_ text: String) -> String {
    // A link is `[text](target)`; where no bracket precedes a parenthesis, brackets are what they are.
    let hasLink = zip(text.utf8, text.utf8.dropFirst()).contains { $0 == (UInt8(ascii: "]"), UInt8(ascii: "(")) }
    return text.escapingScalars { scalar in
      switch scalar {
      case "{": "{{"
      case "}": "}}"
      case "[" where hasLink: "\\["
      case "]" where hasLink: "\\]"
      default: nil
      }
    }
  }
}
