import Testing

@Suite struct LayoutCommands {
  private func layout(_ sketch: String) throws -> CommandRunner.Answer {
    let cli = try CommandRunner(["a.sketch": sketch])
    defer { cli.remove() }
    return try cli.run("layout", "a.sketch")
  }

  @Test(
    "A bar that cannot be read is told with its file, line and reason, and where no other is shown the answer is an error")
  func skipped() throws {
    let broken = "ios18 en 375pt\n| Inbox | [Edit]\n| Inbox | [Edit]"
    let cli = try CommandRunner(["a.sketch": broken, "b.sketch": "ios18 en 375pt\n| Outbox | [Edit]"])
    defer { cli.remove() }
    let alone = try cli.run("layout", "a.sketch")
    #expect(alone.code == 2 && alone.output.isEmpty)
    #expect(alone.errors.contains("a.sketch: line 3"))
    let both = try cli.run("layout", ".")
    #expect(both.code == 0 && both.output.contains("Outbox"))
    #expect(both.errors.contains("a.sketch: line 3"))
  }

  @Test("A bar is found by its name in whatever case, and a name that none has lists the nearest first")
  func named() throws {
    let cli = try CommandRunner([
      "a.sketch": "ios18 en 375pt\nname: Account\n| Account | [Edit]\n---\nname: Feed list\n| Feeds | [Add]"
    ])
    defer { cli.remove() }
    let found = try cli.run("layout", "a.sketch", "--toolbar", "feed LIST")
    #expect(found.code == 0 && found.output.contains("Feeds") && !found.output.contains("Account"))
    let none = try cli.run("layout", "a.sketch", "--toolbar", "Feed lists")
    #expect(none.code == 2 && none.errors.contains("found no bar named 'Feed lists' in a.sketch, nearest are: Feed list, Account"))
  }

  @Test("A width that no face of a bar has is told with those that it has, and what names no bar with what does")
  func refused() throws {
    let cli = try CommandRunner([
      "V.swift": """
        import UIKit
        struct V: View {
          @Environment(\\.horizontalSizeClass) var size
          var body: some View {
            NavigationStack { if size == .regular { List {}.navigationTitle("Mailboxes").toolbar { Button("Edit") {} } } }
          }
        }
        """, "Empty/readme.txt": "",
    ])
    defer { cli.remove() }
    for bar in [[], ["--toolbar", "Mailboxes"]] {
      let narrow = try cli.run(["layout", "V.swift", "--width", "200"] + bar)
      #expect(narrow.code == 2 && narrow.errors.contains("--width 200: found no bar"))
      #expect(narrow.errors.contains(" of that width in V.swift, expected one of its widths: ") && narrow.errors.contains("744"))
    }
    let nothing = try cli.run("layout", "Empty")
    #expect(nothing.code == 2 && nothing.errors.contains("Empty: found no bar, expected a storyboard, a xib, Swift"))
    let unnamed = try cli.run("layout", "V.swift", "--toolbar", "")
    #expect(unnamed.errors.contains("--toolbar \"\" is not allowed: it is a bar's name"))
    #expect(try cli.run("layout", "V.swift", "--width", "0").errors.contains("--width 0 is not allowed: a width is above 0"))
  }

  @Test("Without a width the common ones are told by their names")
  func commonWidths() throws {
    for header in ["ios26 de", "ipados18 de", "visionos26 de", "macos26 de", "watchos26 de"] {
      let output = try layout("\(header)\n| Posteingang | [Bearbeiten]").output
      #expect(!output.isEmpty && !output.contains("Message("), "\(header)")
    }
    #expect(try layout("ios18 de\n| Posteingang | [Bearbeiten]").output.contains("the same up to iPhone Air in landscape"))
  }

  @Test("What fits on a bar is drawn in full where the drawing is smaller than to scale, and what is cut has its ellipsis")
  func drawing() throws {
    let wide = try layout("ipados18 en 1194pt\nkind: toolbar\n[Reply] [Reply All] [Forward] [Archive] [Move] [Flag] [Junk]")
    #expect(wide.output.contains("Reply Reply All Forward Archive"))
    let cut = try layout("ios18 de 375pt\n[Abbrechen] | Benachrichtigungseinstellungen | [Sichern]")
    #expect(cut.output.contains("Benachrichtigungsein…  "))
  }

