import Foundation
import LintelFindings
import Testing

/// The relative links of a Markdown page.
private func links(_ page: String) -> [String] {
  // What stands between backquotes, or speaks of a link's middle, leads nowhere.
  page.replacing(/`[^`\n]*`/, with: "`").replacing("“](”", with: "").matches(of: /\]\(([^)#\s]+)[^)]*\)/)
    .map { String($0.output.1) }.filter { !$0.contains("://") }
}

/// The targets of a Makefile that do not say what they are for.
private func silentTargets(_ makefile: String) -> [String] {
  makefile.split(separator: "\n").compactMap { line in
    guard let name = line.prefixMatch(of: /([a-z-]+):(?!=)/)?.output.1, !line.contains(" ## ") else { return nil }
    return String(name)
  }
}

/// The entries of a changelog's sections about rules that do not start with a rule's id.
private func namelessRules(_ changelog: String) -> [String] {
  var isInRules = false
  return changelog.split(separator: "\n").compactMap { line in
    if line.hasPrefix("#") { isInRules = line == "### Rules" }
    guard isInRules, line.hasPrefix("- "), line.prefixMatch(of: /- `[a-z][a-z-]*`:\s/) == nil else { return nil }
    return String(line)
  }
}

@Suite("Pages")
struct PageTests {
  @Test("Every link leads to a file")
  func linksLead() throws {
    let docs = try Repository.files(below: "docs", endingIn: ["md"]).map(\.path)
    for page in ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Examples/README.md"] + docs {
      let folder = Repository.root.appending(path: page).deletingLastPathComponent()
      for link in links(try Repository.text(page)) {
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: link).path), "\(page) leads to \(link)")
      }
    }
  }

  @Test("Every target of the Makefile says what it is for")
  func targets() throws {
    #expect(silentTargets(try Repository.text("Makefile")) == [])
  }

  @Test("The changelog's lines about rules start with the rule's id")
  func changelog() throws {
    #expect(namelessRules(try Repository.text("CHANGELOG.md")) == [])
  }

  @Test("The newest dated section of the changelog is of the version that Lintel says it is")
  func version() throws {
    let dated = try Repository.text("CHANGELOG.md").matches(of: /\n## (\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}\n/)
    #expect(dated.first?.1 == LintelVersion.current[...])
  }

  @Test("The checks find what is wrong")
  func findsBadLines() {
    #expect(links("[a](docs/a.md) and [b](https://example.org/b.md), [c](c.md#part) [d](#part)") == ["docs/a.md", "c.md"])
    #expect(silentTargets("A := b\n.PHONY: a\na: ## Say a\nb: a\n\t@echo c: d\nexport c := d\nd:= e") == ["b"])
    #expect(namelessRules("### Rules\n- `a-b`: new.\n- Something new\n### Fixed\n- Something else") == ["- Something new"])
  }
}
