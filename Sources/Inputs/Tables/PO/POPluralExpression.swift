/// An expression of `n` as headers of PO files have it: a part of C, with numbers of 64 bits.
struct POPluralExpression {
  /// Why it is none.
  struct Fault: Error { let found, expected: String }

  static let maximumTokens = 200
  private static let maximumDepth = 50

  private let root: Node

  init(_ text: Substring) throws(Fault) {
    var parser = Parser(tokens: try Self.tokens(text))
    root = try parser.whole()
  }

  /// Nil for a division by zero.
  func value(_ n: Int) -> UInt64? { root.value(UInt64(n)) }

  private indirect enum Node {
    case number(UInt64)
    case n
    case not(Node)
    case binary(String, Node, Node)
    case choice(Node, Node, Node)

    /// Nil for a division by zero. Values wrap around, as those of C's `unsigned long`.
    func value(_ n: UInt64) -> UInt64? {
      switch self {
      case .number(let number): return number
      case .n: return n
      case .not(let part): return part.value(n).map { $0 == 0 ? 1 : 0 }
      case .choice(let condition, let yes, let no):
        guard let condition = condition.value(n) else { return nil }
        return condition != 0 ? yes.value(n) : no.value(n)
      case .binary(let sign, let a, let b):
        guard let a = a.value(n) else { return nil }
        if sign == "&&", a == 0 { return 0 }
        if sign == "||", a != 0 { return 1 }
        guard let b = b.value(n) else { return nil }
        switch sign {
        case "&&", "||": return b != 0 ? 1 : 0
        case "==": return a == b ? 1 : 0
        case "!=": return a != b ? 1 : 0
        case "<": return a < b ? 1 : 0
        case "<=": return a <= b ? 1 : 0
        case ">": return a > b ? 1 : 0
        case ">=": return a >= b ? 1 : 0
        case "+": return a &+ b
        case "-": return a &- b
        case "*": return a &* b
        case "/": return b == 0 ? nil : a / b
        default: return b == 0 ? nil : a % b
        }
      }
    }
  }

  private static func tokens(_ text: Substring) throws(Fault) -> [String] {
    var tokens: [String] = []
    var rest = text.unicodeScalars
    while let first = rest.first {
      if first == " " || first == "\t" || first == "\n" {
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { ("0"..."9").contains($0) }
      if !digits.isEmpty {
        tokens.append(String(digits))
        rest = rest.dropFirst(digits.count)
      } else if let sign = ["&&", "||", "==", "!=", "<=", ">="].first(where: { rest.starts(with: $0.unicodeScalars) }) {
        tokens.append(sign)
        rest = rest.dropFirst(2)
      } else if "n?:<>+-*/%!()".unicodeScalars.contains(first) {
        tokens.append(String(first))
        rest.removeFirst()
      } else {
        throw Fault(found: "\"\(first)\" in plural=", expected: "n, numbers and signs of C")
      }
      guard tokens.count <= maximumTokens else {
        throw Fault(found: "more than \(maximumTokens) numbers and signs in plural=", expected: "fewer")
      }
    }
    return tokens
  }

  private struct Parser {
    var tokens: [String]
    var index = 0
    var depth = 0

    /// Those that bind weaker first.
    private static let levels = [["||"], ["&&"], ["==", "!="], ["<", "<=", ">", ">="], ["+", "-"], ["*", "/", "%"]]

    init(tokens: [String]) { self.tokens = tokens }

    private var next: String? { index < tokens.count ? tokens[index] : nil }

    mutating func whole() throws(Fault) -> Node {
      let expression = try choice()
      guard next == nil else { throw fault("the end") }
      return expression
    }

    private func fault(_ expected: String) -> Fault {
      Fault(found: "\(next.map { "\"\($0)\"" } ?? "the end") in plural=", expected: expected)
    }

    private mutating func take(_ sign: String) -> Bool {
      guard next == sign else { return false }
      index += 1
      return true
    }

    private mutating func choice() throws(Fault) -> Node {
      depth += 1
      defer { depth -= 1 }
      guard depth <= maximumDepth else {
        throw Fault(found: "a plural= nested more than \(maximumDepth) deep", expected: "fewer parentheses")
      }
      let condition = try level(0)
      guard take("?") else { return condition }
      let yes = try choice()
      guard take(":") else { throw fault(":") }
      return .choice(condition, yes, try choice())
    }

    private mutating func level(_ number: Int) throws(Fault) -> Node {
      guard number < Self.levels.count else { return try unary() }
      var left = try level(number + 1)
      while let sign = next, Self.levels[number].contains(sign) {
        index += 1
        left = .binary(sign, left, try level(number + 1))
      }
      return left
    }

    private mutating func unary() throws(Fault) -> Node {
      var isNegated: Bool?
      while take("!") { isNegated = !(isNegated ?? false) }
      let part = try primary()
      return isNegated.map { $0 ? .not(part) : .not(.not(part)) } ?? part
    }

    private mutating func primary() throws(Fault) -> Node {
      if take("n") { return .n }
      if take("(") {
        let inner = try choice()
        guard take(")") else { throw fault(")") }
        return inner
      }
      guard let token = next, let number = UInt64(token) else { throw fault("n, a number or (") }
      index += 1
      return .number(number)
    }
  }
}
