import SwiftUI

/// A bar of which nothing can be read: its texts come from elsewhere.
struct AccountsView: View {
  let model: AccountsModel

  var body: some View {
    List {}
      .navigationTitle(model.heading)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button(model.action) { model.run() }
        }
      }
  }
}
