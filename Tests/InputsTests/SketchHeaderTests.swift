import LintelModel
import Testing

@testable import LintelInputs

@Suite("Sketches: header and directives")
struct SketchHeaderTests {
  func read(_ text: String) -> DefinitionFile {
    SketchReader.read(SourceFile(path: "bars/example.sketch", bytes: Array(text.utf8)))
  }
  func bar(_ text: String) throws -> Toolbar {
    let file = read(text)
    #expect(file.skipped == [])
    return try #require(file.toolbars.first)
  }

  @Test("A header with a width asks for exactly that environment")
  func environment() throws {
    let bar = try bar("ios18 de 375pt Large\n< Zurück | Einstellungen | [Fertig]!")
    #expect(bar.platforms == [.ios])
    #expect(bar.osLines == [18].map(OSLine.init))
    #expect(bar.sourceLocale == "de")
    #expect(bar.environments.count == 1)
    #expect(bar.environments[0].width == 375)
    #expect(bar.environments[0].os == OSLine(18))
    #expect(bar.environments[0].textSize == .large)
    #expect(bar.environments[0].isDefaultWidth)
    #expect(bar.kind == .navigationBar)
    #expect(bar.id == "bars/example.sketch#1")
    #expect(bar.name == "example")
    #expect(bar.location == SourceLocation(file: "bars/example.sketch", line: 2, column: 1))
  }

  @Test("Several systems and widths are multiplied, and a header without widths leaves the devices open")
  func several() throws {
    let many = try bar("ios18 ios26 fr 375pt 402pt AX3\n| Titre |")
    #expect(many.environments.map(\.width) == [375, 402, 375, 402])
    #expect(many.environments.map(\.os.number) == [18, 18, 26, 26])
    #expect(many.environments.map(\.isDefaultWidth) == [false, true, false, true])
    #expect(many.environments.allSatisfy { $0.textSize == .ax3 && $0.commonness == .rare })
    let open = try bar("macos15 en\nTitle | [Save]")
    #expect(open.environments.isEmpty)
    #expect(open.osLines == [OSLine(18)])
    #expect(try bar("ios en\n| T |").osLines.isEmpty)
    #expect(try bar("ios en 375pt\n| T |").environments.map(\.os) == OSLine.audited)
    #expect(try bar("ios26\n| T |").sourceLocale == "en")
  }

  @Test(
    "Versions that older guidelines speak of stand for the line before 26", arguments: ["ios11", "ios8", "ios7", "ipados8"])
  func olderVersions(system: String) throws {
    let bar = try bar("\(system) en 375pt\nkind: toolbar\n[Edit] -- [Share]")
    #expect(bar.osLines == [OSLine(18)])
    #expect(read("ios6 en 320pt\n[Edit]").skipped.first?.reason.contains("ios7 to ios18") == true)
  }

  @Test("The platform and the line decide the kind of bar; a directive overrules them")
  func kinds() throws {
    #expect(try bar("ios26 en\n[A] [B]").kind == .toolbar)
    #expect(try bar("ipados26 en\nTitle").kind == .navigationBar)
    #expect(try bar("macos26 en\n[A]").kind == .windowToolbar)
    #expect(try bar("visionos26 en\n[A]").kind == .ornament)
    #expect(try bar("visionos2 en\n| A |").kind == .navigationBar)
    #expect(try bar("watchos26 en\n[A] | T |").kind == .watchToolbar)
    let fiori = try bar("fiori26 en\nTwo items [Cancel] [Save]!")
    #expect(fiori.kind == .fioriToolbar)
    #expect(fiori.platforms == [.ios])
    #expect(fiori.items.map(\.kind) == [.helperText, .button, .button])
    #expect(fiori.items[2].style == .primary)
    for (name, kind) in SketchDirectives.kinds {
      #expect(try bar("macos26 en\nkind: \(name)\n[A]").kind == kind)
    }
  }

