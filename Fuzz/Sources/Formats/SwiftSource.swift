import LintelInputs
import LintelModel
import LintelSwiftSource

extension FuzzFormat {
  static let swift = FuzzFormat(
    name: "swift",
    seeds: [
      """
      import SwiftUI
      enum Tab: String, CaseIterable { case home, new
        var title: LocalizedStringKey { switch self { case .home: "tab.home"; case .new: "tab.new" } }
        var icon: String { self == .home ? "house" : "plus" } }
      struct V: View {
        @State private var tab: Tab = .home
        let name: String
        var body: some View {
          NavigationStack { List { row(0) }.navigationTitle("Notes \\(name)").navigationBarTitleDisplayMode(.inline)
            .toolbar { items
              ToolbarItem(placement: .topBarTrailing) { Button("Save", systemImage: "tray") { save() }.bold() }
              ToolbarItemGroup(placement: .bottomBar) { Spacer(); Menu("More") { Button("A") {} }
                ForEach(Tab.allCases, id: \\.self) { t in Button(t.title) {} } }
              if name.isEmpty { ToolbarItem { Text(verbatim: "x") } } else { ToolbarItem { EmptyView() } } } } }
        @ToolbarContentBuilder var items: some ToolbarContent {
          ToolbarItem(id: "e") { Label { Text("Edit") } icon: { Image("e") }.accessibilityLabel("Edit it") } }
        @ViewBuilder func row(_ n: Int) -> some View { switch n { case 0: Text("a"); default: row(n - 1) } }
      }
      """,
      """
      import UIKit
      class Base: UIViewController { var barTitle: String { "" }
        override func viewDidLoad() { super.viewDidLoad(); title = barTitle
          navigationItem.rightBarButtonItems = [make("Add", #selector(add)), .flexibleSpace()] }
        func make(_ t: String, _ s: Selector) -> UIBarButtonItem { UIBarButtonItem(title: t, style: .done, target: self, action: s) } }
      final class C: Base {
        override var barTitle: String { NSLocalizedString("c.title", value: "C", comment: "") }
        lazy var item: UIBarButtonItem = { let b = UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain,
          target: nil, action: nil); b.accessibilityLabel = L10n.add; return b }()
        func push() { let v = C(); v.navigationItem.backButtonTitle = "Zurück"; show(v, sender: nil)
          toolbarItems = flag ? [item] : items + [UIBarButtonItem(systemItem: .trash)] } }
      enum L10n { static let add = tr("add"); static func tr(_ k: String) -> String { NSLocalizedString(k, comment: "") } }
      """,
      """
      import AppKit
      extension NSToolbarItem.Identifier { static let share = NSToolbarItem.Identifier("share") }
      class W: NSWindowController, NSToolbarDelegate {
        func windowDidLoad() { let t = NSToolbar(identifier: "t"); t.delegate = self; t.displayMode = .iconOnly
          window?.toolbar = t; window?.title = String(localized: "w", defaultValue: "Window") }
        func toolbarDefaultItemIdentifiers(_ t: NSToolbar) -> [NSToolbarItem.Identifier] { [.share, .flexibleSpace] }
        func toolbar(_ t: NSToolbar, itemForItemIdentifier i: NSToolbarItem.Identifier, willBeInsertedIntoToolbar f: Bool)
          -> NSToolbarItem? { let item = NSToolbarItem(itemIdentifier: i)
          switch i { case .share: item.label = "Share" + "…"; guard f else { return nil }
            item.image = NSImage(named: "s"); default: return nil }
          return item } }
      //// file
      #if os(macOS)
      struct S: Scene { var body: some Scene { Settings { TabView { Text("x").tabItem { Label("General", systemImage: "gear") } } } } }
      #else
      import Foundation
      #endif
      """,
    ].map { Array($0.utf8) },
    words: [
      ".toolbar { ", "ToolbarItem(placement: .principal) { ", "ToolbarItemGroup { ", "Button(\"a\") { } ", "Text(\"b\") ",
      "Label(\"c\", systemImage: \"d\") ", ".navigationTitle(\"e\")", "struct X: View { var body: some View { X() } } ",
      "if case .a = b { ", " else if x { ", " else { ", "switch self { ", "case .a(let b): ", "default: ",
      "ForEach(0..<9) { i in ",
      "func f() -> some View { f() } ", "var a: String { a } ", "extension X { ", "enum E { case a } ", "UIBarButtonItem(",
      "navigationItem.title = ", "NSToolbarItem(itemIdentifier: ", "NSLocalizedString(\"k\", comment: \"\")",
      "String(localized: \"k\")", " ? \"a\" : ", " ?? ", "\\(a)", "\"\"\"\n", "#\"", "#if DEBUG\n", "#endif\n",
      "@ViewBuilder ",
      "@State var a = ", "[.a: \"b\"]", "{ $0.a }", "<A, B>", "some ", "any ", "try await ", "import SwiftUI\n",
      "//// file\n",
      "/*", "*/", "// lintel:accept label-verb because\n", "\u{301}", "👍🏽", "\\u{0}", "`", "_ = ", "let (a, b) = (b, a)",
    ],
    growth: .swift
  ) { bytes in
    let files = parts(of: bytes).enumerated().map { (path: "App/V\($0.offset).swift", bytes: $0.element) }
    let read = SwiftSourceReader.read(files: files, sourceLocale: "en")
    precondition(Set(read.toolbars.map(\.id)).count == read.toolbars.count, "two bars have one id")
    for skipped in read.skipped { precondition(!skipped.reason.isEmpty, "a file is left out without a reason") }
    for toolbar in read.toolbars {
      guard let file = files.first(where: { $0.path == toolbar.location.file }) else {
        preconditionFailure("a location names another file")
      }
      Invariants(path: file.path, bytes: file.bytes).check(toolbar.location)
    }
    _ = SwiftSourceReader.acceptances(in: files)
    _ = SwiftSourceReader.spelledKeys(in: files)
  }

  /// Several files in one input, between lines that say so.
  private static func parts(of bytes: [UInt8]) -> [[UInt8]] {
    let mark = Array("\n//// file\n".utf8)
    var parts: [[UInt8]] = [[]]
    var rest = bytes[...]
    while let byte = rest.first {
      if byte == mark[0], rest.starts(with: mark) {
        parts.append([])
        rest = rest.dropFirst(mark.count)
      } else {
        parts[parts.count - 1].append(byte)
        rest = rest.dropFirst()
      }
    }
    return parts
  }
}
