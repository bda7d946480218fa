import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// An audit of tables, `en: k = Text` for each language, with twelve strings more that all of them have.
private func audit(_ tables: [String: [String: String]]) async -> AuditResult {
  var files: [String: String] = [:]
  for (locale, strings) in tables {
    let filler = (1...12).map { number in ("page.\(number)", locale == "en" ? "Open page \(number)" : "\(locale) \(number)")
    }
    files["\(locale).lproj/Localizable.strings"] =
      (filler + strings.sorted { $0.key < $1.key }).map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined()
  }
  return await Auditor.audit(ProjectSource.read(texts: files))
}

private func changed(
  _ rule: String = "missing-translation", from before: [String: [String: String]], to after: [String: [String: String]]
) async -> [String] {
  let earlier = await audit(before)
  let compared = await audit(after).compared(with: Baseline(of: earlier.findings)).comparison
  return compared.changed.filter { $0.finding.rule == rule }
    .map { "\($0.before == nil ? "new" : "worse") \($0.unit.key ?? "") \($0.unit.locale?.id ?? "")" }.sorted()
}

@Suite("A string that is not translated yet, while other languages catch up")
struct CaughtUpTests {
  private let languages = ["de", "fr", "it", "ja"]
  private func tables(_ source: [String: String], _ done: [String: [String: String]] = [:]) -> [String: [String: String]] {
    Dictionary(uniqueKeysWithValues: languages.map { ($0, done[$0] ?? [:]) }).merging(["en": source]) { $1 }
  }

  @Test("One string that a language has now is no worse, and no news, in the others")
  func one() async {
    let source = ["k": "Delete the account"]
    #expect(await changed(from: tables(source), to: tables(source, ["fr": ["k": "Supprimer le compte"]])) == [])
  }

  @Test("Nor are many strings")
  func many() async {
    let source = ["k": "Delete the account", "l": "Leave the group", "m": "Mute the author", "n": "Note it down"]
    let french = ["k": "Supprimer le compte", "l": "Quitter le groupe", "m": "Masquer l’auteur", "n": "Le noter"]
    #expect(await changed(from: tables(source), to: tables(source, ["fr": french])) == [])
    let some = french.filter { ["k", "l"].contains($0.key) }
    #expect(await changed(from: tables(source), to: tables(source, ["fr": some])) == [])
    #expect(await changed(from: tables(source, ["fr": some]), to: tables(source, ["fr": french, "de": some])) == [])
  }

