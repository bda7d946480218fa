/// A file, or a part of one, that was looked at and left out, and why.
package struct SkippedFile: Hashable, Sendable, Comparable {
  package var file: String
  package var problem: FileProblem
  /// True if the file is of a kind that is read and could not be: what it holds is missing from the audit, and a gate must not
  /// be green over it.
  package var isBroken: Bool
  /// What of it was not read, where all the rest was.
  package var lost: LostEntries?
  /// Whether it is about bars that Mac Catalyst alone has.
  package var isOfCatalyst = false
  /// The lines of the buttons on these that show a symbol and are given no name.
  package var namelessButtons: [Int] = []

  package init(file: String, problem: FileProblem, isBroken: Bool = true, lost: LostEntries? = nil) {
    self.file = file
    self.problem = problem
    self.isBroken = isBroken
    self.lost = lost
  }

  /// - Parameter reason: In words that name no place in the file.
  package init(file: String, reason: String, isBroken: Bool = true) {
    self.init(file: file, problem: FileProblem(reason), isBroken: isBroken)
  }

  /// For people, with the line where there is one.
  package var reason: String { problem.description }

  package static func < (a: SkippedFile, b: SkippedFile) -> Bool { (a.file, a.reason) < (b.file, b.reason) }
}

/// Entries of a table, or rows, that are not read where all others of its file are.
package struct LostEntries: Hashable, Sendable {
  package var count: Int
  /// Of the first one; nil where it broke before its key was read.
  package var key: String?

  package init(count: Int, key: String? = nil) {
    self.count = count
    self.key = key
  }
}

extension SkippedFile {
  /// Said of a file with an item that no code asks for.
  package static let unaskedItem = "an item is made here that no code asks for: it is put on no bar"

  /// Said of an Xcode project whose app is for Mac Catalyst, too.
  package static let catalyst =
    "found SUPPORTS_MACCATALYST: the app’s bars on Mac Catalyst are not laid out, as no figures of them are known"

  /// Said of a project with bars that a flag parts, where settings that may set it are in files that are not here.
  package static let openFlags =
    "not all build settings are here: whether a flag that #if asks for is set cannot be told, and bars are laid out with it and without it"

  /// Said of the property list of an app that asks for its bars as they were before iOS 26.
  package static let earlierDesign =
    "found UIDesignRequiresCompatibility: bars on iOS 26 are laid out as on 18; an app built with the SDK of iOS 27 is not heard"

  /// The same of an extension, whose wish is none of its app's.
  package static let earlierDesignOfExtension =
    "found UIDesignRequiresCompatibility: the bars of this extension, not the app’s, are laid out on iOS 26 as on 18; one built with the SDK of iOS 27 is not heard"
}
