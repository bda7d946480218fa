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
}
