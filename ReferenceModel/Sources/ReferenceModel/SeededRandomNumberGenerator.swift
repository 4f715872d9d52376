/// A SplitMix generator, which is deterministic for a seed.
struct SeededRandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64, story: UInt64) { state = (seed &* 0x9E37_79B9_7F4A_7C15) ^ (story &* 0xD1B5_4A32_D192_ED03) }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
    mutating func among<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
    /// A number from 0 up to but not including 1.
    mutating func part() -> Double { Double(next() >> 11) / Double(1 << 53) }
}
