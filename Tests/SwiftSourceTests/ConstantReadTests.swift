import LintelModel
import LintelSwiftSource
import Testing

@Suite("Where code reads the constants that hold texts")
struct ConstantReadTests {
  /// By key, as `View.swift:3`; nil where nobody can tell.
  private func reads(_ files: [String: String]) -> [String: [String]] {
    let sources = files.sorted { $0.key < $1.key }.map { (path: $0.key, bytes: Array($0.value.utf8)) }
    let texts =
      SwiftSourceReader.read(files: sources, sourceLocale: "en").codeTexts + SwiftSourceReader.spelledKeys(in: sources).texts
    let places = SwiftSourceReader.constantReads(in: sources, of: Set(texts.map(\.location)))
    return texts.reduce(into: [:]) { found, text in
      found[text.key] = places[text.location].map { $0.map { "\($0.file):\($0.line)" } }
    }
  }

  private let view = """
    import SwiftUI
    struct Screen: View {
      var body: some View {
        Text(L10n.Settings.title)
        Text("\\(L10n.done) or not")
      }
    }
    """

  @Test("A constant or an accessor of nested types is read where its type's name stands before its own, views first")
  func nested() {
    let found = reads([
      "A.swift": "func log() { print(L10n.Settings.title) }\n",
      "Strings.swift": """
      enum L10n {
        static var done: String { NSLocalizedString("done", comment: "") }
        enum Settings {
          static let title = NSLocalizedString("settings.title", comment: "")
        }
        enum Profile {
          static let title: String = NSLocalizedString("profile.title", comment: "")
        }
      }
      """,
      "View.swift": view,
    ])
    #expect(found["settings.title"] == ["View.swift:4", "A.swift:1"])
    #expect(found["done"] == ["View.swift:5"])
    #expect(found["profile.title"] == nil, "Of a name that is said somewhere nobody knows that nothing reads it.")
  }

  @Test("A closure that is called at once and does nothing but answer is the text that it answers")
  func calledClosure() {
    let found = reads([
      "Strings.swift": """
      final class L10n {
        static let done: String = {
          return NSLocalizedString("done", comment: "")
        }()
        static let plain = { NSLocalizedString("plain", comment: "") }()
        static let made: String = {
          let text = NSLocalizedString("made", comment: "")
          return text.uppercased()
        }()
        static let asked: () -> String = { NSLocalizedString("asked", comment: "") }
      }
      """,
      "View.swift": """
      import UIKit
      let all = [L10n.done, L10n.plain, L10n.made, L10n.asked()]
      """,
    ])
    #expect(found["done"] == ["View.swift:2"] && found["plain"] == ["View.swift:2"])
    #expect(found["made"] == nil)
    #expect(found["asked"] == nil)
  }

  @Test("A text's own constant is read by its name alone where a text is wanted, and by its type's")
  func implicit() {
    let found = reads([
      "Strings.swift": """
      extension String {
        static let done = NSLocalizedString("done", comment: "")
      }
      """,
      "View.swift": """
      import UIKit
      let a = UIBarButtonItem(systemItem: .done)
      let b = UIBarButtonItem(title: .done, style: .plain, target: nil, action: nil)
      let c = String.done
      """,
    ])
    #expect(found["done"] == ["View.swift:3", "View.swift:4"])
  }

  @Test("A type's own constant is read where its name stands by itself, unless something else of the file is called so")
  func own() {
    func screen(_ more: String) -> [String]? {
      reads([
        "View.swift": """
        import UIKit
        final class Screen: UIViewController {
          private let heading = NSLocalizedString("heading", comment: "")
          override func viewDidLoad() { title = heading }
          \(more)
        }
        """
      ])["heading"]
    }
    #expect(screen("") == ["View.swift:4"])
    #expect(screen("func show(_ heading: String) { print(heading) }") == nil)
  }

  @Test("What two types of one name may be, and what makes a view of a text, tells nothing")
  func unsure() {
    let found = reads([
      "A.swift": "enum L10n { static let done = NSLocalizedString(\"a\", comment: \"\") }\n",
      "B.swift": "enum L10n { static let done = NSLocalizedString(\"b\", comment: \"\") }\n",
      "C.swift": """
      let title = L10n.done
      enum Parts { static let part = UIButton(title: NSLocalizedString("c", comment: "")) }
      let part = Parts.part
      """,
    ])
    #expect(found == [:])
  }

  @Test("A constant whose name stands nowhere else is read by nothing, unless others may ask for it in another way")
  func unread() {
    func strings(_ declaration: String) -> [String]? {
      reads(["Strings.swift": "\(declaration) = NSLocalizedString(\"left\", comment: \"\")\n}\n", "View.swift": view])["left"]
    }
    #expect(strings("enum Texts {\n  static let left") == [])
    #expect(strings("struct Screen {\n}\nlet left") == nil, "Outside of all types it may be a script's.")
    for declaration in [
      "enum Texts {\n  public static let left", "public extension String {\n  static let left",
      "struct Left: AppIntent {\n  static let left",
      "class Left {\n  @objc static let left", "struct Left {\n  let left",
    ] {
      #expect(strings(declaration) == nil, "\(declaration)")
    }
  }
}
