// swift-tools-version: 6.1
import PackageDescription

// A package of its own that uses Lintel as a library, as yours would.
let package = Package(
  name: "library-example",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "lintel", path: "../..")],
  targets: [
    // Five lines.
    .executableTarget(name: "audit-app", dependencies: [.product(name: "Lintel", package: "lintel")]),
    // Rules of one's own, options, and a stored report read again.
    .executableTarget(name: "house-rules", dependencies: [.product(name: "Lintel", package: "lintel")]),
  ],
  swiftLanguageModes: [.v6]
)
