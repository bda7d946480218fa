import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What tells bars of one name apart")
struct NamesakeBarsTests {
  @Test("A bar whose variants have names of several other bars is told apart alike in every run")
  func severalNames() throws {
    var result = SampleResult.result
    func bar(_ id: String, _ title: String, _ name: String, of variant: Toolbar.Variant? = nil) -> Toolbar {
      var bar = SampleProject.mail
      (bar.id, bar.name, bar.variant) = (id, name, variant)
      bar.title = .literal(title, at: SourceLocation(file: "a.swift", line: 3, column: 9))
      return bar
    }
    // The type tells one of its names from another bar's, and no type the other.
    let bars = [
      bar("v1", "Alpha", "Window (V.xib)", of: .init(bar: "v", arms: "if isEditing")),
      bar("v2", "Beta", "Window (V.xib)", of: .init(bar: "v", arms: "unless isEditing")),
      bar("a", "Alpha", "Other (A.xib)"), bar("b", "Beta", "Window (B.xib)"),
    ]
    result.project.toolbars += bars
    let model = PageModel(result)
    func name(_ id: String) throws -> String { model.namesakes.name(of: try #require(model.part(of: id))).english }
    #expect(try name("v1") == "Alpha (Window (V.xib))")
    #expect(try name("v2") == "Beta (Window (V.xib))")
    #expect(try name("a") == "Alpha (Other)")
  }

  @Test("What tells a bar apart does not say its name again, nor does what stands beside its heading")
  func nameOnce() throws {
    var result = SampleResult.result
    result.project.toolbars += ["Preview.swift", "Tag.swift"].map { file in
      var bar = SampleProject.mail
      (bar.id, bar.name) = (file, "YAML (\(file))")
      bar.title = .literal("YAML", at: SourceLocation(file: file, line: 3, column: 9))
      return bar
    }
    let model = PageModel(result)
    let part = try #require(model.part(of: "Tag.swift"))
    #expect(model.namesakes.name(of: part).english == "YAML (Tag.swift)")
    #expect(model.namesakes.besideHeading(of: part) == "Tag.swift")
  }

  /// The names of bars that are called alike, in their order.
  private func names(_ bars: [(id: String, name: String, platforms: [Platform], line: Int)], title: String? = nil) throws -> [String] {
    var result = SampleResult.result
    result.project.toolbars += bars.map { one in
      var bar = SampleProject.mail
      (bar.id, bar.name, bar.platforms) = (one.id, one.name, one.platforms)
      bar.location = SourceLocation(file: String(one.id.prefix { $0 != "#" }), line: one.line)
      bar.title = title.map { .literal($0, at: SourceLocation(file: "a.swift", line: 3, column: 9)) } ?? .none
      return bar
    }
    let model = PageModel(result)
    return try bars.map { model.namesakes.name(of: try #require(model.part(of: $0.id))).english }
  }

  @Test("A screen that several targets show is told apart by their systems, and another one of its name by its type alone")
  func systems() throws {
    let found = try names(
      [
        ("Shared/List.swift#ListModifier.body", "Machines (List.swift)", [.ios, .ipados], 9),
        ("Shared/List.swift#ListModifier.body.window", "Machines (List.swift)", [.macos], 9),
        ("Mac/App.swift#MachinesApp.window", "Machines (App.swift)", [.macos], 20),
      ], title: "Machines")
    #expect(
      found == ["Machines (ListModifier, iOS, iPadOS)", "Machines (ListModifier, macOS)", "Machines (MachinesApp)"])
  }

  @Test("Bars of one type are told apart by what the type calls them, or by their lines where it has no name for them")
  func members() throws {
    let bars = [
      ("Chat.swift#ChatController.navigationBar", "Chat (Chat.swift)", [Platform.ios], 9),
      ("Chat.swift#ChatController.toolbar", "Chat (Chat.swift)", [Platform.ios], 31),
    ]
    #expect(
      try names(bars.map { (id: $0.0, name: $0.1, platforms: $0.2, line: $0.3) }, title: "Chat")
        == ["Chat (ChatController, navigationBar)", "Chat (ChatController, toolbar)"])
    let sheets = [("#2", 40), ("#3", 61)].map { end, line in
      (id: "Forms.swift#FormsView.body.sheet\(end)", name: "Forms (Forms.swift)", platforms: [Platform.macos], line: line)
    }
    #expect(try names(sheets, title: "Forms") == ["Forms (Forms.swift:40)", "Forms (Forms.swift:61)"])
  }
}
