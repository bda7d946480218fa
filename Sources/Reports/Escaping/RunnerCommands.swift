/// Takes their effect from the commands of CI services in what a project says: their runners read the output of every step.
///
/// GitHub's runner takes a line that begins with `::` behind any white space, and `##[` anywhere
/// (actions/runner, ActionCommand.cs); Azure's agent takes `##vso[` anywhere and `##[` where a line begins
/// (microsoft/azure-pipelines-agent, Command.cs); TeamCity takes `##teamcity[`.
package enum RunnerCommands {
  /// How a character can be written so that it stays the same for whoever reads the document.
  package enum Syntax: Sendable {
    /// It cannot: a dot is put before the command, or into it.
    case plain
    case json
    case markup
    /// The report that is made of such commands: none of its lines begins with a text of the project's.
    case commands
  }

  package static func disarmed(_ text: String, in syntax: Syntax = .plain) -> String {
    var text = text
    let places = text.withUTF8 { bytes -> [Int] in commands(in: bytes, withLines: syntax == .plain || syntax == .markup) }
    guard !places.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 8 * places.count)
    var start = 0
    for place in places {
      result += bytes[start..<place]
      let isLine = bytes[place] == UInt8(ascii: ":")
      switch syntax {
      case .plain, .commands: result += isLine ? "·:".utf8 : "#·".utf8
      case .json: result += "\\u0023".utf8
      case .markup: result += isLine ? "&#58;".utf8 : "&#35;".utf8
      }
      start = place + 1
    }
    result += bytes[start...]
    return String(decoding: result, as: UTF8.self)
  }

  private static let marks = ["[", "vso[", "teamcity["].map { Array($0.utf8) }

  /// Where the first character of each command is.
  private static func commands(in bytes: UnsafeBufferPointer<UInt8>, withLines: Bool) -> [Int] {
    var places: [Int] = []
    var index = 0
    while index + 2 < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "#"), bytes[index + 1] == byte {
        let rest = bytes[(index + 2)...]
        if marks.contains(where: { mark in rest.prefix(mark.count).elementsEqual(mark) { $0 | 0x20 == $1 | 0x20 } }) {
          places.append(index)
        }
      } else if withLines, byte == UInt8(ascii: ":"), bytes[index + 1] == byte, beginsLine(index, of: bytes) {
        places.append(index)
      }
      index += 1
    }
    return places
  }

  /// Whether nothing but white space precedes it on its line.
  private static func beginsLine(_ place: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = place
    while index > 0 {
      let byte = bytes[index - 1]
      if byte == 0x0A || byte == 0x0D { return true }
      if byte <= 0x20 {
        index -= 1
        continue
      }
      // White space beyond ASCII: U+0085, U+00A0, U+1680, U+2000 to U+205F, U+3000.
      guard byte & 0xC0 == 0x80 else { return false }
      var start = index - 1
      while start > 0, bytes[start] & 0xC0 == 0x80, index - start < 4 { start -= 1 }
      let character = String(decoding: bytes[start..<index], as: UTF8.self).unicodeScalars
      guard character.count == 1, let scalar = character.first, scalar.properties.isWhitespace || scalar == "\u{FEFF}" else {
        return false
      }
      if scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}" { return true }
      index = start
    }
    return true
  }
}
