import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// The buttons of a sheet on a Mac are listed and not laid out: what they are called is judged all the same.
@Suite("Spoken names of a sheet's buttons")
struct NamesOnSheetsTests {
  private func audited(_ items: String, tables: [String: String] = [:]) async -> AuditResult {
    let source = """
      import AppKit
      struct Order: View { var body: some View { Form {}.toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        \(items)
      } } }
      """
    let files = tables.merging(["Order.swift": source]) { table, _ in table }
    return await Auditor.audit(ProjectSource.read(texts: files))
  }

  private func rules(_ items: String, tables: [String: String] = [:]) async -> Set<String> {
    let result = await audited(items, tables: tables)
    #expect(result.project.toolbars.map(\.kind) == [.sheetButtons])
    return Set(result.findings.map(\.rule))
  }

  private func confirming(_ button: String) -> String { "ToolbarItem(placement: .confirmationAction) { \(button) }" }

  @Test("A name that does not hold the words that are seen is told")
  func otherWords() async {
    #expect(await rules(confirming("Button(\"Save\") {}.accessibilityLabel(\"Submit form\")")).contains("label-in-name"))
    #expect(await !rules(confirming("Button(\"Save\") {}.accessibilityLabel(\"Save form\")")).contains("label-in-name"))
  }

  @Test("A name that says that it is a button is told")
  func role() async {
    #expect(await rules(confirming("Button(\"Save\") {}.accessibilityLabel(\"Save button\")")).contains("name-repeats-role"))
  }

  @Test("Two buttons of one name are told")
  func twice() async {
    let two = confirming("Button(\"Save\") {}") + "\n" + confirming("Button(\"Send\") {}.accessibilityLabel(\"Save\")")
    #expect(await rules(two).contains("duplicate-name"))
  }

  @Test("An image without a name is told")
  func image() async {
    #expect(await rules(confirming("Button { } label: { Image(\"cart_icon\") }")).contains("accessible-name-missing"))
  }

  @Test("A name that could not be read is among what is not judged by ear")
  func unread() async {
    let result = await audited(confirming("Button(\"Save\") {}.accessibilityLabel(Text(model.spoken))"))
    #expect(result.project.toolbars.flatMap(\.unreadNames).count == 1)
  }
}
