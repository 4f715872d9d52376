/// The generator of every tree and point: the same numbers on every machine.
struct LinearCongruentialGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) }

    /// A number from 0 to `bound` − 1.
    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(UInt32(truncatingIfNeeded: state >> 33) % UInt32(bound))
    }
}
