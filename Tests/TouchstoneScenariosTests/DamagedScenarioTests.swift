import Foundation
import Testing
import TouchstoneScenarios
import TouchstoneTestSupport

/// Damaged files cause an error or another event log, never a crash.
@Suite @MainActor
struct DamagedScenarioTests {
    /// A fixed sequence of numbers that look random (SplitMix64), so that a failure comes again.
    private static let pieces = [
        "[", "]", "{", "}", ":", "- ", "\n", "  ", "&a ", "*a ", "!!str ", "|", "#", "'", "\"", "\t", "\0", "\u{FEFF}",
        "é", "1e309", "-1", ".nan", ".inf", "null", "9223372036854775808", "window", "self", "true", "%YAML 1.1\n",
        "---\n",
    ]

    private func damage(_ text: String, _ generator: inout SeededRandomNumberGenerator) -> String {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            guard !bytes.isEmpty else { break }
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            let end = min(bytes.count, place + Int.random(in: 1...40, using: &generator))
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.removeSubrange(place..<end)
            case 2: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
            case 3: bytes.removeSubrange(place...)
            case 4:
                let other = Int.random(in: 0..<bytes.count, using: &generator)
                bytes.insert(contentsOf: Array(bytes[place..<end]), at: other)
            default: bytes.insert(contentsOf: Array(Self.pieces.randomElement(using: &generator)!.utf8), at: place)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: ScenarioFileTests.files)
    func `A damaged scenario is an error or plays without a crash`(_ file: String) throws {
        let text = try String(contentsOfFile: ScenarioFileTests.folder + "/" + file, encoding: .utf8)
        var generator = SeededRandomNumberGenerator(file.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
        var errors = 0
        for _ in 0..<20 {
            do {
                _ = try ScenarioRun(Scenario(yaml: damage(text, &generator), file: file)).play()
            } catch let error as ScenarioError {
                errors += 1
                #expect(!error.message.isEmpty)
            }
        }
        // With fewer errors, the damage would be too small to test anything.
        #expect(errors > 3)
    }
}
