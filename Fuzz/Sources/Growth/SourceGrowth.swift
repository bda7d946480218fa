extension [Construct] {
  static let swift = [
    Construct("bars") { "import SwiftUI\n" + each($0) { view("V\($0)", "Button(\"a\") {}") } },
    Construct("items of a bar") { view("V", times($0, "Button(\"a\") {}\n")) },
    Construct("items in branches") { view("V", times($0, "if x { Button(\"a\") {} }\n")) },
    Construct("cases of a switch") {
      view("V", "switch x {\n" + each($0) { "case .c\($0): Button(\"a\\($0)\") {}\n" } + "default: EmptyView() }")
    },
    Construct("else ifs") { view("V", "if x { Button(\"a\") {} } " + times($0, "else if y { Button(\"a\") {} } ")) },
    Construct("modifiers of an item") { view("V", "Button(\"a\") {}" + times($0, "\n.padding()")) },
    Construct("modifiers of a screen") {
      "struct V: View { var body: some View { Text(\"a\")\(times($0, "\n.padding()")).navigationTitle(\"T\") } }"
    },
    Construct("items in groups in groups") { view("V", times($0, "Group { ") + "Button(\"a\") {}" + times($0, " }")) },
    Construct("arms of a condition") { view("V", "Text(" + times($0, "x ? \"a\" : ") + "\"b\")") },
    Construct("defaults") { view("V", "Text(" + times($0, "x ?? ") + "\"b\")") },
    Construct("sums of texts") { view("V", "Text(" + times($0, "\"a\" + ") + "\"b\")") },
    Construct("values in a text") { view("V", "Text(\"" + times($0, "\\(x) ") + "\")") },
    Construct("letters of a text") { view("V", "Text(\"" + times($0, "ü") + "\")") },
    Construct("functions that show the next") {
      each($0) { "@ViewBuilder func f\($0)() -> some View { f\($0 + 1)() }\n" } + view("V", "f0()")
    },
    Construct("views that show the next") {
      each($0) { "struct W\($0): View { var body: some View { W\($0 + 1)() } }\n" } + view("V", "W0()")
    },
    Construct("properties that read the next") { each($0) { "let p\($0) = p\($0 + 1)\n" } + view("V", "Text(p0)") },
    Construct("cases of an enumeration") {
      "enum E: String, CaseIterable { " + each($0) { "case c\($0)\n" } + "}\n"
        + view("V", "ForEach(E.allCases) { Button($0.rawValue) {} }")
    },
    Construct("extensions of a type") { times($0, "extension V { func f() {} }\n") + view("V", "Button(\"a\") {}") },
    Construct("types of one name") {
      times($0, "struct W: View { var body: some View { Text(\"a\") } }\n") + view("V", "W()")
    },
    Construct("classes that inherit from the next") {
      "import UIKit\n" + each($0) { "class C\($0): C\($0 + 1) { override func viewDidLoad() { title = \"a\" } }\n" }
    },
    Construct("statements of a controller") {
      controller(times($0, "navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)\n"))
    },
    Construct("items of an array") {
      controller("navigationItem.rightBarButtonItems = [\(times($0, "UIBarButtonItem(systemItem: .add), "))]")
    },
    Construct("calls of a controller") {
      controller(each($0) { "f\($0)()\n" }, each($0) { "func f\($0)() { title = \"a\" }\n" })
    },
    Construct("closures after one another") { controller("f {}" + times($0, " g: {}")) },
    Construct("keys that code asks for") {
      "import Foundation\n" + each($0) { "let k\($0) = NSLocalizedString(\"k\($0)\", comment: \"\")\n" }
    },
    Construct("toolbar identifiers") {
      "import AppKit\nextension NSToolbarItem.Identifier {\n" + each($0) { "static let i\($0) = Self(\"i\($0)\")\n" } + "}\n"
        + "class W: NSObject, NSToolbarDelegate { func toolbarDefaultItemIdentifiers(_ t: NSToolbar) -> [NSToolbarItem.Identifier] { ["
        + each($0) { ".i\($0), " } + "] } }\n"
    },
    Construct("files") { each($0) { "import SwiftUI\n" + view("V\($0)", "Button(\"a\") {}") + "\n//// file\n" } },
    Construct("lines of comments") { times($0, "// lintel:accept label-verb because\n") + view("V", "Button(\"a\") {}") },
    Construct("directives") { times($0, "#if A\nlet a = 1\n#endif\n") + view("V", "Button(\"a\") {}") },
  ]

  static let objectiveC = [
    Construct("bars") { each($0) { implementation("C\($0)", "self.title = @\"a\";") } },
    Construct("items of a bar") {
      implementation("C", "self.navigationItem.rightBarButtonItems = @[\(times($0, item + ", "))];")
    },
    Construct("statements") { implementation("C", times($0, "self.navigationItem.rightBarButtonItem = \(item);\n")) },
    Construct("branches") { implementation("C", times($0, "if (x) { self.title = @\"a\"; }\n")) },
    Construct("else ifs") {
      implementation("C", "if (x) { self.title = @\"a\"; }" + times($0, " else if (y) { self.title = @\"b\"; }"))
    },
    Construct("cases") {
      implementation("C", "switch (x) {\n" + each($0) { "case \($0): self.title = @\"a\"; break;\n" } + "}")
    },
    Construct("dots") { implementation("C", "self.title = a" + times($0, ".b") + ";") },
    Construct("messages in messages") {
      implementation("C", "self.title = " + times($0, "[") + "a" + times($0, " b]") + ";")
    },
    Construct("arms") { implementation("C", "self.title = " + times($0, "x ? @\"a\" : ") + "@\"b\";") },
    Construct("methods that call the next") {
      "@implementation C\n- (void)viewDidLoad { [self f0]; }\n"
        + each($0) { "- (void)f\($0) { [self f\($0 + 1)]; self.title = @\"a\"; }\n" } + "@end\n"
    },
    Construct("classes that inherit from the next") {
      each($0) { "@interface C\($0) : C\($0 + 1) @end\n" + implementation("C\($0)", "self.title = @\"a\";") }
    },
    Construct("macros that name the next") {
      each($0) { "#define M\($0) M\($0 + 1)\n" } + implementation("C", "self.title = M0;")
    },
    Construct("constants of an enumeration") {
      "typedef NS_ENUM(NSInteger, E) {\n" + each($0) { "E\($0),\n" } + "};\n" + implementation("C", "")
    },
    Construct("toolbar items") {
      "@implementation W\n- (NSToolbarItem *)toolbar:(NSToolbar *)t itemForItemIdentifier:(NSString *)i willBeInsertedIntoToolbar:(BOOL)f {\n"
        + "NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:i];\n"
        + each($0) { "if ([i isEqualToString:@\"i\($0)\"]) { [item setLabel:@\"l\"]; }\n" } + "return item; }\n@end\n"
    },
    Construct("comments") { times($0, "/* c */ ") + implementation("C", "self.title = @\"a\";") },
  ]

  private static let item = "[[UIBarButtonItem alloc] initWithTitle:@\"a\" style:0 target:nil action:nil]"
  private static func view(_ name: String, _ content: String) -> String {
    "struct \(name): View { var body: some View { Text(\"a\").navigationTitle(\"T\").toolbar { \(content) } } }\n"
  }
  private static func controller(_ statements: String, _ more: String = "") -> String {
    "import UIKit\nclass C: UIViewController { override func viewDidLoad() {\n\(statements)\n}\n\(more)}\n"
  }
  private static func implementation(_ name: String, _ statements: String) -> String {
    "@implementation \(name)\n- (void)viewDidLoad {\n\(statements)\n}\n@end\n"
  }
}
