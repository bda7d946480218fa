import SwiftUI

/// A bar that has a namesake, so that each is called by its file, whose path has no place to break; and a button without a name.
struct ShelfView: View {
  var body: some View {
    List {}
      .navigationTitle("Shelf")
      .toolbar { Button { } label: { Image("shelf_icon") } }
  }
}
