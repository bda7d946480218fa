import LintelModel
import SwiftSyntax

/// The conditions of an `if`'s, a `switch`'s and a ternary's arms.
enum BranchConditions {
  /// The blocks of an `if`, each with the conditions under which it is run. In one pass over each `else if`, which is in the
  /// arms of all before it.
  static func blocks(of first: IfExprSyntax) -> [Conditional<CodeBlockSyntax>] {
    var found: [Conditional<CodeBlockSyntax>] = []
    var before = Conditions.always
    var next: IfExprSyntax? = first
    while let branch = next {
      next = nil
      let arms = arms(of: branch)
      found.append(Conditional(branch.body, before.and(arms.then)))
      before.formAnd(arms.otherwise)
      switch branch.elseBody {
      case .codeBlock(let block): found.append(Conditional(block, before))
      case .ifExpr(let other): next = other
      case nil: break
      }
    }
    return found
  }

  /// When an `if`'s body and when its `else` applies.
  static func arms(of node: IfExprSyntax) -> (then: Conditions, otherwise: Conditions) { arms(of: node.conditions) }

  /// When conditions that are parted by commas all hold, and when one of them does not.
  static func arms(of conditions: ConditionElementListSyntax) -> (then: Conditions, otherwise: Conditions) {
    if conditions.count == 1 {
      switch conditions.first?.condition {
      case .expression(let only)?: return arms(ofParts: [only])
      case .availability(let only)?: return AvailabilityCondition.arms(of: only)
      default: break
      }
    }
    var parts: [Conditions] = []
    var isOfCodeAlone = true
    var ruledOut: Set<[Branch: Int]> = []
    var absent: [Branch: Int] = [:]
    for condition in conditions {
      switch condition.condition {
      case .expression(let expression): parts.append(arms(ofParts: [expression]).then)
      case .availability(let availability):
        isOfCodeAlone = false
        parts.append(AvailabilityCondition.arms(of: availability).then)
      case .matchingPattern(let match):
        let asked = ConstantPattern(match.pattern, of: match.initializer.value)
        let own = Conditions(arms: [Branch(.condition, condition.condition.writtenText): 0])
        parts.append(own.and(Conditions(arms: asked.values)))
        if conditions.count == 1, asked.isWhole, asked.values.count == 1 { ruledOut = [asked.values] }
      case .optionalBinding(let binding):
        var own = Conditions(arms: [Branch(.condition, condition.condition.writtenText): 0])
        if let absence = PresenceCondition.absence(of: binding) {
          own.failing = [absence]
          if conditions.count == 1 { absent = absence }
        }
        parts.append(own)
      }
    }
    let whole = Branch(.condition, conditions.writtenText)
    let then = parts.reduce(Conditions.always) { $0.and($1) }.inArm(0, of: whole)
    let otherwise = Conditions(arms: absent, failing: (isOfCodeAlone ? failing(parts) : []).union(ruledOut))
    return (then, otherwise.inArm(1, of: whole))
  }

  /// When each case of a `switch` applies.
  static func arms(of node: SwitchExprSyntax) -> [(item: SwitchCaseSyntax, conditions: Conditions)] {
    SwitchArms.conditions(of: node)
  }

  /// When a ternary's first and second value applies.
  static func arms(ofTernary condition: [ExprSyntax]) -> (then: Conditions, otherwise: Conditions) {
    arms(ofParts: condition)
  }

