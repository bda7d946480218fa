/// What a definition says about something: a value, that there is none, or nothing at all. Unknown is never read as false.
package enum Fact<Value: Hashable & Sendable>: Hashable, Sendable {
  case declared(Value)
  case absent
  case unknown

  @inlinable package var value: Value? { if case .declared(let value) = self { value } else { nil } }
}

/// Yes, no, or not known; unknown is silent.
package enum Answer: String, Hashable, Sendable, CaseIterable { case yes, no, unknown }
