import LintelFindings
import Testing

@testable import LintelReports

@Suite("Paths where there is little room")
struct ShortPathTests {
  private func said(_ file: String) -> String { ShortPath(file: file, line: ":7").markup.page(in: .english) }

  @Test("Of a long path the folders in the middle are out of sight, and the whole is in the text and in the title")
  func middle() {
    let path = "Application/Sources/Screens/Library/LibraryToolbar.swift"
    let text = said(path)
    #expect(text.contains("title=\"\(path):7\""))
    #expect(text.contains("Application/<span class=\"between\">Sources/Screens/Library/</span><wbr>LibraryToolbar.swift"))
    #expect(text.replacing(/<[^>]*>/, with: "").contains("\(path):7"))
  }

  @Test("A folder that is no longer than the sign for it stays in sight")
  func noGain() {
    #expect(!said("Application/X/AVeryLongNameOfAScreenAndOfItsToolbar.swift").contains("between"))
    #expect(said("Application/Main/AVeryLongNameOfAScreenAndOfItsToolbar.swift").contains("between"))
  }

  @Test("A language's folder stays in sight, and a short path is whole")
  func ends() {
    #expect(said("Application/Resources/Localization/zh-Hans.lproj/Main.strings").contains("</span><wbr>zh-Hans.lproj/"))
    #expect(!said("App/Views/Bar.swift").contains("between"))
    #expect(!said("A_very_long_name_of_a_file_that_lies_in_no_folder_at_all.swift").contains("between"))
  }
}
