import LintelModel
import SwiftSyntax

/// What SwiftUI code puts on a bar for Mac Catalyst alone: no figures of these bars are known, and no bar is read of it. That is
/// said for each file, so that nobody takes it for audited.
struct CatalystBars {
  let reading: SwiftReading
  private var project: SwiftProject { reading.project }

  /// A file says the lines of so many, the first one included: 20.
  private static let mostLines = 20

  /// - Parameter toolbars: All that were read: what a window of the Mac shows is there.
  func skipped(besides toolbars: [Toolbar]) -> [SkippedFile] {
    guard project.says(anyOf: ["atalyst"]) else { return [] }
    let shown = Dictionary(grouping: toolbars.filter { $0.platforms.contains(.macos) }, by: \.location.file)
    return project.files.compactMap { file -> SkippedFile? in
      let unshown = parts(of: file).filter { !isShown($0, in: file, by: shown[file.path] ?? []) }
      guard !unshown.isEmpty else { return nil }
      let lines = Set(unshown.map { file.location(of: $0.name).line }).sorted()
      return Self.skipped(file, at: lines, nameless: namelessLines(of: file, in: unshown.map(\.range)))
    }
  }

  /// Where their buttons are that show a symbol and are given no name: what is heard of these needs no figures of a bar.
  private func namelessLines(of file: SwiftFile, in ranges: [Range<AbsolutePosition>]) -> [Int] {
    let buttons = CallFinder.calls(of: "Button", in: file).filter { call in
      call.isNameless && ranges.contains { $0.contains(call.positionAfterSkippingLeadingTrivia) }
    }
    return Set(buttons.map { file.location(of: $0).line }).sorted()
  }

  private static func skipped(_ file: SwiftFile, at lines: [Int], nameless: [Int]) -> SkippedFile {
    let others = lines.prefix(mostLines).dropFirst().map(String.init).joined(separator: ", ")
    let more = lines.count > mostLines ? " and \(lines.count - mostLines) more" : ""
    let buttons = nameless.prefix(mostLines).map(String.init).joined(separator: ", ")
    let moreButtons = nameless.count > mostLines ? " and \(nameless.count - mostLines) more" : ""
    let sentence =
      "bars for Mac Catalyst alone are not laid out" + (others.isEmpty ? "" : "; also in lines \(others)\(more)")
      + (buttons.isEmpty ? "" : "; buttons with a symbol alone are given no name: line \(buttons)\(moreButtons)")
    var skipped = SkippedFile(file: file.path, problem: FileProblem(sentence, line: lines.first), isBroken: false)
    skipped.isOfCatalyst = true
    skipped.namelessButtons = nameless
    return skipped
  }

  /// A modifier that makes a bar, or an item.
  private struct Part {
    /// Where people find it.
    let name: Syntax
    /// What belongs to it, from its name on.
    let range: Range<AbsolutePosition>
  }

  /// Those for Catalyst alone: a modifier speaks for its items.
  private func parts(of file: SwiftFile) -> [Part] {
    let makers = file.screens.flatMap(\.makers).map {
      Part(name: Syntax($0.node), range: $0.node.position..<$0.call.endPosition)
    }.filter { isForCatalystAlone($0, in: file) }
    let items = ["ToolbarItem", "ToolbarItemGroup"].flatMap { CallFinder.calls(of: $0, in: file) }.map {
      Part(name: Syntax($0), range: $0.position..<$0.endPosition)
    }
    let alone = makers
      + items.filter { item in
        !makers.contains { $0.range.contains(item.range.lowerBound) } && isForCatalystAlone(item, in: file)
      }
    // What is inside of these is told with them.
    let others = items.filter { item in !alone.contains { $0.range.contains(item.range.lowerBound) } }
    return alone + others.flatMap { arms(of: $0) }.filter { isForCatalystAlone($0, in: file) }
  }

  /// What an item shows in the arms of conditions that ask for Catalyst: `ToolbarItem { if isCatalyst { Button(…) } }`.
  private func arms(of item: Part) -> [Part] {
    let finder = CatalystArms(viewMode: .sourceAccurate)
    finder.walk(item.name)
    return finder.arms.map { Part(name: $0, range: $0.position..<$0.endPosition) }
  }

  private func isForCatalystAlone(_ part: Part, in file: SwiftFile) -> Bool {
    UsePlatforms(project: project).isForCatalystAlone(part.name, in: file)
      && !project.previewTypes.hold(part.name, of: file, in: project)
  }

  private func isShown(_ part: Part, in file: SwiftFile, by toolbars: [Toolbar]) -> Bool {
    toolbars.contains { bar in
      bar.location == file.location(of: part.name)
        || bar.items.contains { file.holds($0.location, from: part.range) }
    }
  }
}

extension SwiftFile {
  fileprivate func holds(_ place: SourceLocation, from range: Range<AbsolutePosition>) -> Bool {
    place.file == path && location(at: range.lowerBound) <= place && place < location(at: range.upperBound)
  }
}

/// The first statements of arms whose condition asks for Mac Catalyst.
private final class CatalystArms: SyntaxVisitor {
  private(set) var arms: [Syntax] = []

  /// What a button does when it is pressed puts nothing on a bar.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.isDeedOfView ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.conditions.writtenText.contains("atalyst") else { return .visitChildren }
    var blocks = [node.body]
    if case .codeBlock(let other)? = node.elseBody { blocks.append(other) }
    arms += blocks.compactMap { $0.statements.first.map { Syntax($0) } }
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.clauses.contains(where: { $0.condition?.writtenText.contains("atalyst") == true }) else { return .visitChildren }
    for clause in node.clauses {
      if case .statements(let statements)? = clause.elements, let first = statements.first { arms.append(Syntax(first)) }
    }
    return .visitChildren
  }
}

extension ClosureExprSyntax {
  /// Whether it is run when something happens, and makes no view: `action:`, `perform:`, a button's last closure unless a label
  /// follows, and what modifiers such as `onTapGesture`, `onAppear` and `task` are handed.
  fileprivate var isDeedOfView: Bool {
    if let argument = parent?.as(LabeledExprSyntax.self) {
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      return ["action", "perform", "onDismiss"].contains(argument.label?.text ?? "") || call?.takesDeeds == true
    }
    if let further = parent?.as(MultipleTrailingClosureElementSyntax.self) { return further.label.text == "action" }
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id else { return false }
    if call.takesDeeds { return true }
    // `Button("Close") { … }` and `Button { … } label: { … }`; with `action:` in its parentheses it is the label.
    return call.calledExpression.path?.last == "Button" && call.argument("action") == nil
  }
}

extension FunctionCallExprSyntax {
  /// Whether the closures that it takes are run, whatever they are called.
  fileprivate var takesDeeds: Bool {
    guard let name = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? calledExpression.path?.last else {
      return false
    }
    if ["task", "refreshable", "Task", "async", "asyncAfter", "withAnimation"].contains(name) { return true }
    return name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
  }
}