  @Test("What the width of everything leaves out is said: the back button's shorter forms, and that buttons never fit")
  func caveats() throws {
    let back = try layout("ios18 es 375pt\n< Centro de seguridad | Claves |").output
    #expect(back.contains("everything fits, though the back button still says less"))
    #expect(back.contains("in full if it is"))
    let fiori = try layout("fiori26 en 402pt\n[Edit] [Share] [Delete]").output
    #expect(!fiori.contains("everything fits"))
    #expect(fiori.contains("in compact width, in the overflow menu: Edit"))
  }

  @Test("Nothing is promised that no shorter text brings, and nothing is stated that nobody documents")
  func promises() throws {
    let back = try layout("ios18 de 300pt\n< Einstellungen | Titel des Dokuments | [Bearbeiten] [Sichern]").output
    #expect(back.contains("no shorter text helps") && !back.contains("in full if it is"))
    let pad = try layout("ipados27 de 500pt\n| Titel des Dokuments | [Bearbeiten] [Abbrechen] [Sichern]").output
    #expect(pad.contains("“Sichern” may leave for the overflow menu to make room"))
    #expect(!pad.contains("leaves for the overflow menu"))
    let mac = try layout(
      "macos26 de 800pt\ndisplay: iconAndLabel\nNotizen | [Sichern {tray}] -- segments[Tag / Woche] search[Suchen]"
    ).output
    #expect(mac.contains("everything fits, though the search field is a button"))
  }

  @Test("A bar of pinned items that do not fit is the matter of who laid it out, and no item is said to leave it")
  func pinned() throws {
    let cli = try CommandRunner([
      "a.sketch":
        "ipados27 de 320pt\n[Abbrechen]^pinned [Bearbeiten]^pinned | Titel | [Sichern]^pinned [Verschieben]^pinned"
    ])
    defer { cli.remove() }
    let output = try cli.run("audit", "a.sketch", "--fail-on", "never").output
    #expect(output.contains("none of its items may leave") && !output.contains("may start in the overflow menu"))
    #expect(output.contains("beside it takes") && !output.contains("The text needs"))
    #expect(output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains("the designers of the bar, who decide, give it a symbol."))
    #expect(!output.contains("for writers of the source text"))
  }

  @Test("A cut helper text and cut segments need review, and no shorter label is blamed for them")
  func likelyOnly() throws {
    let cli = try CommandRunner([
      "a.sketch":
        "fiori26 de 375pt\nhelp[3 Objekte wurden in der Übersicht ausgewählt und warten noch auf Ihre Freigabe] [Genehmigen]!\n"
        + "---\nios18 de 375pt\n| segments[Alle Mails / Ungelesene / Markierte / Gesendete] | [OK]"
    ])
    defer { cli.remove() }
    let output = try cli.run("audit", "a.sketch", "--fail-on", "never").output
    #expect(output.contains("needs review: The label “3 Objekte"))
    #expect(output.contains("needs review: The label “Ungelesene”"))
    #expect(!output.contains("error: ") && !output.contains("label “OK”"))
  }

  @Test("A control of segments is drawn and named by them")
  func segments() throws {
    let output = try layout("ipados27 de 375pt\n| Kalender | segments[Tag / Woche / Monat] [Bearbeiten]").output
    #expect(output.contains("Tag / Woche / Monat"))
    #expect(try layout("ios18 de 402pt\n| segments[Tag / Woche] |").output.contains("Tag|Woche"))
  }

  @Test("A title that is cut large and small has one threshold, and the bar its height")
  func onceOnly() throws {
    let large = try layout("ios18 de 375pt\nlarge-title: yes\n< | Überprüfe deinen Posteingang |").output
    #expect(large.split(separator: "\n").count { $0.contains("the title is cut") } == 1)
    #expect(large.contains("44 pt high"))
  }

  @Test("Priorities are said to be ignored where a line knows none")
  func priorities() throws {
    func output(_ os: Int) throws -> String { try layout("ipados\(os) en 500pt\n| Notes | [Copy]^high [Print]").output }
    #expect(try output(26).contains("count from iPadOS 27 on"))
    #expect(try !output(27).contains("count from"))
  }

  @Test("How much a cut text may exceed its room is said")
  func tolerance() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let cut = try cli.run("measure", "Überprüfe deinen Posteingang", "--size", "34", "--weight", "bold", "--fit", "343")
    #expect(cut.output.contains("“Überprüfe deinen Po…” is seen") && cut.output.contains("1.25 %"))
    #expect(try !cli.run("measure", "Edit", "--fit", "343").output.contains("exceed"))
  }
}
