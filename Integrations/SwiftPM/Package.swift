// swift-tools-version: 6.0
import PackageDescription

// `swift package lintel` for any package. It stands apart from Lintel's own package and depends on nothing, so that nobody who
// uses it, or who uses what uses it, fetches or builds Lintel's dependencies: the plugin runs the lintel that is installed.
let package = Package(
  name: "lintel-plugin",
  products: [.plugin(name: "LintelPlugin", targets: ["LintelPlugin"])],
  targets: [
    .plugin(
      name: "LintelPlugin",
      capability: .command(
        intent: .custom(verb: "lintel", description: "Audit this package's toolbars and their translations.")),
      path: "Plugins/Lintel")
  ]
)
