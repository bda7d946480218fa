import Foundation
import LintelModel
import SwiftSyntax

/// Reads the bars that Swift source makes: SwiftUI, UIKit, AppKit.
package enum SwiftSourceReader {
  /// Reads a project's Swift files together: what a bar names in one file may be declared in another.
  ///
  /// - Parameters:
  ///   - files: Paths relative to the audited folder, and their bytes.
  ///   - platforms: What the project is built for; where the source does not say more, bars are on these. If unknown:
  ///     iOS, iPadOS, macOS, and what the source itself names in an `#if os(…)`.
  ///   - platformsOfFile: The same for one file; nil where nothing more is known of it than of the project.
  ///   - names: Functions and views of the project's own that the project says the meaning of.
  ///   - keys: What the project's tables have.
  ///   - inherited: What classes of Objective-C do for those that inherit from them.
  ///   - leastVersions: The least major versions that the project is built for, as far as they are known.
  ///   - debugConditions: Conditions besides `DEBUG` that no release is compiled with.
  ///   - flags: With which flags its targets compile each file.
  /// - Returns: The bars, in order of their places, with unique ids, those that are of outlets last; the
  ///   files that are not read, with the reason; the texts that code asks tables for, and where it asks again for one that
  ///   is empty, in order of their places; the fonts that the app gives the titles of all its navigation bars;
  ///   the buttons on no bar that show an image and are given no name; the widths that the code asks for the columns of split
  ///   views that it does not make itself.
  package static func read(
    files: [(path: String, bytes: [UInt8])], sourceLocale: LocaleID, platforms: [Platform]? = nil,
    platformsOfFile: @escaping (String) -> [Platform]? = { _ in nil }, names: SourceNames = SourceNames(),
    keys: TableKeys = .none, inherited: InheritedBars = InheritedBars(), leastVersions: [Platform: Int] = [:],
    debugConditions: Set<String> = [], flags: BuildFlags = BuildFlags()
  ) -> (
    toolbars: [Toolbar], skipped: [SkippedFile], codeTexts: [CodeText], emptyFallbacks: [LintelModel.SourceLocation],
    titleFonts: TitleFonts, namelessButtons: [OutsideButton], columnWidths: [SplitColumn]
  ) {
    if files.isEmpty { return ([], [], [], [], TitleFonts(), [], []) }
    guard let size = stackSizes.first(where: hasRoom) else {
      let reason = "there is no room for a stack of \(stackSizes.last! >> 20) MiB; raise the limit of memory (ulimit -v)"
      let skipped = files.filter { mayDeclareBars($0.bytes) }.map { SkippedFile(file: $0.path, reason: reason) }
      return ([], skipped.sorted(), [], [], TitleFonts(), [], [])
    }
    return onLargeStack(of: size) {
      // A thread of its own has none of the values of the one that waits for it.
      knowing(flags, debugConditions, leastVersions) {
        let project = SwiftProject(files: files, names: names, keys: keys, inherited: inherited)
        let otherwise = platforms ?? named(in: files)
        let reading = SwiftReading(
          project: project, sourceLocale: sourceLocale, platforms: { platformsOfFile($0) ?? otherwise })
        let code = reading.codeDrafts
        let drafts =
          project.files.flatMap { reading.drafts(in: $0) } + project.files.flatMap { reading.unplacedDrafts(in: $0) }
          + code.drafts
        let hosted = HostedBars(reading: reading).joined(drafts.withoutRepeatedSheets().withUniqueIDs())
        let joined = SplitColumns(project: project).told(ColumnBars(reading: reading).joined(hosted))
        var toolbars = joined.withUniqueIDs().flatMap { $0.toolbars() }
        BackButtons(project: project, built: reading.built).add(to: &toolbars)
        PushedTitleSizes(project: project).tell(&toolbars)
        DevelopersScreens(project: project).mark(&toolbars)
        CompiledAlone(project: project).tell(&toolbars)
        let fonts = TitleFontStatements.ofApp(project)
        // Variants of one bar keep their order.
        let inOrder = toolbars.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
        let asked = CodeTextReader.texts(in: project.sources, names: names, keys: keys)
        let skipped = project.skipped + CatalystBars(reading: reading).skipped(besides: toolbars)
        let bars = inOrder.map(\.element) + code.held
        let ofUIKit = UnnamedButtons.places(in: reading, besides: bars)
        let nameless = (NamelessButtons.places(in: reading, besides: bars) + ofUIKit.map { OutsideButton($0) }).sorted()
        let widths = ColumnWidths.ofStoryboards(project)
        return (bars, skipped.sorted(), asked.texts, asked.emptyFallbacks, fonts, nameless, widths)
      }
    }
  }

  /// Does what asks `#if` and `#available` about the project.
  private static func knowing<Found>(
    _ flags: BuildFlags, _ debugConditions: Set<String>, _ leastVersions: [Platform: Int], _ work: () -> Found
  ) -> Found {
    DebugArms.conditions.withValue(debugConditions) {
      Conditions.leastVersions.withValue(leastVersions) {
        FlagsInReading.current.withValue(FlagsInReading(flags)) {
          FilesInReading.current.withValue(FilesInReading()) { work() }
        }
      }
    }
  }

  /// False if a byte scan tells that the file makes no bar; such files are parsed only where a name leads to them.
  package static func mayDeclareBars(_ bytes: [UInt8]) -> Bool { SwiftBytes(bytes: bytes).hasToolbarWord }

  /// What comments in Swift files accept. Only files that have the marker are looked at.
  package static func acceptances(in files: [(path: String, bytes: [UInt8])]) -> [Acceptance] {
    let marked = files.filter { Acceptance.isIn($0.bytes) && SwiftBytes(bytes: $0.bytes).problem == nil }
    guard !marked.isEmpty, let size = stackSizes.first(where: hasRoom) else { return [] }
    return onLargeStack(of: size) { marked.flatMap { SwiftAcceptances.find(in: $0.bytes, file: $0.path) } }
  }

  /// Who may ask for a member that a file declares; nil where the file is not read.
  package static func reach(ofMember name: String, in bytes: [UInt8]) -> MemberReach? {
    guard SwiftBytes(bytes: bytes).problem == nil, let size = stackSizes.first(where: hasRoom) else { return nil }
    return onLargeStack(of: size) { MemberReach(of: name, in: SwiftFile(path: "", bytes: bytes)) }
  }

  /// What classes answer that Objective-C names, and those that inherit from them: it may ask them for a bar's text.
  package static func classAnswers(
    in files: [(path: String, bytes: [UInt8])], of names: Set<String>
  ) -> ClassAnswers {
    if names.isEmpty { return ClassAnswers() }
    let declaring = ClassAnswerReader.declaring(names, among: files)
    guard !declaring.isEmpty, let size = stackSizes.first(where: hasRoom) else { return ClassAnswers() }
    return onLargeStack(of: size) { ClassAnswerReader.answers(in: declaring) }
  }

  /// The literals of Swift files that are keys because of where they stand: `Text("list.empty")`.
  /// - Parameter debugConditions: Conditions besides `DEBUG` that no release is compiled with.
  package static func spelledKeys(
    in files: [(path: String, bytes: [UInt8])], debugConditions: Set<String> = []
  ) -> SpelledKeys {
    DebugArms.conditions.withValue(debugConditions) { SpelledKeyReader.keys(in: files) }
  }

  /// The keys of Swift files that nothing but generated accessors asks for which nobody calls.
  /// - Parameter literals: Those of code in other languages.
  package static func uncalledKeys(
    in files: [(path: String, bytes: [UInt8])], besides literals: CodeLiterals
  ) -> Set<String> {
    UncalledAccessors.keys(in: files, besides: literals)
  }

  /// Where Swift files read the constants that hold texts, by the places of these texts' keys: those of files with views first;
  /// empty for a constant that nothing reads.
  /// - Parameter keys: Where the keys are.
  package static func constantReads(
    in files: [(path: String, bytes: [UInt8])], of keys: Set<LintelModel.SourceLocation>
  ) -> [LintelModel.SourceLocation: [LintelModel.SourceLocation]] {
    ConstantReads.places(in: files, of: keys)
  }

  /// The keys that nothing but constants asks for which nothing reads.
  /// - Parameters:
  ///   - unread: By key, where such constants have it; nothing else is known to ask for it.
  ///   - literals: Those of code in other languages.
  package static func unreadKeys(
    in files: [(path: String, bytes: [UInt8])], of unread: [String: Set<LintelModel.SourceLocation>],
    besides literals: CodeLiterals
  ) -> Set<String> {
    UnreadConstants.keys(in: files, of: unread, besides: literals)
  }

  private static func named(in files: [(path: String, bytes: [UInt8])]) -> [Platform] {
    let named: [(word: String, platform: Platform)] = [
      ("os(visionOS)", .visionos), ("os(xrOS)", .visionos), ("os(watchOS)", .watchos), ("os(tvOS)", .tvos),
    ]
    let found = named.filter { name in
      let word = Array(name.word.utf8)
      return files.contains { $0.bytes.count <= SwiftBytes.maximumSize && SwiftBytes(bytes: $0.bytes).contains(word) }
    }
    return Set([.ios, .ipados, .macos] + found.map(\.platform)).sorted()
  }

  /// In bytes. Syntax trees are walked by recursion, and a long chain of calls is as deep as it is long.
  private static let stackSizes = [512, 256].map { $0 * 1024 * 1024 }

  /// Whether the system would give a thread such a stack: one that it does not give never starts, without an error.
  private static func hasRoom(_ size: Int) -> Bool {
    let room = mmap(nil, size + (64 << 20), PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let room, room != MAP_FAILED else { return false }
    munmap(room, size + (64 << 20))
    return true
  }

  private final class Answer<Value>: @unchecked Sendable {
    var value: Value?
    let work: () -> Value
    init(_ work: @escaping () -> Value) { self.work = work }
  }

  private static func onLargeStack<Value>(of size: Int, _ work: @escaping () -> Value) -> Value {
    let answer = Answer(work)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      answer.value = answer.work()
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    return answer.value!
  }
}

/// What every reader of a kind of bar needs.
struct SwiftReading {
  let project: SwiftProject
  let sourceLocale: LocaleID
  /// What a file is built for, by its path.
  let platforms: (String) -> [Platform]
  /// The items that some bar was read from.
  let reached = Reached()
  let titledViews = TitledViews()
  let containers = ContainerModifiers()
  let titleSizes = TitleSizes()
  private let joined = Joined()
  let windowScenes = WindowScenes()
  let tabViews = TabViews()
  let menuBar = MenuBar()
  var texts: TextExpression { TextExpression(project: project) }

  /// What a file is built for, where its own content does not say less.
  func built(_ file: SwiftFile) -> Set<Platform> { SourcePlatforms.of(file, otherwise: platforms(file.path)) }

  /// Which screens are one.
  var joinedScreens: JoinedScreens {
    if let known = joined.screens { return known }
    let found = JoinedScreens(reading: self)
    joined.screens = found
    return found
  }

  func drafts(in file: SwiftFile) -> [BarDraft] {
    SwiftUIBars(reading: self, file: file).drafts()
  }

  /// What is left when every bar is read: items that no known bar takes.
  func unplacedDrafts(in file: SwiftFile) -> [BarDraft] {
    SwiftUIBars(reading: self, file: file).unplacedDrafts()
  }
}

/// Found when the first bar asks.
private final class Joined {
  var screens: JoinedScreens?
}

/// Calls that create items, and were read as part of a bar.
final class Reached {
  var items: Set<SyntaxIdentifier> = []
}

extension [BarDraft] {
  /// The same bars with ids that occur once: the second one of a member is `…#2`.
  fileprivate func withUniqueIDs() -> [BarDraft] {
    var counts: [String: Int] = [:]
    return map { draft in
      var draft = draft
      counts[draft.toolbar.id, default: 0] += 1
      if let count = counts[draft.toolbar.id], count > 1 { draft.toolbar.id += "#\(count)" }
      return draft
    }
  }
}
