/// Screens that those who write an app see and its users do not, by the words that name their files, types and keys.
package enum DeveloperScreen {
  /// `DebugMenu.swift`, `settings.debugging.title`: where faults are looked for.
  package static func isForDebugging(_ name: String) -> Bool {
    mayBeForDebugging(name) && NameWords.of(name).contains(where: debugging.contains)
  }

  /// Whether a name may say so, by its bytes: every finding about a bar is asked several times, and few names do.
  private static func mayBeForDebugging(_ name: String) -> Bool {
    var last: UInt64 = 0
    for byte in name.utf8 {
      // A capital and its small letter differ by one bit.
      last = (last << 8 | UInt64(byte | 0x20)) & 0xFF_FFFF_FFFF
      if last == debug { return true }
    }
    return false
  }

  /// The five bytes that all the words begin with.
  private static let debug = "debug".utf8.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }

  /// `Previews.swift`, `DebugMenu.swift`, `Examples/…`: what such a file shows is not translated.
  package static func isNamed(byPath path: String) -> Bool {
    NameWords.of(path).contains { debugging.contains($0) || examples.contains($0) || others.contains($0) }
  }

  /// `Apps/Examples/Colours/…`: folders whose code shows how something is used, or tests it.
  package static func isOfExamples(folder: some StringProtocol) -> Bool {
    folder.split(separator: "/").contains { part in
      if part.hasSuffix("Tests") || part.hasSuffix("TestingKit") { return true }
      let words = NameWords.of(part)
      return words.contains(where: examples.contains) || words.first == "mock" || words.first == "mocks"
    }
  }

  /// `Tests/Fixtures`, `app/test`: folders of what tests read, beside those that show how something is used. To order and to
  /// label by, and no more: a folder may be called so for another reason.
  package static func isOfTests(folder: some StringProtocol) -> Bool {
    isOfExamples(folder: folder)
      || folder.split(separator: "/").contains { part in
        let name = part.lowercased()
        return ["test", "tests"].contains(name) || ["-tests", "_tests"].contains(where: name.hasSuffix)
      }
  }

  private static let debugging: Set<String> = ["debug", "debugger", "debugging"]
  private static let examples: Set<String> = ["example", "examples", "demo", "demos", "sample", "samples"]
  private static let others: Set<String> = [
    "preview", "previews", "mock", "mocks", "test", "tests", "testing", "playground", "playgrounds", "storybook", "catalog",
  ]
}
