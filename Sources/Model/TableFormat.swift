extension StringTable {
  /// A format of string tables, with all that rooms have to know of it besides how it is read.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case strings, stringsdict, xcstrings, xliff, po, csv

    /// Which languages a file holds.
    package enum Languages: Hashable, Sendable {
      /// One, which its folder names.
      case one
      /// The source's and one more, side by side: a file for translators, which repeats the tables that it is made from.
      case pair
      /// All of the table's.
      case all
    }

    package var languages: Languages {
      switch self {
      case .strings, .stringsdict: .one
      case .xliff, .po: .pair
      case .xcstrings, .csv: .all
      }
    }

    /// What its files' names end in, behind the dot. Other files are of the format only where a project says so.
    package var extensions: [String] {
      switch self {
      case .strings, .stringsdict, .xcstrings: [rawValue]
      case .xliff: ["xliff", "xlf"]
      case .po: ["po", "pot"]
      case .csv: []
      }
    }

    /// Of the files of one table and language, the platform looks for a key in these first.
    package var isLookedUpFirst: Bool { self == .stringsdict }

    /// Whether nothing but texts that vary stands in it, beside a table that has the others.
    package var hasVaryingOnly: Bool { self == .stringsdict }

    /// Whether plural forms are chosen for decimals, too, and not for whole numbers alone.
    package var countsDecimals: Bool { self != .po }
  }
}

extension StringTable.Format {
  /// By the name of a file, or by its path.
  package init?(file: String) {
    guard let format = Self.endings.first(where: { file.hasSuffix($0.ending) })?.format else { return nil }
    self = format
  }

  // Asked of every file of a project.
  private static let endings = allCases.flatMap { format in format.extensions.map { (ending: "." + $0, format: format) } }

  package var isOfOneLanguage: Bool { languages == .one }
  /// Whether a file has the source's texts beside their translations.
  package var holdsSource: Bool { languages != .one }
  /// Whether its files repeat the tables of a project for those who translate them.
  package var isExchange: Bool { languages == .pair }
}
