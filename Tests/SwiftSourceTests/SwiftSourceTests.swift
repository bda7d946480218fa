import LintelModel
import LintelSwiftSource
import Testing

@Suite struct SourceScanning {
  @Test("A file that declares bars in source is named, with where and how many")
  func declares() {
    let source = """
      struct Editor: View {
        var body: some View {
          Text("x").toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Save") {} }
            ToolbarItem { Button("Share") {} }
          }
        }
      }
      """
    let skipped = SourceScan.unread(in: source, file: "Editor.swift")
    #expect(skipped?.reason.hasPrefix("line 4: declares 2 ToolbarItem") == true)
    #expect(skipped?.isBroken == false)
  }

  @Test("A word in a comment or a string declares nothing")
  func nothing() {
    #expect(SourceScan.unread(in: "// ToolbarItem(\nlet a = \"UIBarButtonItem()\"", file: "a.swift") == nil)
  }
}
