// swift-tools-version: 6.1
import PackageDescription

// Apart from the package it measures: neither `swift build` nor `swift test` builds it. See docs/benchmarks.md.
let package = Package(
  name: "lintel-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "lintel", path: "..")],
  targets: [
    // The tables that are read: those below a folder, or made ones.
    .target(name: "TableSamples"),
    // The readers beside Foundation's.
    .executableTarget(
      name: "bench-readers", dependencies: ["TableSamples", .product(name: "LintelInputs", package: "lintel")]),
    // Layout for few and for many widths.
    .executableTarget(name: "bench-layout", dependencies: [.product(name: "LintelInputs", package: "lintel")]),
    // A whole audit; alone, because it waits for the build of swift-syntax.
    .executableTarget(
      name: "bench-audit",
      dependencies: [
        "TableSamples", .product(name: "Lintel", package: "lintel"), .product(name: "LintelInputs", package: "lintel"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
