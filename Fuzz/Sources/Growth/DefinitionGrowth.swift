extension [Construct] {
  static let interfaceBuilder = [
    Construct("screens") {
      phone(each($0) { screen($0, "<barButtonItem key=\"rightBarButtonItem\" title=\"Add\" id=\"r\($0)\"/>") })
    },
    Construct("items of a bar") {
      phone(
        screen(
          0, "<rightBarButtonItems>\(each($0) { "<barButtonItem title=\"Add\" id=\"r\($0)\"/>" })</rightBarButtonItems>"))
    },
    Construct("items of one id") {
      phone(screen(0, "<rightBarButtonItems>\(times($0, "<barButtonItem title=\"Add\" id=\"r\"/>"))</rightBarButtonItems>"))
    },
    Construct("segments of a control") {
      phone(
        screen(
          0,
          "<segmentedControl key=\"titleView\" id=\"s\"><segments>\(times($0, "<segment title=\"A\"/>"))"
            + "</segments></segmentedControl>"))
    },
    Construct("actions of a menu") {
      phone(
        screen(
          0,
          "<barButtonItem key=\"rightBarButtonItem\" id=\"r\"><menu key=\"menu\" id=\"m\"><children>"
            + each($0) { "<action title=\"A\" id=\"a\($0)\"/>" } + "</children></menu></barButtonItem>"))
    },
    Construct("items of a window's toolbar, named again") {
      mac(
        "<allowedToolbarItems>" + each($0) { "<toolbarItem label=\"A\" id=\"a\($0)\"/>" } + "</allowedToolbarItems>"
          + "<defaultToolbarItems>" + each($0) { "<toolbarItem reference=\"a\($0)\"/>" } + "</defaultToolbarItems>")
    },
    Construct("segues") {
      phone(
        each($0) {
          screen($0, "", "<connections><segue destination=\"v\(($0 * 7) % 64)\" kind=\"show\" id=\"g\($0)\"/></connections>")
        })
    },
    Construct("views in views") { phone(times($0, "<view><subviews>")) },
  ]

  static let sketch = [
    Construct("bars") { "ios26 en 402pt\n" + each($0) { "name: B\($0)\n< Back | Title | [Add]\n---\nios26\n" } },
    Construct("items of a bar") { "ios26 en\nkind: toolbar\n" + times($0, "[Add] ") },
    Construct("options of a menu") { "ios26 en\n| T | menu[Sort: \(times($0, "Name / "))Date]\n" },
    Construct("widths") { "ios26 en " + each($0) { "\(300 + $0)pt " } + "\n| T | [Add]\n" },
    Construct("directives") { "ios26 en\n" + times($0, "app de: Brief\n") + "| T |\n" },
    Construct("letters of a title") { "ios26 en\n| \(times($0, "中")) |\n" },
    Construct("comments") { times($0, "// c\n") + "ios26 en\n| T |\n" },
  ]

  static let yaml = [
    Construct("bars") {
      "toolbars:\n" + each($0) { "- {id: b\($0), kind: navigationBar, title: T, items: [{id: a, label: A}]}\n" }
    },
    Construct("bars of one id") { "toolbars:\n" + times($0, "- {id: b, kind: toolbar, items: [{label: A}]}\n") },
    Construct("items of a bar") { "toolbars:\n- kind: toolbar\n  items:\n" + each($0) { "  - {id: i\($0), label: A}\n" } },
    Construct("segments of a control") {
      "toolbars:\n- kind: toolbar\n  items:\n  - {kind: segmentedControl, segments: [\(times($0, "A, "))B]}\n"
    },
    Construct("languages of a text") {
      "toolbars:\n- kind: toolbar\n  title: {\(each($0) { "x\($0): T, " })en: T}\n  items: []\n"
    },
    Construct("environments") {
      "toolbars:\n- kind: toolbar\n  items: []\n  environments: [\(each($0) { "{width: \(300 + $0)}, " }){width: 1}]\n"
    },
    Construct("aliases") { "toolbars:\n- &a {kind: toolbar, items: []}\n" + times($0, "- *a\n") },
    Construct("aliases in aliases") { "a0: &a0 [x]\n" + each($0) { "a\($0 + 1): &a\($0 + 1) [*a\($0), *a\($0)]\n" } },
    Construct("lists in lists") { "toolbars: " + times($0, "[") },
    Construct("members that are not known") { each($0) { "m\($0): 1\n" } + "toolbars: []\n" },
    Construct("documents") { times($0, "---\ntoolbars: []\n") },
  ]

  static let configuration = [
    Construct("patterns of exclude") { "exclude:\n" + each($0) { "- \"a\($0)/**\"\n" } },
    Construct("asterisks of a pattern") { "exclude: [\"\(times($0, "**/"))\"]\n" },
    Construct("suppressions") { "suppress:\n" + each($0) { "- {rule: label-verb, files: [\"a\($0)\"], reason: known}\n" } },
    Construct("files of a suppression") {
      "suppress:\n- {rule: label-verb, reason: known, files: [\(each($0) { "a\($0), " })b]}\n"
    },
    Construct("rules that are none") { "rules:\n" + each($0) { "  r\($0): off\n" } },
    Construct("words of the glossary") { "glossary:\n" + each($0) { "  w\($0): [A]\n" } },
    Construct("windows") { "windows:\n" + each($0) { "- {platform: macos, width: \(300 + $0)}\n" } },
    Construct("samples") { "samples:\n" + each($0) { "  k\($0): [1]\n" } },
    Construct("functions that localize") { "localized-functions: [\(each($0) { "f\($0), " })g]\n" },
    Construct("tables") { "tables:\n" + each($0) { "- {files: \"t\($0).csv\", key: 1, en: 2}\n" } },
    Construct("members that are not known") { each($0) { "m\($0): 1\n" } },
    Construct("mappings in mappings") { times($0, "{a: ") },
  ]

  private static func phone(_ scenes: String) -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\"><scenes>\(scenes)</scenes></document>"
  }
  private static func screen(_ number: Int, _ items: String, _ more: String = "") -> String {
    "<scene><objects><viewController id=\"v\(number)\"><navigationItem key=\"navigationItem\" title=\"T\" id=\"n\(number)\">\(items)"
      + "</navigationItem>\(more)</viewController></objects></scene>"
  }
  private static func mac(_ items: String) -> String {
    "<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\" version=\"3.0\"><scenes><scene><objects>"
      + "<windowController id=\"c\"><window key=\"window\" title=\"W\" id=\"w\"><toolbar key=\"toolbar\" id=\"t\">\(items)</toolbar>"
      + "</window></windowController></objects></scene></scenes></document>"
  }
}
