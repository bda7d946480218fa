import Foundation
import LintelModel
import Testing

@testable import LintelInputs

@Suite("The files of a project")
struct ProjectFolderTests {
  /// Makes a folder with these files, hands it over, and removes it.
  func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let manager = FileManager.default
    let root = manager.temporaryDirectory.appendingPathComponent("lintel-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? manager.removeItem(at: root) }
    try manager.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files {
      let url = root.appendingPathComponent(path)
      try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try body(root)
  }

  @Test("What Lintel reads is found in order; built and foreign folders are not entered")
  func walk() throws {
    try withFolder([
      "App/de.lproj/A.strings": "a = b;", "App/B.storyboard": "", "App/notes.txt": "", "z.sketch": "", "c.toolbar.yml": "",
      "Pods/X/de.lproj/P.strings": "", ".build/de.lproj/B.strings": "", "build/x.strings": "", "M.xcassets/x.strings": "",
      "App.xcodeproj/project.pbxproj": "", "de.xcloc/Localized Contents/de.xliff": "", "de.xcloc/contents.json": "",
      "de.xcloc/Source Contents/App/en.lproj/A.strings": "", "de.xcloc/Notes/x.strings": "", "de.xcloc/stray.xliff": "",
    ]) { root in
      let files = try ProjectFolder.files(at: root.path)
      #expect(
        files.paths == [
          "App.xcodeproj/project.pbxproj", "App/B.storyboard", "App/de.lproj/A.strings", "c.toolbar.yml",
          "de.xcloc/Localized Contents/de.xliff", "de.xcloc/contents.json", "z.sketch",
        ])
      #expect(files.projectNames == ["App"])
      #expect(files.skipped == [])
      // What was passed by is counted, hidden folders apart.
      #expect(
        files.leftOut == [
          LeftOut(reason: .dependencies, places: ["Pods", "build"]),
          LeftOut(reason: .sourceContents, files: 2, places: ["de.xcloc/Notes", "de.xcloc/Source Contents"]),
        ])
      #expect(files.load("App/de.lproj/A.strings") == .success(Array("a = b;".utf8)))
    }
  }

  @Test("Checked out packages and gems are dependencies, and folders of a project's own that are called like theirs are not")
  func checkouts() throws {
    try withFolder([
      "SourcePackages/checkouts/Kit/de.lproj/K.strings": "", "SourcePackages/workspace-state.json": "",
      "vendor/bundle/ruby/3.3/gems/a/de.lproj/G.strings": "", "vendor/Kit/de.lproj/V.strings": "",
      "App/SourcePackages/Kit/de.lproj/O.strings": "", "App/bundle/de.lproj/B.strings": "",
    ]) { root in
      let files = try ProjectFolder.files(at: root.path)
      #expect(
        files.paths == [
          "App/SourcePackages/Kit/de.lproj/O.strings", "App/bundle/de.lproj/B.strings", "vendor/Kit/de.lproj/V.strings",
        ])
      #expect(files.leftOut == [LeftOut(reason: .dependencies, places: ["SourcePackages", "vendor/bundle"])])
    }
  }

  @Test("Tables of built frameworks are found to be counted; what is left out by a pattern is counted, too")
  func leftOut() throws {
    try withFolder([
      "F/Spark.framework/Versions/A/Resources/de.lproj/S.strings": "\"a\" = \"b\";\n\"c\" = \"d\";",
      "F/Spark.framework/Versions/A/Resources/S.xib": "", "F/Spark.framework/Headers/S.m": "",
      "de.lproj/L.strings": "\"a\" = \"b\";", "Old/de.lproj/L.strings": "", "Old/en.lproj/L.strings": "", "Old/x.txt": "",
      "Settings.bundle/de.lproj/Root.strings": "",
    ]) { root in
      let patterns = [WildcardPattern("Old"), WildcardPattern("Odl/**")]
      let files = try ProjectFolder.files(at: root.path, excluding: patterns)
      #expect(files.paths == ["Settings.bundle/de.lproj/Root.strings", "de.lproj/L.strings"])
      #expect(
        files.leftOut == [
          LeftOut(reason: .built, files: 1, places: ["F/Spark.framework"]),
          LeftOut(reason: .excluded, files: 2, places: ["Old"], patterns: [.init(pattern: "Old", files: 2)]),
        ])
      #expect(files.usedPatterns == [patterns[0]])
      let project = ProjectReader.read(files)
      #expect(project.leftOut.first?.strings == 2)
      #expect(project.locales == ["de"])
    }
  }

  @Test("A file or a folder in the folder of a language keeps its language")
  func alone() throws {
    let text = "\"a\" = \"b\";"
    try withFolder(["App/de.lproj/L.strings": text, "App/de.lproj/M.strings": text, "App/en.lproj/L.strings": text]) { root in
      let file = try ProjectFolder.files(at: root.path + "/App/de.lproj/L.strings")
      #expect(file.paths == ["de.lproj/L.strings"])
      #expect(file.load("de.lproj/L.strings") == .success(Array(text.utf8)))
      #expect(!file.isWholeFolder)
      let project = ProjectReader.read(file)
      #expect(project.locales == ["de"])
      #expect(project.sourceLocale == "de")
      let folder = try ProjectFolder.files(at: root.path + "/App/de.lproj")
      #expect(folder.paths == ["de.lproj/L.strings", "de.lproj/M.strings"])
    }
  }

  #if os(Linux)
    @Test("A name that is not UTF-8 is told, if what it names may be read")
    func undecodableNames() throws {
      try withFolder(["de.lproj/A.strings": ""]) { root in
        func make(_ name: String) {
          // A byte that begins no character, in the place of the sign.
          let bytes = Array((root.path + "/" + name).utf8).map { $0 == UInt8(ascii: "?") ? 0xFF : $0 } + [0]
          let file = bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { creat($0.baseAddress!, 0o644) }
          }
          close(file)
        }
        for name in ["de.lproj/B?.strings", "photo?.jpg", ".hidden?.strings", "Sources?"] { make(name) }
        let files = try ProjectFolder.files(at: root.path)
        #expect(files.paths == ["de.lproj/A.strings"])
        let reason = "the name is not UTF-8; give it one that is"
        #expect(
          files.skipped == [
            SkippedFile(file: "Sources\u{FFFD}", reason: reason, isBroken: false),
            SkippedFile(file: "de.lproj/B\u{FFFD}.strings", reason: reason),
          ])
      }
    }
  #endif

  @Test("Links are not followed out of the folder, nor into folders")
  func links() throws {
    try withFolder(["in/a.strings": "a = b;", "out/secret.strings": "x = y;"]) { root in
      let inside = root.appendingPathComponent("in")
      let manager = FileManager.default
      let links = ["b.strings": "../out/secret.strings", "c.strings": "a.strings", "de.lproj": ".", "gone.strings": "x"]
      for (name, target) in links {
        try manager.createSymbolicLink(atPath: inside.appendingPathComponent(name).path, withDestinationPath: target)
      }
      let files = try ProjectFolder.files(at: inside.path)
      #expect(files.paths == ["a.strings", "c.strings"])
      #expect(files.skipped.map(\.file) == ["b.strings", "de.lproj", "gone.strings"])
      #expect(files.skipped.map(\.isBroken) == [false, false, false])
    }
  }

  @Test("Members of a localization catalog may not lead out of it, and a catalog is a project too")
  func localizationCatalog() throws {
    try withFolder(["de.xcloc/contents.json": "{}", "de.xcloc/Localized Contents/x.txt": "", "out.xliff": ""]) { root in
      let bundle = root.appendingPathComponent("de.xcloc")
      try FileManager.default.createSymbolicLink(
        atPath: bundle.appendingPathComponent("Localized Contents/de.xliff").path, withDestinationPath: "../../out.xliff")
      let files = try ProjectFolder.files(at: bundle.path)
      #expect(files.paths == ["de.xcloc/contents.json"])
      #expect(files.skipped.map(\.file) == ["de.xcloc/Localized Contents/de.xliff"])
    }
  }

  @Test("A single file is a project too")
  func singleFile() throws {
    try withFolder(["a.strings": "a = b;", "other.strings": "c = d;", "bars.yml": "", "x.txt": ""]) { root in
      #expect(try ProjectFolder.files(at: root.appendingPathComponent("a.strings").path).paths == ["a.strings"])
      #expect(try ProjectFolder.files(at: root.appendingPathComponent("bars.yml").path).paths == ["bars.yml"])
      let other = ProjectReader.read(try ProjectFolder.files(at: root.appendingPathComponent("x.txt").path))
      #expect(other.skipped.map(\.file) == ["x.txt"])
      #expect(throws: UnreadableFile.self) { try ProjectFolder.files(at: root.appendingPathComponent("none").path) }
    }
  }
}
