import LintelFindings
import LintelModel

/// What translators read first where the files that were audited are made elsewhere: what they change in them would be lost.
struct PlatformNotice {
  let platform: TranslationPlatform
  let links: LinkTemplates

  @MarkupBuilder var markup: [Markup] {
    tag("p", .class("notice platform")) {
      Self.sentence(of: platform)
      if let template = links.translation {
        " "
        Self.address(template)
      }
    }
  }

  static func sentence(of platform: TranslationPlatform) -> Message {
    let (name, file) = (Message.data(platform.name), Message.data(platform.file))
    guard let written = platform.written else {
      return "The project uses \(name) (\(file)): mend there what comes from there, since those files are written anew."
    }
    if written < platform.files {
      return
        "Files of translations that come from \(name) (\(file)): \(amount: written) of \(amount: platform.files). Mend these there, since they are written anew."
    }
    return "The translations come from \(name) (\(file)): mend them there, since these files are written anew."
  }

  static func address(_ template: String) -> Message { "Where each translation is there: \(Message.data(template))" }
}
