import LintelAudit
import LintelFindings
import Testing

/// Spaces that are on a bar of some systems only.
@Suite("Groups of a bar whose spaces are for earlier systems")
struct SpacedGroupTests {
  @Test("A space that is for the systems before 26 parts no groups on 26")
  func earlierSpaces() async {
    let names = ["plus", "trash", "folder", "gear", "star"]
    let items = names.map { "Button(\"\($0)\", systemImage: \"\($0)\") { }" }
    let source = """
      import SwiftUI
      struct Gap: View {
        var body: some View {
          if #available(iOS 26, *) { EmptyView() } else { Spacer() }
        }
      }
      struct Notes: View {
        var body: some View {
          List { }.toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              \(items.joined(separator: "\nGap()\n"))
            }
          }
        }
      }
      """
    let found = await Auditor.audit(ProjectSource.read(texts: ["Notes.swift": source])).findings
    #expect(!found.contains { $0.rule == "too-many-groups" })
    let always = source.replacing("Gap()", with: "Spacer()")
    let parted = await Auditor.audit(ProjectSource.read(texts: ["Notes.swift": always])).findings
    #expect(parted.contains { $0.rule == "too-many-groups" })
  }
}
