import SwiftUI

/// The other bar of this name.
private struct ShelfView: View {
  var body: some View {
    List {}
      .navigationTitle("Shelf")
      .toolbar { Button { } label: { Image("shelf_icon") } }
  }
}
