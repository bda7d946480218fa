#if canImport(SwiftUI)
  import SwiftUI

  public struct Greeting: View {
    public init() {}

    public var body: some View {
      NavigationStack {
        Text("greeting.hello", bundle: .module)
          .navigationTitle("greeting.title")
          .toolbar { Button("greeting.save") {} }
      }
    }
  }
#endif
