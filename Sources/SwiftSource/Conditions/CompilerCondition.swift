import LintelModel
import SwiftSyntax

/// An `#if` condition, answered for each platform: yes, no, or by a flag that neither the source nor the targets of its file
/// decide.
enum CompilerCondition {
  /// The conditions of each clause of an `#if`. Where a flag decides, the clauses are arms of one branch.
  static func clauses(of node: IfConfigDeclSyntax) -> [(clause: IfConfigClauseSyntax, conditions: Conditions)] {
    var left = Set(Platform.allCases)
    let branch = node.clauses.first?.condition?.writtenText ?? "#if"
    let built = FlagsInReading.around(node)
    var failed: [Branch: Int] = [:]
    return node.clauses.enumerated().map { index, clause in
      let answers = Dictionary(
        uniqueKeysWithValues: Platform.allCases.map { platform in
          (platform, clause.condition.map { answer($0, on: platform, built) } ?? .yes)
        })
      let possible = left.filter { answers[$0] != .no }
      let isOpen = possible.contains { answers[$0] == .unknown } || left.contains { answers[$0] == .unknown }
      left = left.filter { answers[$0] != .yes }
      var conditions = Conditions.always.on(Conditions.Setting.all.filter { possible.contains($0.platform) })
      if isOpen || isArm(node, upTo: index, built) {
        var own = Branch(.flag, branch)
        // An `#elseif` is known by its own condition.
        if index > 0, let condition = clause.condition { own.armName = "#elseif \(condition.writtenText.onOneLine)" }
        conditions = conditions.inArm(index, of: own)
      }
      conditions.arms.merge(failed) { own, _ in own }
      if let condition = clause.condition {
        conditions.arms.merge(flags(in: condition, holding: true)) { own, _ in own }
        failed.merge(flags(in: condition, holding: false)) { own, _ in own }
      }
      if let built { conditions.failing.formUnion(built.neverTogether(with: conditions.arms, named: { flag(of: $0) })) }
      return (clause, conditions)
    }
  }

  /// What is known of a flag: 1 where it is set, and 0 where not.
  static func branch(of flag: String) -> Branch { Branch(.equality, flagMark + flag) }

  private static let flagMark = "#if "

  /// The flag that a branch is of; nil for others.
  private static func flag(of branch: Branch) -> String? {
    guard branch.kind == .equality, branch.words.hasPrefix(flagMark) else { return nil }
    return String(branch.words.dropFirst(flagMark.count))
  }

  /// What a condition that holds, or that fails, says of each flag by itself: `PRO` and `!PRO` in two places are never both so,
  /// nor are `PRO && !os(visionOS)` and `!PRO`. The branch tells people which arm it is: a flag needs no word of its own.
  private static func flags(in condition: ExprSyntax, holding: Bool) -> [Branch: Int] {
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return flags(in: only.expression, holding: holding)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return flags(in: prefix.expression, holding: !holding)
    }
    if let flag = condition.as(DeclReferenceExprSyntax.self) {
      return [branch(of: flag.baseName.text): holding ? 1 : 0]
    }
    guard let sequence = condition.as(SequenceExprSyntax.self) else { return [:] }
    // Of several that are joined otherwise one holds, or fails, which says nothing of each.
    let signs = Set(sequence.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
    guard signs == [holding ? "&&" : "||"] else { return [:] }
    var found: [Branch: Int] = [:]
    for element in sequence.elements { found.merge(flags(in: element, holding: holding)) { own, _ in own } }
    return found
  }

  /// Whether an earlier clause hangs on a flag, so that this one is its other arm.
  private static func isArm(_ node: IfConfigDeclSyntax, upTo index: Int, _ built: BuildFlags.OfFile?) -> Bool {
    node.clauses.prefix(index).contains { clause in
      guard let condition = clause.condition else { return false }
      return Platform.allCases.contains { answer(condition, on: $0, built) == .unknown }
    }
  }

  /// - Parameter built: What the targets of the file set.
  private static func answer(_ condition: ExprSyntax, on platform: Platform, _ built: BuildFlags.OfFile?) -> Answer {
    if let call = condition.as(FunctionCallExprSyntax.self) { return answer(call, on: platform) }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return answer(only.expression, on: platform, built)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return answer(prefix.expression, on: platform, built).negated
    }
    if let flag = condition.as(DeclReferenceExprSyntax.self), let built {
      return built.answer(flag.baseName.text, on: platform)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true) ? .yes : .no
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return answer(Array(sequence.elements), on: platform, built) }
    return .unknown
  }

  /// `&&` binds tighter than `||`.
  private static func answer(_ elements: [ExprSyntax], on platform: Platform, _ built: BuildFlags.OfFile?) -> Answer {
    var sums: [Answer] = []
    var product = Answer.yes
    for element in elements {
      if let op = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        if op == "||" {
          sums.append(product)
          product = .yes
        } else if op != "&&" {
          return .unknown
        }
      } else {
        product = product.and(answer(element, on: platform, built))
      }
    }
    sums.append(product)
    return sums.reduce(.no) { $0.negated.and($1.negated).negated }
  }

  private static func answer(_ call: FunctionCallExprSyntax, on platform: Platform) -> Answer {
    let argument = call.arguments.first?.expression.writtenText ?? ""
    switch call.calledExpression.writtenText {
    case "os": return systems(named: argument).contains(platform) ? .yes : .no
    case "canImport":
      guard let platforms = frameworks[argument] else { return .unknown }
      return platforms.contains(platform) ? .yes : .no
    // The simulator is iOS by another name. On Catalyst an app of UIKit has a window with a toolbar of AppKit, as on macOS.
    case "targetEnvironment": return argument == "macCatalyst" && platform == .macos && isOfUIKit(call) ? .yes : .no
    // The compilers that build for OS 26.
    case "swift", "compiler": return argument.hasPrefix(">=") ? .yes : .no
    default: return .unknown
    }
  }

  /// Whether the file imports UIKit wherever it is compiled, so that it belongs to no app that is only AppKit's.
  static func isOfUIKit(_ node: some SyntaxProtocol) -> Bool {
    guard let file = node.root.as(SourceFileSyntax.self) else { return false }
    return file.statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.writtenText == "UIKit" }
  }

  private static func systems(named name: String) -> Set<Platform> {
    switch name {
    case "iOS": [.ios, .ipados]
    case "macOS", "OSX": [.macos]
    case "visionOS", "xrOS": [.visionos]
    case "watchOS": [.watchos]
    case "tvOS": [.tvos]
    default: []
    }
  }

  private static let frameworks: [String: Set<Platform>] = [
    "UIKit": [.ios, .ipados, .visionos, .watchos, .tvos], "AppKit": [.macos], "Cocoa": [.macos], "WatchKit": [.watchos],
    "SwiftUI": Set(Platform.allCases), "Foundation": Set(Platform.allCases),
  ]
}

extension Answer {
  var negated: Answer { self == .yes ? .no : self == .no ? .yes : .unknown }

  func and(_ other: Answer) -> Answer {
    if self == .no || other == .no { return .no }
    return self == .yes && other == .yes ? .yes : .unknown
  }
}
