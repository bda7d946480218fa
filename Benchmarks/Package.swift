// swift-tools-version: 6.1
import PackageDescription

// Apart from the package it measures: neither `swift build` nor `swift test` builds it. See docs/benchmarks.md.
let package = Package(
  name: "lintel-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "lintel", path: ".."), .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // The tables that are read: those below a folder, or made ones.
    .target(name: "TableSamples"),
    // The readers beside Foundation's.
    .executableTarget(
      name: "bench-readers", dependencies: ["TableSamples", .product(name: "LintelInputs", package: "lintel")]),
    // Widths beside published ones.
    .executableTarget(name: "accuracy", dependencies: [.product(name: "LintelMeasuring", package: "lintel")]),
    // Measuring beside a bare loop over HarfBuzz, which is C.
    .systemLibrary(name: "CHarfBuzzLink", pkgConfig: "harfbuzz"),
    .target(name: "ShapingLoop", dependencies: ["CHarfBuzzLink"]),
    .executableTarget(
      name: "bench-measure", dependencies: ["ShapingLoop", .product(name: "LintelMeasuring", package: "lintel")]),
    // Layout for few and for many widths.
    .executableTarget(name: "bench-layout", dependencies: [.product(name: "LintelInputs", package: "lintel")]),
    // A whole audit; alone, because it waits for the build of swift-syntax.
    .executableTarget(
      name: "bench-audit",
      dependencies: [
        "TableSamples", .product(name: "Lintel", package: "lintel"), .product(name: "LintelInputs", package: "lintel"),
      ]),
    // The page of a large audit: what it weighs, and what writing it costs beside the audit.
    .executableTarget(
      name: "bench-page", dependencies: ["TableSamples", .product(name: "Lintel", package: "lintel")]),
    // Swift source read, beside swift-syntax parsing it.
    .executableTarget(
      name: "bench-swift",
      dependencies: [
        .product(name: "LintelSwiftSource", package: "lintel"), .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
