// swift-tools-version: 6.1
import PackageDescription

// The map of the house. Who may import whom is also the data of Tests/HouseTests; docs/architecture.md explains it.
let package = Package(
  name: "lintel",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "lintel", targets: ["LintelCommand"]),
    .library(name: "Lintel", targets: ["Lintel"]),
  ],
  // Exact, as Package.resolved is not kept: the same commit builds the same program. Scripts/release/indirect.tsv has the rest.
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    // Link flags of the system's ICU, and nothing else: no ICU header is shown to Swift (see CTextICU.h).
    .systemLibrary(
      name: "CICULink", path: "Sources/C/CICULink", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    // An opaque C interface over ICU; the only place that includes <unicode/…>.
    .target(name: "CTextICU", dependencies: ["CICULink"], path: "Sources/C/CTextICU"),
    // libxml2 as the system has it.
    .systemLibrary(
      name: "CLibXML2", path: "Sources/C/CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    // HarfBuzz as the system has it.
    .systemLibrary(
      name: "CHarfBuzz", path: "Sources/C/CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    // SQLite as the system has it.
    .systemLibrary(
      name: "CSQLite", path: "Sources/C/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    // The data tables, embedded in the executable.
    .target(name: "CTables", path: "Sources/C/CTables"),

    // ICU as questions about a string.
    .target(name: "LintelUnicodeText", dependencies: ["CTextICU"], path: "Sources/UnicodeText"),
    // libxml2 as a safe streaming reader, a writer and a validator.
    .target(name: "LintelXMLTree", dependencies: ["CLibXML2"], path: "Sources/XMLTree"),
    // HarfBuzz as text to glyphs: advances, clusters, outlines.
    .target(name: "LintelGlyphShaping", dependencies: ["CHarfBuzz"], path: "Sources/GlyphShaping"),
    // SQLite as tables of values in a file.
    .target(name: "LintelDatabase", dependencies: ["CSQLite"], path: "Sources/Database"),
    // The embedded tables as values.
    .target(name: "LintelTables", dependencies: ["LintelModel", "CTables"], path: "Sources/Tables"),
    // The nouns.
    .target(name: "LintelModel", path: "Sources/Model"),
    // How each format spells a toolbar or a translation.
    .target(
      name: "LintelInputs",
      dependencies: [
        "LintelModel", "LintelTables", "LintelXMLTree", "LintelUnicodeText", .product(name: "Yams", package: "Yams"),
      ], path: "Sources/Inputs"),
    // The same for Swift source, alone with swift-syntax so that nothing else waits for its build.
    .target(
      name: "LintelSwiftSource",
      dependencies: [
        "LintelModel", "LintelTables", .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ], path: "Sources/SwiftSource"),
    // How wide a text is, and how sure that is.
    .target(
      name: "LintelMeasuring", dependencies: ["LintelModel", "LintelTables", "LintelUnicodeText", "LintelGlyphShaping"],
      path: "Sources/Measuring"),
    // What a text is in its language.
    .target(
      name: "LintelLanguage", dependencies: ["LintelModel", "LintelTables", "LintelUnicodeText"], path: "Sources/Language"),
    // The arithmetic of each kind of bar.
    .target(name: "LintelLayout", dependencies: ["LintelModel", "LintelTables"], path: "Sources/Layout"),
    // What a finding is: card, verdict, evidence, fingerprint, baseline.
    .target(name: "LintelFindings", dependencies: ["LintelModel"], path: "Sources/Findings"),
    // What a guideline asks for, one file a rule.
    .target(name: "LintelRules", dependencies: ["LintelModel", "LintelFindings", "LintelTables"], path: "Sources/Rules"),
    // How a result is written, one file a format.
    .target(
      name: "LintelReports",
      dependencies: ["LintelModel", "LintelFindings", "LintelTables", "LintelXMLTree", "LintelUnicodeText"],
      path: "Sources/Reports"),
    // The order of the steps.
    .target(
      name: "LintelAudit",
      dependencies: [
        "LintelModel", "LintelFindings", "LintelTables", "LintelUnicodeText", "LintelInputs", "LintelSwiftSource",
        "LintelMeasuring", "LintelLanguage", "LintelLayout", "LintelRules",
      ], path: "Sources/Audit"),
    // The library's front door: all that is public.
    .target(
      name: "Lintel", dependencies: ["LintelModel", "LintelFindings", "LintelReports", "LintelAudit"], path: "Sources/Lintel"
    ),
    // git's plumbing: what a folder was like at a revision.
    .target(
      name: "LintelGit", dependencies: [.product(name: "Subprocess", package: "swift-subprocess")], path: "Sources/Git"),
    // Many projects: a worker for each, and their audits as rows of one database.
    .target(
      name: "LintelFleet",
      dependencies: [
        "LintelModel", "LintelFindings", "LintelReports", "LintelDatabase",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ], path: "Sources/Fleet"),
    // The executable's: arguments, streams, files, exit codes. The product is `lintel`; a module of that name would lie in the
    // library's place wherever file names do not differ by case.
    .executableTarget(
      name: "LintelCommand",
      dependencies: [
        "LintelAudit", "LintelReports", "LintelFindings", "LintelGit", "LintelFleet",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/Command"),
    // The workshop: writes the rule list, the rule pages and the data tables.
    .executableTarget(
      name: "lintel-dev",
      dependencies: [
        "LintelAudit", "LintelRules", "LintelLanguage", "LintelFindings", "LintelTables", "LintelReports",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/lintel-dev"),

    // One test target a room, and one for the house itself.
    .testTarget(name: "ModelTests", dependencies: ["LintelModel"]),
    .testTarget(name: "UnicodeTextTests", dependencies: ["LintelUnicodeText"], exclude: ["Fixtures"]),
    .testTarget(name: "XMLTreeTests", dependencies: ["LintelXMLTree"]),
    .testTarget(name: "GlyphShapingTests", dependencies: ["LintelGlyphShaping"], exclude: ["Fixtures"]),
    .testTarget(name: "TablesTests", dependencies: ["LintelTables", "LintelModel"]),
    .testTarget(name: "InputsTests", dependencies: ["LintelInputs", "LintelModel"]),
    .testTarget(name: "SwiftSourceTests", dependencies: ["LintelSwiftSource", "LintelModel"]),
    .testTarget(name: "MeasuringTests", dependencies: ["LintelMeasuring", "LintelModel", "LintelTables"]),
    .testTarget(name: "LanguageTests", dependencies: ["LintelLanguage", "LintelModel"]),
    .testTarget(name: "LayoutTests", dependencies: ["LintelLayout", "LintelModel", "LintelTables"]),
    .testTarget(name: "FindingsTests", dependencies: ["LintelFindings", "LintelModel"]),
    .testTarget(
      name: "RulesTests", dependencies: ["LintelRules", "LintelAudit", "LintelFindings", "LintelModel", "LintelTables"]),
    .testTarget(
      name: "ReportsTests",
      dependencies: ["LintelReports", "LintelAudit", "LintelRules", "LintelFindings", "LintelModel", "LintelXMLTree"]),
    .testTarget(name: "AuditTests", dependencies: ["LintelAudit", "LintelFindings", "LintelModel"]),
    .testTarget(name: "GitTests", dependencies: ["LintelGit"]),
    .testTarget(name: "DatabaseTests", dependencies: ["LintelDatabase"]),
    .testTarget(
      name: "FleetTests",
      dependencies: ["LintelFleet", "LintelDatabase", "LintelReports", "LintelAudit", "LintelFindings", "LintelModel"]),
    .testTarget(name: "LintelTests", dependencies: ["Lintel"]),
    .testTarget(name: "CommandLineTests", dependencies: ["LintelCommand", .product(name: "Yams", package: "Yams")]),
    .testTarget(
      name: "HouseTests",
      dependencies: [
        "LintelModel", "LintelFindings", "LintelTables", "LintelXMLTree", "LintelUnicodeText", "LintelGlyphShaping",
        "LintelInputs", "LintelSwiftSource", "LintelMeasuring", "LintelLanguage", "LintelLayout", "LintelRules",
        "LintelReports", "LintelAudit", "LintelGit", "LintelDatabase", "LintelFleet", "Lintel",
      ]),
  ],
  swiftLanguageModes: [.v6],
  // #embed is C23's.
  cLanguageStandard: .gnu2x
)

// What Lintel is measured, attacked and documented with. It has dependencies and a scratch folder of its own, so that who
// builds, tests or uses Lintel waits for none of it: `make bench`, `make fuzz` and `make docs` set the variable.
if Context.environment["LINTEL_WORKSHOP"] == "1" {
  package.dependencies += [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]
  package.targets += [
    // The tables that are read: those below a folder, or made ones.
    .target(name: "TableSamples", path: "Benchmarks/TableSamples"),
    // The readers beside Foundation's.
    .executableTarget(
      name: "bench-readers", dependencies: ["TableSamples", "LintelInputs"], path: "Benchmarks/bench-readers"),
    // Widths beside published ones.
    .executableTarget(
      name: "accuracy", dependencies: ["LintelMeasuring", "LintelUnicodeText", "LintelModel"], path: "Benchmarks/accuracy"),
    // Measuring beside a bare loop over HarfBuzz, which is C.
    .systemLibrary(name: "CHarfBuzzLink", path: "Benchmarks/CHarfBuzzLink", pkgConfig: "harfbuzz"),
    .target(name: "ShapingLoop", dependencies: ["CHarfBuzzLink"], path: "Benchmarks/ShapingLoop"),
    .executableTarget(
      name: "bench-measure",
      dependencies: ["ShapingLoop", "LintelMeasuring", "LintelUnicodeText", "LintelModel"],
      path: "Benchmarks/bench-measure"),
    // Layout for few and for many widths.
    .executableTarget(
      name: "bench-layout", dependencies: ["LintelInputs", "LintelLayout", "LintelMeasuring", "LintelModel"],
      path: "Benchmarks/bench-layout"),
    // A whole audit.
    .executableTarget(
      name: "bench-audit", dependencies: ["TableSamples", "LintelAudit", "LintelInputs", "LintelModel"],
      path: "Benchmarks/bench-audit"),
    // The page of a large audit: what it weighs, and what writing it costs beside the audit.
    .executableTarget(
      name: "bench-page", dependencies: ["TableSamples", "LintelAudit", "LintelReports"], path: "Benchmarks/bench-page"),
    // Swift source read, beside swift-syntax parsing it.
    .executableTarget(
      name: "bench-swift",
      dependencies: [
        "LintelSwiftSource", "LintelModel", .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ], path: "Benchmarks/bench-swift"),
    // The readers under libFuzzer, which brings `main`.
    .executableTarget(
      name: "lintel-fuzz",
      dependencies: ["LintelInputs", "LintelModel", "LintelSwiftSource", "LintelAudit", "LintelReports", "LintelGit"],
      path: "Fuzz/Sources",
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
  ]
}
