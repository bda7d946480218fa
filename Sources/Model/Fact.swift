/// What a definition says about something: a value, that there is none, or nothing at all. Unknown is never read as false.
public enum Fact<Value: Hashable & Sendable>: Hashable, Sendable {
  case declared(Value)
  case absent
  case unknown

  public var value: Value? { if case .declared(let value) = self { value } else { nil } }
}

/// Yes, no, or not known; unknown is silent.
public enum Answer: String, Hashable, Sendable, CaseIterable { case yes, no, unknown }
