/// The text of a SARIF message (SARIF 2.1.0, 3.11): braces are doubled, because one pair holds a placeholder, and nothing is an
/// embedded link.
enum SARIFMessage {
  static func text(_ text: String) -> String {
    let text = text.replacing("{", with: "{{").replacing("}", with: "}}")
    guard text.contains("](") else { return text }
    return text.replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
