import LintelModel
import Testing

@Suite("Screens that only developers see")
struct DeveloperScreenTests {
  @Test("A name's words begin at capitals and behind what is no letter", arguments: [
    ("LoopKit Example", ["loop", "kit", "example"]), ("IOBDebugView", ["iob", "debug", "view"]),
    ("settings.debugging_title2x", ["settings", "debugging", "title", "x"]), ("", []), ("URL", ["url"]),
  ])
  func words(name: String, words: [String]) {
    #expect(NameWords.of(name) == words)
  }

  @Test("A screen for debugging says so in a word of its own", arguments: [
    ("Sources/IOBDebugView.swift", true), ("debug.title", true), ("DebuggingMenu", true), ("Debugged", false), ("title", false),
    ("MENU_DEBUG", true), ("deBug", false), ("débug", false), ("debu", false), ("", false), ("App/Ü/Debugger.swift", true),
  ])
  func debugging(name: String, expected: Bool) {
    #expect(DeveloperScreen.isForDebugging(name) == expected)
  }

  @Test("What only contains such a word is for everybody", arguments: [
    ("App/LatestView.swift", false), ("App/ContestList.swift", false), ("App/ResampleView.swift", false),
    ("App/Previews.swift", true), ("AppTests/Bar.swift", true), ("Examples/Bar.swift", true),
  ])
  func paths(path: String, expected: Bool) {
    #expect(DeveloperScreen.isNamed(byPath: path) == expected)
  }

  @Test("Folders of examples, and of tests", arguments: [
    ("Apps/Examples/Colours", true), ("LoopKit Example", true), ("MockKit", true), ("DoseMathTests", true), ("Sources/App", false),
  ])
  func folders(folder: String, expected: Bool) {
    #expect(DeveloperScreen.isOfExamples(folder: folder) == expected)
  }

  @Test("Folders of what tests read", arguments: [
    ("app/test/data", true), ("Kit/Tests", true), ("sync-tests", true), ("UITests", true), ("SpeedTest", false), ("Latest", false), ("", false),
  ])
  func tests(folder: String, expected: Bool) {
    #expect(DeveloperScreen.isOfTests(folder: folder) == expected)
  }
}
