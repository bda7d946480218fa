import Synchronization

/// Keeps what was made of an input, for whoever asks again with an equal one.
///
/// Two states of one project differ little. What is made of an input and of nothing else need not be made twice, and is the
/// same; so a memory may only be shared by runs that differ in nothing but what they are asked about.
package final class Memory: Sendable {
  private struct Kept<Input: Equatable & Sendable, Value: Sendable>: Sendable {
    var input: Input
    var value: Value
  }

  private let kept = Mutex<[String: any Sendable]>([:])

  package init() {}

  /// - Parameters:
  ///   - name: what is asked for; the last answer of each name is kept.
  ///   - input: all that the answer hangs on.
  package func value<Input: Equatable & Sendable, Value: Sendable>(
    _ name: String, of input: Input, _ make: () -> Value
  ) -> Value {
    if let known: Value = known(name, of: input) { return known }
    let value = make()
    keep(value, name, of: input)
    return value
  }

  /// What was kept under a name, if it was made of an equal input.
  package func known<Input: Equatable & Sendable, Value: Sendable>(_ name: String, of input: Input) -> Value? {
    guard let last = kept.withLock({ $0[name] }) as? Kept<Input, Value>, last.input == input else { return nil }
    return last.value
  }

  /// What was kept under a name last, whatever it was made of.
  package func last<Value: Sendable>(_ name: String) -> Value? { known(name, of: true) }

  package func keep<Value: Sendable>(_ value: Value, _ name: String) { keep(value, name, of: true) }

  package func keep<Input: Equatable & Sendable, Value: Sendable>(_ value: Value, _ name: String, of input: Input) {
    kept.withLock { $0[name] = Kept(input: input, value: value) }
  }
}

extension Memory? {
  /// Without a memory all is made anew.
  package func value<Input: Equatable & Sendable, Value: Sendable>(
    _ name: @autoclosure () -> String, of input: @autoclosure () -> Input, _ make: () -> Value
  ) -> Value {
    guard let memory = self else { return make() }
    return memory.value(name(), of: input(), make)
  }
}
