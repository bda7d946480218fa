/// What a folder was like before a change: what the change added was not there, and what else it touched read as it did. All
/// the rest is as it is on disk, where filters, submodules and line endings have made of it what is audited.
package struct EarlierFiles: Sendable {
  package enum Content: Sendable {
    case file([UInt8])
    /// A symbolic link, and where it leads.
    case link(String)
  }

  /// By path below the folder, with `/` between the parts.
  package let contents: [String: Content]
  /// Files, and folders with all that is in them, that the change added.
  package let added: Set<String>
  /// The names in each folder that has something in `contents`, be it in a folder of its own.
  let names: [String: Set<String>]

  package init(contents: [String: Content], added: Set<String>) {
    self.contents = contents
    self.added = added
    var names: [String: Set<String>] = [:]
    for path in contents.keys {
      var rest = path[...]
      while true {
        let slash = rest.lastIndex(of: "/")
        let folder = slash.map { rest[..<$0] } ?? ""
        let isNew = names[String(folder), default: []].insert(String(slash.map { rest[rest.index(after: $0)...] } ?? rest))
          .inserted
        guard isNew, !folder.isEmpty else { break }
        rest = folder
      }
    }
    self.names = names
  }
}
