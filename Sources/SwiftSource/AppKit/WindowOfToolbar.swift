import LintelModel
import SwiftSyntax

extension WindowToolbars {
  /// The window that a type's code gives its toolbar to; its own where the code does not say so. Nil where code makes the
  /// window, or where there are several.
  func window(of owner: BarOwner) -> WindowOfCode? {
    let settings = reading.windowSettings.filter { $0.owner == owner }
    let shown = settings.compactMap { setting -> Set<[String]>? in
      guard case .shown(let path) = setting.fact else { return nil }
      if let path { return [path] }
      return []
    }
    let paths = shown.reduce(into: Set<[String]>()) { $0.formUnion($1) }
    guard !shown.contains(where: \.isEmpty), paths.count < 2, let file = reading.project.file(at: owner.file) else {
      return nil
    }
    let path = paths.first ?? ["window"]
    let isMade = settings.contains { setting in
      if case .made(let property) = setting.fact { path == [property] } else { false }
    }
    if isMade { return nil }
    guard var held = window(at: path, of: owner, file) else { return nil }
    for setting in settings { if case .minimum(let other) = setting.fact, other == path { held.hasOwnMinimum = true } }
    if path == ["window"] {
      held.nib = nib(of: owner, file)
      held.hasOwnSize = resizesWhenLoaded(owner, file)
    }
    return held
  }

  private func resizesWhenLoaded(_ owner: BarOwner, _ file: SwiftFile) -> Bool {
    let members = ["windowDidLoad", "awakeFromNib"].flatMap {
      reading.project.members(named: $0, of: owner.type, near: file)
    }
    return members.contains { member in
      let words = member.body?.description ?? ""
      return words.contains("setContentSize(") || words.contains("setFrame(") || Self.sizesWindow(words)
    }
  }

  /// Whether code calls something on a window that by its name gives it a size: `window.setSizeAdjustingForScreen(…)`, a
  /// method that the project adds to all windows. A frame's name is no size: the first time, nothing is kept under it.
  private static func sizesWindow(_ code: String) -> Bool {
    code.split(separator: "(").dropLast().contains { before in
      let called = before.reversed().prefix { $0.isLetter || $0.isNumber || "_.?!".contains($0) }.reversed()
      let names = String(called).split { ".?!".contains($0) }.map { String($0) }
      guard names.count > 1, WindowOfCode.isWindow(names[names.count - 2]) else { return false }
      let name = names[names.count - 1].lowercased()
      if name.hasPrefix("setframeautosavename") || name.hasPrefix("setframeusingname") { return false }
      return (name.hasPrefix("set") || name.hasPrefix("resize")) && (name.contains("size") || name.contains("frame"))
    }
  }

  private func window(at path: [String], of owner: BarOwner, _ file: SwiftFile) -> WindowOfCode? {
    let project = reading.project
    if path.count == 1 {
      // `lazy var window = NSWindow()`: what an outlet holds has no value before the file is loaded.
      let isMade = project.members(named: path[0], of: owner.type, near: file).contains { member in
        member.initializer.map { !$0.is(NilLiteralExprSyntax.self) } == true
      }
      if isMade { return nil }
      return WindowOfCode(owner: project.objectiveCName(of: owner.type, in: owner.file), property: path[0])
    }
    guard path.count == 2, path[1] == "window",
      let type = project.members(named: path[0], of: owner.type, near: file).first?.type
    else { return nil }
    return WindowOfCode(owner: project.objectiveCName(of: TypeName.last(of: type), in: owner.file))
  }

  /// The file that a window controller says its window is in, or whoever makes one.
  private func nib(of owner: BarOwner, _ file: SwiftFile) -> String? {
    let project = reading.project
    if let getter = project.members(named: "windowNibName", of: owner.type, near: file).first {
      let written = getter.initializer.map { [$0] } ?? getter.body.map { SwiftProject.results(of: $0).map(\.value) } ?? []
      return written.count == 1 ? attributes.texts.constant(written[0], at: Place(getter.file)) : nil
    }
    guard let type = project.declaration(of: owner.type, near: file) else { return nil }
    let names = Set(
      project.calls(making: type).compactMap { made in
        made.call.argument("windowNibName").map { attributes.texts.constant($0, at: Place(made.file)) }
      })
    return names.count == 1 ? names.first.flatMap(\.self) : nil
  }
}
