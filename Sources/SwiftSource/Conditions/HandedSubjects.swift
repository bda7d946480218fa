import LintelModel
import SwiftSyntax

/// What a function, a property or a view asks in its own words, in the words of the code that leads to it: where `title` of a
/// filter asks for `self`, the code that shows `filter.title` asks for `filter`. So both cannot be in arms that rule each other
/// out.
struct HandedSubjects {
  private var words: [String: String] = [:]
  /// What the called code names without its owner, by the owner in the words of the caller: `purpose` is `model.purpose`.
  private var members: Members?
  /// What the caller hands in that asks for the device or the width class, by the name that it has in the called code.
  private var screens: [String: NamedScreenCondition.Arms] = [:]
  /// What the caller hands in that is the width class itself, by that name.
  private var widths: Set<String> = []

  fileprivate struct Members {
    let isMember: (String) -> Bool
    let owner: String
  }

  /// - Parameters:
  ///   - caller: Where the names of the result mean something.
  ///   - declaration: What is called; its type is what `self` is there.
  ///   - isMember: Whether a name in the called code is that of a member of the value that it is asked of.
  init(
    _ arguments: [String: Place.Bound], of declaration: Syntax, from caller: Place, isMember: ((String) -> Bool)? = nil
  ) {
    for (name, bound) in arguments {
      if let asked = NamedScreenCondition.arms(handedIn: bound.expression), Self.keeps(name, declaration) {
        screens[name] = asked
        continue
      }
      if handWidth(bound, as: name, declaration) { continue }
      guard let path = Self.path(of: bound, from: caller) else { continue }
      let asked = name == "self" ? "self of \(SwiftName.type(around: declaration))" : name
      if asked != path { words[asked] = path }
      // What is handed in beside it is told in the words of the caller already.
      if name == "self", arguments.count == 1, let isMember { members = Members(isMember: isMember, owner: path) }
    }
  }

  /// Of what asks for the device or the width class alone: the names in a modifier's body are those of its own.
  init(screensAskedBy arguments: [String: Place.Bound], in declaration: Syntax) {
    for (name, bound) in arguments where Self.keeps(name, declaration) {
      screens[name] = NamedScreenCondition.arms(handedIn: bound.expression)
      if screens[name] == nil { _ = handWidth(bound, as: name, declaration) }
    }
  }

  /// `width == .regular` and its like of a function that is handed the width class; false where it is handed something else.
  private mutating func handWidth(_ bound: Place.Bound, as name: String, _ declaration: Syntax) -> Bool {
    guard FilesInReading.current.get()?.asksForDevice ?? false,
      WidthClassCondition.isAsked(by: Operand.bare(bound.expression)), Self.keeps(name, declaration)
    else { return false }
    let (regular, compact) = (Conditions.inWidth(.regular), Conditions.inWidth(.compact))
    screens["\(name) == .regular"] = (then: regular, otherwise: compact)
    screens["\(name) != .compact"] = (then: regular, otherwise: compact)
    screens["\(name) == .compact"] = (then: compact, otherwise: regular)
    screens["\(name) != .regular"] = (then: compact, otherwise: regular)
    widths.insert(name)
    return true
  }

  /// Whether a name in the called code is what the call handed in: a parameter, or a plain property that no code changes. What
  /// a view keeps as its state may be another value later.
  private static func keeps(_ name: String, _ declaration: Syntax) -> Bool {
    let parameters = declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
    if parameters?.contains(where: { ($0.secondName ?? $0.firstName).text.withoutBackticks == name }) == true { return true }
    guard let file = FilesInReading.current.get()?.file(around: declaration), let project = file.project else { return false }
    let members = project.members(named: name, of: SwiftName.type(around: declaration), near: file)
    guard members.count == 1, case .variable(let variable, _) = members[0].node, variable.attributes.isEmpty else {
      return false
    }
    return members[0].isConstant || !project.isWrittenLater(members[0])
  }

  private var isEmpty: Bool { words.isEmpty && members == nil && screens.isEmpty }

  /// A value's name with those of its owners, as the caller writes it. Only what has a name is the same wherever it is asked.
  private static func path(of bound: Place.Bound, from caller: Place) -> String? {
    guard var path = names(in: bound.expression) else { return nil }
    var place = bound.place
    // An initializer hands on what it is handed.
    for _ in 0..<mostHands where place !== caller {
      guard let next = place.arguments[path[0].filter { $0 != "?" && $0 != "!" }], let first = names(in: next.expression)
      else { return nil }
      path = first + path.dropFirst()
      place = next.place
    }
    return place === caller ? path.joined(separator: ".") : nil
  }

  /// An initializer that calls another one: 3.
  private static let mostHands = 3

  private static func names(in expression: ExprSyntax) -> [String]? {
    guard var path = path(of: Operand.bare(expression)) else { return nil }
    if path.first == "self", path.count > 1 { path.removeFirst() }
    // `$mode` is a way to write what `mode` is; `$0` is no name.
    if path[0].hasPrefix("$") { path[0].removeFirst() }
    guard path[0] != "self", path[0].first?.isNumber == false, !SwiftProject.isTypeName(path[0]) else { return nil }
    return path
  }

