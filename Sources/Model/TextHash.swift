/// FNV-1a, of 64 bits: the same on every machine and in every run, which Swift's own hashes are not.
package struct TextHash: Sendable {
  package var value: UInt64 = 0xcbf2_9ce4_8422_2325

  @inlinable package init() {}

  @inlinable package init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  @inlinable package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
