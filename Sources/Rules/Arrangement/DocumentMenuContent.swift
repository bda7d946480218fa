import LintelFindings
import LintelModel

extension Rule {
  static let documentMenuContent = Rule(
    id: "document-menu-content",
    title: "The document menu has commands for the document as a whole.",
    statements: ["hig-2025.46", "hig-2023.30"],
    platforms: [.ipados, .macos],
    severity: .note,
    facts: ["documentCommands"],
    why: "People open the title's menu to rename or move the document; commands for its content are looked for elsewhere.",
    examples: [
      .fails(
        "commands that edit",
        sketch: "ipados26 en 820pt\ntitle-menu: yes\nfacts: documentCommands Rename… / Undo / Paste\n| Letter | {plus}"),
      .fails(
        "a style of the text, and a message",
        sketch:
          "ipados26 en 820pt\ntitle-menu: yes\nfacts: documentCommands Rename… / Bold / Send Message\n| Letter | {plus}",
        mended: "ipados26 en 820pt\ntitle-menu: yes\nfacts: documentCommands Rename…\n| Letter | {plus}"),
      .fails(
        "another app's list", in: .hig2023,
        sketch: "ipados18 en 820pt\ntitle-menu: yes\nfacts: documentCommands Rename / Send in Messages\n| Letter | {plus}"),
      .fails(
        "the reading list", in: .hig2023,
        sketch: "ipados18 en 820pt\ntitle-menu: yes\nfacts: documentCommands Rename / Add to Reading List\n| Letter | {plus}"
      ),
      .fails(
        "whatever app people choose", in: .hig2023,
        sketch: "ipados18 en 820pt\ntitle-menu: yes\nfacts: documentCommands Rename / Open in…\n| Letter | {plus}"),
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
      .fails(
        "a menu in code", files: [
          "Inbox.swift": """
            struct Inbox: View {
              var body: some View {
                List { }
                  .navigationTitle("Letter")
                  .toolbarTitleMenu { RenameButton(); Button("Insert Image") { } }
              }
            }
            """
        ]),
    ],
    check: .barByProfile { bar, profile in
      guard bar.isSource, bar.locale.language == "en", let commands = bar.toolbar.facts.documentCommands.value else {
        return []
      }
      return [CommandKind.edits, .opensElsewhere].compactMap { kind -> Remark? in
        let wrong = commands.filter { CommandKind($0) == kind }
        guard let first = wrong.first, kind == .edits || profile == .hig2023 else { return nil }
        let names = wrong.map { "“\($0)”" as Message }
        return Remark(
          .fails, kind == .edits ? "editing-command" : "opens-elsewhere",
          "The document menu of \(bar.toolbar.knownName) has \(names): "
            + (kind == .edits ? "that is about its content, not about the document" : "that opens it in another app"),
          blame: .definition, evidence: [.text("command", first)],
          suggestion: kind == .edits ? "Put it into the Edit menu, or onto the bar." : "Leave it to the share menu.")
      }
    })
}

/// What an English command of a document menu does; only what cannot be mistaken is reported.
private enum CommandKind {
  case edits, opensElsewhere, other

  init(_ command: String) {
    let words = command.lowercased().filter { $0 != "…" && $0 != "." }
    let first = words.prefix { $0 != " " }
    // “Move to…” is about the document, “Send in Messages” about another app.
    let goesElsewhere =
      [
        "open in", "open with", "send in", "send to", "send with", "share in", "share to", "add to reading list",
        "add to notes",
      ]
      .contains { words == $0 || words.hasPrefix($0 + " ") }
    self =
      goesElsewhere
      ? .opensElsewhere
      : Self.editingCommands.contains(words) || Self.firstWordsOfEdits.contains(String(first)) && words != first
        ? .edits : .other
  }

  private static let editingCommands: Set<String> = [
    "undo", "redo", "cut", "paste", "paste and match style", "select all", "find", "replace", "find and replace", "bold",
    "italic", "underline", "strikethrough", "align left", "align right", "align center", "bigger", "smaller",
    "check spelling",
    "send message", "new message", "reply", "reply all", "forward",
  ]
  /// “Insert Image” changes what the document holds, whatever is inserted.
  private static let firstWordsOfEdits: Set<String> = ["insert", "paste", "format", "align"]
}
