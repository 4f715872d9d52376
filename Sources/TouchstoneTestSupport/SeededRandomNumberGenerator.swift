import Foundation

/// A random number generator (SplitMix64) that depends only on its seed, so that test failures can be reproduced.
package struct SeededRandomNumberGenerator: RandomNumberGenerator {
    private var state: UInt64
    /// The bytes to return before the random numbers, one byte for each number.
    private var bytes: ArraySlice<UInt8> = []

    package init(_ seed: UInt64) { state = seed }

    /// Creates a generator that returns a number for each byte, and then the numbers of the seed 0.
    ///
    /// A change of one byte changes one random decision.
    ///
    /// - Parameter bytes: The bytes that determine the first numbers.
    package init(_ bytes: [UInt8]) {
        state = 0
        self.bytes = bytes[...]
    }

    package mutating func next() -> UInt64 {
        // Repeat the byte, since some callers use the low bits of the number and others the high bits.
        if let byte = bytes.popFirst() { return UInt64(byte) &* 0x0101_0101_0101_0101 }
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a random integer from 0 to `count - 1`.
    package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
    /// Returns `true` with a probability of `percent` in a hundred.
    package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
    /// Returns `true` with a probability of one in `count`.
    package mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
    package mutating func among<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
    package mutating func length(_ range: ClosedRange<Double>) -> CGFloat {
        CGFloat(Double.random(in: range, using: &self))
    }
    /// Returns a random point in a rectangle with the origin `.zero` and the given size.
    package mutating func place(_ width: Double, _ height: Double) -> CGPoint {
        CGPoint(x: Double.random(in: 0..<width, using: &self), y: Double.random(in: 0..<height, using: &self))
    }
}