  /// A condition and its negation are one branch. What is joined by `&&` holds each by itself where the whole holds, what is
  /// joined by `||` fails each by itself where the whole fails.
  private static func arms(ofParts parts: [ExprSyntax]) -> (then: Conditions, otherwise: Conditions) {
    let elements = parts.count == 1 ? Operand(parts[0]).elements : parts
    if elements.count == 1 {
      let text = elements[0].writtenText
      let isNegated = text.hasPrefix("!") && !text.contains("&&") && !text.contains("||")
      let words = isNegated ? String(text.dropFirst()) : text
      if isOfMacAlone(words) {
        let never = Conditions.always.on([])
        return isNegated ? (then: Conditions.always, otherwise: never) : (then: never, otherwise: Conditions.always)
      }
      // Nobody sees the bar of a view that is not loaded: that it is says nothing to people.
      if isOfLoadedView(words) {
        let not = Conditions(arms: [Branch(.condition, words): 1])
        return isNegated ? (then: not, otherwise: Conditions.always) : (then: Conditions.always, otherwise: not)
      }
      if let arms = NamedScreenCondition.arms(elements[0]) { return arms }
      let branch = Branch(.condition, words)
      return (Conditions(arms: [branch: isNegated ? 1 : 0]), Conditions(arms: [branch: isNegated ? 0 : 1]))
    }
    if let arms = DeviceIdiom.arms(elements) ?? WidthClassCondition.arms(elements) { return arms }
    let whole = Branch(.condition, elements.map(\.writtenText).joined(separator: " "))
    var (then, otherwise) = (Conditions(arms: [whole: 0]), Conditions(arms: [whole: 1]))
    // `&&` binds closer than `||`, and both bind less than what compares.
    let (sign, isThen) = has("||", elements) ? ("||", false) : ("&&", true)
    let joined = split(elements, by: sign)
    if joined.count > 1 {
      let parts = joined.map { arms(ofParts: $0) }
      for part in parts {
        if isThen { then = then.and(part.then) } else { otherwise = otherwise.and(part.otherwise) }
      }
      if isThen {
        otherwise.failing.formUnion(failing(parts.map(\.then)))
      } else {
        then.failing.formUnion(failing(parts.map(\.otherwise)))
      }
    }
    if let (subject, value, isEqual) = comparison(elements) {
      let branch = Branch(.equality, subject)
      if isEqual {
        then = then.inArm(value, of: branch)
        otherwise.failing.insert([branch: value])
      } else {
        then.failing.insert([branch: value])
        otherwise = otherwise.inArm(value, of: branch)
      }
    }
    return (then, otherwise)
  }

  /// What does not hold where a whole of these parts fails: all of their arms. Nothing where a part is decided by more than the
  /// code's own branches.
  private static func failing(_ parts: [Conditions]) -> Set<[Branch: Int]> {
    var all: [Branch: Int] = [:]
    for part in parts {
      guard part.settings == Conditions.Setting.all, !part.arms.isEmpty else { return [] }
      // What parts are joined to says no more than they do.
      let own = part.arms.filter { $0.key.kind != .equality && (part.arms.count == 1 || !$0.key.words.contains(" && ")) }
      all.merge(own) { old, _ in old }
    }
    return all.count > 1 ? [all] : []
  }

  /// What is compared, and a number for the case, the literal or the nil that it is compared with; nil for other conditions.
  private static func comparison(_ elements: [ExprSyntax]) -> (subject: String, value: Int, isEqual: Bool)? {
    guard elements.count == 3, let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      sign == "==" || sign == "!="
    else { return nil }
    let (subject, value) = (elements[0].subjectWords, elements[2])
    if value.is(NilLiteralExprSyntax.self) {
      guard PresenceCondition.isSame(subject) else { return nil }
      return (subject, PresenceCondition.isNil, sign == "==")
    }
    let isConstant =
      value.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false || value.is(StringLiteralExprSyntax.self)
      || value.is(IntegerLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
    guard isConstant else { return nil }
    return (subject, Branch.number(of: value.writtenText), sign == "==")
  }

  /// Whether a condition only holds for an app of iOS that runs on a Mac, by the system's name for it or the one that projects
  /// give it. There the app is none of iOS's or iPadOS's, and no app of macOS either: as with `#if targetEnvironment`.
  private static func isOfMacAlone(_ words: String) -> Bool {
    let last = words.split(separator: ".").last.map(String.init) ?? words
    return ["isCatalyst", "isMacCatalyst", "isMacCatalystApp", "isiOSAppOnMac"].contains(last)
  }

  private static func isOfLoadedView(_ words: String) -> Bool { words == "isViewLoaded" || words == "self.isViewLoaded" }

  private static func has(_ sign: String, _ elements: [ExprSyntax]) -> Bool {
    elements.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == sign }
  }

  /// What is between the operators of that sign.
  private static func split(_ elements: [ExprSyntax], by sign: String) -> [[ExprSyntax]] {
    var parts: [[ExprSyntax]] = [[]]
    for element in elements {
      if element.as(BinaryOperatorExprSyntax.self)?.operator.text == sign {
        parts.append([])
      } else {
        parts[parts.count - 1].append(element)
      }
    }
    return parts.contains { $0.isEmpty } ? [elements] : parts
  }
}
