import LintelModel
import Testing

/// Screens that only those who write an app can open.
@Suite("Screens of those who write the app")
struct DevelopersScreenTests {
  private let explorer = """
    struct Explorer: View {
      var body: some View {
        List { NavigationLink { Table() } label: { Text("Table") } }.navigationTitle("explorer.title")
      }
    }
    #Preview { Explorer() }
    """
  private let table = """
    struct Table: View {
      var body: some View { List { }.navigationTitle("table.title") }
    }
    """

  private func developers(_ files: [String: String]) -> Set<String> {
    let all = ["Explorer.swift": explorer, "Table.swift": table].merging(files) { $1 }
    return Set(SwiftFixture(all).bars.filter(\.isForDevelopers).map { $0.title.said })
  }

  private func settings(_ link: String) -> String {
    "struct Settings: View {\nvar body: some View { List {\n\(link)\n}.navigationTitle(\"settings.title\") }\n}"
  }

  @Test("What only a screen for debugging shows is theirs, and what that shows alone")
  func behindDebugging() {
    let link = "NavigationLink { Explorer() } label: { Text(\"Explorer\") }"
    #expect(developers(["DebugView.swift": settings(link)]) == ["explorer.title", "table.title"])
    let menu = "struct DebugMenu: View { var body: some View { \(link) } }"
    #expect(developers(["Settings.swift": menu]) == ["explorer.title", "table.title"])
  }

  @Test("What is shown under `#if DEBUG` alone is theirs", arguments: ["DEBUG", "DEBUG && os(iOS)"])
  func underFlag(flag: String) {
    let link = "#if \(flag)\nNavigationLink { Explorer() } label: { Text(\"Explorer\") }\n#endif"
    #expect(developers(["Settings.swift": settings(link)]) == ["explorer.title", "table.title"])
  }

  @Test(
    "So is what is shown behind the `#else` of `#if !DEBUG`, and in an `#elseif DEBUG`",
    arguments: ["!DEBUG\n#else", "BETA\n#elseif DEBUG"])
  func behindElse(condition: String) {
    let link = "#if \(condition)\nNavigationLink { Explorer() } label: { Text(\"Explorer\") }\n#endif"
    #expect(developers(["Settings.swift": settings(link)]) == ["explorer.title", "table.title"])
  }

  @Test("What is declared under `#if DEBUG` alone is theirs, whoever shows it, and so is what only that shows")
  func declaredUnderFlag() {
    let link = "NavigationLink { Explorer() } label: { Text(\"\") }"
    let flags = "struct Flags: View { var body: some View { List { \(link) }.navigationTitle(\"flags.title\") } }"
    let all: Set = ["flags.title", "explorer.title", "table.title"]
    #expect(developers(["Flags.swift": "#if DEBUG\n\(flags)\n#endif"]) == all)
    #expect(developers(["Flags.swift": "#if DEBUG\n\(flags)\n#else\n\(flags)\n#endif"]).isEmpty)
  }

  @Test("No release has what is declared under `#if DEBUG`, and the views that only code under it makes")
  func ofDebugBuilds() {
    func theirs(_ files: [String: String]) -> Set<String> {
      let all = ["Explorer.swift": explorer, "Table.swift": table].merging(files) { $1 }
      return Set(SwiftFixture(all).bars.filter(\.isOfDebugBuild).map { $0.title.said })
    }
    let link = "NavigationLink { Explorer() } label: { Text(\"\") }"
    #expect(theirs(["Settings.swift": settings("#if DEBUG\n\(link)\n#endif")]) == ["explorer.title", "table.title"])
    #expect(theirs(["Settings.swift": settings(link)]).isEmpty)
    // A name, or a question at run time, is none of the compiler's.
    #expect(theirs(["DebugView.swift": settings(link)]).isEmpty)
    #expect(theirs(["Settings.swift": settings("if isDebugMode { \(link) }")]).isEmpty)
    let flags = "struct Flags: View { var body: some View { List { }.navigationTitle(\"flags.title\") } }"
    #expect(theirs(["Flags.swift": "#if DEBUG\n\(flags)\n#endif", "Home.swift": settings("Flags()")]) == ["flags.title"])
    // A storyboard may make a controller.
    let page = "final class PageController: UIViewController { func viewDidLoad() { title = \"page.title\" } }"
    let opens = "func open() {\n#if DEBUG\nshow(PageController(), sender: nil)\n#endif\n}"
    let home = "final class Home: UIViewController {\n\(opens)\n}"
    #expect(theirs(["Page.swift": page, "Home.swift": home]).isEmpty)
  }

