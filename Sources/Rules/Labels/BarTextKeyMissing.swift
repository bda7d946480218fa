import LintelFindings
import LintelModel

extension Rule {
  static let barTextKeyMissing = Rule(
    id: "bar-text-key-missing",
    title: "A text that a bar asks a table for is in that table.",
    severity: .warning,
    gravest: .error,
    isCore: true,
    criteria: ["3.1.2"],
    isAboutTexts: true,
    why:
      "The platform shows the key itself, or the words that stand in the code. Nobody translates what is in no table.",
    examples: [
      .fails("a key that no table has", files: project(extra: "Button(\"extra.key\") { }")),
      .fails(
        "a key that the table has in other capitals",
        files: project(
          extra: "Button(\"Extra.key\") { }", english: "\"extra.key\" = \"More\";\n", german: "\"extra.key\" = \"Mehr\";\n")),
      .fails("a text that is in no table, and stays English", files: project(extra: "Button(\"Reset Pipeline\") { }")),
      .fails(
        "a key that has lost its English text",
        files: project(extra: "Button(\"extra.key\") { }", german: "\"extra.key\" = \"Mehr\";\n")),
      .fails(
        "a text that a table has under another key, with its translations",
        files: project(
          extra: "Button(\"Reset Pipeline\") { }", english: "\"reset.title\" = \"Reset Pipeline\";\n",
          german: "\"reset.title\" = \"Zurücksetzen\";\n")),
      .fails(
        "a text that a table has with an ellipsis, under another key",
        files: project(
          extra: "Button(\"Reset Pipeline\") { }", english: "\"reset.title\" = \"Reset pipeline…\";\n",
          german: "\"reset.title\" = \"Zurücksetzen …\";\n")),
      .fails(
        "the only text of a small app's bars that is in no table", files: small(extra: "Button(\"Reset Pipeline\") { }")),
      .passes("a word that may be a name, in a small app", files: small(extra: "Button(\"Beacon\") { }")),
      .passes(
        "one of two in a small app, which may mean them to stay",
        files: small(extra: "Button(\"Reset Pipeline\") { }; Button(\"Delete Pipeline\") { }")),
      .passes(
        "a text that is its own key",
        files: project(extra: "Button(\"Reset Pipeline\") { }", german: "\"Reset Pipeline\" = \"Zurücksetzen\";\n")),
      .passes("a product's own name, which a table has under another key", files: assistant),
      .needsReview(
        "the right key of the wrong table",
        files: project(
          extra: "Button(String(localized: \"extra.key\", table: \"Extras\")) { }", english: "\"extra.key\" = \"More\";\n",
          german: "\"extra.key\" = \"Mehr\";\n")),
      .passes("all are there", files: project(extra: "Button(\"two\") { }")),
      .passes("a name that no language translates", files: project(extra: "Button(\"iCloud\") { }")),
      .passes(
        "nothing is in a table",
        files: [
          "App/Screen.swift": screen("Button(\"Reset\") { }"), "en.lproj/Localizable.strings": "\"other\" = \"Other\";\n",
          "de.lproj/Localizable.strings": "\"other\" = \"Andere\";\n",
        ]),
    ],
    check: .toolbar { toolbar, project in
      // What a change deleted is told by deleted-key.
      let isDeleted = { (text: LocalizedText) in
        text.key.flatMap { project.earlier?.deleted($0, in: text.table) } != nil
      }
      let lost = WordsOfCode.lostInSource(on: toolbar, in: project).filter { !isDeleted($0.text) }.map { found -> Remark in
        let languages = found.text.values.filter { locale, value in
          locale.language != toolbar.sourceLocale.language && value.state == .translated
        }
        return Remark(
          .fails, "source-lost",
          "“\(found.words)” has a translation in \(languages.count, one: "language", other: "languages") and no text in "
            + "\(toolbar.sourceLocale): people there read the key itself",
          item: found.item?.id, text: found.text, blame: .definition, severity: .error,
          evidence: [.text("key", found.words), .text("table", found.text.table ?? "Localizable")],
          suggestion: "Give it its text in the source's table again.", location: found.text.location)
      }
      return lost
        + WordsOfCode.all(on: toolbar, in: project).compactMap { found -> Remark? in
          let text = found.text
          guard text.state == .localized, text.key != nil, !isDeleted(text),
            // What was translated before a change hard-coded-text tells.
            text.location.flatMap({ project.earlier?.madeLiteral[$0] }) == nil
          else { return nil }
          let places = FoundKeys.Place.all(of: text)
          let isAmongMany =
            places.prefix(2).allSatisfy { project.foundKeys[$0]?.findsMost == true }
            && project.foundKeys[places[2]]?.findsHalf == true
          let near = text.key.flatMap { project.keyInOtherCapitals(than: $0, of: text.table) }
          // A table that has the key in other capitals shows by itself what is meant.
          let isMeant =
            isAmongMany || near != nil || found.isException(in: project) || found.isBesideOtherTables(in: project)
          // The right key of the wrong table, which may be another project's. Words may be meant to be in none, but not where code names
          // a table that is there.
          let mayBeOfOther = found.isIdentifier || project.tables.contains { $0.name == text.table }
          let sameKey =
            isMeant || !mayBeOfOther ? nil : KeyWithText(ofSameKeyAs: text, in: toolbar.sourceLocale, of: project)
          guard isMeant || sameKey != nil else { return nil }
          let table = text.table ?? "Localizable"
          let shown = text.source.flatMap { $0 == text.key ? nil : $0 }
          let isKeyShown = shown == nil && (found.isIdentifier || near != nil)
          if !isKeyShown, found.isNameElsewhere(than: toolbar.sourceLocale, in: project) { return nil }
          // Of words that are only spoken, accessible-name-not-localized tells that no language has them.
          if !isKeyShown, found.item.map({ toolbar.onlySpeaksName(of: $0) && $0.spoken.location == text.location }) == true {
            return nil
          }
          // The app may have chosen a name for a screen that is one in every language.
          let isSure = sameKey == nil && (isKeyShown || shown != nil || found.areWording(in: toolbar.sourceLocale))
          // Few others show what is meant, and not what is a name.
          if !isAmongMany, !isSure, sameKey == nil { return nil }
          let other = sameKey ?? (isKeyShown ? nil : KeyWithText(found.words, in: toolbar.sourceLocale, of: project))
          // The source's words read right in the source's language alone, and a key reads right nowhere.
          let readers = project.translatedLocales.filter {
            $0.language != toolbar.sourceLocale.language && text.values[$0]?.state != .translated
          }
          // "In all languages" counts those, too, of which little is translated. What no table has is told with no table.
          let others = project.locales.filter { locale in
            locale.language != toolbar.sourceLocale.language && !project.translatedLocales.contains(locale)
              && text.values[locale]?.state != .translated
          }
          let meant = near ?? (isKeyShown ? text.key.flatMap { project.keyMisspelled(as: $0, of: text.table) } : nil)
          let isFilled =
            !isKeyShown && other == nil
            && project.isFilledByBuilds(table: text.table, askedAt: (text.location ?? toolbar.location).file)
          return Remark(
            isSure ? .fails : .needsReview, isKeyShown ? "key-shown" : "stays",
            isKeyShown
              ? "No table \(table) has the key “\(found.words)”: people read the key itself"
              : isFilled
              ? FilledCatalog.sentence(of: StringUnit.quoted(shown ?? found.words), in: table)
              : "“\(shown ?? found.words)” is in no table named \(table), so it stays as it is in all languages",
            certainty: isSure ? .certain : .likely, item: found.item?.id, text: text, blame: .definition,
            severity: isKeyShown ? .error : isFilled ? .note : .warning,
            evidence: [.text("key", text.key ?? ""), .text("table", table)]
              + (others.isEmpty ? [] : [.text(Evidence.ofLittleTranslated, LocaleList.whole(others))])
              + (meant.map { [.text("key in the table", $0)] } ?? [])
              + (other.map { [$0.evidence] } ?? project.evidenceOfReplaced(text.key ?? "", in: text.table)),
            suggestion: isFilled
              ? FilledCatalog.advice : meant.map { "Ask for \(StringUnit.quoted($0)), which the table has, or add the key." } ?? other?.advice ?? "Add the key to the table, and have it translated.", location: text.location,
            locales: (readers + (isKeyShown ? [toolbar.sourceLocale] : [])).sorted())
        }
    })

