// swift-tools-version: 6.0
import PackageDescription

// A package that has `swift package lintel`, and builds nothing of Lintel for it.
let package = Package(
  name: "plugin-example",
  defaultLocalization: "en",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "lintel-plugin", path: "..")],
  targets: [.target(name: "Greeting", resources: [.process("Resources")])]
)
