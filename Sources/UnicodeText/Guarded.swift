internal import CTextICU

/// A value that tasks share, each at a time. Its lock is the C library's: the thread sanitizer sees it, as it does not see the
/// standard library's `Mutex` on Linux.
package final class Guarded<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = textICU_lock_make()

  package init(_ value: Value) { self.value = value }

  deinit { textICU_lock_free(lock) }

  /// Not to be called from within itself.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    textICU_lock_take(lock)
    defer { textICU_lock_give(lock) }
    return try body(&value)
  }
}