  /// An app of two texts.
  private static func small(extra: String) -> [String: String] {
    [
      "App/Screen.swift": """
      import SwiftUI
      struct Screen: View {
        var body: some View { List { }.navigationTitle("one").toolbar { Button("two") { }; \(extra) } }
      }
      """,
      "en.lproj/Localizable.strings": "\"one\" = \"Stages\";\n\"two\" = \"Share\";\n",
      "de.lproj/Localizable.strings": "\"one\" = \"Stufen\";\n\"two\" = \"Teilen\";\n",
    ]
  }

  private static func screen(_ extra: String) -> String {
    """
    import SwiftUI
    struct Screen: View {
      var body: some View {
        List { }
          .navigationTitle("one")
          .toolbar {
            Button("two") { }
            Button("three") { }
            Button("four") { }
            Button("five") { }
            Button("six") { }
            \(extra)
          }
      }
    }
    """
  }

  /// A project whose languages all call its assistant by its name.
  private static var assistant: [String: String] {
    var files = project(extra: "Button(\"Beacon\") { }")
    for locale in ["en", "de", "fr", "it", "es"] {
      files["\(locale).lproj/Other.strings"] = "\"assistant.title\" = \"Beacon\";\n"
    }
    return files
  }

  private static func project(extra: String, english: String = "", german: String = "") -> [String: String] {
    func table(_ suffix: String) -> String {
      ["one", "two", "three", "four", "five", "six"].map { "\"\($0)\" = \"\($0) \(suffix)\";\n" }.joined()
    }
    return [
      "App/Screen.swift": screen(extra), "en.lproj/Localizable.strings": table("text") + english,
      "de.lproj/Localizable.strings": table("Wort") + german,
    ]
  }
}

