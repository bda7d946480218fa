/// An app with one bar, whose three texts are in tables.
enum AccountApp {
  static let screen = """
    import SwiftUI
    struct Account: View {
      var body: some View {
        NavigationStack {
          List {}
            .navigationTitle("account.title")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("account.save") {} ; Button("account.share") {} }
        }
      }
    }
    """

  static let english = table(title: "Account", save: "Save", share: "Share")

  static func german(_ title: String = "Konto") -> String { table(title: title, save: "Sichern", share: "Teilen") }

  static let czech = table(title: "Účet", save: "Uložit", share: "Sdílet")

  /// The app in English and German.
  static let files = [
    "Account.swift": screen, "en.lproj/Localizable.strings": english, "de.lproj/Localizable.strings": german(),
  ]

  private static func table(title: String, save: String, share: String) -> String {
    "\"account.save\" = \"\(save)\";\n\"account.share\" = \"\(share)\";\n\"account.title\" = \"\(title)\";\n"
  }
}
