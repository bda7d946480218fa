import LintelFindings
import Testing

@testable import LintelReports

@Suite("Where long paths break")
struct PathBreaksTests {
  @Test("A long path breaks behind its folders, before its signs and at its capitals")
  func path() {
    let parts = PathBreaks.parts(of: "Table Mail/Resources/Localization/Main_menu.strings")
    #expect(parts == ["Table Mail/", "Resources/", "Localization/", "Main", "_menu", ".strings"])
    #expect(PathBreaks.parts(of: "In LibraryCollectionViewController now").last == "Controller now")
    #expect(PathBreaks.parts(of: "LibraryCollectionViewControllers").joined(separator: "|") == "Library|Collection|View|Controllers")
  }

  @Test("What a line of a telephone has room for is whole, and nothing is lost")
  func whole() {
    for text in ["", " ", "Mail/Localizable", "a  b ", "Title cut off · Table Mail/Localizable"] { #expect(PathBreaks.parts(of: text) == [text]) }
    let path = "A/VeryLong.lproj/Localizable_of_the_app.strings:12"
    #expect(PathBreaks.parts(of: path).joined() == path)
  }

  @Test("On the page a browser is told so, and the text stays what it is")
  func page() {
    let markup = Markup.breaking(.quoting("In \(Message.data("Mail/Resources/Localization/Localizable"))"))
    #expect(markup.page(in: .english).contains("In Mail/<wbr>Resources/<wbr>Localization/<wbr>Localizable"))
  }
}
