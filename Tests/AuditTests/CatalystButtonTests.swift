import LintelAudit
import LintelModel
import Testing

@Suite("Buttons of bars for Mac Catalyst")
struct CatalystButtonTests {
  private func places(_ button: String) -> [String] {
    let code = """
      import SwiftUI
      struct Inbox: View {
        var body: some View {
          List { }.navigationTitle("Inbox").toolbar {
            ToolbarItem { Button("Save") { } }
            #if targetEnvironment(macCatalyst)
            ToolbarItem {
              \(button)
            }
            #endif
          }
        }
      }
      """
    let project = ProjectSource.read(texts: ["Inbox.swift": code])
    return project.leftOut.first { $0.reason == .catalystBarsInCode }?.places ?? []
  }

  @Test("One with a symbol and no name is counted with its line, as one outside of bars is")
  func nameless() {
    #expect(places("Button { } label: { Image(systemName: \"trash\") }") == ["Inbox.swift:8"])
  }

  @Test("One that has a name, or a text, is not")
  func named() {
    #expect(places("Button { } label: { Image(systemName: \"trash\") }.accessibilityLabel(\"Delete\")").isEmpty)
    #expect(places("Button(\"Delete\") { }").isEmpty)
  }
}
