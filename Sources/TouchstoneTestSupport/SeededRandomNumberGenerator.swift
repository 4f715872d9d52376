import Foundation

/// Random numbers that depend on the seed alone (SplitMix64), so that what a test has found is found again.
package struct SeededRandomNumberGenerator: RandomNumberGenerator {
    private var state: UInt64
    /// What is drawn first, one for each number.
    private var bytes: ArraySlice<UInt8> = []

    package init(_ seed: UInt64) { state = seed }

    /// Returns each byte in order, and then continues as from the seed 0, so that changing one byte changes one decision.
    package init(_ bytes: [UInt8]) {
        state = 0
        self.bytes = bytes[...]
    }

    package mutating func next() -> UInt64 {
        // In every byte of the number, since some look at its low bits and some at its high ones.
        if let byte = bytes.popFirst() { return UInt64(byte) &* 0x0101_0101_0101_0101 }
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 on that is less than `count`.
    package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
    /// True `percent` times in a hundred.
    package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
    /// True once in `count` times.
    package mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
    package mutating func among<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
    package mutating func length(_ range: ClosedRange<Double>) -> CGFloat {
        CGFloat(Double.random(in: range, using: &self))
    }
    /// A point of a rectangle of that size.
    package mutating func place(_ width: Double, _ height: Double) -> CGPoint {
        CGPoint(x: Double.random(in: 0..<width, using: &self), y: Double.random(in: 0..<height, using: &self))
    }
}
