import LintelModel

/// Something that a method gives a bar, and when.
struct ObjectiveCSetting<Value> {
  var value: Value
  var conditions: Conditions
  /// Those of the statement alone, whatever is chosen in it.
  var within = Conditions.always
  var method = ""
}

extension [ObjectiveCSetting<LocalizedText>] {
  var present: Self { filter(\.value.isPresent) }
}

extension Array {
  /// Leaves what a method has given before only where a later statement of the same method, which is under these
  /// conditions, gives nothing else.
  mutating func replace<Value>(under within: Conditions, in method: String) where Element == ObjectiveCSetting<Value> {
    var left: Self = []
    for var one in self {
      if one.method != method || one.conditions.excludes(within) {
        left.append(one)
        continue
      }
      let extra = within.arms.filter { one.conditions.arms[$0.key] == nil }
      let others = one.conditions.settings.subtracting(within.settings)
      if within.settings != Conditions.Setting.all, !others.isEmpty {
        one.conditions.settings = others
      } else if extra.isEmpty {
        continue
      } else if extra.keys.allSatisfy({ $0.kind == .condition || $0.kind == .equality }),
        // Of a condition with several parts the whole is the longest.
        let whole = extra.keys.filter({ $0.kind == .condition }).max(by: { $0.words.count < $1.words.count })
      {
        one.conditions.arms[whole] = 1 - (extra[whole] ?? 0)
      }
      left.append(one)
    }
    self = left
  }
}

extension LocalizedText {
  /// Whether it says the same, wherever it is.
  func reads(like other: LocalizedText) -> Bool {
    key == other.key && source == other.source && expression == other.expression && state == other.state
  }
}

extension ObjectiveCEvaluator {
  /// What a name means where only a branch of the code gives it a value: that one in the branch, else what it was before.
  ///
  /// - Parameter other: The conditions of the branch, if they are not those at hand.
  func branched(
    _ value: ObjectiveCExpression, instead: ObjectiveCExpression?, under other: Conditions? = nil
  ) -> ObjectiveCExpression {
    let conditions = other ?? conditions
    guard let instead, !conditions.arms.isEmpty, instead.isSmaller(than: Self.mostParts) else { return value }
    let rest = conditions.arms.filter { $0.key.kind == .condition }
    guard let whole = rest.keys.max(by: { ($0.words.count, $0) < ($1.words.count, $1) }), let arm = rest[whole] else {
      return value
    }
    let arms = ObjectiveCArms(
      then: Conditions(arms: conditions.arms), otherwise: Conditions(arms: [whole: 1 - arm]))
    return .conditional(value, instead, when: arms, offset: value.offset)
  }
  static var mostParts: Int { 40 }

  /// What a name means under the conditions at hand.
  func local(_ name: String) -> ObjectiveCExpression? {
    var value = locals[name]
    while case .conditional(let first, let second, let arms, _)? = value {
      if conditions.excludes(arms.otherwise) {
        value = first
      } else if conditions.excludes(arms.then) {
        value = second
      } else {
        break
      }
    }
    return value
  }

  /// What only a branch of the code puts somewhere: there, and nothing elsewhere.
  func optional(_ value: ObjectiveCExpression) -> ObjectiveCExpression {
    conditions.arms.keys.contains { $0.kind == .condition }
      ? branched(value, instead: .path(["nil"], offset: value.offset)) : value
  }
}
