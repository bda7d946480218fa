import LintelInputs

extension FuzzFormat {
  static let xliff = FuzzFormat(
    name: "xliff",
    seeds: inEveryEncoding(
      """
      <?xml version="1.0"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="App/en.lproj/Localizable.strings" source-language="en" target-language="pt-BR" datatype="plaintext">
      <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="16.0"/></header>
      <body><trans-unit id="Save &amp; close" xml:space="preserve" maxwidth="20" size-unit="char">
      <source>Save &amp; close</source>
      <target state="translated">Salvar 👍🏽 &#x4E2D;</target><note>A button</note></trans-unit>
      <trans-unit id="none" translate="no"><source>x</source></trans-unit></body></file></xliff>
      """)
      + [
        """
        <xliff version="1.2"><file original="App/Localizable.xcstrings" source-language="en" target-language="ar"><body>
        <trans-unit id="%lld files|==|plural.one"><source>%lld file</source><target state="new">a</target></trans-unit>
        <trans-unit id="%lld files|==|plural.other"><source>%lld files</source><target>b</target></trans-unit>
        <trans-unit id="k|==|device.iphone.plural.few" maxwidth="120" size-unit="pixel"><source/><target/></trans-unit>
        <trans-unit id="/files:dict/NSStringLocalizedFormatKey:dict/:string"><source>%#@a@</source></trans-unit>
        <trans-unit id="/files:dict/a:dict/one:dict/:string"><source>one</source><target>uno</target></trans-unit>
        <trans-unit id="s|==|substitutions.a.plural.other"><source>%arg</source><target>%arg</target></trans-unit>
        <group id="g"><trans-unit id="i">
        <source>a<x id="1"/>b<g id="2">c</g><ph id="3">%@</ph><bpt id="4"/><ept id="4"/></source>
        <target><![CDATA[<b>]]><mrk mtype="seg">d</mrk></target></trans-unit></group></body></file>
        <file original="b.strings" source-language="en" target-language="en-"><body/></file></xliff>
        """,
        "<xliff version=\"2.0\"><file id=\"f\"><unit id=\"u\"><segment><source>a</source></segment></unit></file></xliff>",
        "<!DOCTYPE x [<!ENTITY e \"v\">]><xliff version=\"1.2\"><file><body>&e;</body></file></xliff>",
        "<!DOCTYPE x SYSTEM \"x.dtd\"><xliff version=\"1.2\">&e;<file><body><trans-unit id=\"a\"><source>b", "",
      ].map { Array($0.utf8) },
    words: [
      "<xliff version=\"1.2\">", "<file ", "original=\"", "source-language=\"en\"", "target-language=\"de\"", "<body>",
      "<trans-unit id=\"", "<source>", "</source>", "<target>", "</target>", "<target state=\"new\">", "<note>", "<group>",
      "<alt-trans>", "maxwidth=\"", "size-unit=\"pixel\"", "size-unit=\"char\"", "translate=\"no\"", "|==|", "plural.one",
      "plural.other", "device.iphone", "substitutions.", "/NSStringLocalizedFormatKey:dict/:string", ":dict/",
      "<x id=\"1\"/>",
      "<g id=\"1\">", "</g>", "<ph>", "<mrk mtype=\"seg\">", "<![CDATA[", "]]>", "<!--", "-->", "&amp;", "&#x10FFFF;",
      "&#0;",
      "<!DOCTYPE x [", "<!ENTITY e \"v\">", "&e;", "<?xml version=\"1.0\"?>", "encoding=\"UTF-16\"", "\u{FEFF}", "1e308",
      "-1",
    ],
    growth: .xliff
  ) { bytes in
    let file = SourceFile(path: "App/de.xliff", bytes: bytes)
    let invariants = Invariants(path: file.path, bytes: bytes)
    let document = XLIFFReader.read(file, sourceLocale: "en", targetLocale: "de")
    document.tables.forEach(invariants.check)
    if let failure = document.failure { invariants.check(failure) }
  }
}