  @Test("Directives say what the bar line cannot")
  func directives() throws {
    let file = read(
      """
      // A settings window
      macos26 de 640pt 480pt
      name: Einstellungen
      kind: window
      app: Notizen
      app en: Notes
      display: iconAndLabel
      style: unified
      min-width: 480pt
      default-width: 640
      large-title: no
      customizable: yes
      code-title: yes
      [Allgemein {gearshape}]
      """)
    let bar = try #require(file.toolbars.first)
    #expect(file.skipped == [])
    #expect(file.appNames == ["de": ["Notizen"], "en": ["Notes"]])
    #expect(bar.id == "bars/example.sketch#Einstellungen")
    #expect(bar.name == "Einstellungen")
    #expect(bar.displayMode == .declared(.iconAndLabel))
    #expect(bar.windowStyle == .declared(.unified))
    #expect(bar.minimumWidth == .declared(480))
    #expect(bar.defaultWidth == .declared(640))
    #expect(bar.largeTitle == .declared(false))
    #expect(bar.customizable == .declared(true))
    #expect(bar.titleMayBeSetByCode)
    #expect(bar.environments.map(\.isDefaultWidth) == [true, false])
  }

  @Test("Several bars stand in a file, parted by ---, and a bar without a header takes the one before")
  func severalBars() {
    let file = read("ios26 de\n| Eins |\n\n---\n| Zwei |\n---\nmacos26 en\nname: Third\n[A]\n")
    #expect(file.skipped == [])
    #expect(file.toolbars.map(\.name) == ["example", "example 2", "Third"])
    #expect(file.toolbars.map(\.platforms) == [[.ios], [.ios], [.macos]])
    #expect(file.toolbars.map(\.sourceLocale) == ["de", "de", "en"])
    #expect(Set(file.toolbars.map(\.id)).count == 3)
  }

  @Test(
    "An error has line, column, what was found and what is allowed, and costs only its bar",
    arguments: [
      ("ios18 de 375px\n| A |", "line 1, column 10", "'375px'", "375pt"),
      ("ios22 de\n| A |", "line 1, column 1", "'ios22'", "ios26"),
      ("ios18 de AX3\n| A |", "line 1, column 10", "AX3 without a width", "375pt"),
      ("ios18 de\ndisplay: big\n| A |", "line 2, column 10", "'big'", "iconOnly"),
      ("ios18 de\ndisplays: big\n| A |", "line 2, column 1", "'displays:'", "display:"),
      ("ios18 de\nmin-width: wide\n| A |", "line 2, column 12", "'wide'", "640pt"),
      ("ios18 de\nname:\n| A |", "line 2, column 1", "without a value", "a value"),
      ("ios18 de\n| A |\n| B |", "line 3, column 1", "a second bar line", "---"),
      ("ios18 de\nname: X", "line 1, column 1", "without its bar line", "[Save]!"),
      ("Android de\n| A |", "line 1, column 1", "'Android'", "header"),
      ("ios18 de\nsource en: [A]\n[A] [B]", "line 2, column 11", "1 area with button", "button, button"),
    ])
  func errors(text: String, place: String, found: String, allowed: String) {
    let file = read("\(text)\n---\nios26 en\n| Survivor |")
    #expect(file.toolbars.map(\.title.source) == ["Survivor"])
    #expect(file.skipped.count == 1)
    let reason = file.skipped.first?.reason ?? ""
    for part in [place, found, allowed] { #expect(reason.contains(part), "\(reason)") }
  }

  @Test("A file without a bar and a file that is not UTF-8 are said to be so")
  func empty() {
    #expect(read("// nothing\n\n").skipped.first?.reason.contains("no bar") == true)
    let file = SketchReader.read(SourceFile(path: "a.sketch", bytes: [0xFF, 0xFE, 0x41, 0x00]))
    #expect(file.skipped.first?.reason.contains("UTF-8") == true)
  }

  @Test("A document of the drawing app with the same ending is no broken sketch")
  func drawingApp() {
    let file = SketchReader.read(SourceFile(path: "Icons.sketch", bytes: [0x50, 0x4B, 0x03, 0x04, 0xFF]))
    #expect(file.skipped.map(\.isBroken) == [false])
  }
}
