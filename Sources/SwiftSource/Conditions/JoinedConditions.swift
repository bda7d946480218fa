import LintelModel

extension Branch {
  /// The conditions that it joins which its own arm decides, by their words as their own branches spell them, with their arms:
  /// where `a && b` holds each holds, and where `a || b` fails each fails. What is in brackets or texts of a condition is no
  /// part of it: `has(note, kind)`.
  func implied(byArm arm: Int) -> [String: Int] { kind == .condition ? Self.implied(Array(words.utf8)[...], arm) : [:] }

  private static func implied(_ code: ArraySlice<UInt8>, _ arm: Int) -> [String: Int] {
    // `&&` binds closer than `||`.
    for (sign, ownArm) in [(",", 0), ("||", 1), ("&&", 0)] {
      let parts = parts(of: code, between: Array(sign.utf8))
      guard parts.count > 1 else { continue }
      guard arm == ownArm else { return [:] }
      var found: [String: Int] = [:]
      for part in parts {
        let bare = withoutParentheses(part)
        let text = String(decoding: bare, as: UTF8.self)
        // A condition and its negation are one branch.
        if text.hasPrefix("!"), !text.contains("&&"), !text.contains("||") {
          found[String(text.dropFirst())] = 1 - arm
        } else {
          found[text] = arm
          found.merge(implied(bare, arm)) { old, _ in old }
        }
      }
      return found
    }
    return [:]
  }

  private static func parts(of code: ArraySlice<UInt8>, between sign: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = code.startIndex
    for index in outside(code) where index >= start && code[index...].starts(with: sign) {
      parts.append(code[start..<index])
      start = index + sign.count
    }
    return parts + [code[start...]]
  }

  private static func withoutParentheses(_ code: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var code = trimmed(code)
    while code.count > 2, code.first == UInt8(ascii: "("), code.last == UInt8(ascii: ")"), outside(code).isEmpty {
      code = trimmed(code.dropFirst().dropLast())
    }
    return code
  }

  private static func trimmed(_ code: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var code = code.drop { $0 == UInt8(ascii: " ") }
    while code.last == UInt8(ascii: " ") { code.removeLast() }
    return code
  }

  /// Where the code is outside of all brackets and texts, in bytes.
  private static func outside(_ code: ArraySlice<UInt8>) -> [Int] {
    var (depth, isText) = (0, false)
    var found: [Int] = []
    var index = code.startIndex
    while index < code.endIndex {
      switch code[index] {
      case UInt8(ascii: "\\") where isText: index += 1
      case UInt8(ascii: "\""): isText.toggle()
      case _ where isText: break
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: if depth == 0 { found.append(index) }
      }
      index += 1
    }
    return found
  }
}
