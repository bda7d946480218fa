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
    "Its title, else the words of its type, never a key",
    arguments: [
      ("reminders_sync.add.title (RemindersSyncAddView.swift)", "New list sync", "New list sync"),
      ("reminders_sync.add.title (RemindersSyncAddView.swift)", nil, "Reminders sync add"),
      ("AccountDetailViewController (AccountDetailViewController.swift)", nil, "Account detail"),
      ("WebRTCVideoPlayerControlsView, bottomBar (A.swift)", nil, "Web RTC video player controls"),
      ("item (placement unknown)", nil, "item"), ("Feed list (Main.storyboard)", nil, "Feed list"),
      ("View (View.swift)", nil, "View"), ("MainView (MainView.swift)", "Replying to %1$@", "Replying to …"),
      ("MainView (MainView.swift)", "%@", "Main"),
    ] as [(String, String?, String)])
  func names(name: String, title: String?, words: String) {
    #expect(BarTitle(bar(name, title: title)).name == words)
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
        "A (iOS 18, iPadOS 18)", "A (iOS 26, variant 1 of 2)", "A (iOS 26, variant 2 of 2)", "B",
      ])
  }
}
