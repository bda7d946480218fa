import LintelFindings
import LintelModel

extension Rule {
  static let translationLeftBehind = Rule(
    id: "translation-left-behind",
    title: "A translation follows its source where that was changed.",
    severity: .warning,
    isCore: true,
    why:
      "The source says something else now, and people of other languages still read what it said before: a button that erases may "
      + "be called settings.",
    examples: [
      .needsReview("the source says something else", before: texts("Settings"), files: texts("Erase Now")),
      .needsReview(
        "a text of an interface file",
        before: interface("Mark All as Read"), files: interface("Delete All")),
      .needsReview(
        "a plural form",
        before: catalogue("%lld page was saved", "%lld pages were saved"),
        files: catalogue("%lld page was deleted", "%lld pages were deleted")),
      .passes(
        "the translation was changed with it", before: texts("Settings"), files: texts("Erase Now", "Jetzt löschen")),
      .passes("case, quotation marks and the mark at the end", before: texts("Open 'Inbox'"), files: texts("open “Inbox”…")),
      .passes("a word that was spelled wrong", before: texts("Recieve Messages"), files: texts("Receive Messages")),
      .passes("a hyphen, and white space", before: texts("Send e-mail"), files: texts("Send  email ")),
      .passes("a placeholder in another spelling", before: texts("Open %@"), files: texts("Open %1$@")),
      .passes(
        "a copy of the source, which was not translated", before: texts("Settings", "Settings"),
        files: texts("Erase Now", "Settings")),
      .passes(
        "one that the catalogue calls unfinished",
        before: catalogue("%lld page was saved", "%lld pages were saved"),
        files: catalogue("%lld page was deleted", "%lld pages were deleted", state: "needs_review")),
      .passes("nothing to translate", before: texts("%d / %d"), files: texts("%d of %d")),
      .passes("a source that was there for nobody before", before: texts(""), files: texts("Erase Now")),
    ],
    check: .translations { table in
      guard !table.isSource, !table.earlier.isEmpty else { return [] }
      return table.pairs.compactMap { pair in
        guard let earlier = table.earlier[pair.source.key], earlier.isSourceReworded, !earlier.isTranslationReworded,
          let translation = pair.translation, translation.locale == table.locale, let before = earlier.translation,
          !StayedText.isOpen(translation), !Copy.isSame(.init(source: earlier.source, translation: before)),
          !Copy.isSame(pair), [earlier.source, pair.source].allSatisfy(Wanted.isTranslatable)
        else { return nil }
        let (old, new) = StayedText.difference(earlier.source, pair.source)
        let said = StringUnit.quoted(old, besides: new)
        return Remark(
          .needsReview, "left-behind",
          "The source of \(StringUnit.quoted(pair.source.key)) said \(said.0) and says \(said.1) now; "
            + "its \(table.locale) translation is still \(StringUnit.quoted(translation.shownText))",
          unit: translation, blame: .translation,
          evidence: [
            .text("before", old), .text("source", new), .text("translation", translation.shownText),
          ],
          suggestion: "Translate it anew, unless it still says the same.", location: translation.location,
          definedAt: pair.source.location, cause: Cause(table: table.id, keys: [pair.source.key], locales: [table.locale]))
      }
    })

  private static func texts(_ source: String, _ translation: String = "Einstellungen") -> [String: String] {
    [
      "en.lproj/Localizable.strings": "\"account.action\" = \"\(source)\";\n",
      "de.lproj/Localizable.strings": "\"account.action\" = \"\(translation)\";\n",
    ]
  }

  private static func interface(_ title: String) -> [String: String] {
    [
      "App/Base.lproj/Main.storyboard": Storyboard.navigationBar(title: title, left: "Back", right: "Share"),
      "App/de.lproj/Main.strings":
        "\"nav-aa-001.title\" = \"Alle als gelesen markieren\";\n\"rig-aa-001.title\" = \"Teilen\";\n",
    ]
  }

  private static func catalogue(_ one: String, _ other: String, state: String = "translated") -> [String: String] {
    func unit(_ text: String, _ state: String = "translated") -> String {
      #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
    }
    func plural(_ one: String, _ other: String) -> String {
      #"{"variations":{"plural":{"one":\#(one),"other":\#(other)}}}"#
    }
    return [
      "Localizable.xcstrings": """
      {"sourceLanguage":"en","strings":{"pages.done":{"localizations":{
      "en":\(plural(unit(one), unit(other))),
      "de":\(plural(unit("%lld Seite ist gesichert", state), unit("%lld Seiten sind gesichert", state)))}}},"version":"1.0"}
      """
    ]
  }
}

private enum StayedText {
  /// Whether the table itself says that nobody is done with it: that is told as what it is, and nothing new.
  static func isOpen(_ unit: StringUnit) -> Bool {
    guard let state = unit.state else { return false }
    return ["new", "needs_review", "stale"].contains(state) || state.hasPrefix("needs-") || unit.isMachineTranslated
  }

  /// The first form that says something else, as it was and as it is.
  static func difference(_ before: StringUnit, _ now: StringUnit) -> (String, String) {
    let old = Dictionary(
      before.forms.map { ([$0.plural, $0.device, $0.width], $0.text) }, uniquingKeysWith: { first, _ in first })
    let changed = now.forms.first { form in old[[form.plural, form.device, form.width]].map { $0 != form.text } ?? false }
    guard before.varies, now.varies, let changed else { return (before.shownText, now.shownText) }
    return (old[[changed.plural, changed.device, changed.width]]!, changed.text)
  }
}
