import LintelFindings
import LintelModel

extension Rule {
  static let documentMenuContent = Rule(
    id: "document-menu-content",
    title: "The document menu has commands for the document as a whole.",
    statements: ["hig-2025.46", "hig-2023.30"],
    platforms: [.ipados, .macos],
    severity: .note,
    isDeclarationOnly: true,
    why: "People open the title's menu to rename or move the document; commands for its content are looked for elsewhere.",
    examples: [
      .fails(
        "commands that edit",
        sketch: "ipados26 en 820pt\ntitle-menu: yes\nfacts: documentCommands Rename… / Undo / Paste\n| Letter | {plus}"),
      .fails(
        "another app", in: .hig2023,
        sketch: "ipados18 en 820pt\ntitle-menu: yes\nfacts: documentCommands Rename / Open in Pages…\n| Letter | {plus}"),
      .passes(
        "the standard commands",
        sketch:
          "ipados26 en 820pt\ntitle-menu: yes\nfacts: documentCommands Duplicate / Rename / Move… / Export… / Print\n| Letter | {plus}"
      ),
      .passes(
        "one of the app's own",
        sketch: "ipados26 en 820pt\ntitle-menu: yes\nfacts: documentCommands Rename / Add Cover Page\n| Letter | {plus}"),
      .passes(
        "a language whose words are not known",
        sketch: "ipados26 de 820pt\ntitle-menu: yes\nfacts: documentCommands Umbenennen / Einsetzen\n| Brief | {plus}"),
    ],
    check: .barByProfile { bar, profile in
      guard bar.isSource, bar.locale.language == "en", let commands = bar.toolbar.facts.documentCommands.value else {
        return []
      }
      return commands.compactMap { command in
        let kind = CommandKind(command)
        guard kind == .edits || (kind == .opensElsewhere && profile == .hig2023) else { return nil }
        return Remark(
          .fails, kind == .edits ? "editing-command" : "opens-elsewhere",
          "The document menu of \(bar.toolbar.name) has “\(command)”, which "
            + (kind == .edits ? "edits its content" : "opens it in another app"),
          blame: .definition, evidence: [.text("command", command)],
          suggestion: kind == .edits ? "Put it into the Edit menu, or onto the bar." : "Leave it to the share menu.")
      }
    })
}

/// What an English command of a document menu does; only what cannot be mistaken is told.
private enum CommandKind {
  case edits, opensElsewhere, other

  init(_ command: String) {
    let words = command.lowercased().filter { $0 != "…" && $0 != "." }
    let edits: Set<String> = [
      "undo", "redo", "cut", "paste", "paste and match style", "select all", "find", "replace", "find and replace",
    ]
    self =
      edits.contains(words) ? .edits : words.hasPrefix("open in ") || words.hasPrefix("open with") ? .opensElsewhere : .other
  }
}
