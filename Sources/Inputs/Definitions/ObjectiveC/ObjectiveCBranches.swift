import LintelModel

/// Under which conditions the statements of a method's body are: its `if`, `else` and `switch`, what comes behind an early
/// `return`, and blocks, which run at another time than what is around them.
struct ObjectiveCBranches {
  private let source: ObjectiveCSource
  /// The method, and the names that it has declared so far.
  var scope: ObjectiveCArms.Scope
  private var open: [(range: Range<Int>, conditions: Conditions)] = []
  /// Where the braces close that are open, the innermost last.
  private var braces: [Int]
  /// Ends of statements, each found once: a chain of `else if` asks for the same ones over and over.
  private var ends: [Int: Int] = [:]
  /// More branches in branches than anybody writes.
  private static let deepest = 40
  /// Branches that are open, early returns and the cases of a `switch` among them.
  private static let mostOpen = 300
  /// Conditions in conditions that are told apart.
  private static let mostArms = 24

  init(_ source: ObjectiveCSource, _ body: Range<Int>, _ scope: ObjectiveCArms.Scope) {
    self.source = source
    self.scope = scope
    braces = [body.upperBound]
  }

  /// The conditions at a token.
  private(set) var current = Conditions.always

  /// Goes on to the next token, and to what may begin there.
  ///
  /// - Returns: Whether the conditions change here.
  mutating func reach(_ index: Int, isStart: Bool) -> Bool {
    var changes = open.last?.range.lowerBound == index
    while let last = open.last, last.range.upperBound <= index {
      open.removeLast()
      changes = true
    }
    if changes { current = open.last { $0.range.lowerBound <= index }?.conditions ?? .always }
    switch source.tokens[index].kind {
    case .symbol("{"):
      while braces.count > 1, let last = braces.last, last <= index { braces.removeLast() }
      braces.append(source.end(from: index))
    case .symbol("^"): enterBlock(at: index)
    case .identifier(let name) where isStart && open.count < Self.mostOpen:
      if name == "if" { enterIf(at: index) } else if name == "switch" { enterSwitch(at: index) }
    default: break
    }
    return changes
  }

  private mutating func add(_ range: Range<Int>, _ conditions: Conditions) {
    guard !range.isEmpty else { return }
    // A chain of any length says no more than that one of its arms is taken.
    open.append((range, current.arms.count < Self.mostArms ? current.and(conditions) : current))
  }

  private mutating func enterIf(at index: Int) {
    guard source.isSymbol("(", at: index + 1) else { return }
    let body = source.end(from: index + 1)
    guard body - 1 > index + 2 else { return }
    let arms = ObjectiveCArms(of: index + 2..<body - 1, in: source, scope)
    let end = end(ofStatementAt: body, depth: 0)
    var whole = end
    var isElse = false
    if source.identifier(at: end) == "else" {
      isElse = true
      whole = self.end(ofStatementAt: end + 1, depth: 0)
    }
    // What lies deeper is left first, so it is added last.
    while braces.count > 1, let last = braces.last, last <= index { braces.removeLast() }
    let around = min(braces.last ?? whole, open.last?.range.upperBound ?? .max)
    let leaves = returns(body..<end)
    if leaves != (isElse && returns(end + 1..<whole)), whole < around {
      add(whole..<around, leaves ? arms.otherwise : arms.then)
    }
    if isElse, end + 1 < whole { add(end + 1..<whole, arms.otherwise) }
    if body < end { add(body..<end, arms.then) }
  }

  private mutating func enterSwitch(at index: Int) {
    guard source.isSymbol("(", at: index + 1) else { return }
    let start = source.end(from: index + 1)
    guard start - 1 > index + 2, source.isSymbol("{", at: start) else { return }
    let subject = ObjectiveCArms.words(index + 2..<start - 1, in: source, scope)
    let end = source.end(from: start) - 1
    // The cases, each with the labels that lead to it.
    var cases: [(start: Int, labels: [String])] = []
    var place = start + 1
    while place < end {
      let isCase = source.identifier(at: place) == "case"
      guard isCase || source.identifier(at: place) == "default" && source.isSymbol(":", at: place + 1) else {
        place = source.end(from: place)
        continue
      }
      var colon = place + 1
      while colon < end, !source.isSymbol(":", at: colon) { colon = source.end(from: colon) }
      let label = isCase && place + 1 < colon ? ObjectiveCArms.words(place + 1..<colon, in: source, scope) : ""
      if let last = cases.last, last.start == place {
        cases[cases.count - 1] = (colon + 1, last.labels + [label])
      } else {
        cases.append((colon + 1, [label]))
      }
      place = colon + 1
    }
    guard cases.count < 100 else { return }
    for (number, one) in cases.enumerated().reversed() {
      let named = one.labels.contains("") ? "default" : "case \(one.labels.joined(separator: ", "))"
      let choice = Branch(.choice, subject, armName: "switch \(ObjectiveCStateNames.asWritten(subject)), \(named)")
      var conditions = Conditions(arms: [choice: number])
      if one.labels.count == 1, !one.labels[0].isEmpty {
        // Two that ask the same subject agree by the names of their cases, whatever cases they have.
        let name = Branch.number(of: one.labels[0])
        conditions = Conditions(arms: [choice: name, Branch(.equality, subject): name])
      }
      let stop = number + 1 < cases.count ? cases[number + 1].start : end
      if one.start < stop { add(one.start..<stop, conditions) }
    }
  }

  /// `^{ … }`, `^(BOOL done) { … }`, `^void (void) { … }`
  private mutating func enterBlock(at index: Int) {
    var place = index + 1
    while place < index + 6, source.identifier(at: place) != nil || source.isSymbol("(", at: place) {
      place = source.end(from: place)
    }
    guard source.isSymbol("{", at: place), open.count < Self.mostOpen else { return }
    add(place..<source.end(from: place), Conditions(arms: [Branch(.value, "block \(source.tokens[index].offset)"): 0]))
  }

  /// Whether a statement ends the method.
  private func returns(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    guard source.isSymbol("{", at: range.lowerBound) else { return source.identifier(at: range.lowerBound) == "return" }
    var last: Int?
    var isStart = true
    var place = range.lowerBound + 1
    while place < range.upperBound - 1 {
      if isStart { last = place }
      isStart = source.isSymbol(";", at: place) || source.isSymbol("{", at: place)
      place = source.end(from: place)
    }
    return last.map { source.identifier(at: $0) == "return" } ?? false
  }

  /// Behind the statement that starts at a token.
  private mutating func end(ofStatementAt index: Int, depth: Int) -> Int {
    if let known = ends[index] { return known }
    var end = index
    switch source.identifier(at: index) {
    case "if" where depth < Self.deepest:
      end = self.end(ofStatementAt: source.end(from: index + 1), depth: depth + 1)
      while source.identifier(at: end) == "else" { end = self.end(ofStatementAt: end + 1, depth: depth + 1) }
    case "for" where depth < Self.deepest, "while" where depth < Self.deepest, "switch" where depth < Self.deepest:
      end = self.end(ofStatementAt: source.end(from: index + 1), depth: depth + 1)
    default:
      if source.isSymbol("{", at: index) {
        end = source.end(from: index)
      } else {
        while end < source.tokens.count, !source.isSymbol(";", at: end), !source.isSymbol("}", at: end) {
          end = source.end(from: end)
        }
        if source.isSymbol(";", at: end) { end += 1 }
      }
    }
    ends[index] = end
    return end
  }
}
