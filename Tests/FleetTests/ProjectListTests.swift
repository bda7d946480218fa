import LintelFleet
import Testing

@Suite("Lists of projects")
struct ProjectListTests {
  private func read(_ text: String) throws -> [ListedProject] { try ProjectList(text.utf8, file: "apps.txt").projects }

  @Test("A line is a path, a name and an owner, and the latter two may be left out")
  func fields() throws {
    let projects = try read("# comment\n\n ios/Birds \tBirds\tTeam A\nmac/Maps\n./shop/\t\tTeam B\r\n")
    #expect(
      projects == [
        ListedProject(name: "Birds", path: "ios/Birds", owner: "Team A"), ListedProject(name: "Maps", path: "mac/Maps"),
        ListedProject(name: "shop", path: "./shop/", owner: "Team B"),
      ])
  }

  @Test("Nothing hangs on the order of the lines")
  func order() throws { #expect(try read("b\na\nZ\n") == read("a\nZ\nb")) }

  private static let bad: [(text: String, says: String)] = [
    ("", "apps.txt: found no project, expected one a line"),
    ("# nothing\n", "apps.txt: found no project, expected one a line"),
    (
      "x/App\n\ny/App\n", "apps.txt: line 3: found the name “App” again, which line 1 has, expected another one behind a tab"
    ),
    ("\tname\n", "apps.txt: line 1: found no path, expected one first"),
    ("a\tb\tc\td\n", "apps.txt: line 1: found 4 fields, expected a path, a name and an owner between tabs"),
    ("a\0b\n", "apps.txt: line 1: found a zero byte in the path, expected a path"),
  ]

  @Test("What is wrong is told with its line, and with what is allowed", arguments: bad)
  func errors(text: String, says: String) throws {
    #expect { try read(text) } throws: { "\($0)" == says }
  }

  @Test("Bytes that are no text are told with their line")
  func bytes() {
    #expect { try ProjectList([0x61, 0x0A, 0xFF], file: "l") } throws: {
      "\($0)" == "l: line 2: found bytes that are not UTF-8, expected a path"
    }
  }
}
