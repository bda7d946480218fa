import LintelModel

/// The made-up mail app that the report tests and `Reports/sample` are about.
enum SampleProject {
  static let project = Project(
    toolbars: [settings, mail, tabs],
    tables: [
      StringTable(
        file: "de.lproj/Localizable.strings", id: TableID(folder: "", name: "Localizable"), format: .strings, locale: "de",
        encoding: "UTF-8", units: (1...3).map { unit("key.\($0)", "Wert \($0)", "de", $0) }),
      StringTable(
        file: "fr.lproj/Localizable.strings", id: TableID(folder: "", name: "Localizable"), format: .strings, locale: "fr",
        encoding: "UTF-8", units: [unit("key.1", "Valeur", "fr", 1)],
        skipped: [
          SkippedString(
            key: "key.2", reason: .lostByPlatform, location: SourceLocation(file: "fr.lproj/Localizable.strings", line: 4))
        ],
        loss: TableLoss(
          location: SourceLocation(file: "fr.lproj/Localizable.strings", line: 3, column: 22), found: "»",
          expected: "a key or the end of the file", lostKeys: ["key.2", "key.3"], lostEntries: 3, entries: 4, keys: 3)),
      StringTable(
        file: "Main.xcstrings", id: TableID(folder: "", name: "Main"), format: .xcstrings, locale: "mul", sourceLocale: "en",
        encoding: "UTF-8", units: [unit("a.title", "Notification Settings", "en", 9)]),
    ],
    locales: ["ar", "de", "en", "fr", "ja"], sourceLocale: "en", appNames: ["en": ["Kite Mail"]],
    skipped: [SkippedFile(file: "it.lproj/Broken.strings", reason: "line 7: found end of file, expected \";\"")])

  private static func unit(_ key: String, _ value: String, _ locale: LocaleID, _ line: Int) -> StringUnit {
    StringUnit(
      key: key, locale: locale, value: value,
      location: SourceLocation(file: "\(locale).lproj/Localizable.strings", line: line, column: 11))
  }

  private static func text(_ key: String, _ values: KeyValuePairs<LocaleID, String>) -> LocalizedText {
    let locales: [LocaleID] = ["ar", "de", "en", "fr", "ja"]
    let english = values.first { $0.key == "en" }!.value
    var result: [LocaleID: LocalizedValue] = [:]
    for (index, locale) in locales.enumerated() {
      if let value = values.first(where: { $0.key == locale })?.value {
        let location = SourceLocation(file: "Main.xcstrings", line: 10 + index, column: 24)
        result[locale] = LocalizedValue(state: .translated, text: value, location: location)
      } else {
        result[locale] = LocalizedValue(state: .missing, text: english)
      }
    }
    return LocalizedText(state: .localized, key: key, table: "Main", source: english, values: result)
  }

  static let settings = Toolbar(
    id: "Base.lproj/Main.storyboard#Doz-aa-3q7", name: "Notification settings (Main.storyboard)", kind: .navigationBar,
    platforms: [.ios], sourceLocale: "en",
    location: SourceLocation(file: "Base.lproj/Main.storyboard", line: 41, column: 17),
    title: text(
      "Doz-aa-3q7.title",
      [
        "en": "Notifications", "de": "Einstellungen für Benachrichtigungen", "fr": "Notifications", "ja": "通知の設定",
        "ar": "إعدادات الإشعارات والتنبيهات الواردة إلى البريد",
      ]),
    items: [
      Item(
        id: "bck", kind: .back, location: SourceLocation(file: "Base.lproj/Main.storyboard", line: 44, column: 21),
        label: text("bck.title", ["en": "Mail", "de": "Mail", "fr": "Mail", "ja": "メール", "ar": "البريد"]),
        placement: .leading),
      Item(
        id: "shr", kind: .button, location: SourceLocation(file: "Base.lproj/Main.storyboard", line: 46, column: 21),
        symbol: "square.and.arrow.up", hasSystemName: true, placement: .trailing, group: 1),
      Item(
        id: "dne", kind: .button, location: SourceLocation(file: "Base.lproj/Main.storyboard", line: 45, column: 21),
        label: text("dne.title", ["en": "Save", "de": "Sichern", "fr": "Enregistrer", "ja": "保存", "ar": "حفظ"]),
        placement: .trailing, group: 2, style: .prominent),
    ])

