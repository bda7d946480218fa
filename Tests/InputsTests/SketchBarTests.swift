import LintelModel
import Testing

@testable import LintelInputs

@Suite("Sketches: bar lines")
struct SketchBarTests {
  func read(_ text: String) -> DefinitionFile {
    SketchReader.read(SourceFile(path: "example.sketch", bytes: Array(text.utf8)))
  }
  func bar(_ line: String, header: String = "ios26 en") throws -> Toolbar {
    let file = read("\(header)\n\(line)")
    #expect(file.skipped == [])
    return try #require(file.toolbars.first)
  }
  func item(_ text: String) throws -> Item { try #require(try bar(text).items.first) }

  @Test("Areas are leading, title or middle, and trailing; an area with bare text is the title's")
  func areas() throws {
    let three = try bar("< Back [Edit] | Notes | [A] [B]")
    #expect(three.title.source == "Notes")
    #expect(three.items.map(\.id) == ["back", "leading1", "trailing1", "trailing2"])
    #expect(three.items.map(\.placement) == [.leading, .leading, .trailing, .trailing])
    #expect(three.items[0].kind == .back)
    #expect(three.items[0].label.source == "Back")
    let ends = try bar("[A] | [B]")
    #expect(ends.items.map(\.placement) == [.leading, .trailing])
    #expect(ends.title == .none)
    #expect(try bar("[A] | Title").items.map(\.placement) == [.leading])
    #expect(try bar("Title | [A]").items.map(\.placement) == [.trailing])
    #expect(try bar("| [A] [B] |", header: "ipados26 en").items.map(\.placement) == [.center, .center])
    #expect(try bar("Title | [A]", header: "macos26 en").items.map(\.placement) == [.automatic])
    #expect(try bar("[A]").items.map(\.placement) == [.bottom])
  }

  @Test("A back button has a text or only its chevron; a title may be large and hold marks that stand in its text")
  func titles() throws {
    #expect(try bar("< | Title").items.map(\.label) == [.none])
    let large = try bar("| # Bilder & Videos - 2 |")
    #expect(large.title.source == "Bilder & Videos - 2")
    #expect(large.largeTitle == .declared(true))
    #expect(try bar("| C# |").title.source == "C#")
    #expect(try bar("< Mail [Edit]").items.map(\.label.source) == ["Mail", "Edit"])
  }

  @Test("Brackets hold a text, a symbol, both, or nothing; a quoted text is the spoken name")
  func faces() throws {
    #expect(try item("[Save]").label.source == "Save")
    let symbol = try item("{square.and.arrow.up \"Share\"}")
    #expect(symbol.symbol == "square.and.arrow.up")
    #expect(symbol.hasSystemName)
    #expect(symbol.label == .none)
    #expect(symbol.accessibilityLabel.source == "Share")
    let both = try item("[Add Note {plus} \"Add a note\"]")
    #expect(both.label.source == "Add Note")
    #expect(both.symbol == "plus")
    #expect(both.accessibilityLabel.source == "Add a note")
    let image = try item("image{logo}")
    #expect(image.symbol == "logo")
    #expect(!image.hasSystemName)
    #expect(try item("[Home image{house}]").label.source == "Home")
    let empty = try item("[]")
    #expect(empty.label == .none && empty.symbol == nil && empty.kind == .button)
  }

  @Test("Marks after a bracket say style, priority, and that an item is not on the bar by default")
  func suffixes() throws {
    let items = try bar("[A]! [B]~ [C]^high [D]^low [E]? [F]@secondary {g}!^high").items
    #expect(items.map(\.style) == [.prominent, .destructive, .plain, .plain, .plain, .secondary, .prominent])
    #expect(items.map(\.priority) == [.standard, .standard, .high, .low, .standard, .standard, .high])
    #expect(items.map(\.isInDefaultSet) == [true, true, true, true, false, true, true])
  }

  @Test("Words before a bracket name the kinds of item")
  func kinds() throws {
    let bar = try bar(
      "menu[Sort: Name / Date] [More ▾] pulldown[View] segments[One / Two] search[Find] toggle[Bold] view[Cancel 60pt] "
        + "group[Tools] help[Hint] system[done] sidebar[] separator[] more[] overflow[]")
    #expect(
      bar.items.map(\.kind) == [
        .menu, .menu, .pullDown, .segmentedControl, .searchField, .toggle, .customView, .group, .helperText, .button,
        .sidebarToggle, .separator, .moreMenu, .overflow,
      ])
    #expect(bar.items[0].label.source == "Sort")
    #expect(bar.items[1].label.source == "More")
    #expect(bar.items[3].segments.map(\.source) == ["One", "Two"])
    #expect(bar.items[6].fixedWidth == 60)
    #expect(bar.items[6].label.source == "Cancel")
    #expect(bar.items[9].systemItem == "done")
    #expect(bar.items[9].hasSystemName)
  }

