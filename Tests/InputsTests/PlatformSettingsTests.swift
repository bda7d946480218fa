import LintelModel
import Testing

@testable import LintelInputs

@Suite("Where a project's translations are written")
struct PlatformSettingsTests {
  private func platform(_ texts: [String: String], tables: [String]) -> TranslationPlatform? {
    let tables = tables.map { file in
      let isSource = file.contains("en.lproj")
      return StringTable(
        file: file, id: TableID(path: file), format: .strings, locale: isSource ? "en" : "de", encoding: "UTF-8", units: [])
    }
    return PlatformSettings.platform(in: ProjectFiles(texts: texts), of: Project(tables: tables, locales: ["de", "en"]))
  }

  private let tables = ["App/en.lproj/Main.strings", "App/de.lproj/Main.strings", "App/fr.lproj/Main.strings"]

  @Test("Crowdin writes the files that its patterns of translations name, with the names of the source's files")
  func crowdin() {
    let text = """
      files:
        - source: /App/en.lproj/*.strings
          translation: /App/%osx_code%/%original_file_name%
      """
    let found = platform(["crowdin.yml": text], tables: tables)
    #expect(found == TranslationPlatform(name: "Crowdin", file: "crowdin.yml", written: 2, files: 2))
    let partly = platform([".crowdin.yaml": text], tables: tables + ["Help/de.lproj/Help.strings"])
    #expect(partly == TranslationPlatform(name: "Crowdin", file: ".crowdin.yaml", written: 2, files: 3))
    // Its own files are others: whatever makes tables of these, the platform does not write them.
    #expect(platform(["crowdin.yml": text], tables: ["Kit/de.lproj/Main.strings"]) == nil)
  }

  @Test("Transifex writes what its filters name, with a language in its place")
  func transifex() {
    let text = "[o:kite:p:mail:r:main]\nfile_filter = App/<lang>.lproj/Main.strings\nsource_file = App/en.lproj/Main.strings\n"
    #expect(
      platform([".tx/config": text], tables: tables)
        == TranslationPlatform(name: "Transifex", file: ".tx/config", written: 2, files: 2))
  }

  @Test("Of a platform whose file names no files nobody knows which they are")
  func unknown() {
    let found = platform([".weblate": "[weblate]\nurl = https://weblate.example.org/api/\n"], tables: tables)
    #expect(found == TranslationPlatform(name: "Weblate", file: ".weblate", written: nil, files: 2))
  }

  @Test("What is no such file, is broken, or has nothing that is translated says nothing", arguments: [
    "", "files:", "files: [", "files: 3", "files:\n  - translation: [a]\n", "- a\n", "files: [a, b]",
  ])
  func broken(text: String) {
    #expect(platform(["crowdin.yml": text], tables: tables) == nil)
    #expect(platform(["App/crowdin.yml": text], tables: tables) == nil)
    #expect(platform([".weblate": text], tables: ["App/en.lproj/Main.strings"]) == nil)
  }
}
