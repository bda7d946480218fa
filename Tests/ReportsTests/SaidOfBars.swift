import LintelFindings
import LintelModel
import LintelRules
import LintelTables

@testable import LintelReports

extension SaidWords {
  /// What is said of labels that are not one bar's: no example has texts that are used elsewhere.
  static var ofBars: [Message] {
    let mark = CleanMark.unheard
    let spoken = [SpokenTable.title] + SpokenTable.columns + SpokenName.Origin.allCases.map(\.name) + [SpokenName.unknownOfSystem]
      + [SpokenTable.backButton, SpokenTable.notKnown, SpokenTable.noneNamed, SpokenTable.unnamedImage]
    let own: [Message] = [
      DoubtedBack.sentence, TitleBesideBack.sentence, ShownParts.others(3), CleanMark.besideView, CleanMark.withoutLayout, BarInLocale.withoutLayout,
      BarInLocale.buttonsOfSheet, mark.name,
      mark.sentence(of: withConditions),
      "Not judged by ear, since the spoken names of these items could not be read: \([Message.data("add (model.name)")])",
      "Not judged for fit, since the width of these views on the bar was not read: \([Message.data("search")])",
      "\(SampleResult.result.notJudgedForFit(1)), since the width of a view is not known.",
      ValueFault.lost.words, ValueFault.ofWrongKind.words, ValueFault.unknownToSource.words, ValueFault.percentSign.words,
      oneRead.readTexts, CauseOwners.rest([Message.data("designers: 75")]), "\(Message.data("It")); besides in \(2, "language") where it is told apart or may be right",
      "Besides these: \("\(SampleResult.result.notJudgedForFit(1)), since the width of a view is not known." as Message)",
      "\(SampleResult.result.notJudgedForFit(1)), since the screen is not known.", CleanMark.ofUnknownOwner,
      CleanMark.inContainer,
      "\(SampleResult.result.notJudgedForFit(2)), since it is not known how much room there is.",
      "Spoken names that could not be read and are not judged: \(2).",
      "Views whose text size was not read, so that it is not known whether it follows the size that people set: \(2) (\([Message.data("Title.swift:17"), .data("Search.swift:9")])).",
      "\(mark.name) (\("\(3, "bar")" as Message); looked for: \([Message.data("frame")]))",
      "Bars and variants with a spoken name that was not read, without findings: \(3)",
      "line \(2) of \([Message.data("title")])", AlikeParts.onNoKnownBar(3), AlikeParts.systems(3), AlikeParts.states(3), AlikeParts.titlesOrSystems(3), AlikeParts.textsOrSystems(3),
      "People know this word from the system: leave it, and show a symbol (on 26 Button(role: .cancel), .close or .confirm in SwiftUI), or put fewer items on the bar.",
      "The text is shown in many other places, too: leave it, and give this button a symbol or a text of its own, or the bar fewer items.",
      "The change wrote this text, which is shown in many other places, too: shorten it, or give this button a symbol or a text of its own, or the bar fewer items.",
      "The \("de" as LocaleID) text \(Message.data("“Beenden”")), which was \(Message.data("“Fertig”")), no longer fits on \(9, "bar")",
      "The \("de" as LocaleID) text \(Message.data("“Beenden”")), which was \(Message.data("“Fertig”")), may no longer fit on \(9, "bar")",
      DebugBuilds.sentence, "Less grave", Finding.onRareScreens, Finding.forDebugging,
      FirstReason.words(["the app crashes"]), "it goes wrong while the app runs", "screen readers have no name to speak",
      Harm.crash.words, Harm.garbage.words, Harm.lostText.words, Harm.wrongMeaning.words, Harm.other.words, Harm.cut.words,
      Harm.likely.words,
      SeverityClause.forDebugging, SeverityClause.ofLongValue, SeverityClause.ifWithoutMenu,
      RoomOfCode.advice(codePlace), BarFigure.titleOnceScrolled,
    ]
    return own + Lowering.allCases.map(\.sentence) + [Lowering.tableOfExample.evidence.title]
      + [Evidence.text(Evidence.sourceBefore, "Mute").title, Evidence.unaskedOf(2).title,
        Evidence.text("on the bars of", "Profile.swift:4").title] + spoken + RoomOfCode.sentences(onPhone, codePlace) + UnreadItems.Reason.allCases.compactMap { partlyUnread($0).notJudged }
      + ofLooks + StateWords.all + [BarVariants.itemsOfSome([Message.data("Add")])]
      + [withConditions].compactMap(\.itemsOnCondition) + [ofSomeBuilds].compactMap(\.builds)
      + UnknownOwner.Reason.allCases.compactMap { unknownOwner($0).notJudged }
  }

  /// What is said of states of a bar that look the same, and of what each has for itself.
  private static var ofLooks: [Message] {
    let place = PageModel.ToolbarPart.compact("iPadOS 18")
    return [
      AlikeParts.states(125, looks: 61), StateLook.withoutFindings(3), StateLook.alike(2, .data("iPadOS 18")), place,
      PageModel.ToolbarPart.regular("iPadOS 18"),
      BarVariants.alsoHere([Message.data("Delete")]), BarVariants.notHere([Message.data("Delete")]),
    ]
  }

  private static let codePlace = LintelModel.SourceLocation(file: "Base.swift", line: 12)
  private static let onPhone = Environment(platform: .ios, os: OSLine.audited.last!, device: "iPhone", width: 375)

  /// Of whose bar texts a single one was read.
  private static var oneRead: AuditResult {
    var result = SampleResult.result
    (result.coverage.labelsResolved, result.coverage.labelsUnresolved) = (1, 2)
    return result
  }

  /// A bar that only one build of the app has.
  static var ofSomeBuilds: Toolbar {
    var bar = withConditions
    bar.compiledOnlyIf = "#if targetEnvironment(macCatalyst)"
    return bar
  }

  /// A bar with an item that is there on a condition alone.
  static var withConditions: Toolbar {
    let place = LintelModel.SourceLocation(file: "Pages.swift", line: 12, column: 3)
    var bar = Toolbar(id: "a", name: "a", kind: .toolbar, platforms: [.ios], sourceLocale: "en", location: place)
    bar.items = [Item(id: "forward", kind: .button, location: place, label: .literal("Forward"))]
    bar.items[0].onlyIf = ["if canGoForward"]
    return bar
  }

  /// A bar of which it is not known whose it is.
  static func unknownOwner(_ reason: UnknownOwner.Reason) -> Toolbar {
    let place = LintelModel.SourceLocation(file: "Pages.swift", line: 12, column: 3)
    var bar = Toolbar(id: "a", name: "a", kind: .toolbar, platforms: [.ios], sourceLocale: "en", location: place)
    bar.unknownOwner = UnknownOwner(reason, name: "Closable")
    return bar
  }

  /// A bar of which all texts are read, and not all items.
  static func partlyUnread(_ reason: UnreadItems.Reason) -> Toolbar {
    let place = LintelModel.SourceLocation(file: "Pages.swift", line: 12, column: 3)
    var bar = Toolbar(id: "a", name: "a", kind: .toolbar, platforms: [.ios], sourceLocale: "en", location: place)
    bar.unreadItems = [UnreadItems(reason: reason, expression: "toolbarItems", location: place)]
    return bar
  }
}
