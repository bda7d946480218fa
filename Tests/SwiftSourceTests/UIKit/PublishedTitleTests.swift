import LintelModel
import Testing

/// Titles that a model publishes and its screen listens to.
@Suite("Published titles")
struct PublishedTitleTests {
  private func titles(_ listening: String, model: String) -> Set<String> {
    let bars = SwiftFixture([
      "A.swift": """
      final class NoteController: UIViewController {
        let model: NoteModel
        override func viewDidLoad() {
          super.viewDidLoad()
          \(listening)
        }
      }
      """,
      "Model.swift": model,
    ]).bars
    return Set(bars.map(\.title.said))
  }

  private static let chosen = """
    final class NoteModel {
      @Published var title: String
      init(mode: Mode) {
        let title: String
        switch mode {
        case .new: title = NSLocalizedString("new", comment: "")
        case .edit: title = NSLocalizedString("edit", comment: "")
        }
        self.title = title
      }
    }
    """

  @Test(
    "What a model is given by its own initializer is its title, however a screen asks for it",
    arguments: [
      "title = model.title",
      "model.$title.sink { [weak self] title in self?.title = title }.store(in: &bag)",
      "model.$title.sink { [weak self] in self?.title = $0 }.store(in: &bag)",
      "model.$title.receive(on: RunLoop.main).sink { self.navigationItem.title = $0 }.store(in: &bag)",
      """
      model.$title.removeDuplicates().receive(on: DispatchQueue.main)
        .sink { [weak self] title in
          guard let self = self else { return }
          self.title = title
        }
        .store(in: &bag)
      """,
      "model.$title.sink(receiveValue: { text in self.navigationItem.title = text }).store(in: &bag)",
    ])
  func published(_ listening: String) {
    #expect(titles(listening, model: Self.chosen) == ["new", "edit"])
  }

  @Test("What becomes another value on its way, or comes from elsewhere, is not known")
  func unknown() {
    let upper = "model.$title.map { $0 + name }.sink { text in self.title = text }.store(in: &bag)"
    #expect(titles(upper, model: Self.chosen) == ["?text"])
    let handed = "final class NoteModel { @Published var title: String\ninit(title: String) { self.title = title } }"
    #expect(titles("title = model.title", model: handed) == ["?model.title"])
    let mixed = """
      final class NoteModel {
        @Published var title: String
        init() { self.title = NSLocalizedString("new", comment: "") }
        init(name: String) { self.title = name }
      }
      """
    #expect(titles("title = model.title", model: mixed) == ["?model.title"])
  }

  @Test(
    "A title that an observable is bound to is not known, and a title that code gives before stands beside it",
    arguments: [
      "model.name.bind(to: rx.title).disposed(by: bag)", "model.name.bind(to: self.rx.title).disposed(by: bag)",
      "model.name.bind(to: navigationItem.rx.title).disposed(by: bag)",
      "model.name.drive(navigationItem.rx.title).disposed(by: bag)",
    ])
  func bound(_ listening: String) {
    #expect(titles(listening, model: Self.chosen) == ["?model.name"])
    let before = "title = NSLocalizedString(\"inbox\", comment: \"\")\n\(listening)"
    #expect(titles(before, model: Self.chosen) == ["inbox", "?model.name"])
  }

  @Test("What is bound to a property of something else is no title of the bar")
  func boundElsewhere() {
    let bars = SwiftFixture([
      "A.swift": """
      final class NoteController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.title = "Notes"
          model.name.bind(to: label.rx.text).disposed(by: bag)
          model.name.bind(to: tabBarItem.rx.title).disposed(by: bag)
        }
      }
      """
    ]).bars
    let found = bars.map { $0.title.said }
    #expect(found == ["\"Notes\""])
  }

  @Test("What another function of the model writes later is not left out in silence")
  func writtenLater() {
    let model = """
      final class NoteModel {
        @Published var title: String
        init() { self.title = NSLocalizedString("loading", comment: "") }
        func show(_ note: Note) { title = note.name }
      }
      """
    #expect(titles("title = model.title", model: model) == ["?model.title"])
  }

  @Test("Several initializers give one title each")
  func several() {
    let model = """
      final class NoteModel {
        @Published var title: String
        init() { self.title = NSLocalizedString("new", comment: "") }
        init(note: Note) { self.title = NSLocalizedString("edit", comment: "") }
      }
      """
    #expect(titles("title = model.title", model: model) == ["new", "edit"])
  }

  @Test(
    "An initializer that chooses gives each of its titles, with and without self",
    arguments: ["self.title", "title"])
  func chosenInside(_ target: String) {
    let model = """
      final class NoteModel {
        @Published var title: String
        init(note: Note?) {
          if note == nil {
            self.title = NSLocalizedString("new", comment: "")
          } else {
            \(target) = NSLocalizedString("edit", comment: "")
          }
        }
      }
      """
    #expect(titles("title = model.title", model: model) == ["new", "edit"])
  }

  @Test("What an initializer takes from elsewhere is no less unknown without self")
  func mixedWithoutSelf() {
    let model = """
      final class NoteModel {
        @Published var title: String
        init() { self.title = NSLocalizedString("new", comment: "") }
        init(name: String) { title = name }
      }
      """
    #expect(titles("title = model.title", model: model) == ["?model.title"])
  }
}
