import LintelModel

/// What a project's headers define as texts: `#define SAVE NSLocalizedString(@"Save", nil)`.
enum ObjectiveCMacros {
  private static let define = Array("#define".utf8)
  private static let literal = Array("@\"".utf8)

  static func mayDefine(_ bytes: [UInt8]) -> Bool { bytes.holds(define) && bytes.holds(literal) }

  /// By name; none of those that several headers define in different ways.
  static func find(in headers: [SourceFile]) -> [String: ObjectiveCExpression] {
    var found: [String: ObjectiveCExpression] = [:]
    var said: [String: String] = [:]
    var doubtful: Set<String> = []
    for header in headers where mayDefine(header.bytes) {
      for (name, value) in ObjectiveCLexer.definitions(in: header.bytes) {
        guard let text = text(value, depth: 0) else { continue }
        if let known = said[name], known != text { doubtful.insert(name) }
        (said[name], found[name]) = (text, value)
      }
    }
    return found.filter { !doubtful.contains($0.key) }
  }

  /// What a definition says, to compare it; nil for what is no text.
  private static func text(_ value: ObjectiveCExpression, depth: Int) -> String? {
    switch value {
    case .string(let text, _): return "@\"\(text)\""
    case .path(let path, _): return depth > 0 ? path.joined(separator: ".") : nil
    case .call(let name, let arguments, _) where depth < 4:
      let parts = arguments.compactMap { text($0, depth: depth + 1) }
      return parts.count == arguments.count ? "\(name)(\(parts.joined(separator: ",")))" : nil
    default: return nil
    }
  }
}
