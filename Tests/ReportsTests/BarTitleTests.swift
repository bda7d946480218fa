import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What people know a bar by")
struct BarTitleTests {
  private func bar(_ name: String, title: String? = nil, arms: String? = nil) -> Toolbar {
    Toolbar(
      id: name + (arms ?? ""), name: name, kind: .navigationBar, platforms: [.ios], sourceLocale: "en",
      location: SourceLocation(file: "App/RemindersSyncAddView.swift", line: 3),
      title: title.map { .literal($0) } ?? .none, variant: arms.map { .init(bar: name, arms: $0) })
  }

  @Test(
    "Its title, else the words of its type, never a key or signs alone",
    arguments: [
      ("reminders_sync.add.title (RemindersSyncAddView.swift)", "New list sync", "New list sync"),
      ("reminders_sync.add.title (RemindersSyncAddView.swift)", nil, "Reminders sync add"),
      ("AccountDetailViewController (AccountDetailViewController.swift)", nil, "Account detail"),
      ("WebRTCVideoPlayerControlsView, bottomBar (A.swift)", nil, "Web RTC video player controls"),
      ("item (placement unknown)", nil, "item"), ("Feed list (Main.storyboard)", nil, "Feed list"),
      ("View (View.swift)", nil, "View"), ("MainView (MainView.swift)", "Replying to %1$@", "Replying to …"),
      ("MainView (MainView.swift)", "%@", "Main"), ("saveButton (placement unknown)", nil, "Save button"),
      ("toolbar in InboxController (Inbox.swift)", nil, "toolbar in Inbox"),
      ("ChatListViewController (A.swift)", "…", "Chat list"), ("ChatListViewController (A.swift)", ":", "Chat list"),
      ("ChatListViewController (A.swift)", "%1$@: %2$@", "Chat list"), ("MainView (A.swift)", "%#@count@", "Main"),
      ("… (RemindersSyncAddView.swift)", nil, "Reminders sync add"), ("MainView (A.swift)", "设置", "设置"),
    ] as [(String, String?, String)])
  func names(name: String, title: String?, words: String) {
    #expect(BarTitle(bar(name, title: title)).name == words)
  }

  @Test("A title with a value, or of one of the views that show a container, is a state's: what all variants share is the bar's name")
  func states() {
    let search = bar("MainWindowController (MainWindowController.swift)", title: "Search: %@", arms: "if isSearching")
    #expect(search.knownName == "Main window" && search.knownText == nil)
    // One word, as many types have it, says less than the title.
    #expect(bar("MainView (MainView.swift)", title: "Replying to %@", arms: "case .reply").knownName == "Replying to …")
    #expect(bar("MainWindowController (A.swift)", title: "Search", arms: "if isSearching").knownName == "Search")
    var page = bar("Storage (SetupPageContent.swift)", title: "Storage", arms: "in DrivesView")
    page.location.file = "App/SetupPageContent.swift"
    page.unknownOwner = UnknownOwner(.container, name: "SetupToolbar")
    #expect(page.knownName == "Setup page content")
  }

  @Test("Plain text names a bar that code calls by a key by its title, too, and others as code does")
  func plainText() {
    let key = "reminders_sync.add.title (RemindersSyncAddView.swift)"
    #expect(bar(key, title: "New list sync").nameInText == "New list sync · \(key)")
    #expect(bar(key).nameInText == "Reminders sync add · \(key)")
    #expect(bar("MainView (MainView.swift)", title: "Inbox").nameInText == "MainView (MainView.swift)")
    #expect(bar("Node.js (A.swift)", title: "Node.js").nameInText == "Node.js (A.swift)")
  }

  @Test("A bar without a title is known by its screen's, as far as that has a word")
  func screenTitle() {
    var bottom = bar("LogController (Log.swift)")
    bottom.screenTitle = "Day Log"
    #expect(BarTitle(bottom).name == "Day Log")
    bottom.screenTitle = "…"
    #expect(BarTitle(bottom).name == "Log")
  }

  @Test(
    "The capitals that Objective-C projects begin their types with are no word, and an item on no known bar is its label")
  func looseNames() {
    var document = bar("SPDatabaseDocument (Objective-C, SPDatabaseDocument.m)")
    document.location.file = "Source/SPDatabaseDocument.m"
    #expect(document.knownName == "Database document")
    var item = bar("item (placement unknown)")
    item.items = [Item(id: "item", kind: .button, location: item.location, label: .literal("Archive"))]
    #expect(item.knownName == "Archive")
    item.items[0].label = .literal("…")
    item.items[0].accessibilityLabel = .literal("More")
    #expect(item.knownName == "More")
    item.items[0].label = .none
    item.items[0].accessibilityLabel = .none
    item.items[0].symbol = "archivebox"
    #expect(item.knownName == "archivebox")
  }

  @Test("A title is in the language of the bar's texts; in which one the words of a type are, nobody knows")
  func language() {
    #expect(BarTitle(bar("AccountView (A.swift)", title: "Account")).language == "en")
    #expect(BarTitle(bar("AccountView (A.swift)")).language == nil)
    var item = bar("item (placement unknown)")
    item.items = [Item(id: "item", kind: .button, location: item.location, label: .literal("Archive"))]
    #expect(BarTitle(item).language == "en")
    item.items[0].label = .none
    item.items[0].symbol = "archivebox"
    #expect(BarTitle(item).language == nil)
  }

  @Test("Variants are told apart by the systems that they are for, else by a number, never by conditions of the code")
  func variants() {
    let titles = BarTitle.all([
      bar("A (A.swift)", arms: "iOS 18, iPadOS 18, unless #available(iOS 26.0, *)"),
      bar("A (A.swift)", arms: "iOS 26, if isEditing"), bar("A (A.swift)", arms: "iOS 26, unless isEditing"),
      bar("B (B.swift)"),
    ])
    #expect(
      titles.map(\.whole.english) == [
        "A (iOS 18, iPadOS 18)", "A (iOS 26, variant 2 of 3)", "A (iOS 26, variant 3 of 3)", "B",
      ])
  }
}
