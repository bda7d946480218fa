import Lintel

// Rules of this house, which no guideline has.

let shortLabels = CustomRule.bars(
  id: "short-labels", title: "Labels have at most twelve characters", guideline: "House style, 4"
) { bar in
  bar.texts.filter { $0.role == .label && ($0.shown ?? "").count > 12 }.map { text in
    var diagnostic = Diagnostic("“\(text.shown ?? "")” has more than twelve characters.", about: text)
    diagnostic.suggestion = "Say it in a word."
    return diagnostic
  }
}

let noShouting = CustomRule.strings(
  id: "no-shouting", title: "Texts do not shout", why: "Capitals are read as anger.", severity: .note
) { string in
  let text = string.text
  let isShouting = text.count > 3 && text == text.uppercased() && text != text.lowercased()
  return isShouting ? [Diagnostic("“\(text)” is all capitals.")] : []
}

var options = Audit.Options()
options.customRules = [shortLabels, noShouting]
options.levels = ["title-length": .off]
options.usesInstalledFonts = false

let audit = Audit(folder: CommandLine.arguments[1], options: options)
do {
  let result = try await audit.run()
  for finding in result.findings where finding.rule == shortLabels.id {
    print(finding.locales, finding.place.map { "\($0.file), line \($0.line)" } ?? "", finding.message)
  }
  for file in result.skipped where file.isBroken { print("not read: \(file.file): \(file.reason)") }
  try result.write(.xml, to: "audit.xml")
} catch let error as LintelError {
  print("\(error.kind): \(error)")
}

// Later, or on another machine: what was stored is read again.

let stored = try AuditResult(stored: "audit.xml")
for bar in stored.bars where bar.locale == "de" {
  for layout in bar.layouts {
    guard let title = layout.title, title.cut != nil else { continue }
    print(bar.name, layout.environment, "needs \(title.needed.best) pt, has \(title.available.best) pt")
  }
}
try stored.write(.markdown, to: "audit.md")
print("errors: \(stored.failures().count)")