  @Test("One other way to a screen makes it everybody's")
  func otherWay() {
    let link = "NavigationLink { Explorer() } label: { Text(\"Explorer\") }"
    let home = "struct Home: View { var body: some View { Explorer() } }"
    #expect(developers(["DebugView.swift": settings(link), "Home.swift": home]).isEmpty)
    #expect(
      developers(["Settings.swift": settings("#if DEBUG\nText(\"\")\n#else\n\(link)\n#endif")]).isEmpty)
    #expect(developers(["Settings.swift": settings("#if !DEBUG\n\(link)\n#endif")]).isEmpty)
    // The table is shown elsewhere too.
    let other = "struct Home: View { var body: some View { Table() } }"
    #expect(developers(["DebugView.swift": settings(link), "Home.swift": other]) == ["explorer.title"])
  }

  @Test("A screen for debugging that code of a release shows is everybody's, and so is what that shows")
  func inReleases() {
    let link = "NavigationLink { Explorer() } label: { Text(\"Explorer\") }"
    let debug = "struct DebugView: View { var body: some View { List { \(link) }.navigationTitle(\"debug.title\") } }"
    func home(_ shown: String) -> String { "struct Home: View { var body: some View { List {\n\(shown)\n} } }" }
    func reached(_ shown: String) -> Set<String> {
      let files = ["Explorer.swift": explorer, "Table.swift": table, "DebugView.swift": debug, "Home.swift": home(shown)]
      return Set(SwiftFixture(files).bars.filter(\.isReachedByAll).map { $0.title.said })
    }
    #expect(reached("DebugView()") == ["debug.title"])
    #expect(developers(["DebugView.swift": debug, "Home.swift": home("DebugView()")]).isEmpty)
    for hidden in ["#if DEBUG\nDebugView()\n#endif", "if settings.isDebugMode { DebugView() }", "Text(\"\")"] {
      #expect(reached(hidden).isEmpty, "\(hidden)")
      let theirs = developers(["DebugView.swift": debug, "Home.swift": home(hidden)])
      #expect(theirs.isSuperset(of: ["explorer.title", "table.title"]), "\(hidden): \(theirs)")
    }
  }

  @Test("A screen for debugging in a view that debug builds alone show is nobody's else")
  func behindHiddenView() {
    let flags = "struct DebugFlags: View { var body: some View { List { }.navigationTitle(\"flags.title\") } }"
    let menu = "struct StaffMenu: View { var body: some View { List { NavigationLink { DebugFlags() } label: { Text(\"\") } } } }"
    func reached(_ shown: String) -> Set<String> {
      let home = "struct Home: View { var body: some View { List {\n\(shown)\n} } }"
      let files = ["DebugFlags.swift": flags, "StaffMenu.swift": menu, "Home.swift": home]
      return Set(SwiftFixture(files).bars.filter(\.isReachedByAll).map { $0.title.said })
    }
    #expect(reached("#if DEBUG\nStaffMenu()\n#endif").isEmpty)
    #expect(reached("StaffMenu()") == ["flags.title"])
    #expect(reached("#if DEBUG\nStaffMenu()\n#endif\nStaffMenu()") == ["flags.title"])
  }

  @Test("What a screen for everybody shows under `#if DEBUG` is theirs still")
  func flagInside() {
    let link = "#if DEBUG\nNavigationLink { Explorer() } label: { Text(\"Explorer\") }\n#endif"
    let debug = "struct DebugView: View { var body: some View { List {\n\(link)\n}.navigationTitle(\"debug.title\") } }"
    let home = "struct Home: View { var body: some View { DebugView() } }"
    #expect(developers(["DebugView.swift": debug, "Home.swift": home]) == ["explorer.title", "table.title"])
  }

  @Test("Nobody knows who sees a screen that no code shows")
  func unknown() {
    #expect(developers([:]).isEmpty)
  }
}
