import Foundation
import Testing

@Suite("Integrations/SwiftPM")
struct PluginPackageTests {
  @Test("The plugin's package depends on nothing, and the example on nothing but the plugin")
  func dependencies() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: ActionSteps.root.appending(path: "Integrations/SwiftPM/" + path), encoding: .utf8)
    }
    let package = try text("Package.swift")
    #expect(!package.contains(".package(") && !package.contains("dependencies: [") && package.contains("verb: \"lintel\""))
    #expect(try text("Example/Package.swift").ranges(of: ".package(").count == 1)
    #expect(try text("Example/Package.swift").contains("path: \"..\""))
  }
}
