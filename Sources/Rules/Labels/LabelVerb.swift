import LintelFindings
import LintelModel

extension Rule {
  static let labelVerb = Rule(
    id: "label-verb",
    title: "A button's label is a verb or verb phrase, in the form its language gives commands.",
    statements: ["hig-2023.11", "fiori-ios.04"],
    severity: .note,
    isCore: true,
    why: "A verb says what the button does; a noun leaves people guessing whether it opens, shows or changes something.",
    examples: [
      .fails("a noun", sketch: "ios26 en 402pt\nkind: toolbar\n[Attachment] -- [Share]"),
      .passes("verbs", sketch: "ios26 en 402pt\nkind: toolbar\n[Attach] -- [Share]"),
      .fails("the translation lost the verb", sketch: "ios26 de 402pt\nkind: toolbar\nsource en: [Share]\n[Freigabe]"),
      .passes(
        "a pane that stays selected",
        sketch: "macos15 en 800pt\nfacts item1: staysSelected yes\n[Bandwidth {gear}] [Share {plus}]"),
      .passes("an infinitive", sketch: "ios26 de 402pt\nkind: toolbar\nsource en: [Share]\n[Teilen]"),
      .passes(
        "a source that may be a thing asks for no verb",
        sketch: "ios26 de 402pt\nkind: toolbar\nsource en: [Indent Guides]\n[Einzugslinien]"),
      .passes(
        "a source that its choices go on with", sketch: "ios26 ja 402pt\nkind: toolbar\nsource en: [Sort by]\n[並び順]"),
      .passes("a caption asks for none", sketch: "ios26 ja 402pt\nkind: toolbar\nsource en: [Name]\n[名前]"),
      .passes(
        "an untranslated label has lost nothing", sketch: "ios26 pt-BR 402pt\nkind: toolbar\nsource en: [Share]\n[Share]"),
      .passes("a language without data is not judged", sketch: "ios26 yo 402pt\nkind: toolbar\nsource en: [Share]\n[Pín]"),
    ],
    check: .bar { bar in
      // The tabs of a settings window are places, and named by nouns.
      guard bar.toolbar.kind != .settingsTabs else { return [] }
      return bar.toolbar.items.filter { $0.isCommand && bar.mayShowLabel(of: $0) }.compactMap { item in
        // So are the panes that any other window switches between, whatever method brings them up.
        guard item.facts.staysSelected.value != true, item.facts.switches.value == nil else { return nil }
        guard let value = bar.ownValue(of: item.label), let facts = value.facts, facts.verb == .no else { return nil }
        if !bar.isSource {
          guard let source = bar.sourceValue(of: item.label), source.facts?.verb == .yes else { return nil }
          if bar.toolbar.sourceLocale.language == "en", Rule.isOpen(source.text ?? "") { return nil }
          // A text that was not translated is another rule's matter.
          guard source.text?.lowercased() != value.text?.lowercased() else { return nil }
        }
        let form: Message = facts.verbForm.map { " Expected: \(VerbForm.message($0))." } ?? ""
        return Remark(
          .fails, bar.isSource ? "not-a-verb" : "verb-lost",
          bar.isSource
            ? "The label “\(value.text ?? "")” has no verb: it does not say what the button does"
            : "The label “\(value.text ?? "")” has no verb, while its source “\(bar.sourceValue(of: item.label)?.text ?? "")” has one",
          item: item.id, text: item.label, blame: bar.isSource ? .source : .translation,
          evidence: [.text("label", value.text ?? "")], suggestion: "Say what the button does." + form)
      }
    })

  /// Whether an English command leaves open what by: “Sort by” heads the choices that end it, and other languages name by a noun
  /// what is chosen there (“Sortierung”, “並び順”).
  private static func isOpen(_ command: String) -> Bool {
    command.split { !$0.isLetter }.last?.lowercased() == "by"
  }
}

/// What a language's commands look like, as its file says: `infinitive such as «Sichern»`.
private enum VerbForm {
  static func message(_ form: String) -> Message {
    let parts = form.split(separator: " such as ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return .data(form) }
    // The files' own quotation marks are not those of whoever reads.
    let examples = parts[1].split(separator: ", ").map { "“\($0.filter { $0 != "«" && $0 != "»" })”" as Message }
    return "\(Message(stringLiteral: parts[0]).scoped("label-verb.form")) such as \(examples)"
  }
}
