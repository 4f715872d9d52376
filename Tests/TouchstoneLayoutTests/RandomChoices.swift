import Foundation

/// Random choices that are the same in every run. The environment variable `TOUCHSTONE_FUZZ` sets the number of sequences, and
/// `TOUCHSTONE_FUZZ_SEED` the first seed.
struct RandomChoices {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

    static func seeds(_ count: UInt64) -> Range<UInt64> {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["TOUCHSTONE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
        return first..<first + (environment["TOUCHSTONE_FUZZ"].flatMap(UInt64.init) ?? count)
    }

    mutating func below(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }

    mutating func one<Choice>(_ choices: Choice...) -> Choice { choices[below(choices.count)] }

    /// A whole number in a range.
    mutating func whole(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

    mutating func yes() -> Bool { below(2) == 0 }
}
