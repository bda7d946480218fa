import LintelGit

extension FuzzFormat {
  /// What git's plumbing answers: a raw difference, or after a line of `batch` the contents of objects.
  static let gitAnswer: FuzzFormat = {
    let id = String(repeating: "0", count: 40)
    return FuzzFormat(
      name: "git",
      seeds: [
        ":100644 100755 \(id) \(id) M\0a/b.strings\0:120000 000000 \(id) \(id) D\0l\0:160000 160000 \(id) \(id) M\0s\0",
        ":000000 100644 \(id) \(id) U\0x\0", "batch\n\(id) blob 3\na\nb\n\(id) missing\n",
        "batch\n\(id) blob 0\n\n\(id) tree 1\nx\n", "",
      ].map { Array($0.utf8) },
      words: [
        ":100644 ", ":000000 ", ":120000 ", ":160000 ", " M\0", " U\0", "\0", id, "batch\n", " blob ", " missing\n",
        "9223372036854775807", "-1", "../", ".git/",
      ],
      growth: .gitAnswer
    ) { bytes in
      let mark = Array("batch\n".utf8)
      guard bytes.starts(with: mark) else {
        for difference in GitRawDifference.all(in: bytes) ?? [] {
          precondition(!difference.path.isEmpty, "a path without a name")
        }
        return
      }
      var batch = GitBatch(Array(bytes.dropFirst(mark.count)))
      var size = 0
      while let object = batch.next() { size += object.count }
      precondition(size <= bytes.count, "more was read than there is")
    }
  }()
}
