import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Values handed to formatting functions of Objective-C")
struct ObjectiveCWrapperTests {
  /// - Parameter definition: In a file of its own, whose name ends so.
  private func reasons(
    _ call: String, _ definition: String, in ending: String = "m", _ text: String = "%1$@ of %2$@", others: [String: String] = [:]
  ) async -> [String] {
    let files = [
      "Texts.\(ending)": definition, "A.m": "@implementation A\n- (void)show {\n  a = \(call);\n}\n@end\n",
      "en.lproj/Localizable.strings": "\"k\" = \"\(text)\";\n", "de.lproj/Localizable.strings": "\"k\" = \"\(text)\";\n",
    ]
    return await Auditor.audit(ProjectSource.read(texts: files.merging(others) { $1 })).findings.flatMap(\.single)
      .filter { $0.rule == "values-not-filled" }.map(\.reason)
  }

  private func wrapped(_ body: String) -> String {
    "@implementation Texts\n+ (NSString *)localized:(NSString *)key, ... {\n\(body)\n}\n@end\n"
  }

  private let formatting = """
    va_list args;
    va_start(args, key);
    NSString *format = NSLocalizedString(key, nil);
    NSString *text = [[NSString alloc] initWithFormat:format locale:[NSLocale currentLocale] arguments:args];
    va_end(args);
    return text;
    """

  @Test("A method's values are counted where another file calls it")
  func method() async {
    let one = await reasons(#"[Texts localized:@"k", done]"#, wrapped(formatting))
    #expect(one == ["too-few"])
    let two = await reasons(#"[Texts localized:@"k", (long)[done count], isAll ? all : none]"#, wrapped(formatting))
    #expect(two.isEmpty)
    let none = await reasons(#"[Texts localized:@"k"]"#, wrapped(formatting))
    #expect(none == ["too-few"])
  }

  @Test("So are those of a C function, in whatever place its key is")
  func function() async {
    let function = """
      NSString *L(NSInteger style, NSString *key, ...) {
        va_list args;
        va_start(args, key);
        NSString *text = [[NSString alloc] initWithFormat:[[NSBundle mainBundle] localizedStringForKey:key value:@"" table:nil] arguments:args];
        va_end(args);
        return text;
      }
      """
    let one = await reasons(#"L(1, @"k", done)"#, function)
    #expect(one == ["too-few"])
    let two = await reasons(#"L(1, @"k", done, all)"#, function)
    #expect(two.isEmpty)
  }

  @Test(
    "So are those of a macro in a header",
    arguments: [
      "#define L(key, ...) [NSString stringWithFormat:NSLocalizedString(key, nil), __VA_ARGS__]\n",
      "#define L(key, ...) \\\n  [NSString localizedStringWithFormat:NSLocalizedString(key, nil), \\\n  ##__VA_ARGS__]\n",
      "#define L(key, values...) [NSString stringWithFormat:NSLocalizedString(key, nil), ##values]\n",
    ])
  func macro(definition: String) async {
    let one = await reasons(#"L(@"k", done)"#, definition, in: "h")
    #expect(one == ["too-few"])
    let two = await reasons(#"L(@"k", done, all)"#, definition, in: "h")
    #expect(two.isEmpty)
  }

  @Test(
    "Nothing is said where the body decides anything, changes the format or takes values itself",
    arguments: [
      ("if (!key) {", "if (!key) { return nil; } {"),
      ("text = [[NSString", "text = !key ? nil : [[NSString"),
      ("format = NSLocalizedString(key, nil);", "format = NSLocalizedString(key, nil); format = [format lowercaseString];"),
      ("va_end(args);", "id last = va_arg(args, id); va_end(args);"),
      ("NSLocalizedString(key, nil);", "NSLocalizedString(@\"other\", nil);"),
    ])
  func doubtful(part: String, other: String) async {
    let body = formatting.contains(part) ? formatting.replacing(part, with: other) : other + formatting + "}"
    let found = await reasons(#"[Texts localized:@"k", done]"#, wrapped(body))
    #expect(found.isEmpty)
  }

  @Test("Nothing is said where two files define the name in different ways")
  func twice() async {
    let macro = "#define L(key, ...) [NSString stringWithFormat:NSLocalizedString(key, nil), __VA_ARGS__]\n"
    let other = ["Other.h": "#define L(key, ...) [NSString stringWithFormat:NSLocalizedString(key, nil), name, __VA_ARGS__]\n"]
    let found = await reasons(#"L(@"k", done)"#, macro, in: "h", others: other)
    #expect(found.isEmpty)
    let counted = await reasons(#"L(@"k", done)"#, other["Other.h"]!, in: "h")
    #expect(counted.isEmpty, "the macro puts in the first one itself")
  }
}
