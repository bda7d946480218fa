// swift-tools-version: 6.1
import PackageDescription

// Apart from the package it tests: neither `swift build` nor `swift test` builds it. See docs/benchmarks.md.
let package = Package(
  name: "lintel-fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "lintel", path: "..")],
  targets: [
    // libFuzzer brings `main`.
    .executableTarget(
      name: "lintel-fuzz", dependencies: [.product(name: "LintelInputs", package: "lintel")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  ],
  swiftLanguageModes: [.v6]
)
