import LintelFindings
import LintelModel

extension Rule {
  static let deletedKey = Rule(
    id: "deleted-key",
    title: "A key that code asks for is not deleted from its table.",
    severity: .error,
    isCore: true,
    criteria: ["3.1.2"],
    why: "Where its text was, people read the key itself, or the source's words in every language.",
    examples: [
      .fails(
        "a title becomes its key", before: app(#""account.title" = "Account";"#, #""account.title" = "Konto";"#),
        files: app("", "")),
      .fails(
        "only the source has lost it", before: app(#""account.title" = "Account";"#, #""account.title" = "Konto";"#),
        files: app("", #""account.title" = "Konto";"#)),
      .fails(
        "a text that is its own key loses its translations",
        before: app(#""Account" = "Account";"#, #""Account" = "Konto";"#, key: "Account"), files: app("", "", key: "Account")
      ),
      .fails(
        "two places ask for it, which is one matter",
        before: app(#""account.title" = "Account";"#, #""account.title" = "Konto";"#, more: again),
        files: app("", "", more: again)),
      .fails(
        "a table is deleted as a whole", before: app(ofKeys("Account"), ofKeys("Konto")),
        files: app("", "").filter { $0.key.hasSuffix(".swift") }),
      .passes(
        "no code asks for it any more", before: app(#""account.title" = "Account";"#, #""account.title" = "Konto";"#),
        files: app("", "", key: "profile.title")),
      .passes("it never had a text", before: app("", ""), files: app("", "")),
      .passes(
        "another table of the name has it", before: app(#""account.title" = "Account";"#, #""account.title" = "Konto";"#),
        files: app("", "").merging([
          "Shared/en.lproj/Localizable.strings": "\"account.title\" = \"Account\";\n",
          "Shared/de.lproj/Localizable.strings": "\"account.title\" = \"Konto\";\n",
        ]) { $1 }),
    ],
    check: .project { project in
      guard let deleted = project.earlier?.deleted, !deleted.isEmpty else { return [] }
      let names = Set(project.tables.map(\.name))
      let tables = AskedKey.all(in: project, of: deleted)
      return tables.flatMap { table, keys in
        // A table that is gone as a whole is one matter, and so is a list of no help.
        keys.count < 4 || names.contains(table) && keys.count <= 20
          ? keys.map(\.remark) : [AskedKey.remark(of: keys, ofTable: table)]
      }
    })

  private static func ofKeys(_ text: String) -> String {
    ["account.title", "account.help", "account.add", "account.edit"].map { "\"\($0)\" = \"\(text)\";" }.joined(
      separator: "\n")
  }

  private static let again = ["Help.swift": "let help = NSLocalizedString(\"account.title\", comment: \"\")\n"]

  private static func app(
    _ source: String, _ german: String, key: String = "account.title", more: [String: String] = [:]
  ) -> [String: String] {
    let buttons = ["save", "help", "add", "edit"].map { "Button(\"account.\($0)\") { }" }.joined(separator: "; ")
    return [
      "Account.swift": """
      import SwiftUI
      struct Account: View {
        var body: some View { List { }.navigationTitle("\(key)").toolbar { \(buttons) } }
      }
      """,
      "en.lproj/Localizable.strings": "\"account.save\" = \"Save\";\n\(source)\n",
      "de.lproj/Localizable.strings": "\"account.save\" = \"Sichern\";\n\(german)\n",
    ].merging(more) { $1 }
  }
}

/// A deleted string that is still asked for.
private struct AskedKey {
  let key: String
  let table: String
  let deleted: EarlierTexts.Deleted
  /// Where it is asked for, in order; at one place at least.
  let places: [SourceLocation]
  var place: SourceLocation { places[0] }
  /// What code gives for its text.
  let fallback: String?
  /// Whether nobody followed the call to its end.
  let isAssumed: Bool

  /// By table, in the order of the names; keys in the order of the places that ask for them.
  static func all(
    in project: Project, of deleted: [String: [String: EarlierTexts.Deleted]]
  ) -> [(table: String, keys: [AskedKey])] {
    typealias Ask = (place: SourceLocation, fallback: String?, isAssumed: Bool)
    var asks: [String: [String: [Ask]]] = [:]
    func note(_ key: String, _ table: String?, _ ask: Ask) {
      let table = table ?? "Localizable"
      if deleted[table]?[key] != nil { asks[table, default: [:]][key, default: []].append(ask) }
    }
    for text in project.codeTexts { note(text.key, text.table, (text.location, text.defaultValue, text.isAssumed)) }
    for bar in project.toolbars {
      for text in bar.texts() where text.state == .localized {
        guard let key = text.key, let place = text.location else { continue }
        note(key, text.table, (place, text.source, text.isAssumed))
      }
    }
    return asks.sorted { $0.key < $1.key }.map { table, keys in
      let asked = keys.map { key, asks in
        AskedKey(
          key: key, table: table, deleted: deleted[table]![key]!, places: Set(asks.map(\.place)).sorted(),
          fallback: asks.lazy.compactMap(\.fallback).first, isAssumed: asks.allSatisfy(\.isAssumed))
      }
      return (table, asked.sorted { $0.place == $1.place ? $0.key < $1.key : $0.place < $1.place })
    }
  }

  var remark: Remark {
    let shown = fallback ?? key
    let (name, was, place) = (StringUnit.quoted(key), StringUnit.quoted(deleted.source.value), deleted.source.location)
    let message: Message =
      !deleted.kept.isEmpty
      ? "\(name) was \(was) at \(place) and has no text in \(deleted.source.locale) any more: people there read "
        + "\(StringUnit.quoted(shown))"
      : shown == deleted.source.value
        ? "\(name) was at \(place) with \(deleted.locales.count, "translation") and is in no table named \(table) any more: "
          + "it stays as it is in all languages"
        : "\(name) was \(was) at \(place) and is in no table named \(table) any more: people read \(StringUnit.quoted(shown))"
    return Remark(
      isAssumed ? .needsReview : .fails, deleted.kept.isEmpty ? "deleted" : "source-deleted", message,
      certainty: isAssumed ? .likely : .certain, unit: deleted.source, blame: .source,
      severity: isLoss ? nil : .note,
      evidence: [.text("before", deleted.source.value), .text("now", shown)]
        + (places.count > 1 ? [.text("places in code", places.map { "\($0.file):\($0.line)" }.joined(separator: ", "))] : []),
      suggestion: "Put it back, or take out what asks for it.", location: self.place)
  }

  /// Whether anybody reads something else than before.
  private var isLoss: Bool {
    (fallback ?? key) != deleted.source.value || deleted.locales.contains { !deleted.kept.contains($0) }
  }

  static func remark(of keys: [AskedKey], ofTable table: String) -> Remark {
    let first = keys[0]
    let names = keys.prefix(3).map { StringUnit.quoted($0.key) }
    return Remark(
      .fails, "many-deleted", "\(keys.count, "key") of \(table) that are still asked for have lost their text: \(names)",
      blame: .source, evidence: [.count("keys", keys.count, "keys")],
      suggestion: "Put it back, or take out what asks for it.", location: first.place, count: keys.count,
      strings: keys.map { FoundString(table: table, key: $0.key, location: $0.place) })
  }
}
