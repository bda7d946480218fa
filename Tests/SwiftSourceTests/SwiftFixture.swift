import LintelModel
import LintelSwiftSource

/// A project of Swift files, read.
struct SwiftFixture {
  let bars: [Toolbar]
  let skipped: [SkippedFile]
  /// Those that the app gives all its navigation bars.
  let titleFontsOfApp: TitleFonts

  init(_ files: [String: String], platforms: [Platform]? = [.ios]) {
    let read = SwiftSourceReader.read(
      files: files.map { ($0.key, Array($0.value.utf8)) }, sourceLocale: "en", platforms: platforms)
    (bars, skipped, titleFontsOfApp) = (read.toolbars, read.skipped, read.titleFonts)
  }

  /// One file, whole.
  init(_ source: String, platforms: [Platform]? = [.ios]) { self.init(["A.swift": source], platforms: platforms) }

  /// A view whose body has these modifiers.
  init(body: String, members: String = "", platforms: [Platform]? = [.ios]) {
    self.init("struct Inbox: View {\n\(members)\nvar body: some View {\nList { }\n\(body)\n}\n}\n", platforms: platforms)
  }

  /// The items of `.toolbar { … }`.
  init(items: String, members: String = "", platforms: [Platform]? = [.ios]) {
    self.init(body: ".toolbar {\n\(items)\n}", members: members, platforms: platforms)
  }

  var bar: Toolbar? { bars.first }
  /// Of the first bar.
  var items: [Item] { bar?.items ?? [] }
  /// What each item of the first bar says, for comparing.
  var labels: [String] { items.map(\.label.said) }
}

extension LocalizedText {
  /// The text in a word: `key`, `"literal"`, `?expression`, or nothing.
  var said: String {
    switch state {
    case .none: ""
    case .literal: "\"\(source ?? "")\""
    case .localized: key ?? ""
    case .unresolved: "?\(expression ?? "")"
    }
  }
}
