import LintelAudit
import LintelModel
import Testing

/// Where the code's conditions do not tell a bar's variants apart, what they show does.
@Suite("Variants are told by what they show")
struct ToldVariantTests {
  private func arms(_ code: String) -> [String?] {
    ProjectSource.read(texts: ["List.swift": "final class ListController: UIViewController {\n\(code)\n}"]).toolbars.map {
      $0.variant?.arms
    }
  }

  @Test("Of several titles each is named")
  func titles() {
    let code = """
      func showOne() { navigationItem.title = "One" }
      func showTwo() { navigationItem.title = "Two, or Three" }
      """
    #expect(arms(code) == ["“One”", "“Two, or Three”"])
  }

  @Test("A variant that a condition tells apart says no more than that")
  func condition() {
    let code = """
      func showOne() { navigationItem.title = "One" }
      func showTwo() { navigationItem.title = "Two" }
      func showThree() { if isEditing { navigationItem.title = "Three" } }
      """
    #expect(arms(code) == ["“One”", "“Two”", "if isEditing"])
  }
}