  /// `a?`, `b` of `a?.b`: written as a `switch` over it writes it.
  private static func path(of expression: ExprSyntax) -> [String]? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return [name.baseName.text.withoutBackticks] }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return access.base.flatMap(path).map { $0 + [access.declName.baseName.text.withoutBackticks] }
    }
    let inner =
      expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    guard let inner, var path = path(of: inner) else { return nil }
    path[path.count - 1] += expression.is(ForceUnwrapExprSyntax.self) ? "!" : "?"
    return path
  }

  func told(_ conditions: Conditions) -> Conditions {
    guard !isEmpty, !conditions.arms.isEmpty || !conditions.failing.isEmpty else { return conditions }
    var told = onScreens(conditions)
    told.arms = self.told(told.arms)
    told.failing = Set(told.failing.map(self.told))
    return told
  }

  /// With the screens where what is handed in holds, or fails, in the stead of its name.
  private func onScreens(_ conditions: Conditions) -> Conditions {
    guard !screens.isEmpty else { return conditions }
    var left = conditions
    for (branch, arm) in conditions.arms {
      guard let asked = asked(by: branch) else { continue }
      left.arms[branch] = nil
      let here = arm == 0 ? asked.then : asked.otherwise
      // The code around it may be for other screens alone.
      if left.excludes(here) { left.settings = [] }
      left.formAnd(here)
    }
    for name in widths { left.arms[Branch(.equality, name)] = nil }
    // Which parts of a whole fail on which screens, one set of arms cannot say.
    left.failing = left.failing.filter { whole in
      !whole.keys.contains { asked(by: $0) != nil || $0.kind == .equality && widths.contains($0.words) }
    }
    return left
  }

  private func asked(by branch: Branch) -> NamedScreenCondition.Arms? {
    guard branch.kind == .condition else { return nil }
    return screens[branch.words.hasPrefix("self.") ? String(branch.words.dropFirst("self.".count)) : branch.words]
  }

  func told<Found>(_ found: [Conditional<Found>]) -> [Conditional<Found>] {
    isEmpty ? found : found.map { Conditional($0.value, told($0.conditions)) }
  }

  func told(_ parts: [ViewPart]) -> [ViewPart] {
    guard !isEmpty else { return parts }
    return parts.map { part in
      var part = part
      part.conditions = told(part.conditions)
      return part
    }
  }

  func told(_ items: [PlacedItem]) -> [PlacedItem] {
    guard !isEmpty else { return items }
    return items.map { item in
      var item = item
      item.conditions = told(item.conditions)
      return item
    }
  }

  private func told(_ arms: [Branch: Int]) -> [Branch: Int] {
    Dictionary(arms.map { (told($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  private func told(_ branch: Branch) -> Branch {
    guard [.equality, .choice, .condition].contains(branch.kind) else { return branch }
    var told = branch
    for (own, other) in words where branch.asks(own) {
      told.words = other + branch.words.dropFirst(own.count)
      if let arm = branch.presenceArm {
        told = .presence(of: told.words, inArm: arm)
        continue
      }
      let written = own.hasPrefix("self of ") ? "self" : own
      told.armName = branch.armName.map { name in
        let start = "switch \(written),"
        return name.hasPrefix(start) ? "switch \(other),\(name.dropFirst(start.count))" : name
      }
    }
    return told == branch ? members.map { told.asked(of: $0) } ?? told : told
  }
}

extension Branch {
  /// The same in the words of who has the value whose member decides it: `purpose == .edit`, `self.state.isNew`.
  fileprivate func asked(of members: HandedSubjects.Members) -> Branch {
    let own = words.hasPrefix("self.") ? words.dropFirst("self.".count) : words[...]
    let name = own.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let subject = own.prefix { $0.isLetter || $0.isNumber || "_.?!".contains($0) }
    let rest = own.dropFirst(subject.count)
    let isAlone: Bool =
      switch kind {
      case .equality: rest.isEmpty
      case .choice: rest.isEmpty || rest.hasPrefix(": ")
      // Of what is joined each part is a branch of its own beside it.
      default: rest.isEmpty || comparison?.subject == String(subject)
      }
    guard isAlone, !name.isEmpty, name != "self", members.isMember(String(name)) else { return self }
    var told = self
    told.words = "\(members.owner).\(own)"
    if let arm = presenceArm { return .presence(of: told.words, inArm: arm) }
    let starts = ["switch self.\(subject),", "switch \(subject),"]
    if let armName, let start = starts.first(where: { armName.hasPrefix($0) }) {
      told.armName = "switch \(members.owner).\(subject),\(armName.dropFirst(start.count))"
    }
    return told
  }

  /// Whether what decides it is that subject: `mode`, `mode == .edit`, `mode: case .edit, .sort`.
  fileprivate func asks(_ subject: String) -> Bool {
    guard words.hasPrefix(subject) else { return false }
    let rest = words.dropFirst(subject.count)
    switch kind {
    case .equality: return rest.isEmpty
    case .choice: return rest.isEmpty || rest.hasPrefix(": ")
    // Of a joined condition each part is a branch beside it, and is told apart by its own words.
    default: return rest.isEmpty || comparison?.subject == subject
    }
  }
}
