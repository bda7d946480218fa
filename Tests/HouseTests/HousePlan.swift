/// Who may import whom: the one place where it is written down. `Package.swift` and `docs/architecture.md` are held to it.
enum HousePlan {
  /// A folder of `Sources` that is one Swift module.
  struct Room: Hashable, Sendable {
    /// The folder's name.
    var name: String
    /// `Lintel` + name, unless it says otherwise.
    var module: String
    /// Rooms, C modules and products of other packages that it may import.
    var imports: [String]
    /// Whether it may import Foundation.
    var foundation: Bool
    var isExecutable: Bool

    init(
      _ name: String, _ imports: [String], foundation: Bool = false, isExecutable: Bool = false, module: String? = nil
    ) {
      self.name = name
      self.module = module ?? "Lintel" + name
      self.imports = imports
      self.foundation = foundation
      self.isExecutable = isExecutable
    }
  }

  static let rooms = [
    Room("Model", []),
    Room("Findings", ["Model"]),
    Room("Tables", ["Model", "CTables"]),
    Room("UnicodeText", ["CTextICU"]),
    Room("XMLTree", ["CLibXML2"]),
    Room("GlyphShaping", ["CHarfBuzz"]),
    Room("Database", ["CSQLite"]),
    Room("Inputs", ["Model", "Tables", "XMLTree", "UnicodeText", "Yams"], foundation: true),
    Room("SwiftSource", ["Model", "Tables", "SwiftSyntax", "SwiftParser"], foundation: true),
    Room("Measuring", ["Model", "Tables", "UnicodeText", "GlyphShaping"]),
    Room("Language", ["Model", "Tables", "UnicodeText"]),
    Room("Layout", ["Model", "Tables"]),
    Room("Rules", ["Model", "Findings", "Tables"]),
    Room("Reports", ["Model", "Findings", "Tables", "XMLTree", "UnicodeText"], foundation: true),
    Room(
      "Audit",
      [
        "Model", "Findings", "Tables", "UnicodeText", "Inputs", "SwiftSource", "Measuring", "Language", "Layout", "Rules",
      ], foundation: true),
    Room("Lintel", ["Model", "Findings", "Reports", "Audit"], foundation: true, module: "Lintel"),
    Room("Git", ["Subprocess"], foundation: true),
    Room("Fleet", ["Model", "Findings", "Reports", "Database", "Subprocess"], foundation: true),
    Room(
      "Command", ["Audit", "Reports", "Findings", "Git", "Fleet", "ArgumentParser"], foundation: true, isExecutable: true),
    Room(
      "lintel-dev", ["Audit", "Rules", "Language", "Findings", "Tables", "Reports", "ArgumentParser"], foundation: true,
      isExecutable: true, module: "lintel-dev"),
  ]

  /// The folders of `Sources/C` and what each depends on.
  static let cModules: [String: [String]] = [
    "CICULink": [], "CTextICU": ["CICULink"], "CLibXML2": [], "CHarfBuzz": [], "CSQLite": [], "CTables": [],
  ]

  /// Parts of the toolchain that bring no files, clocks or locales into a room.
  static let toolchain: Set = ["Swift", "Synchronization", "RegexBuilder"]

  /// The names under which Foundation and the C library come.
  static let foundation: Set = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "Glibc", "Darwin", "Musl", "Dispatch",
  ]

  static func room(_ name: String) -> Room? { rooms.first { $0.name == name } }

  /// The module that a name of `Room.imports` means: `LintelModel` for `Model`, itself for a C module or a product.
  static func module(_ name: String) -> String { room(name)?.module ?? name }
}
