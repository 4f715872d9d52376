import Foundation

/// A hash of numbers, texts and bytes: FNV-1a with 64 bits.
package struct Fingerprint {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

    mutating func add(_ bits: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    }

    mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }
    mutating func add(_ number: Double) { add(number.bitPattern) }

    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(UInt8(0xff))
    }

    mutating func add(_ data: Data) {
        for byte in data { add(byte) }
    }
}
