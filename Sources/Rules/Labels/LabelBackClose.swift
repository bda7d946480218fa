import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let labelBackClose = Rule(
    id: "label-back-close",
    title: "Back and Close are the standard symbols, not texts.",
    statements: ["hig-2025.16"],
    severity: .warning,
    why: "Everyone knows the symbols; the words differ in length from language to language and take the title's room.",
    examples: [
      .fails(
        "a Close text",
        sketch: "ios26 en 402pt\n[Close] | Photo |",
        mended: "ios26 en 402pt\n{xmark \"Close\"} | Photo |"),
      .needsReview(
        "only the translation says so", sketch: "ios26 fr 402pt\nsource en: [Dismiss] | Photo |\n[Fermer] | Photo |"),
      .fails(
        "a Back text in a Mac's window",
        sketch: "macos26 en 800pt\nkind: window\nNotes | [Back] [Edit {pencil}]",
        mended: "macos26 en 800pt\nkind: window\nNotes | [Back {chevron.backward}] [Edit {pencil}]"),
      .fails("the Back button of a Mac's window says so", sketch: "macos26 en 800pt\n< Back [Edit {pencil}]"),
      .fails("in other words", sketch: "ios26 en 402pt\n[Go Back] | Photo |"),
      .passes(
        "a Mac's button with a symbol above its text", sketch: "macos26 en 800pt\nkind: window\n[Back {chevron.backward}]"),
      .passes("the symbol", sketch: "ios26 en 402pt\n{xmark \"Close\"} | Photo |"),
      .passes("another word", sketch: "ios26 en 402pt\n[Cancel] | Photo |"),
    ],
    check: .bar { bar in
      // The buttons of a Mac's sheet are texts by custom, and so are its tabs of settings.
      guard bar.toolbar.platforms != [.macos] || bar.toolbar.kind == .windowToolbar else { return [] }
      let isWindow = bar.toolbar.kind == .windowToolbar
      // An arm of the code for systems before the guideline's has no such button of the system's.
      if bar.toolbar.isArmForOlderSystems || bar.toolbar.lacksSymbols { return [] }
      let back = bar.toolbar.lacksTurningSymbols ? "chevron.left" : "chevron.backward"
      return bar.toolbar.items.filter {
        isWindow ? $0.isTextButton || $0.kind == .back && $0.showsOnlyText : $0.showsOnlyText && $0.isCommand
      }.compactMap { item in
        guard let value = bar.ownValue(of: item.label), let facts = value.facts else { return nil }
        guard facts.saysBack == .yes || facts.saysClose == .yes else { return nil }
        // The same button is reported once, in the source language.
        if !bar.isSource, let source = bar.sourceValue(of: item.label)?.facts,
          source.saysBack == .yes || source.saysClose == .yes
        {
          return nil
        }
        let (word, symbol) = facts.saysBack == .yes ? ("Back", back) : ("Close", "xmark")
        // It shows a text in every language that has one for it, whichever that is.
        let shown = bar.isSource && item.label.key != nil ? item.label.values.filter { $1.state == .translated }.keys.sorted() : []
        if !bar.isSource, let source = bar.sourceValue(of: item.label)?.text {
          return Rule.saidInTranslation(word, symbol, value.text ?? "", of: source, on: item, in: bar)
        }
        let close = word == "Close" ? CloseControl(item, on: bar.toolbar) : nil
        return Remark(
          bar.isSource ? .fails : .needsReview, "text-\(word.lowercased())",
          "The \(word) button shows the text “\(value.text ?? "")” instead of the standard symbol",
          certainty: bar.isSource ? .certain : .possible, item: item.id, text: item.label, blame: .definition,
          // Before the systems of 26 texts were the custom.
          severity: bar.toolbar.isOfGlass ? nil : .note,
          evidence: [.text("label", value.text ?? "")],
          suggestion: close?.advice(symbol: symbol) ?? "Show the symbol \(symbol) and keep the text as the accessible label.",
          location: item.location,
          locales: shown.count > 1 ? shown : [])
      }
    })

  /// Translators call Close what the developer calls Done: which of the two the button is, the word does not tell.
  private static func saidInTranslation(
    _ word: String, _ symbol: String, _ text: String, of source: String, on item: Item, in bar: BarInLocale
  ) -> Remark {
    Remark(
      .needsReview, "text-\(word.lowercased())", "The text “\(text)” says \(word), and its source “\(source)” does not",
      certainty: .possible, item: item.id, text: item.label, blame: .translation,
      evidence: [.text("label", text), .text("source", source)],
      suggestion: "Let it say what its source says. If the button does just that, show the symbol \(symbol) in all languages.")
  }
}

extension Toolbar {
  /// Whether it is surely for systems with the guideline of 2025 alone: by its build settings, its branch of the code, or what a
  /// sketch asks for.
  fileprivate var isOfGlass: Bool {
    let lines = environments.isEmpty ? osLines : environments.map(\.os)
    return isOnlyForGlass || !lines.isEmpty && lines.allSatisfy { BarGeneration.of(.ios, $0).has(.glass) }
  }
}
