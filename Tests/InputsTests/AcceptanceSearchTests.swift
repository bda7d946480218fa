import LintelModel
import Testing

@testable import LintelInputs

@Suite("Comments that accept findings, in each format")
struct AcceptanceSearchTests {
  /// `line:column text -> subject`.
  private func found(_ path: String, _ text: String, also others: [String: String] = [:]) -> [String] {
    found(path, Array(text.utf8), also: others)
  }

  private func found(_ path: String, _ bytes: [UInt8], also others: [String: String] = [:]) -> [String] {
    var files = others.mapValues { Array($0.utf8) }
    files[path] = bytes
    return ProjectReader.read(ProjectFiles(bytes: files)).acceptances.filter { $0.location.file == path }.map { acceptance in
      let subject =
        switch acceptance.subject {
        case .entry(let table, let key)?: "\(table) \(key)"
        case .lines(let lines, let objects)?: (["\(lines.lowerBound)-\(lines.upperBound)"] + objects).joined(separator: " ")
        case nil: "nothing"
        }
      let language = acceptance.language.map { " in \($0)" } ?? ""
      return "\(acceptance.location.line):\(acceptance.location.column)\(acceptance.text) -> \(subject)\(language)"
    }
  }

  @Test("A comment of a .strings file is about the entry before it on its line, else about the next one")
  func strings() {
    let text = """
      /* lintel:accept r: why */
      /* Another comment. */
      "a" = "One"; // lintel:accept s: also
      // The title.
      // lintel:accept t: because
      "b.//c" = "/* lintel:accept u: no comment */";
      "c" = /* lintel:accept v: within */ "Three";
      /* lintel:accept w: too late */
      """
    #expect(
      found("App/en.lproj/L.strings", text) == [
        "1:4 r: why  -> App/L a", "3:17 s: also -> App/L a", "5:4 t: because -> App/L b.//c", "7:10 v: within  -> App/L c",
        "8:4 w: too late  -> nothing",
      ])
  }

  @Test("In a translation's file it is about that language, in UTF-16 as well")
  func translation() {
    let text = "/* lintel:accept r: why */\n\"a\" = \"Eins\";\n"
    let source = ["en.lproj/L.strings": "\"a\" = \"One\";\n"]
    #expect(found("de.lproj/L.strings", text, also: source) == ["1:4 r: why  -> L a in de"])
    let units: [UInt8] = text.utf16.reduce(into: []) { $0 += [UInt8($1 & 0xFF), UInt8($1 >> 8)] }
    let wide = [0xFF, 0xFE] + units
    #expect(found("de.lproj/L.strings", wide, also: source) == ["1:4 r: why  -> L a in de"])
    #expect(found("Base.lproj/L.strings", text, also: source) == ["1:4 r: why  -> L a"])
  }

  @Test("A comment of a .stringsdict is about the entry it is in or behind, else about the next one, in the file's language")
  func dictionary() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <!-- Folders. lintel:accept r: why -->
        <key>a &amp; b</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>other</key><string><![CDATA[<!-- lintel:accept x: a text -->]]></string> <!-- lintel:accept s: within -->
          </dict>
        </dict> <!-- lintel:accept t: behind -->
        <key>c</key> <!-- lintel:accept u: between --> <string/>
        <key>d</key><array><dict/></array> <!-- lintel:accept v: behind a list -->
        <key>e</key><string>E</string>
        <!-- lintel:accept w: too late -->
      </dict></plist>
      """
    let source = ["en.lproj/L.strings": "\"a & b\" = \"One\";\n"]
    #expect(
      found("de.lproj/L.stringsdict", text, also: source) == [
        "4:17 r: why  -> L a & b in de", "9:90 s: within  -> L a & b in de", "11:16 t: behind  -> L a & b in de",
        "12:21 u: between  -> L c in de", "13:43 v: behind a list  -> L d in de", "15:8 w: too late  -> nothing in de",
      ])
    #expect(found("en.lproj/L.stringsdict", text).first == "4:17 r: why  -> L a & b")
    #expect(found("de.lproj/L.strings", text, also: source).first == "4:17 r: why  -> L a & b in de")
  }

  @Test(
    "A .stringsdict that ends anywhere is read to its end",
    arguments: [
      "<plist><dict><key>a</key><!-- lintel:accept r: why", "<plist><!-- lintel:accept r", "<plist><dict></", "<plist><!",
    ])
  func broken(text: String) {
    #expect(found("en.lproj/L.stringsdict", text).count == (text.contains("lintel") ? 1 : 0))
  }

  @Test("What Interface Builder's extraction quotes of an object's note is no comment of the table")
  func extracted() {
    let text =
      "/* Class = \"UIBarButtonItem\"; title = \"Save\"; Note = \"lintel:accept r: why\"; */\n\"a-b.title\" = \"Save\";\n"
    #expect(found("en.lproj/Main.strings", text) == [])
  }

  @Test("A catalogue's comment is about its key in all languages")
  func catalogue() {
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {
            "comment" : "The title. lintel:accept r in de: why",
            "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Eins" } } }
          },
          "b" : {
          },
          "c" : { "comment" : "lintel:accept s: also" }
        },
        "version" : "1.0"
      }
      """
    #expect(found("L.xcstrings", text) == ["5:31 r in de: why -> L a", "10:26 s: also -> L c"])
  }

  @Test("A note of XLIFF is about its unit in the file's language")
  func exchange() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="en.lproj/L.strings" source-language="en" target-language="de" datatype="plaintext"><body>
          <trans-unit id="a"><source>One</source><target>Eins</target>
            <note>lintel:accept r: why</note>
          </trans-unit>
        </body></file>
      </xliff>
      """
    #expect(found("de.xliff", text) == ["5:13 r: why -> *.xliff/L a in de"])
  }

  @Test("In a storyboard an XML comment is about the element that follows, and a note about its object")
  func storyboard() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s"><objects><viewController id="v" sceneMemberID="viewController">
        <!-- lintel:accept r: why -->
        <navigationItem key="navigationItem" title="Notes" id="n">
          <barButtonItem key="leftBarButtonItem" title="Cancel" id="l">
            <attributedString key="userComments">
              <fragment content="The way out. lintel:accept s: also"/>
            </attributedString>
          </barButtonItem>
          <barButtonItem key="rightBarButtonItem" title="Save" id="r">
            <attributedString key="userComments">
              <fragment><string key="content">lintel:accept t: because
      of it</string></fragment>
            </attributedString>
          </barButtonItem>
        </navigationItem>
      </viewController></objects></scene></scenes>
      </document>
      """
    #expect(
      found("Base.lproj/Main.storyboard", text) == [
        "4:8 r: why  -> 5-13 n l r", "7:7 s: also -> 6-8 l", "12:7 t: because -> 11-13 r",
      ])
  }

  @Test("Comments of Objective-C are about what they stand behind, or before")
  func objectiveC() {
    let text = """
      // lintel:accept r: why
      self.title = NSLocalizedString(@"a // lintel:accept x: no", nil);
      self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc]
          initWithTitle:@"]" style:0]; /* lintel:accept s: also */
      /* lintel:accept t: because */
      [self add:^{
        NSLog(@"it's \\"{");
      }];
      """
    #expect(found("A.m", text) == ["1:4 r: why -> 2-2", "4:37 s: also  -> 4-4", "5:4 t: because  -> 6-8"])
  }

  @Test("No more than a thousand of a file are read, and one more tells that there are others")
  func many() {
    let text = String(repeating: "/* lintel:accept r: why */\n", count: 3000) + "\"a\" = \"One\";\n"
    #expect(found("en.lproj/L.strings", text).count == Acceptance.maximumCount + 1)
  }
}