extension WordsOfCode {
  /// Whether the code beside it finds its texts, in tables that it names: hardly any text asks the one that this does. Of fewer than
  /// ten on all bars, or where the usual table has more than a quarter of what is found, nobody can tell that others are meant. The
  /// figures are ours.
  fileprivate func isBesideOtherTables(in project: Project) -> Bool {
    let places = FoundKeys.Place.all(of: text)
    guard text.table == nil, words.contains(where: \.isWhitespace), let all = project.foundKeys[places[0]],
      let own = project.foundKeys[places[1]], let folder = project.foundKeys[places[2]]
    else { return false }
    return all.shows(all.found, of: all.asked, atLeast: 10) && folder.findsMost && own.found * 4 <= all.found
  }

  /// Whether a table has the words under another key, and most languages leave them as they are: a product's own name.
  fileprivate func isNameElsewhere(than source: LocaleID, in project: Project) -> Bool {
    let keys = KeyWithText.keys(saying: words, in: source, of: project)
    guard !keys.isEmpty else { return false }
    var (kept, changed) = (0, 0)
    for unit in project.tables.flatMap({ table in
      table.units.lazy.filter { $0.locale.language != source.language && keys.contains(table.name + "\n" + $0.key) }
    }) {
      if unit.value == words { kept += 1 } else { changed += 1 }
    }
    return kept >= 3 && kept >= changed * 2
  }
}

extension FoundKeys {
  fileprivate var findsHalf: Bool { found >= 1 && found * 2 >= asked }
}
