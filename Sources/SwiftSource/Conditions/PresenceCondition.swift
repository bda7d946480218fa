import LintelModel
import SwiftSyntax

/// What asks whether a value is there: `name == nil` and `if let name` ask the same of one subject, and one holds where the
/// other fails.
enum PresenceCondition {
  /// The number of nil among what a subject may equal: `case nil` and `case .none` are one.
  static let isNil = Branch.number(of: ".none")

  /// The arm in which an optional binding finds nothing: `if let name = getName()`, `guard let name`. Nil where its subject may
  /// be another one each time that it is asked.
  static func absence(of binding: OptionalBindingConditionSyntax) -> [Branch: Int]? {
    guard let words = binding.initializer?.value.subjectWords ?? name(of: binding), isSame(words) else { return nil }
    return [Branch(.equality, words): isNil]
  }

  /// When a value is there that a `??` replaces, and when it is missing. Where code shows it only if it is not nil, what stands
  /// behind the `??` is for the compiler, and nobody sees it.
  static func arms(ofReplaced value: Operand) -> (there: Conditions, missing: Conditions) {
    var words = value.text
    var isPlain = false
    if case .plain(let expression) = value.shape, !expression.isSelf {
      isPlain = true
      if words.hasPrefix("self.") { words = String(words.dropFirst("self.".count)) }
    }
    var there = Conditions(arms: [Branch.presence(of: words, inArm: 0): 0])
    var missing = Conditions(arms: [Branch.presence(of: words, inArm: 1): 1])
    if isPlain, isSame(words), !words.hasSuffix("…") {
      let nothing = [Branch(.equality, words): isNil]
      there.failing = [nothing]
      missing = missing.and(Conditions(arms: nothing))
    }
    return (there, missing)
  }

  /// Whether code that asks twice is told the same: a call that takes something away is not.
  static func isSame(_ subject: String) -> Bool {
    guard subject.contains("(") else { return true }
    return !takers.contains { subject.hasPrefix($0) || subject.contains(".\($0)") }
  }

  /// `if let name`. Of `self` nothing else is asked.
  private static func name(of binding: OptionalBindingConditionSyntax) -> String? {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, name.tokenKind != .keyword(.self) else {
      return nil
    }
    return name.text.withoutBackticks
  }

  /// What names of functions begin with that answer something else each time.
  private static let takers = ["pop", "next", "remove", "take", "dequeue", "read", "random"]
}
