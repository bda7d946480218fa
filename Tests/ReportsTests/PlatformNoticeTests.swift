import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Where translations are mended that a platform writes")
struct PlatformNoticeTests {
  private func page(_ platform: TranslationPlatform?, _ template: String? = nil) -> String {
    var result = SampleResult.result
    (result.project.translationPlatform, result.links.translation) = (platform, template)
    return HTMLReport.audit(result)
  }

  @Test("It is said once, above the sheets, with the address of a translation where the configuration has one")
  func notice() throws {
    let platform = TranslationPlatform(name: "Crowdin", file: "crowdin.yml", written: 4, files: 4)
    let page = self.page(platform, "https://crowdin.example.org/{locale}/{key}")
    let parts = page.split(separator: "notice platform", omittingEmptySubsequences: false)
    #expect(parts.count == 2)
    let notice = try #require(parts.last?.split(separator: "</p>").first)
    #expect(notice.contains("crowdin.yml") && notice.contains("https://crowdin.example.org/{locale}/{key}"))
    #expect(parts.last?.contains("data-locale=de>") == true)
    #expect(!self.page(nil).contains("notice platform"))
  }

  @Test("Where it writes only some of the files, or nobody knows which, no more than that is said")
  func part() {
    func sentence(_ written: Int?) -> String {
      PlatformNotice.sentence(of: TranslationPlatform(name: "Kite", file: "kite.yml", written: written, files: 7)).english
    }
    #expect(sentence(7).hasPrefix("The translations come from Kite (kite.yml)"))
    #expect(sentence(3).contains(": 3 of 7."))
    #expect(sentence(nil).hasPrefix("The project uses Kite (kite.yml)"))
  }
}
