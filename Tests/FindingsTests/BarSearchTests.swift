import LintelFindings
import LintelModel
import Testing

@Suite("The bar that a name means")
struct BarSearchTests {
  private func bar(_ id: String, _ name: String, in file: String, of bar: String? = nil) -> Toolbar {
    Toolbar(
      id: id, name: name, kind: .navigationBar, platforms: [.ios], sourceLocale: "en",
      location: LintelModel.SourceLocation(file: file, line: 1), variant: bar.map { .init(bar: $0, arms: "if a") })
  }

  private var bars: [Toolbar] {
    [
      bar("App/Main.storyboard#a", "Feed list (Main.storyboard)", in: "App/Main.storyboard"),
      bar("App/Main.storyboard#b", "Settings (Main.storyboard)", in: "App/Main.storyboard"),
      bar("App/Inbox.swift#Inbox.body", "Inbox (Inbox.swift)", in: "App/Inbox.swift", of: "i"),
      bar("App/Inbox.swift#Inbox.body~2", "Inbox (Inbox.swift)", in: "App/Inbox.swift", of: "i"),
      bar("Old/Settings.swift#c", "Settings (Settings.swift)", in: "Old/Settings.swift"),
    ]
  }

  @Test(
    "It is found by its whole name, without the file, by the file alone and by its id, in whatever case",
    arguments: ["Feed list (Main.storyboard)", "Feed list", "feed LIST", "App/Main.storyboard#a", "a", "A"])
  func found(name: String) { #expect(BarSearch.find(name, among: bars) == .found(["App/Main.storyboard#a"])) }

  @Test("All variants of a bar are the bar", arguments: ["Inbox", "Inbox.swift", "App/inbox.swift"])
  func variants(name: String) {
    #expect(BarSearch.find(name, among: bars) == .found(["App/Inbox.swift#Inbox.body", "App/Inbox.swift#Inbox.body~2"]))
  }

  @Test("What may be several is none of them")
  func several() {
    #expect(
      BarSearch.find("settings", among: bars) == .several(["Settings (Settings.swift)", "Settings (Main.storyboard)"]))
  }

  @Test("Of several bars of one name each is called by its id")
  func oneName() {
    let twins = ["App", "Widget"].map { folder in
      Toolbar(
        id: "\(folder)/Detail.swift#Detail.body", name: "Detail (Detail.swift)", kind: .navigationBar, platforms: [.ios],
        sourceLocale: "en", location: LintelModel.SourceLocation(file: "\(folder)/Detail.swift", line: 1))
    }
    guard case .several(let names) = BarSearch.find("detail", among: twins) else {
      Issue.record("found one bar")
      return
    }
    #expect(Set(names) == Set(twins.map(\.id)))
  }

  @Test("What is none names the nearest first, not the first of the alphabet")
  func none() {
    guard case .none(let near) = BarSearch.find("Settings (Main)", among: bars) else {
      Issue.record("found a bar")
      return
    }
    #expect(near.first == "Settings (Main.storyboard)" && near.count == 4)
  }

  @Test("The id of a bar with variants means all of them")
  func barID() {
    #expect(BarSearch.find("i", among: bars) == .found(["App/Inbox.swift#Inbox.body", "App/Inbox.swift#Inbox.body~2"]))
  }

  @Test("Variants of two bars of one name are two answers, by the ids of the bars")
  func variantsOfTwo() {
    let others = ["w", "w~2"].map { bar($0, "Inbox (Inbox.swift)", in: "App/Inbox.swift", of: "App/Inbox.swift#Inbox.window") }
    #expect(Set(names("inbox", among: bars + others)) == ["i", "App/Inbox.swift#Inbox.window"])
  }

  private func names(_ name: String, among bars: [Toolbar]) -> [String] {
    if case .several(let names) = BarSearch.find(name, among: bars) { names } else { [] }
  }

  private var opened: [Toolbar] {
    [
      bar("Shelf.swift#Archive.body", "Opened (Shelf.swift)", in: "Shelf.swift"),
      bar("Search.swift#Found.body", "Opened (Search.swift)", in: "Search.swift"),
    ]
  }

  @Test(
    "It is found as the page heads it, with what tells it apart in brackets",
    arguments: ["Opened (Archive)", "opened (archive, iOS)", "Opened (Archive, iOS 26, variant 2 of 3)"])
  func heading(name: String) { #expect(BarSearch.find(name, among: opened) == .found(["Shelf.swift#Archive.body"])) }

  @Test("A heading that tells too little means several, and one of another platform none")
  func unclear() {
    #expect(Set(names("Opened (iOS)", among: opened)) == ["Opened (Shelf.swift)", "Opened (Search.swift)"])
    guard case .none = BarSearch.find("Opened (Archive, macOS)", among: opened) else {
      Issue.record("found a bar")
      return
    }
  }
}