  private static func windowItem(
    _ id: String, _ symbol: String, _ label: LocalizedText, kind: Item.Kind = .button
  ) -> Item {
    Item(
      id: id, kind: kind, location: SourceLocation(file: "MailWindow.xib", line: 30, column: 13), label: label,
      paletteLabel: label, symbol: symbol, hasSystemName: true)
  }

  static let mail = Toolbar(
    id: "MailWindow.xib#F0z-JX-Cv5", name: "Mail window (MailWindow.xib)", kind: .windowToolbar, platforms: [.macos],
    sourceLocale: "en", location: SourceLocation(file: "MailWindow.xib", line: 22, column: 9),
    title: text(
      "win.title",
      [
        "en": "Inbox", "de": "Posteingang", "fr": "Boîte de réception", "ja": "受信", "ar": "الوارد",
      ]),
    items: [
      windowItem(
        "new", "square.and.pencil",
        text(
          "new.label",
          [
            "en": "New Message", "de": "Neue Nachricht", "fr": "Nouveau message", "ja": "新規", "ar": "رسالة جديدة",
          ])),
      windowItem(
        "rep", "arrowshape.turn.up.left",
        text(
          "rep.label",
          [
            "en": "Reply", "de": "Antworten", "fr": "Répondre", "ja": "返信", "ar": "رد",
          ])),
      windowItem(
        "all", "arrowshape.turn.up.left.2",
        text(
          "all.label",
          [
            "en": "Reply All", "de": "Allen antworten", "fr": "Répondre à tous", "ja": "全員に返信", "ar": "رد على الكل",
          ])),
      windowItem(
        "fwd", "arrowshape.turn.up.right",
        text(
          "fwd.label",
          [
            "en": "Forward", "de": "Weiterleiten", "fr": "Réexpédier", "ja": "転送", "ar": "إعادة توجيه",
          ])),
      windowItem(
        "arc", "archivebox",
        text(
          "arc.label",
          [
            "en": "Archive", "de": "Archivieren", "fr": "Archiver", "ja": "保管",
          ])),
      windowItem(
        "del", "trash",
        text(
          "del.label",
          [
            "en": "Delete", "de": "Endgültig löschen", "fr": "Supprimer", "ja": "削除", "ar": "حذف",
          ])),
      windowItem(
        "jnk", "xmark.bin",
        text(
          "jnk.label",
          [
            "en": "Junk", "de": "Werbung", "fr": "Indésirable", "ja": "迷惑メール", "ar": "مزعج",
          ])),
    ], displayMode: .declared(.iconAndLabel), windowStyle: .declared(.unified), customizable: .declared(true),
    minimumWidth: .declared(640))

  static let tabs = Toolbar(
    id: "Compose.storyboard#tlb", name: "Compose (Compose.storyboard)", kind: .navigationBar, platforms: [.ios],
    sourceLocale: "en", location: SourceLocation(file: "Compose.storyboard", line: 12, column: 9),
    title: text("cmp.title", ["en": "Message", "de": "E-Mail", "fr": "Message", "ja": "メール", "ar": "رسالة"]),
    items: [
      Item(
        id: "cls", kind: .button, location: SourceLocation(file: "Compose.storyboard", line: 14, column: 13),
        symbol: "xmark", hasSystemName: true, systemItem: "close", placement: .leading),
      Item(
        id: "snd", kind: .button, location: SourceLocation(file: "Compose.storyboard", line: 15, column: 13),
        symbol: "paperplane.fill", hasSystemName: true, placement: .trailing, style: .prominent),
    ])
}
