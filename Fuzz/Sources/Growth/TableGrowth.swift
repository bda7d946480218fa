extension [Construct] {
  static let strings = [
    Construct("entries") { each($0) { "\"k\($0)\" = \"v\";\n" } },
    Construct("entries of one key") { times($0, "\"k\" = \"v\";\n") },
    Construct("entries in one line") { each($0) { "\"k\($0)\" = \"v\"; " } },
    Construct("comments") { times($0, "/* c */\n") + "\"k\" = \"v\";" },
    Construct("letters of a value") { "\"k\" = \"\(times($0, "ü"))\";" },
    Construct("escapes of a value") { "\"k\" = \"\(times($0, "\\U00e9\\n"))\";" },
    Construct("placeholders of a value") { "\"k\" = \"\(times($0, "%@ "))\";" },
    Construct("broken lines") { times($0, "» \"lost\n") },
    Construct("dictionaries in dictionaries") { "{" + times($0, "a = {") },
    Construct("elements of a list") { "{ l = (\(times($0, "a, "))); }" },
    Construct("keys of an XML list") {
      "<plist><dict>" + each($0) { "<key>k\($0)</key><string>v</string>" } + "</dict></plist>"
    },
  ]

  static let stringsDictionary = [
    Construct("entries") { plist(each($0) { plural("k\($0)", variables: 1) }) },
    Construct("variables of an entry") { plist(plural("k", variables: $0)) },
    Construct("forms of a variable") {
      plist(
        "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string><key>a</key><dict>"
          + each($0) { "<key>f\($0)</key><string>v</string>" } + "</dict></dict>")
    },
    Construct("widths of an entry") {
      plist(
        "<key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>"
          + each($0) { "<key>\($0)</key><string>v</string>" } + "</dict></dict>")
    },
    Construct("entries of one key") { plist(times($0, "<key>k</key><string>v</string>")) },
    Construct("dictionaries in dictionaries") { plist(times($0, "<key>k</key><dict>")) },
  ]

  static let stringCatalog = [
    Construct("keys") { catalog(each($0) { "\"k\($0)\":{\"localizations\":{\"de\":\(unit)}}," } + "\"z\":{}") },
    Construct("keys that are one") { catalog(times($0, "\"k\":{\"localizations\":{\"de\":\(unit)}},") + "\"z\":{}") },
    Construct("languages of a key") {
      catalog("\"k\":{\"localizations\":{" + each($0) { "\"x\($0)\":\(unit)," } + "\"de\":\(unit)}}")
    },
    Construct("substitutions of a text") {
      catalog(
        "\"k\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"new\",\"value\":\"\(each($0) { "%#@a\($0)@" })\"},"
          + "\"substitutions\":{" + each($0) { "\"a\($0)\":{\"variations\":{\"plural\":{\"other\":\(unit)}}}," }
          + "\"z\":{}}}}}")
    },
    Construct("devices of a text") {
      catalog(
        "\"k\":{\"localizations\":{\"de\":{\"variations\":{\"device\":{" + each($0) { "\"d\($0)\":\(unit)," }
          + "\"other\":\(unit)}}}}}")
    },
    Construct("texts of a set") {
      catalog(
        "\"k\":{\"localizations\":{\"de\":{\"stringSet\":{\"state\":\"new\",\"values\":[\(times($0, "\"v\","))\"w\"]}}}}")
    },
    Construct("lists in lists") { "{\"strings\":" + times($0, "[") },
    Construct("members that are not known") { "{" + each($0) { "\"m\($0)\":1," } + "\"strings\":{}}" },
  ]

  static let xliff = [
    Construct("units") { xliff(each($0) { "<trans-unit id=\"k\($0)\"><source>a</source><target>b</target></trans-unit>" }) },
    Construct("units of one id") {
      xliff(times($0, "<trans-unit id=\"k\"><source>a</source><target>b</target></trans-unit>"))
    },
    Construct("forms of a key") {
      xliff(each($0) { "<trans-unit id=\"k|==|device.d\($0)\"><source>a</source><target>b</target></trans-unit>" })
    },
    Construct("notes of a unit") {
      xliff("<trans-unit id=\"k\"><source>a</source><target>b</target>\(times($0, "<note>n</note>"))</trans-unit>")
    },
    Construct("inline elements") {
      xliff("<trans-unit id=\"k\"><source>\(each($0) { "<x id=\"\($0)\"/>a" })</source><target>b</target></trans-unit>")
    },
    Construct("groups in groups") { xliff(times($0, "<group>")) },
    Construct("files") {
      "<xliff version=\"1.2\">"
        + each($0) { "<file original=\"f\($0).strings\" source-language=\"en\" target-language=\"de\"><body/></file>" }
        + "</xliff>"
    },
  ]

  static let po = [
    Construct("entries") { each($0) { "msgid \"k\($0)\"\nmsgstr \"v\"\n\n" } },
    Construct("entries of one key") { times($0, "msgid \"k\"\nmsgstr \"v\"\n\n") },
    Construct("lines of a text") { "msgid \"k\"\nmsgstr \"\"\n" + times($0, "\"v\"\n") },
    Construct("comments") { times($0, "#. c\n") + "msgid \"k\"\nmsgstr \"v\"\n" },
    Construct("forms") { "msgid \"k\"\nmsgid_plural \"l\"\n" + each($0) { "msgstr[\($0)] \"v\"\n" } },
    Construct("broken lines") { times($0, "msgstr \"\n") },
    Construct("operators of the plural rule") {
      "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=\(times($0, "n==1||"))n;\\n\"\n"
    },
  ]

  private static let unit = "{\"stringUnit\":{\"state\":\"new\",\"value\":\"v\"}}"
  private static func catalog(_ keys: String) -> String {
    "{\"sourceLanguage\":\"en\",\"strings\":{\(keys)},\"version\":\"1.0\"}"
  }
  private static func plist(_ members: String) -> String { "<plist version=\"1.0\"><dict>\(members)</dict></plist>" }
  private static func plural(_ key: String, variables: Int) -> String {
    "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(each(variables) { "%#@a\($0)@ " })</string>"
      + each(variables) {
        "<key>a\($0)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
          + "<key>other</key><string>%d</string></dict>"
      } + "</dict>"
  }
  private static func xliff(_ units: String) -> String {
    "<xliff version=\"1.2\"><file original=\"a.strings\" source-language=\"en\" target-language=\"de\"><body>\(units)</body></file></xliff>"
  }
}
