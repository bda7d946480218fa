import LintelModel
import SwiftSyntax

extension SwiftProject {
  /// Where code that makes a view is seen: where it is compiled, by its own file's place and by those of all files that use
  /// the view around it. What a view of the Mac alone hands another one is on no bar of iOS.
  func settings(ofMaker call: FunctionCallExprSyntax, in file: SwiftFile) -> Set<Conditions.Setting> {
    if let known = makerSettings[call.id] { return known }
    let compiled = EnclosingConditions.of(call).settings
    var platforms = SourcePlatforms.ofPath(file.path)
    let type = SwiftName.type(around: call)
    // Any view has what an extension of `View` makes.
    if !type.isEmpty, type != "View", let ofUsers = SourcePlatforms.ofUsers(of: type, declaredIn: file, self) {
      platforms = platforms?.intersection(ofUsers) ?? ofUsers
    }
    let seen = platforms.map { platforms in compiled.filter { platforms.contains($0.platform) } } ?? compiled
    // Two places that agree on nothing say nothing.
    let found = seen.isEmpty ? compiled : seen
    makerSettings[call.id] = found
    return found
  }
}