  @Test("Spaces, the more menu and group boundaries stand between items")
  func spaces() throws {
    let bar = try bar("[A] [B] & [C] - [D] -12pt [E] -- … [F]")
    #expect(
      bar.items.map(\.kind) == [
        .button, .button, .button, .fixedSpace, .button, .fixedSpace, .button, .flexibleSpace, .moreMenu, .button,
      ])
    #expect(bar.items[5].fixedWidth == 12)
    let groups = bar.items.map(\.group)
    #expect(groups[0] == groups[1])
    #expect(groups[1] != groups[2])
    #expect(Set([groups[2], groups[4], groups[6], groups[8]]).count == 4)
    #expect(groups[8] == groups[9])
  }

  @Test("A tool tip and a palette label follow their item")
  func notes() throws {
    let bar = try bar("[Save] \"Saves the note\" (Save Note) [Open]", header: "macos26 en")
    #expect(bar.items.map(\.label.source) == ["Save", "Open"])
    #expect(bar.items[0].toolTip.source == "Saves the note")
    #expect(bar.items[0].paletteLabel.source == "Save Note")
    #expect(bar.items[1].toolTip == .none)
  }

  @Test("A backslash makes a mark part of the text, and names invisible characters")
  func escapes() throws {
    #expect(try item(#"[Say \"Hi\" \[1\] \{a\} \| \\]"#).label.source == #"Say "Hi" [1] {a} | \"#)
    #expect(try item(#"[\ Save\u{200F}]"#).label.source == " Save\u{200F}")
    #expect(try bar(##"| \# Tag \[x\] |"##).title.source == "# Tag [x]")
    #expect(try item(#"segments[1\/2 / 3]"#).segments.map(\.source) == ["1/2", "3"])
    #expect(try bar(#"| name\: x |"#).title.source == "name: x")
  }

  @Test("Labels of every script are kept whole: right-to-left texts, combining marks, a mark on a bracket")
  func scripts() throws {
    let items = try bar("[حفظ] [שמור {plus}] [e\u{301}dition] [\u{301}x]").items
    #expect(items.map(\.label.source) == ["حفظ", "שמור", "e\u{301}dition", "\u{301}x"])
    let bar = try bar("| 😀👩‍👩‍👧 | [ß]")
    #expect(bar.title.source == "😀👩‍👩‍👧")
    #expect(bar.items.first?.location.column == 16)
  }

  @Test("With a source line every text is a key with a value and a place in each language")
  func source() throws {
    let text = """
      ios18 de 375pt
      source en: < Settings | Mail | [Save "Save mail"]! segments[Day / Week]
      < Zurück | Post | [] segments[Tag / Woche]
      """
    let file = read(text)
    let bar = try #require(file.toolbars.first)
    #expect(bar.sourceLocale == "en")
    #expect(bar.title.state == .localized)
    #expect(bar.title.key == "title")
    #expect(bar.title.table == "example")
    #expect(bar.title.source == "Mail")
    #expect(bar.title.values["de"]?.text == "Post")
    #expect(bar.title.values["de"]?.location == SourceLocation(file: "example.sketch", line: 3, column: 12))
    #expect(bar.title.values["en"]?.location == SourceLocation(file: "example.sketch", line: 2, column: 25))
    #expect(bar.items.map(\.label.key) == ["back", "trailing1", nil])
    #expect(bar.items[1].label.values["de"]?.state == .missing)
    #expect(bar.items[1].label.shown(in: "de") == "Save")
    #expect(bar.items[1].accessibilityLabel.key == "trailing1.accessibilityLabel")
    #expect(bar.items[2].segments.map(\.key) == ["trailing2.segments[0]", "trailing2.segments[1]"])
    #expect(bar.items[2].segments[1].values["de"]?.text == "Woche")
  }

  @Test(
    "An error in a bar line has its column, in UTF-16 units",
    arguments: [
      ("| 😀 | [Save", "column 8", "[ that is not closed", "\\["),
      ("[A] | [B] | [C] | [D]", "column 17", "a third |", "trailing"),
      ("Title [A]", "column 1", "bare text 'Title'", "[Title]"),
      ("A | B", "column 5", "bare text 'B'", "[B]"),
      ("menus[A]", "column 1", "menus[", "menu["),
      ("[A]x", "column 4", "'x' after an item", "^high"),
      ("[A]^top", "column 4", "^top", "^high"),
      ("[A]@big", "column 4", "@big", "@cancel"),
      ("\"tip\" [A]", "column 1", "\"", "after an item"),
      ("[A] \"tip", "column 5", "not closed", "\""),
      ("[A [B]]", "column 4", "[ inside of [", "\\["),
      ("{}", "column 1", "{} without a symbol", "[]"),
      ("{plus", "column 1", "{ that is not closed", "{symbol.name}"),
      ("[A] < Back", "column 5", "<", "start of the line"),
      (#"[\u{zz}]"#, "column 2", "zz", "hexadecimal"),
      ("system[]", "column 7", "without a name", "system[done]"),
    ])
  func errors(line: String, column: String, found: String, allowed: String) {
    let file = read("ios26 en\n\(line)")
    #expect(file.toolbars.isEmpty)
    let reason = file.skipped.first?.reason ?? ""
    for part in ["line 2", column, found, allowed] { #expect(reason.contains(part), "\(line): \(reason)") }
  }

  @Test("Nonsense of every length is an error or a bar, never a crash")
  func nonsense() {
    let marks = Array("[]{}|<>-#…&\"()!~^@?\\/▾: ab\u{301}1")
    var state: UInt64 = 7
    for _ in 0..<2000 {
      var line = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        line.append(marks[Int(state >> 33) % marks.count])
      }
      let file = read("ios26 de 375pt\nsource en: \(line)\n\(line)")
      #expect(file.toolbars.isEmpty != file.skipped.isEmpty, "\(line)")
    }
    let long = read("ios26 en\n" + String(repeating: "[A] ", count: 10_000))
    #expect(long.toolbars.isEmpty != long.skipped.isEmpty)
  }
}
