import Foundation
import Testing
import Yams

@Suite(".pre-commit-hooks.yaml")
struct PreCommitHookTests {
  @Test("The hook is a command that lintel has, and is asked for what lintel reads")
  func hook() throws {
    let text = try String(contentsOf: ActionSteps.root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
    let hook = try #require((try Yams.load(yaml: text) as? [[String: Any]])?.first)
    #expect(hook["id"] as? String == "lintel" && hook["language"] as? String == "system")
    #expect(hook["pass_filenames"] as? Bool == false)
    let pattern = try Regex(try #require(hook["files"] as? String))
    let read = [
      "de.lproj/A.strings", "de.lproj/A.stringsdict", "A.xcstrings", "de.xliff", "de.xlf", "de.po", "texts.pot", "app_de.arb",
      "de.json", "l10n/a.csv", "l10n/a.tsv", "B.storyboard", "B.xib", "C.swift", "C.m", "C.mm", "C.h", "D.toolbar.yml",
      "lintel-toolbars.yaml", "E.sketch", "App/Info.plist", "App-Info.plist", "A.xcodeproj/project.pbxproj", "Debug.xcconfig",
      "project.xcproj", "project.yml", "a.imageset/Contents.json", "lintel.yml", "App/lintel.yaml",
    ]
    for file in read {
      #expect(file.contains(pattern), "\(file)")
    }
    for file in ["README.md", "a.stringsx", "notlintel.yml", "Makefile", "a.plist", "a.c"] {
      #expect(!file.contains(pattern), "\(file)")
    }

    let words = try #require(hook["entry"] as? String).split(separator: " ").map { String($0) }
    let arguments = words.dropFirst() + (try #require(hook["args"] as? [String]))
    #expect(words.first == "lintel")
    let history = try GitHistory(["a.sketch": LabelSketch.text("OK")])
    defer { history.remove() }
    let clean = try history.cli.run(Array(arguments))
    #expect(clean.code == 0 && clean.errors.contains("is compared with itself"), "\(clean.errors)")
    #expect(clean.errors.contains("nothing was checked"))
    try history.write(LabelSketch.text("Abbrechen"), to: "a.sketch")
    for isStaged in [false, true] {
      if isStaged { try history.git("add", "--all") }
      let changed = try history.cli.run(Array(arguments))
      #expect(changed.code == 1 && !changed.errors.contains("nothing was checked"), "\(changed.errors)")
    }
  }
}