  @Test("A translation that a change takes away is new, also where it brings that of another language")
  func swapped() async {
    let source = ["k": "Delete the account"]
    let (german, french) = (["k": "Das Konto löschen"], ["k": "Supprimer le compte"])
    let (italian, japanese) = (["k": "Elimina l’account"], ["k": "アカウントを削除"])
    #expect(
      await changed(
        from: tables(source, ["fr": french, "it": italian, "ja": japanese]),
        to: tables(source, ["de": german, "it": italian, "ja": japanese])) == ["new k fr"])
  }

  @Test(
    "A key that the source drops makes one string of news in each language that has it, however many others were dropped")
  func dropped() async {
    let (source, words) = (["a", "b", "c", "d"].map { ($0, "Open letter \($0)") }, ["a", "b", "c", "d"])
    let all = Dictionary(uniqueKeysWithValues: source)
    // Each key is in another language, so that the fourth makes one matter of all.
    let done = Dictionary(uniqueKeysWithValues: zip(languages, words).map { ($0, [$1: "\($0) \($1)"]) })
    #expect(
      await changed("orphan-key", from: tables(all.filter { $0.key == "d" }, done), to: tables([:], done)) == ["new d ja"])
  }

  @Test("A region that has its language's table lacks no table as soon as that lacks a string")
  func region() async {
    func texts(_ source: [String: String], _ spanish: [String: String]) -> [String: [String: String]] {
      tables(source, ["es": spanish]).merging(["es": spanish]) { $1 }
    }
    func changed(_ before: [String: [String: String]], _ after: [String: [String: String]]) async -> [String] {
      func result(_ tables: [String: [String: String]]) async -> AuditResult {
        var files: [String: String] = [
          "es-AR.lproj/Other.strings": "\"o\" = \"Abrir\";", "en.lproj/Other.strings": "\"o\" = \"Open\";",
        ]
        for (locale, strings) in tables {
          files["\(locale).lproj/Localizable.strings"] = strings.sorted { $0.key < $1.key }
            .map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
        }
        return await Auditor.audit(ProjectSource.read(texts: files))
      }
      let earlier = await result(before)
      return await result(after).compared(with: Baseline(of: earlier.findings)).comparison.changed
        .filter { $0.finding.rule == "missing-translation" && $0.unit.locale == "es-AR" }.compactMap(\.unit.key)
    }
    let words = ["a": "Open", "b": "Close it"]
    let spanish = ["a": "Abrir", "b": "Cerrar"]
    #expect(await changed(texts(words, spanish), texts(words.merging(["c": "Copy it"]) { $1 }, spanish)) == [])
  }

  @Test("A key that is renamed with all its texts is the same string; another text under a new key is another one")
  func renamedKey() async {
    func changed(_ before: [String: [String: String]], _ after: [String: [String: String]]) async -> [String] {
      let (earlier, now) = (await audit(before), await audit(after))
      return now.compared(with: Baseline(of: earlier.findings), of: earlier.project).comparison.changed
        .filter { $0.finding.rule == "missing-translation" }.map { "\($0.unit.key ?? "") \($0.unit.locale?.id ?? "")" }
        .sorted()
    }
    let done = ["fr": ["k": "Supprimer le compte"], "it": ["k": "Elimina l’account"], "ja": ["k": "アカウントを削除"]]
    let renamed = done.mapValues { ["account.delete": $0["k"]!] }
    let before = tables(["k": "Delete the account"], done)
    #expect(await changed(before, tables(["account.delete": "Delete the account"], renamed)) == [])
    #expect(await changed(before, tables(["account.delete": "Leave the group"], renamed)) == ["account.delete de"])
  }

  @Test(
    "A key that is its text, and is spelled otherwise now, is the same string, also where its translations follow",
    arguments: [
      ("Measured by TelemtryDeck", "Measured by TelemetryDeck", [String]()), ("Open 'Inbox'", "Open “Inbox”", []),
      ("Recieve messages", "Receive messages", []), ("Show emails", "Show e-mails", []),
      ("Turn it on", "Turn it off", ["de", "fr"]), ("Read 5 pages", "Read 6 pages", ["de", "fr"]),
      ("Delete account", "Delete all accounts", ["de", "fr"]), ("Import page", "Export page", ["de", "fr"]),
    ])
  func respelled(before: String, now: String, new: [String]) async {
    func texts(_ key: String) -> [String: [String: String]] {
      tables([key: key], ["it": [key: "it \(key)"], "ja": [key: "ja \(key)"]])
    }
    let (earlier, later) = (await audit(texts(before)), await audit(texts(now)))
    let compared = later.compared(with: Baseline(of: earlier.findings), of: earlier.project).comparison
    let found = compared.changed.filter { $0.finding.rule == "missing-translation" }.compactMap(\.unit.locale?.id)
    #expect(found.sorted() == new && compared.fixed.count == new.count)
  }

  @Test("Of two keys that are near to one, none is taken for it")
  func ambiguous() async {
    func texts(_ keys: String...) -> [String: [String: String]] {
      tables(Dictionary(uniqueKeysWithValues: keys.map { ($0, $0) }))
    }
    let earlier = await audit(texts("Receive messages"))
    let later = await audit(texts("Receives messages", "Received messages"))
    let compared = later.compared(with: Baseline(of: earlier.findings), of: earlier.project).comparison
    #expect(Set(compared.changed.compactMap(\.unit.key)) == ["Receives messages", "Received messages"])
  }
}
