import LintelInputs
import LintelModel

/// What holds of everything that was read from a file, however broken it is.
struct Invariants {
  let path: String
  /// No line and no column of a file is beyond this: a byte that is none of UTF-8's may count as two units.
  let bound: Int

  init(path: String, bytes: [UInt8]) {
    self.path = path
    bound = 2 * bytes.count + 2
  }

  func check(_ location: SourceLocation?) {
    guard let location else { return }
    precondition(location.file == path, "a location names another file")
    precondition((1...bound).contains(location.line), "a line that the file has not")
    precondition((1...bound).contains(location.column), "a column that the file has not")
  }

  func check(_ table: StringTable) {
    for unit in table.units {
      check(unit.location)
      unit.variants.forEach { check($0.location) }
      for substitution in unit.substitutions {
        check(substitution.location)
        substitution.variants.forEach { check($0.location) }
      }
    }
    table.skipped.forEach { check($0.location) }
    if let loss = table.loss {
      check(loss.location)
      precondition(!loss.found.isEmpty && !loss.expected.isEmpty, "a loss without its reason")
      precondition(loss.lostEntries <= loss.entries && loss.lostKeys.count <= loss.keys, "more was lost than there is")
    }
  }

  func check(_ definition: DefinitionFile) {
    precondition(Set(definition.toolbars.map(\.id)).count == definition.toolbars.count, "two bars have one id")
    for toolbar in definition.toolbars {
      check(toolbar.location)
      precondition(Set(toolbar.items.map(\.id)).count == toolbar.items.count, "two items have one id")
    }
    for skipped in definition.skipped {
      precondition(skipped.file == path && !skipped.reason.isEmpty, "a file is left out without a reason")
    }
  }

  func check(_ error: UnreadableFile) { precondition(!error.reason.isEmpty, "a file is unreadable without a reason") }
}
