import LintelModel
import Testing

/// A screen and its model ask the same value, each in its own words.
@Suite("Conditions of a screen and of its model")
struct ModelConditionTests {
  /// Titles of a model's initializer beside what the screen itself decides.
  private func bars(_ title: String, item: String, model: String) -> [Toolbar] {
    SwiftFixture([
      "Screen.swift": """
      final class LetterController: UIViewController {
        let model: LetterModel
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: nil)
          \(title)
          navigationItem.rightBarButtonItem = item
        }
        private var item: UIBarButtonItem {
          \(item)
        }
      }
      """,
      "Model.swift": """
      enum Purpose { case write, answer, edit(Letter) }
      final class LetterModel {
      \(model)
      }
      """,
    ]).bars
  }

  private func pairs(_ bars: [Toolbar]) -> Set<String> {
    Set(bars.map { "\($0.title.said) \($0.items.last?.label.said ?? "")" })
  }

  private static let item = """
    switch model.purpose {
    case .write, .answer: return UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send))
    case .edit: return UIBarButtonItem(title: "Save", style: .done, target: self, action: #selector(save))
    }
    """

  private static let chosen = """
    let title: String
    switch purpose {
    case .write: title = NSLocalizedString("write", comment: "")
    case .answer: title = NSLocalizedString("answer", comment: "")
    case .edit(_): title = NSLocalizedString("edit", comment: "")
    }
    self.title = title
    """

  @Test(
    "What a model's initializer chooses by a value never stands beside what the screen has for another one",
    arguments: ["title = model.title", "model.$title.sink { [weak self] title in self?.title = title }.store(in: &bag)"])
  func initializer(_ title: String) {
    let bars = bars(
      title, item: Self.item,
      model: """
        let purpose: Purpose
        @Published var title: String
        init(purpose: Purpose) {
          self.purpose = purpose
          \(Self.chosen)
        }
        """)
    #expect(pairs(bars) == [#"write "Send""#, #"answer "Send""#, #"edit "Save""#])
  }

  @Test("A property that a model computes agrees with the screen")
  func computed() {
    let bars = bars(
      "title = model.title", item: Self.item,
      model: """
        var purpose: Purpose
        var title: String {
          if case .edit = purpose { return NSLocalizedString("edit", comment: "") }
          return NSLocalizedString("write", comment: "")
        }
        """)
    #expect(pairs(bars) == [#"write "Send""#, #"edit "Save""#])
  }

  @Test("A truth of the model agrees with the screen, however deep it is and with self before it", arguments: ["", "self."])
  func truth(_ own: String) {
    let bars = bars(
      "title = model.title",
      item: """
        if model.state.isNew { return UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send)) }
        else { return UIBarButtonItem(title: "Save", style: .done, target: self, action: #selector(save)) }
        """,
      model: """
        var state: State
        var title: String {
          if !\(own)state.isNew { return NSLocalizedString("edit", comment: "") }
          else { return NSLocalizedString("write", comment: "") }
        }
        """)
    #expect(pairs(bars) == [#"write "Send""#, #"edit "Save""#])
  }

  @Test("A value of an initializer that the model does not keep is not the one that the screen asks")
  func other() {
    let bars = bars(
      "title = model.title", item: Self.item,
      model: """
        let purpose: Purpose
        @Published var title: String
        init(purpose: Purpose) {
          self.purpose = purpose.simplified
          \(Self.chosen)
        }
        """)
    #expect(Set(bars.map(\.title.said)) == ["write", "answer", "edit"])
    #expect(bars.allSatisfy { !($0.variant?.arms ?? "").contains("switch purpose") })
  }
}
