import LintelModel
import Testing

@Suite("Prompts above a bar's title")
struct PromptTests {
  private func prompts(_ statements: String) -> [String] {
    SwiftFixture([
      "A.swift": """
      import UIKit
      final class NotesController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.title = "Notes"
          \(statements)
        }
      }
      """
    ]).bars.map { $0.prompt.said }
  }

  @Test("What code gives the navigation item is the bar's prompt")
  func given() {
    #expect(prompts("navigationItem.prompt = NSLocalizedString(\"choose\", comment: \"\")") == ["choose"])
    #expect(prompts("self.navigationItem.prompt = model.hint") == ["?model.hint"])
  }

  @Test("One that is taken away, or that is something else's, is none")
  func none() {
    let bare = prompts("")
    #expect(prompts("navigationItem.prompt = nil") == bare)
    #expect(prompts("panel.prompt = \"Choose\"") == bare)
  }
}
