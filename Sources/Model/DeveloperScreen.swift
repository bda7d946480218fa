/// Screens that those who write an app see and its users do not, by the words that name their files, types and keys.
package enum DeveloperScreen {
  /// `DebugMenu.swift`, `settings.debugging.title`: where faults are looked for.
  package static func isForDebugging(_ name: String) -> Bool { NameWords.of(name).contains(where: debugging.contains) }

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
